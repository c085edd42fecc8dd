import { describe, expect, it } from 'vitest';
import { forecast } from '../../src/foresight/forecast';
import { threatMap } from '../../src/foresight/threat';
import type { Step } from '../../src/stage/steps';
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
});
