import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hollowFork } from '../../../../src/games/harrow/sample/hollow-fork';
import { slowMove } from '../../../support/slow/harrow-director';
import { ask, type Fields } from '../ask';
import { soloBoard } from '../boards';

const boards = process.env.SOAK === '1' ? 30_000 : 300;

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value : []);
const hexes = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The sample's map with some of its hexes gone: never the Brambles, a home, or a hex that something stands on. */
function withGaps(board: Fields, gaps: readonly number[]): readonly string[] {
  const used = new Set([
    'E5',
    ...hollowFork.homes,
    ...hollowFork.storms,
    ...Object.values(hollowFork.solo).flat(),
    ...list(board.units).map(one => String(one.at)),
    ...list(board.bonfires).map(one => String(one.at)),
    ...hexes(board.townsfolk),
    ...hexes(board.buildings),
    ...hexes(board.storms),
    ...hexes(board.paths),
    String(board.hester),
  ]);
  return hollowFork.columns.map((letters, column) =>
    [...letters]
      .map((letter, row) => {
        const name = `${'ABCDEFGHI'[column]}${row + 1}`;
        return gaps.includes(column * 10 + row) && !used.has(name) ? '.' : letter;
      })
      .join(''),
  );
}

describe('a second director, written from the rules alone', () => {
  it(`SO-10 to SO-15, HX-1, HX-3, HX-4, CR-2, CR-3: walks alike on ${boards} boards, also on maps with gaps`, () => {
    fc.assert(
      fc.property(
        soloBoard,
        fc.constantFrom('protectors', 'family'),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 89 }), { maxLength: 12 }),
        (board, side, steps, gaps) => {
          const columns = withGaps(board, gaps);
          const map = { ...hollowFork, columns };
          const { goal, walks, taken } = ask('direct', { side, steps, board: { ...board, map } });
          const slow = slowMove(
            {
              columns,
              units: list(board.units)
                .map(one => ({
                  at: String(one.at),
                  side: String(one.side),
                  units: number(one.haints) + number(one.legends),
                }))
                .filter(one => one.units > 0),
              bonfires: list(board.bonfires).map(one => String(one.at)),
              townsfolk: hexes(board.townsfolk),
              buildings: hexes(board.buildings),
            },
            side,
            steps,
          );
          expect({ goal, walks, taken }).toEqual(slow);
        },
      ),
      { seed: 8_021, numRuns: boards },
    );
  });
});
