import type { BenchRow } from '../row';

/** The rows under their headings, as aligned columns. */
export function tableOf(rows: readonly BenchRow[]): string {
  const lines = [
    ['what', 'measured', 'ratio', 'budget', 'beside, in the same run', ''],
    ...rows.map(row => [
      row.what,
      row.measured,
      row.ratio ?? '',
      row.budget,
      row.beside,
      row.within ? 'within' : 'TOO MUCH',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map(column => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  return lines
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
