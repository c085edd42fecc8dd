import type { OutgoingFile } from './file/export';
import { documentOf, type Port } from './port';
import { type AsideRow, readAside } from './rows';

export interface ListedAside extends Omit<AsideRow, 'rows'> {
  readonly document: string;
  readonly rows: number;
}

/** What was damaged and set aside, newest first. */
export async function listAside(port: Port): Promise<readonly ListedAside[]> {
  const rows = await port.read(['aside'], tx => tx.all('aside'));
  return rows
    .flatMap(([key, row]) => {
      const read = readAside(key, row);
      return read.ok
        ? [{ ...read.value.value, rows: read.value.value.rows.length, document: documentOf(key) }]
        : [];
    })
    .sort((a, b) => b.made - a.made);
}

/** As readable text, for whoever wants to see what can be saved from it by hand. */
export async function asideFile(
  port: Port,
  document: string,
  made: number,
): Promise<OutgoingFile | undefined> {
  const row = await port.read(['aside'], tx => tx.get('aside', [document, made]));
  const read = readAside([document, made], row);
  if (!read.ok) return undefined;
  const text = JSON.stringify(read.value.value, null, 1);
  return {
    name: `northwest-damaged-${new Date(made).toISOString().slice(0, 10)}.json`,
    bytes: new TextEncoder().encode(text),
  };
}

export const dropAside = (port: Port, document: string, made: number): Promise<void> =>
  port.write(['aside'], async tx => tx.drop('aside', [document, made]));
