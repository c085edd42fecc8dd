import { describe, expect, test } from 'vitest';
import { answeredAs } from '../../../support/answers';
import { patience, samples, seed } from '../../../support/samples';
import { ask } from '../ask';
import type { Question } from './answer';
import { slowAnswers } from './answer';
import { caseOf, questions } from './random';

const slow = <Q extends Question>(
  what: Q,
  at: number,
): { readonly asked: object; readonly expected: object } => {
  const asked = caseOf(at, what);
  return { asked, expected: slowAnswers[what](asked) };
};

/** Faces play every split out on copies of the board: few of its cases cost as much as many others. */
const many = (what: Question): number => (what === 'faces' ? samples(3, 600) : samples(8, 1_400));

describe('a second program, written from the rules alone, answers the same', () => {
  test.each(questions)(
    '%s',
    what => {
      for (let i = 0; i < many(what); i++) {
        const at = (seed * 100_000 + i) | 0;
        const { asked, expected } = slow(what, at);
        const answer = ask(what, JSON.parse(JSON.stringify(asked)));
        if (!answeredAs(answer, JSON.parse(JSON.stringify(expected))))
          expect({ asked: JSON.stringify(asked), answer }).toEqual({ asked: '', answer: expected });
      }
    },
    patience,
  );
});
