import * as v from 'valibot';
import { list, type Output, object, text } from '../../../basics/schema';
import { countSchema } from './fields';

/** KA-1: a row of Kammi's grid, left and right. */
const rowSchema = v.strictTuple([text(40), text(40)]);
export type Row = Output<typeof rowSchema>;

export interface GridTurn {
  readonly activate: Row;
  /** The token that went out to the black space. */
  readonly out: string;
}

export const gridSchema = object({
  rows: list(rowSchema, 3),
  /** The token in hand, left of the grid or on a black space. */
  hand: text(40),
  /** The row on whose black space it is; null before the first push. */
  black: v.nullable(countSchema),
});
export type Grid = Output<typeof gridSchema>;

/** KA-1: the token in hand goes in at the left, the row's right one goes out, the two on the grid act. */
export function push(grid: Grid, row: number): { readonly grid: Grid; readonly turn: GridTurn } {
  const [left, right] = grid.rows[row]!;
  const pushed: Row = [grid.hand, left];
  return {
    grid: { rows: grid.rows.with(row, pushed), hand: right, black: row },
    turn: { activate: pushed, out: right },
  };
}

/** LG-6: rows without a token on the black space. */
export const bareRows = ({ rows, black }: Grid): number[] => [...rows.keys()].filter(row => row !== black);
