/** The letters of a column, counted from 0: A, B, ... Z, AA, AB, ... */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
