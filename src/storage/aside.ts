import type { OutgoingFile } from './file/export';
import { documentOf, numberOf, type Port } from './port';
import { type AsideRow, readAside } from './rows';
import { textOf } from './seal';

export interface ListedAside extends Omit<AsideRow, 'rows'> {
  readonly document: string;
  readonly rows: number;
}

/** The damaged parts that were set aside, newest first. */
export async function listAside(port: Port): Promise<readonly ListedAside[]> {
  const rows = await port.read(['aside'], tx => tx.all('aside'));
  return rows
    .flatMap(([key, row]) => {
      const document = documentOf(key);
      const read = readAside(key, row);
      if (read.ok) return [{ ...read.value.value, rows: read.value.value.rows.length, document }];
      // A damaged part is exported as it is, even if its own row is spoilt.
      return textOf(row) === undefined
        ? []
        : [{ made: numberOf(key), label: null, reason: '', rows: 0, document }];
    })
    .sort((a, b) => b.made - a.made);
}

/** The damaged part as readable text, to be repaired by hand. */
export async function asideFile(
  port: Port,
  document: string,
  made: number,
): Promise<OutgoingFile | undefined> {
  const row = await port.read(['aside'], tx => tx.get('aside', [document, made]));
  const read = readAside([document, made], row);
  const text = read.ok ? JSON.stringify(read.value.value, null, 1) : textOf(row);
  if (text === undefined) return undefined;
  return {
    name: `northwest-damaged-${new Date(made).toISOString().slice(0, 10)}.json`,
    bytes: new TextEncoder().encode(text),
  };
}

export const dropAside = (port: Port, document: string, made: number): Promise<void> =>
  port.write(['aside'], async tx => tx.drop('aside', [document, made]));
