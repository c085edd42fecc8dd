/** One rule switched off by a one-line change; a test that cites the rule must then fail (`npm run mutants`). */
export interface Mutant {
  readonly rule: string;
  readonly file: string;
  /** Exact source text, found once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The folder or file of tests to run, narrowed to those whose name cites the rule; or the script of the auditor. */
  readonly tests: string;
}
