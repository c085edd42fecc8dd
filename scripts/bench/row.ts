/** One line of the table that `npm run bench` prints: a figure, its budget, and the comparison of the same run. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly beside: string;
  readonly within: boolean;
}
