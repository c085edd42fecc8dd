/** One line of the table that `npm run bench` prints. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  /** The figure as a share of something measured in the same run, mostly of 5 million plain steps. */
  readonly ratio?: string;
  /** The limit of the ratio; where a row has none, of the figure itself. */
  readonly budget: string;
  /** What the figure is compared with, and what else the run showed. */
  readonly beside: string;
  readonly within: boolean;
}
