/** KA-1: a row of Kammi's grid, left and right. */
export type Row = readonly [string, string];

export interface GridTurn {
  readonly activate: Row;
  /** The token that went out to the black space. */
  readonly out: string;
}

export interface Grid {
  readonly rows: readonly Row[];
  /** The token in hand, left of the grid or on a black space. */
  readonly hand: string;
  /** The row on whose black space it lies; none before the first push. */
  readonly black: number | null;
}

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
