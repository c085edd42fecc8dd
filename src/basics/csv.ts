/** A cell that other programs open: quoted where it must be, and never a formula. */
function cellOf(value: string | number): string {
  const text = typeof value === 'number' ? `${value}` : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as comma-separated values. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map(row => row.map(cellOf).join(',')).join('\r\n');
