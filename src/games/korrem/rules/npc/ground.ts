import { stepsFrom, UNREACHED } from '../../../../basics/search';
import { type Box, boxAround, gridOfBox, grown } from '../../../../square/box';
import { cellAt, type Grid, neighbours, xOf, yOf } from '../../../../square/grid';
import { type Card, isAddOn } from '../battle/card';
import { around, type Cell, northWest, touching } from '../battle/space';

/** BG-7: so many add-ons in a row close it. */
const wallLength = 4;

/** Whether some whole numbers hold so many that follow each other. */
function inARow(numbers: readonly number[]): boolean {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return sorted.some((n, i) => sorted[i + wallLength - 1] === n + wallLength - 1);
}

/** The rows (axis 1) or columns (axis 0) that the add-ons of others close to a side's walkers. */
function closedLines(cards: readonly Card[], side: string, axis: 0 | 1): Set<number> {
  const lines = new Map<string, { readonly line: number; readonly along: number[] }>();
  for (const card of cards.filter(other => isAddOn(other) && other.side !== side)) {
    const [line, along] = [card.at[axis], card.at[1 - axis]!];
    const key = `${line} ${card.side}`;
    const found = lines.get(key) ?? { line, along: [] };
    found.along.push(along);
    lines.set(key, found);
  }
  return new Set([...lines.values()].filter(({ along }) => inARow(along)).map(({ line }) => line));
}

/** NM-6: the field around all cards, and what on it is open. */
export interface Field {
  readonly grid: Grid;
  /** 1 where no card stands. */
  readonly open: Uint8Array;
}

const everywhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };

export function fieldOf(cards: readonly Card[]): Field {
  const grid = gridOfBox(grown(boxAround(cards.map(({ at }) => at)) ?? everywhere, 1));
  const open = new Uint8Array(grid.size).fill(1);
  for (const { at } of cards) open[cellAt(grid, at[0], at[1])] = 0;
  return { grid, open };
}

/** BG-7: the field as it is open to those of a side who walk. */
export function walkersField(field: Field, cards: readonly Card[], side: string): Field {
  const [columns, rows] = [closedLines(cards, side, 0), closedLines(cards, side, 1)];
  if (columns.size === 0 && rows.size === 0) return field;
  const { grid } = field;
  const open = field.open.map((free, cell) =>
    columns.has(xOf(grid, cell)) || rows.has(yOf(grid, cell)) ? 0 : free,
  );
  return { grid, open };
}

/** The open cells adjacent to a cell, North then West. */
export const openAround = ({ grid, open }: Field, at: Cell): Cell[] =>
  around(at).filter(([x, y]) => open[cellAt(grid, x, y)] === 1);

/** The steps from some cells to everywhere over open cells; Infinity where no way leads. */
function stepsOver({ grid, open }: Field, from: readonly Cell[]): (cell: Cell) => number {
  const sources = from.map(([x, y]) => cellAt(grid, x, y));
  const steps = stepsFrom(grid.size, sources, (cell, tell) => {
    for (const next of neighbours(grid, cell)) if (open[next] === 1) tell(next, 1);
  });
  return ([x, y]) => {
    const count = steps[cellAt(grid, x, y)] ?? UNREACHED;
    return count === UNREACHED ? Number.POSITIVE_INFINITY : count;
  };
}

/** NM-5: the way from a cell to a target: the least number of steps to an open cell adjacent to it. */
export function waysFrom(field: Field, from: Cell): (target: Cell) => number {
  const steps = stepsOver(field, [from]);
  return target => Math.min(...openAround(field, target).map(steps));
}

/** NM-5: the first steps of the shortest way to a target, a touching cell before a diagonal one, North, West. */
export function walk(field: Field, from: Cell, target: Cell, most: number): Cell[] {
  const left = stepsOver(field, openAround(field, target));
  const path: Cell[] = [from];
  let here = from;
  // Its own cell is not open, so that nothing is known of it: the way begins with the best of those around it.
  let far = Math.min(...openAround(field, from).map(left));
  while (path.length <= most && far >= 0) {
    const at = here;
    const next = openAround(field, at)
      .filter(cell => left(cell) === far)
      .sort((a, b) => Number(touching(b, at)) - Number(touching(a, at)) || northWest(a, b))[0];
    if (!next) break;
    path.push(next);
    here = next;
    far -= 1;
  }
  return path;
}
