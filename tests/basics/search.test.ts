import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heap } from '../../src/basics/search';
import { runs } from '../support/samples';

test('what waits comes out the cheapest first, whatever is put in between', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(9)), { maxLength: 60 }), moves => {
      const open = heap();
      let waiting: number[] = [];
      for (const [i, cost] of moves.entries()) {
        if (cost !== null) {
          open.push(i, cost);
          waiting.push(cost);
          continue;
        }
        waiting = waiting.toSorted((a, b) => a - b);
        expect(open.pop()?.cost).toBe(waiting.shift());
      }
      for (const left of waiting.toSorted((a, b) => a - b)) expect(open.pop()?.cost).toBe(left);
      expect(open.pop()).toBeUndefined();
    }),
    runs(200, 5000),
  );
});
