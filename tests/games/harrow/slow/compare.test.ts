import { describe, expect, test } from 'vitest';
import { answeredAs } from '../../../support/answers';
import { patience, samples, seed } from '../../../support/samples';
import { ask } from '../ask';
import { slowAnswers } from './answer';
import type { Question } from './case';
import { brief, caseOf, questions } from './random';

/** Numbers are equal to nine places; a difference of nothing need not be told. */
const alike = (answer: unknown, expected: number, way: readonly string[]): boolean =>
  (typeof answer === 'number' || (way.includes('difference') && answer === undefined)) &&
  Math.abs((typeof answer === 'number' ? answer : 0) - expected) < 1e-9;

const slow = <Q extends Question>(
  what: Q,
  at: number,
): { readonly asked: object; readonly expected: unknown } => {
  const asked = caseOf(at, what);
  return { asked, expected: slowAnswers[what](asked) };
};

/** The Tree is integrated over both chances: few of its cases cost as much as many others. */
const many = (what: Question): number => (what === 'tree' ? samples(2, 300) : samples(6, 1_000));

describe('a second program, written from the rules alone, answers the same', () => {
  test.each(questions)(
    '%s',
    what => {
      for (let i = 0; i < many(what); i++) {
        const at = (seed * 100_000 + i) | 0;
        const { asked, expected } = slow(what, at);
        const written = i % 2 === 0 ? { ...asked } : brief(asked);
        const answer = ask(what, JSON.parse(JSON.stringify(written)));
        if (!answeredAs(answer, JSON.parse(JSON.stringify(expected)), alike))
          expect({ asked: JSON.stringify(written), answer }).toEqual({ asked: '', answer: expected });
      }
    },
    patience,
  );
});
