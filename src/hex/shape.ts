/**
 * HX-3: a board as data. `rows` is repeated over the columns from the west; columns that differ by one row
 * alternate half a hex, the longer one reaching further at both ends.
 */
export interface Shape {
  readonly columns: number;
  readonly rows: readonly number[];
}

/** The board of the game: 17 columns of 9 and 10 hexes in turn. */
export const standardShape: Shape = { columns: 17, rows: [9, 10] };

/** HX-2: the name of a hex, its column's letter and its row's number: 'C5'. */
export type Hex = string;

export const rowsOf = (shape: Shape, column: number): number => shape.rows[column % shape.rows.length]!;
