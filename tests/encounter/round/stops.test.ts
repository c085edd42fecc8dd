import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playThrough, type Tap } from '../../../scripts/player/playthrough';
import { nextCommand } from '../../../scripts/player/policy';
import { wanderer } from '../../../scripts/player/wander';
import { standardSettings } from '../../../src/encounter/model/settings';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { atStop } from '../../../src/encounter/turns/stops';
import { cards, encounterOf, fight, hero, setupOf } from '../support/least-fixture';

const begun = (stops: boolean) => {
  const one = fight(setupOf());
  one.tap({ do: 'begin', stops });
  return one;
};

describe('the stop at the end of the enemy’s phase', () => {
  it('OWN-210, RD-10: the enemy’s phase ends there; nothing of the round’s end and of the refresh has come', () => {
    const one = begun(true);
    const before = one.state;
    one.tap({ do: 'endTurns' });
    expect(one.state).toMatchObject({ phase: 'endOfRound', step: 'start', round: 1 });
    expect(questionOf(one.state)).toBeNull();
    expect(one.state.stage.discard).toHaveLength(1);
    expect(one.state.friends.map(friend => friend.animus)).toEqual(
      before.friends.map(friend => friend.animus),
    );
  });

  it('OWN-210, RD-1: one tap more ends the round and refreshes for the next one', () => {
    const [with_, without] = [begun(true), begun(false)];
    without.tap({ do: 'endTurns' });
    with_.tap({ do: 'endTurns' }, { do: 'nextRound' });
    expect(with_.state).toMatchObject({ phase: 'oathsworn', step: 'open', round: 2 });
    const bare = ({ settings: _, ...state }: typeof with_.state) => state;
    expect(bare(with_.state)).toEqual(bare(without.state));
  });

  it('OWN-210: at a stop no other tap of the round’s course counts, and the next one only there', () => {
    const one = begun(true);
    expect(one.refused({ do: 'nextRound' })).toBe('not-now');
    one.tap({ do: 'endTurns' });
    for (const command of [
      { do: 'endTurns' },
      { do: 'begin' },
      { do: 'answer', answer: { answer: 'go' } },
      { do: 'pass', who: 'a' },
    ] as const)
      expect(one.refused(command)).not.toBe('taken');
    one.tap({ do: 'nextRound' });
    expect(one.refused({ do: 'nextRound' })).toBe('not-now');
  });

  it('OWN-210, RD-2: an ambush stops before the second round too', () => {
    const one = fight(setupOf({ ambushed: true }));
    one.tap({ do: 'begin', stops: true });
    expect(one.state).toMatchObject({ phase: 'endOfRound', step: 'start', round: 1 });
  });

  it('OWN-210: a fight of before has no stops until a tap asks for them', () => {
    const one = begun(false);
    expect(one.state.settings.stops).toBeUndefined();
    one.tap({ do: 'endTurns' });
    expect(one.state.round).toBe(2);
    one.tap({ do: 'endTurns', stops: true });
    expect(atStop(one.state)).toBe(true);
  });

  it('OWN-210: where the app only counts, the question what the card says is the stop', () => {
    const one = fight(setupOf({ settings: { ...standardSettings, board: 'off', stage: 'count' } }));
    one.tap({ do: 'begin', stops: true }, { do: 'endTurns' });
    expect(questionOf(one.state)).toMatchObject({ ask: 'count' });
    expect(one.state.round).toBe(1);
    one.tap({ do: 'answer', answer: { answer: 'go' } });
    expect(one.state).toMatchObject({ phase: 'oathsworn', step: 'open', round: 2 });
  });

  it('OWN-210: what the table says at a stop is done there, and the stop stands', () => {
    const one = begun(true);
    one.tap({ do: 'endTurns' }, { do: 'say', correction: { say: 'hp', who: 'a', hp: 3 } });
    expect(atStop(one.state)).toBe(true);
    expect(one.state.friends[0]?.hp).toBe(3);
  });

  it('OWN-210, EN-2: nobody waits at a stop for a fight that is lost', () => {
    const encounter = encounterOf({
      cards: cards([{ do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'lose', hp: 6 }] }]),
    });
    const one = fight(setupOf({ encounter }));
    one.tap({ do: 'begin', stops: true }, { do: 'endTurns' });
    expect(one.state.phase).toBe('over');
  });

  it('OWN-210: in whole fights at random every tap stays in one phase, or goes from one to the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
        const encounter = encounterOf({
          cards: cards([
            { do: 'target', rules: [] },
            { do: 'move', way: 'toward', hexes: 3 },
            { do: 'attack' },
          ]),
        });
        const wander = wanderer(seed);
        const taps: Tap[] = [];
        playThrough(
          setupOf({ seed, encounter, heroes: ['a', 'b', 'c', 'd'].map(id => hero(id)) }),
          tap => taps.push(tap),
          state => {
            const next = atStop(state) ? nextCommand(state) : wander(state);
            return next?.do === 'begin' ? { ...next, stops: true } : next;
          },
          120,
        );
        for (const { before, command, after } of taps) {
          if (after.phase === 'over') continue;
          if (command.do === 'endTurns') expect(['encounter', 'endOfRound']).toContain(after.phase);
          else if (command.do !== 'nextRound' && command.do !== 'begin')
            expect(after.round).toBe(before.round);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('who has had turns', () => {
  it('OWN-211, RD-9: is marked and unmarked, bars nobody, and goes with the refresh', () => {
    const one = begun(true);
    one.tap({ do: 'hadTurns', who: 'a', had: true }, { do: 'hadTurns', who: 'c', had: true });
    expect(one.state.hadTurns).toEqual(['a', 'c']);
    one.tap({ do: 'hadTurns', who: 'a', had: false }, { do: 'pass', who: 'c' });
    expect(one.state.hadTurns).toEqual(['c']);
    one.tap({ do: 'endTurns' }, { do: 'nextRound' });
    expect(one.state.hadTurns).toEqual([]);
  });

  it('OWN-211: nobody is marked who is not there, nor outside the phase', () => {
    const one = begun(true);
    expect(one.refused({ do: 'hadTurns', who: 'nobody', had: true })).toBe('nobody');
    one.tap({ do: 'endTurns' });
    expect(one.refused({ do: 'hadTurns', who: 'a', had: true })).toBe('not-now');
  });
});
