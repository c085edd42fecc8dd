import { describe, expect, it } from 'vitest';
import { forecast } from '../../src/foresight/forecast';
import { threatMap } from '../../src/foresight/threat';
import type { Step, TargetRule } from '../../src/stage/steps';
import { cards, encounterOf } from '../encounter/support/least-fixture';
import { course, type Fight } from '../encounter/support/scripted-fight';

const steps: readonly Step[] = [{ do: 'target', rules: [] }, { do: 'attack' }];
const plain = encounterOf();

/** A card that lets three rats act beside an idle boss; their own box does nothing. */
const mob = (): Fight =>
  course(
    [],
    { a: { at: 'I7', defense: 1 } },
    {
      enemies: plain.enemies.map(kind => (kind.id === 'rat' ? { ...kind, acts: [] } : kind)),
      cards: cards(steps).map(card => ({ ...card, actors: ['rat'] })),
      placed: [
        { enemy: 'boss', at: 'C3', facing: 'S' },
        ...['H7', 'I6', 'J7'].map((at, i) => ({ enemy: 'rat', at, number: i + 1 })),
      ],
    },
  );

const foreseen = (one: Fight) => {
  const seen = forecast(one.state);
  if (typeof seen === 'string') throw new Error(seen);
  return seen.blows.map(blow => [[...blow.attackers].toSorted(), blow.target, blow.pool.cards.yellow]);
};

describe('foresight follows the course of a fight', () => {
  it('FT-9: a Mob that a card lets act is foreseen as one attack with the sum of its might', () => {
    expect(foreseen(mob())).toEqual([[['rat1', 'rat2', 'rat3'], 'a', 6]]);
  });

  it('FT-5: an attacker that has fallen is foreseen no more, nor counted', () => {
    const one = mob();
    one.tap({ do: 'say', correction: { say: 'enemyGone', who: 'rat2' } });
    expect(foreseen(one)).toEqual([[['rat1', 'rat3'], 'a', 4]]);
  });

  it('FT-15: an icon that is open weakens what is foreseen', () => {
    const one = course(
      [
        { do: 'target', rules: [] },
        { do: 'attack', might: { yellow: 3 }, breaks: ['core'] },
      ],
      { a: { at: 'I7' } },
    );
    one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'core', hp: 0, quiet: true } });
    expect(foreseen(one)).toEqual([[['boss'], 'a', 2]]);
  });

  it('FT-9, TG-5: where minions act by a card the map of threats shows whom they come for', () => {
    const map = threatMap(mob().state);
    expect([map?.of.a?.I7, map?.of.b?.A1]).toEqual(['target', 'safe']);
  });

  it('OWN-333: a crippled enemy threatens whom it reaches from where it stands, and charges at nobody', () => {
    const danger = (crippled: number, attack: Step, at: string) => {
      const one = course([{ do: 'target', rules: [] }, { do: 'move', way: 'toward', hexes: 2 }, attack], {
        a: { at },
      });
      one.tap({ do: 'say', correction: { say: 'token', who: 'boss', token: 'crippled', count: crippled } });
      return threatMap(one.state)?.of.a?.[at];
    };
    const strike = { do: 'attack' } as const;
    const charge = { do: 'attack', area: { area: 'charge', hexes: 3 } } as const;
    expect([0, 1].map(crippled => danger(crippled, strike, 'I9'))).toEqual(['target', 'sought']);
    expect([0, 1].map(crippled => danger(crippled, strike, 'I7'))).toEqual(['target', 'target']);
    expect([0, 1].map(crippled => danger(crippled, charge, 'I7'))).toEqual(['target', 'sought']);
  });

  it('TG-3: who is named by nothing is sought among the Oathsworn, or among the whole company where the card says so', () => {
    const danger = (among?: 'company') => {
      const one = course(
        [
          { do: 'target', rules: [], ...(among ? { among } : {}) },
          { do: 'move', way: 'toward', hexes: 2 },
          { do: 'attack' },
        ],
        { a: { at: 'I9' } },
      );
      one.tap({
        do: 'say',
        correction: { say: 'friend', name: 'Ulf', hp: 3, defense: 2, at: 'I7' },
      });
      return threatMap(one.state)?.of.a?.I9;
    };
    expect([danger(), danger('company')]).toEqual(['target', 'safe']);
  });

  it('TG-4: the map is open where any of the words needs a roll or the players, first or last', () => {
    const openBy = (...rules: readonly TargetRule[]) =>
      threatMap(course([{ do: 'target', rules }, { do: 'attack' }]).state)?.open;
    const random = { rule: 'random' } as const;
    const mostHp = { rule: 'mostHp' } as const;
    expect([
      openBy(),
      openBy(mostHp),
      openBy(random),
      openBy(mostHp, random),
      openBy(random, mostHp),
    ]).toEqual([false, false, true, true, true]);
    expect(openBy(mostHp, { rule: 'players' })).toBe(true);
  });

  it('AE-5, FT-1: of a chain each further link is foreseen with one card less', () => {
    const one = course(
      [
        { do: 'target', rules: [] },
        {
          do: 'attack',
          might: { red: 3 },
          range: 'any',
          noSight: true,
          area: { area: 'chain', range: 20, max: 3, ranged: true },
        },
      ],
      { a: { at: 'I7' }, b: { at: 'I8' }, c: { at: 'I9' } },
    );
    const seen = forecast(one.state);
    if (typeof seen === 'string') throw new Error(seen);
    const means = seen.blows.map(blow => blow.damage.reduce((sum, p, damage) => sum + p * damage, 0));
    expect(seen.blows.map(blow => blow.target)).toEqual(['a', 'b', 'c']);
    // A red card is worth 2 on average: all three, the highest two of them, the highest.
    expect(means[0]).toBeCloseTo(6, 9);
    expect(means[1]).toBeLessThan(4.5);
    expect(means[2]).toBeLessThan((means[1] ?? 0) - 1.5);
  });

  it('FT-10: a Sentinel that somebody is placed upon is not foreseen in the area that follows', () => {
    const one = course(
      [
        { do: 'place', whom: { who: 'firstPlayer' }, at: { place: 'hexes', hexes: ['I6'] } },
        { do: 'attack', might: { red: 1 }, area: { area: 'adjacent' } },
      ],
      { a: { at: 'Q9' }, b: { class: 'grove-maiden', at: 'A1' } },
      {
        enemies: plain.enemies.map(kind =>
          kind.id === 'boss' ? { ...kind, footprint: 'single', slots: kind.slots?.slice(0, 1) ?? [] } : kind,
        ),
        placed: [{ enemy: 'boss', at: 'I5', facing: 'S' }],
      },
    );
    one.tap({ do: 'sentinel', of: 'b', at: 'I6' }, { do: 'sentinel', of: 'b', at: 'I4' });
    const seen = forecast(one.state);
    if (typeof seen === 'string') throw new Error(seen);
    const beside = one.state.friends.find(friend => friend.at === 'I4')?.id;
    expect(seen.blows.map(blow => blow.target).toSorted()).toEqual(['a', beside]);
  });

  it('FT-6: nothing is foreseen after the end of the fight', () => {
    const one = course(
      [
        { do: 'effect', on: { who: 'self' }, effects: [{ effect: 'lose', hp: 9 }] },
        { do: 'attack', at: { who: 'firstPlayer' }, might: { red: 1 } },
      ],
      { a: { at: 'I7' } },
      {
        enemies: plain.enemies.map(kind =>
          kind.id === 'boss' ? { ...kind, footprint: 'single', slots: kind.slots?.slice(0, 1) ?? [] } : kind,
        ),
        placed: [
          { enemy: 'boss', at: 'I5', facing: 'N' },
          { enemy: 'rat', at: 'I8', number: 1 },
        ],
      },
    );
    expect(foreseen(one)).toEqual([]);
  });
});
