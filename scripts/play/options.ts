/** What the headless player of any game is told on the command line. */
export interface Options {
  readonly seed: number;
  readonly value: (name: string) => string | undefined;
  readonly flag: (name: string) => boolean;
}
