import { hashText } from '../../basics/hash';

/** How the app looks and sounds to whoever moves house: names and words, read by whoever knows them. */
export type SavedSettings = Readonly<Record<string, string>>;

/** The version of the file's layout; docs/SAVES.md describes each. */
export const fileVersion = 2;
export const fileFormat = 'northwest-save';
/** The separator between two documents of a file. */
export const between = '\n\n';

/** One line that says what it is, with the checksum of each document; then the documents, as readable JSON. */
export function toText(made: number, documents: readonly string[], settings?: SavedSettings): string {
  const sums = documents.map(hashText);
  const head = { format: fileFormat, version: fileVersion, made, sums, ...(settings ? { settings } : {}) };
  return `${[JSON.stringify(head), ...documents].join(between)}\n`;
}
