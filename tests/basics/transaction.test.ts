import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Stream, streamFrom } from '../../src/basics/random';
import { roll, shuffled, Transaction } from '../../src/basics/transaction';
import { runs } from '../support/samples';

interface Counter {
  readonly count: number;
  readonly stream: Stream;
}
type Event =
  | { readonly type: 'added'; readonly by: number }
  | { readonly type: 'rolled'; readonly stream: Stream };

const apply = (state: Counter, event: Event): Counter =>
  event.type === 'added' ? { ...state, count: state.count + event.by } : { ...state, stream: event.stream };
const begin = (seed: number): Counter => ({ count: 0, stream: streamFrom(seed) });

test('each event is applied at once, and the events alone lead to the same state', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.constantFrom('roll', 'shuffle', 'add')), (seed, steps) => {
      const start = begin(seed);
      const transaction = new Transaction<Counter, Event>(start, apply);
      for (const step of steps) {
        const { count } = transaction.state;
        if (step === 'roll') expect([1, 2, 3, 4, 5, 6]).toContain(roll(transaction, 1, 6));
        else if (step === 'shuffle')
          expect([...shuffled(transaction, ['a', 'b', 'c'])].sort()).toEqual(['a', 'b', 'c']);
        else {
          transaction.emit({ type: 'added', by: 2 });
          expect(transaction.state.count).toBe(count + 2);
        }
      }
      expect(transaction.events).toHaveLength(steps.length);
      expect(transaction.events.reduce(apply, start)).toEqual(transaction.state);
      expect(start).toEqual(begin(seed));
    }),
    runs(100, 2_000),
  );
});

test('a draw moves the stream: two in one command differ as two in a row do', () => {
  const transaction = new Transaction<Counter, Event>(begin(7), apply);
  const rolled = Array.from({ length: 20 }, () => roll(transaction, 1, 1_000_000));
  expect(new Set(rolled).size).toBe(20);
  const again = new Transaction<Counter, Event>(begin(7), apply);
  const first = roll(again, 1, 1_000_000);
  const later = new Transaction<Counter, Event>(again.state, apply);
  expect([first, roll(later, 1, 1_000_000)]).toEqual(rolled.slice(0, 2));
});
