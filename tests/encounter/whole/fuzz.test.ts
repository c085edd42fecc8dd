import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWith } from '../../../src/basics/schema';
import type { Answer, Command } from '../../../src/encounter/model/command';
import { commandSchema } from '../../../src/encounter/model/command';
import type { State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { patience, runs, samples, seed } from '../../support/samples';
import { randomFight } from '../random-player/fight';
import { conserved, unsettled } from '../support/invariants';
import { setupFor } from '../support/setups';
import { unworded } from '../support/worded';

const parseCommand = parseWith(commandSchema);

/** Nothing of it can be changed any more: whoever tries throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

interface Material {
  /** From all over some fights: open phases, every kind of question, the end. */
  readonly states: readonly State[];
  /** What was tapped there. */
  readonly commands: readonly Command[];
  readonly ids: fc.Arbitrary<string>;
}

let made: Material | undefined;

/** Only made where a test asks for it: other tests of this folder are run without it. */
function material(): Material {
  if (made) return made;
  const states: State[] = [];
  const commands: Command[] = [];
  for (let i = 0; i < samples(4, 60); i++) {
    let taps = 0;
    randomFight(setupFor((seed % 1000) + i), ({ command, after }) => {
      if (taps++ % 7 === 0) states.push(frozen(after));
      if (taps % 3 === 0) commands.push(command);
    });
  }
  const known = new Set(states.flatMap(one => [...one.friends, ...one.enemies].map(it => it.id)));
  made = { states, commands, ids: fc.constantFrom(...known, 'nobody', '', '__proto__') };
  return made;
}

const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constantFrom(1e9, 0.5, Number.NaN));
const hex = fc.oneof(fc.constantFrom('A1', 'I5', 'Q9', 'Z99', ''), fc.constant(null));
const compass = fc.constantFrom('N', 'NE', 'SE', 'S', 'SW', 'NW') as fc.Arbitrary<'N'>;
const word = fc.constantFrom('front', 'core', 'hp', 'yes', 'no', 'defense', 'animus', 'redraw', 'c1');

const answerOf = (ids: fc.Arbitrary<string>): fc.Arbitrary<Answer> =>
  fc.oneof(
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

const commandOf = (ids: fc.Arbitrary<string>): fc.Arbitrary<Command> =>
  fc.oneof(
    fc.record({ do: fc.constant('answer' as const), answer: answerOf(ids) }),
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

/** One field of it says something else; what it says may be right by accident. */
function bent(command: Command, part: number, by: unknown): Command {
  const inner =
    command.do === 'answer' ? command.answer : command.do === 'say' ? command.correction : command;
  const keys = Object.keys(inner).filter(key => key !== 'do' && key !== 'answer' && key !== 'say');
  const key = keys[part % Math.max(1, keys.length)];
  const old = key === undefined ? undefined : Object.entries(inner).find(([name]) => name === key)?.[1];
  if (key === undefined || typeof old !== typeof by) return command;
  const other = { ...inner, [key]: by };
  const whole = command.do === 'answer' ? { ...command, answer: other } : { ...command, correction: other };
  const read = parseCommand(command.do === 'answer' || command.do === 'say' ? whole : other);
  return read.ok ? read.value : command;
}

function tries(state: State, given: Command): void {
  const decided = decide(state, given);
  if (!decided.ok) {
    expect(decided.error.code).toMatch(/^[a-z-]+$/);
    expect(unworded(decided.error.message)).toBeNull();
    return;
  }
  const after = decided.value.reduce(apply, state);
  expect(unsettled(after)?.includes('nothing is asked') ?? false).toBe(false);
  expect(conserved(after)).toBe(null);
}

const at = <T>(list: readonly T[]): fc.Arbitrary<T> => fc.nat(list.length - 1).map(i => list[i]!);

describe('commands that no legal player would give', () => {
  it('are refused or taken, never an exception, never a changed state, never nothing asked', {
    timeout: patience,
  }, () => {
    const { states, ids } = material();
    fc.assert(
      fc.property(at(states), commandOf(ids), (state, given) => tries(state, given)),
      runs(500, 25_000),
    );
  });

  it('the same with taps of other moments and other fights, as they were or with one word changed', {
    timeout: patience,
  }, () => {
    const { states, commands, ids } = material();
    const word = fc.oneof(ids, number, hex, fc.boolean(), fc.constant([]));
    fc.assert(
      fc.property(at(states), at(commands), fc.nat(9), fc.option(word), (state, given, part, by) =>
        tries(state, by === null ? given : bent(given, part, by)),
      ),
      runs(600, 25_000),
    );
  });
});
