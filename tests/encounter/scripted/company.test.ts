import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { AllyCard } from '../../../src/stage/company';
import type { Step } from '../../../src/stage/steps';
import { inCombat } from '../support/company';
import { cards, encounterOf, hero, hit, setupOf } from '../support/least-fixture';
import { course, hp, of, pick } from '../support/scripted-fight';

const ancient: AllyCard = {
  id: 'ancient',
  name: 'Ancient',
  defense: 3,
  might: { red: 1 },
  moveCost: 1,
  moveHexes: 2,
  attackCost: 1,
};
const maiden = { class: 'grove-maiden', maxAnimus: 12, regen: 12, at: 'I8' } as const;
const onBoard = { ...setupOf().settings, board: 'mirrored', company: 'full' } as const;
const far = [hero('b', { at: 'A1' }), hero('c', { at: 'Q1' }), hero('d', { at: 'A9' })];
const token = (who: string, kind: string, count: number): Command => ({
  do: 'say',
  correction: { say: 'token', who, token: kind, count },
});

describe('the Ancient Guardian', () => {
  it('FT-1, TG-5: minions go for it as for an ally', () => {
    const rat = { enemy: 'rat', at: 'I5', number: 1 } as const;
    const one = inCombat(
      maiden,
      { guardian: ancient, settings: onBoard, encounter: encounterOf({ placed: [rat] }) },
      far,
    );
    one.tap({ do: 'say', correction: { say: 'stands', who: 'guardian', at: 'I6', facing: 'N' } });
    one.tap({ do: 'endTurns' });
    const why = one.events.findLast(it => it.type === 'why');
    expect(why?.type === 'why' && why.why.target).toBe('guardian');
  });

  it('FT-2: status tokens leave with the body that fell', () => {
    const one = inCombat(maiden, { guardian: ancient, settings: onBoard }, far);
    one.tap(token('guardian', 'bleed', 2), {
      do: 'say',
      correction: { say: 'presence', who: 'guardian', presence: 'gone' },
    });
    one.tap({ do: 'rejuvenate', of: 'a', at: 'H8' });
    expect(of(one, 'guardian').tokens.bleed).toBeUndefined();
  });

  it('FT-3, MT-11: what it spent of its own on a miss comes back to it', () => {
    const one = inCombat(maiden, { guardian: ancient, settings: onBoard }, far);
    one.tap(token('guardian', 'empowered', 1));
    one.tap({
      do: 'attack',
      who: 'guardian',
      strike: { targets: ['boss'], said: 'missed', tokens: { empowered: 1 } },
      anyway: true,
    });
    one.tap(pick('defense'));
    expect(of(one, 'guardian').tokens).toEqual({ empowered: 1, defense: 1 });
  });
});

describe('the company between attacks', () => {
  it('FT-7, OWN-30: items and injuries at position 0 come back to the hand in the refresh', () => {
    const charm = { id: 'charm', name: 'Charm', kind: 'gear', cooldown: 0, choices: [] } as const;
    const limp = { id: 'limp', name: 'Limp', cooldown: 0, text: '' } as const;
    const one = course([], { a: { items: [charm], injuries: [limp] } });
    for (const card of ['charm', 'limp'])
      one.tap({ do: 'say', correction: { say: 'card', who: 'a', card, to: 0 } });
    one.tap({ do: 'endTurns' });
    expect(['charm', 'limp'].filter(id => of(one, 'a').cards.hand.includes(id))).toEqual(['charm', 'limp']);
  });

  it('FT-8: a friend in one’s own area loses the damage by its own defense, and nobody is asked for a card', () => {
    const one = course([], { a: { at: 'I7' }, b: { at: 'I8', defense: 3 } });
    one.tap({
      do: 'attack',
      who: 'a',
      strike: { targets: ['boss', 'b'], hexes: { boss: 1 }, said: { damage: 7 } },
      anyway: true,
    });
    expect(one.state.frames.some(it => it.frame === 'blow')).toBe(false);
    expect(of(one, 'b').hp).toBe(4);
  });

  it('FT-10, PS-6: whoever is knocked into a Sentinel’s hex treads it down', () => {
    const shove: Step[] = [
      { do: 'target', rules: [] },
      { do: 'effect', on: { who: 'target' }, effects: [{ effect: 'knockback', hexes: 1 }] },
    ];
    const one = course(shove, { a: { at: 'I7' }, b: { class: 'grove-maiden' } });
    one.tap({ do: 'sentinel', of: 'b', at: 'I8' });
    const sentinel = one.state.friends.find(it => it.role === 'sentinel')?.id ?? '';
    one.tap({ do: 'endTurns' });
    expect([of(one, 'a').at, of(one, sentinel).presence]).toEqual(['I8', 'gone']);
  });

  it('FT-11, SE-3: a caged character neither attacks nor walks, and may pass', () => {
    const cage: Step = { do: 'cage', whom: { who: 'firstPlayer' }, difficulty: 9, fail: [] };
    const one = course([cage], { a: { at: 'I7' } });
    one.tap({ do: 'endTurns' });
    expect(one.refused({ ...hit('a', 1, 'core'), anyway: false })).toBe('caged');
    expect(one.refused({ do: 'move', who: 'a', to: 'I8', animus: 1 })).toBe('caged');
    one.tap({ do: 'pass', who: 'a' });
  });

  it('FT-12, SE-17: whom its place gives back stands, and strikes by its own card again', () => {
    const eat: Step = { do: 'consume', whom: { who: 'firstPlayer' }, slot: 'core', each: [] };
    const one = course(
      [],
      { a: { at: 'I7' } },
      {
        cards: [...cards([eat]).slice(0, 5), ...cards([]).slice(5)],
        triggers: [{ trigger: 'diceLost', stage: 2, count: 1 }],
      },
    );
    one.tap({ do: 'endTurns' });
    expect(of(one, 'a').presence).toBe('consumed');
    one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'core', hp: 0, quiet: false } });
    expect(of(one, 'a')).toMatchObject({ presence: 'standing', consumed: null });
    one.tap(hit('a', 2, 'rear'));
    expect([hp(one, 'core'), hp(one, 'rear')]).toEqual([0, 5]);
  });
});
