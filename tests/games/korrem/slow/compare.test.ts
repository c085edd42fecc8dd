import { describe, expect, test } from 'vitest';
import { patience, samples, seed } from '../../../support/samples';
import { ask } from '../ask';
import { type Question, slowAnswers } from './answer';
import { brief, caseOf, questions, written } from './random';

const slow = <Q extends Question>(
  what: Q,
  at: number,
): { readonly asked: object; readonly expected: unknown } => {
  const asked = caseOf(at, what);
  const answer: (asked: never) => object = slowAnswers[what];
  return { asked, expected: JSON.parse(JSON.stringify(answer(asked as never))) };
};

/** Every roll of every NPC is played out: such a case costs as much as many others. */
const many = (what: Question): number => (what === 'danger' ? samples(2, 300) : samples(4, 800));

describe('a second program, written from the rules alone, answers the same', () => {
  test.each(questions)(
    '%s',
    what => {
      for (let i = 0; i < many(what); i++) {
        const { asked, expected } = slow(what, (seed * 100_000 + i) | 0);
        const sent = i % 2 === 0 ? written(asked) : brief(written(asked));
        const answer = ask(what, sent);
        try {
          expect(answer).toEqual(expected);
        } catch {
          expect({ asked: JSON.stringify(sent), answer }).toEqual({ asked: '', answer: expected });
        }
      }
    },
    patience,
  );
});
