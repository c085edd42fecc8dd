import { describe, expect, test } from 'vitest';
import { patience, samples, seed } from '../../support/samples';
import { ask } from './ask';
import { caseOf, questions } from './random';
import { slowAnswer } from './slow/answer';

/** Chances are equal to nine places, everything else is the same. */
function same(answer: unknown, expected: unknown): boolean {
  if (typeof expected === 'number') return typeof answer === 'number' && Math.abs(answer - expected) < 1e-9;
  if (typeof expected !== 'object' || expected === null) return answer === expected;
  if (typeof answer !== 'object' || answer === null) return false;
  const [a, b] = [new Map(Object.entries(answer)), new Map(Object.entries(expected))];
  return [...new Set([...a.keys(), ...b.keys()])].every(key =>
    // Of chances, those that are next to nothing may be left out.
    /^\d+$/.test(key) && !Array.isArray(expected)
      ? same(a.get(key) ?? 0, b.get(key) ?? 0)
      : same(a.get(key), b.get(key)),
  );
}

describe('a second, slow reading of the rules answers the same', () => {
  test.each(questions)(
    '%s',
    what => {
      const first = seed * 100_000;
      for (let i = 0; i < samples(4, 4000); i++) {
        const asked = caseOf((first + i) | 0, what);
        const [answer, expected] = [ask(what, asked), slowAnswer(asked)];
        if (!same(answer, expected))
          expect({ asked: JSON.stringify(asked), answer }).toEqual({ asked: '', answer: expected });
      }
    },
    patience,
  );
});
