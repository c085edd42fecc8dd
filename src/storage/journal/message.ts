/** What the page asks of the worker that keeps the second copy. Answers carry the number of the question. */
export type JournalAsk =
  /** Adds a line and puts it on the disk. */
  | { readonly ask: number; readonly do: 'append'; readonly document: string; readonly line: string }
  /** Writes the whole file anew. */
  | { readonly ask: number; readonly do: 'rewrite'; readonly document: string; readonly text: string }
  /** Lets go of the file, so that another tab can have it. */
  | { readonly ask: number; readonly do: 'close'; readonly document: string };

export interface JournalAnswer {
  readonly ask: number;
  readonly done: boolean;
}

/** The folder in the origin's private files. */
export const journalFolder = 'journal';
export const journalName = (document: string): string => `${document}.jsonl`;
