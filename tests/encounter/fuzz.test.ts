import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../../src/encounter/apply';
import type { Answer, Command } from '../../src/encounter/command';
import { decide } from '../../src/encounter/decide';
import { playThrough } from '../../src/encounter/player/playthrough';
import type { State } from '../../src/encounter/state';
import { runs, seed } from '../support/samples';
import { unsettled } from './invariants';
import { setupFor } from './setups';

/** States from all over some fights: open phases, every kind of question, the end. */
const states: State[] = [];
for (let i = 0; i < 8; i++) {
  let taps = 0;
  playThrough(setupFor((seed % 1000) + i), tap => taps++ % 9 === 0 && states.push(tap.after), undefined, 200);
}

const ids = fc.constantFrom(
  ...new Set(states.flatMap(one => [...one.friends, ...one.enemies].map(it => it.id))),
  'nobody',
  '',
  '__proto__',
);
const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constantFrom(1e9, 0.5, Number.NaN));
const hex = fc.oneof(fc.constantFrom('A1', 'I5', 'Q9', 'Z99', ''), fc.constant(null));
const compass = fc.constantFrom('N', 'NE', 'SE', 'S', 'SW', 'NW') as fc.Arbitrary<'N'>;
const word = fc.constantFrom('front', 'core', 'hp', 'yes', 'no', 'defense', 'animus', 'redraw', 'c1');

const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constant<Answer>({ answer: 'go' }),
  fc.constant<Answer>({ answer: 'aloud' }),
  fc.record({ answer: fc.constant('pick' as const), ids: fc.array(fc.oneof(ids, word), { maxLength: 3 }) }),
  fc.record({ answer: fc.constant('total' as const), damage: fc.oneof(number, fc.constant(null)) }),
  fc.record({ answer: fc.constant('place' as const), at: hex, facing: compass }),
  fc.record({
    answer: fc.constant('defend' as const),
    with: fc.array(fc.record({ who: ids, plus: number }), { maxLength: 3 }),
  }),
  fc.record({
    answer: fc.constant('tokens' as const),
    spend: fc.array(fc.record({ who: ids, count: number }), { maxLength: 2 }),
  }),
  fc.record({
    answer: fc.constant('might' as const),
    command: fc.constantFrom(
      { type: 'settle' as const },
      { type: 'criticals' as const },
      { type: 'draw' as const },
      { type: 'reveal' as const },
    ),
  }),
);

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('answer' as const), answer }),
  fc.constantFrom<Command>({ do: 'begin' }, { do: 'endTurns' }),
  fc.record({
    do: fc.constant('attack' as const),
    who: ids,
    strike: fc.record({ targets: fc.array(ids, { maxLength: 2 }), white: number, cost: number, die: word }),
  }),
  fc.record({ do: fc.constant('move' as const), who: ids, to: hex, animus: number }),
  fc.record({ do: fc.constant('play' as const), who: ids, card: word, choice: word }),
  fc.record({ do: fc.constant('spend' as const), who: ids, token: word }),
  fc.record({ do: fc.constant('animus' as const), who: ids, by: number }),
  fc.record({ do: fc.constant('taunt' as const), who: ids }),
  fc.record({ do: fc.constant('ally' as const), who: ids, ally: word, at: hex }),
  fc.record({ do: fc.constant('sentinel' as const), of: ids, at: hex }),
  fc.record({ do: fc.constant('rejuvenate' as const), of: ids, at: hex }),
  fc.record({ do: fc.constant('escape' as const), who: ids, success: fc.boolean() }),
  fc.record({
    do: fc.constant('say' as const),
    correction: fc.record({ say: fc.constant('hp' as const), who: ids, hp: number }),
  }),
  fc.record({
    do: fc.constant('say' as const),
    correction: fc.record({
      say: fc.constant('die' as const),
      enemy: ids,
      die: word,
      hp: number,
      quiet: fc.boolean(),
    }),
  }),
  fc.constant<Command>({ do: 'say', correction: { say: 'skip' } }),
);

describe('commands that no legal player would give', () => {
  it('are refused or taken, never an exception, never a changed state, never nothing asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: states.length - 1 }), command, (at, given) => {
        const state = states[at]!;
        const before = JSON.stringify([state.friends, state.enemies, state.frames, state.might]);
        const decided = decide(state, given);
        expect(JSON.stringify([state.friends, state.enemies, state.frames, state.might])).toBe(before);
        if (!decided.ok) {
          expect(decided.error.code).toMatch(/^[a-z-]+$/);
          return;
        }
        const after = decided.value.reduce(apply, state);
        expect(unsettled(after)?.includes('nothing is asked') ?? false).toBe(false);
      }),
      runs(1500, 50_000),
    );
  });
});
