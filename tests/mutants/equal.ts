/** A change of one line that makes no difference that a test could notice, and why. */
export interface Equal {
  readonly file: string;
  /** The line as it stands, and as the change makes it; without what only lays it out. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export const equals: readonly Equal[] = [];
