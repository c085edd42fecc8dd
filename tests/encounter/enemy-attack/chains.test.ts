import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { AllyCard } from '../../../src/stage/company';
import type { Step } from '../../../src/stage/steps';
import {
  answersAll,
  asked,
  course,
  type Fight,
  foe,
  go,
  hits,
  of,
  pick,
  picked,
} from '../support/scripted-fight';

const chain: Step = {
  do: 'attack',
  might: { black: 3 },
  range: 'any',
  noSight: true,
  area: { area: 'chain', range: 20, max: 4, ranged: true },
};
const steps: readonly Step[] = [{ do: 'target', rules: [{ rule: 'firstPlayer' }] }, chain];
const card: AllyCard = {
  id: 'carter',
  name: 'Carter',
  defense: 2,
  might: { white: 1 },
  moveCost: 1,
  moveHexes: 2,
  attackCost: 1,
};

describe('an enemy’s chain', () => {
  it('AE-5, FT-1: with the board off it goes on among Oathsworn and allies, to no Sentinel and no other friend', () => {
    const one = course(steps, { b: { class: 'grove-maiden' } }, {}, { board: 'off', company: 'light' });
    one.tap(
      { do: 'sentinel', of: 'b', at: null },
      { do: 'say', correction: { say: 'friend', name: 'Miller', hp: 3, defense: 1, at: null } },
      { do: 'say', correction: { say: 'ally', ally: card } },
      { do: 'say', correction: { say: 'presence', who: 'd', presence: 'unconscious' } },
      { do: 'ally', who: 'd', ally: 'carter', at: null },
      { do: 'endTurns' },
    );
    for (let i = 0; i < 9; i++) {
      const question = asked(one);
      if (question.ask === 'pick' && question.topic === 'hit') break;
      one.tap(question.ask === 'pick' ? pick(...picked(question).slice(0, 1)) : go);
    }
    expect([...picked(asked(one))].sort()).toEqual(['a', 'b', 'c', 'carter']);
  });

  /** Who of the chain is hit, and with how many of its three cards, in its order. */
  const linked = (
    leaves: 'nobody' | 'before' | 'after' | 'one by one',
  ): readonly (readonly [string, number])[] => {
    const one = course(
      steps,
      {
        a: { at: 'I7', defense: 1 },
        b: { at: 'I8', defense: 1 },
        c: { at: 'I9', defense: 1 },
        d: { at: 'A1' },
      },
      {},
      { windows: 'all', might: 'cards' },
    );
    const down = (who: string): Command => ({
      do: 'say',
      correction: { say: 'presence', who, presence: 'unconscious' },
    });
    const faints = down('b');
    one.tap({ do: 'endTurns' });
    expect(asked(one)).toMatchObject({ ask: 'go', window: 'beforeDamage' });
    if (leaves === 'before' || leaves === 'one by one') one.tap(faints);
    if (leaves === 'one by one') one.tap(down('c'));
    one.tap(go);
    if (leaves === 'after') one.tap(faints);
    answersAll(one);
    return hits(one).flatMap(it =>
      it.target === 'b' && leaves !== 'nobody' ? [] : [[it.target, it.damage] as const],
    );
  };

  it('OWN-247, AE-5, FT-5: whoever is left of it keeps its place, before the draw and after it', () => {
    const all = linked('nobody');
    expect(all.map(([who]) => who)).toEqual(['a', 'b', 'c', 'd']);
    const others = all.filter(([who]) => who !== 'b');
    expect([linked('before'), linked('after')]).toEqual([others, others]);
    expect(linked('one by one')).toEqual(others.filter(([who]) => who !== 'c'));
  });
});

describe('a cage and a belly', () => {
  it('OWN-245, FT-12: whoever is swallowed out of its cage stands free when it comes out', () => {
    const first = { who: 'firstPlayer' } as const;
    const one: Fight = course([
      { do: 'cage', whom: first, difficulty: 3, fail: [{ effect: 'lose', hp: 1 }] },
      { do: 'consume', whom: first, slot: 'core', each: [] },
    ]);
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(of(one, 'a')).toMatchObject({ presence: 'consumed', caged: null });
    const { kept } = one.state.stage;
    expect(kept).toEqual([]);
    const core = foe(one, 'boss').dice.find(it => it.slot === 'core');
    one.tap({
      do: 'say',
      correction: { say: 'die', enemy: 'boss', die: core?.id ?? '', hp: 0, quiet: true },
    });
    expect(of(one, 'a')).toMatchObject({ presence: 'standing', caged: null });
  });
});
