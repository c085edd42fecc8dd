import * as v from 'valibot';
import { hashText } from '../basics/hash';
import { err, ok, type Result } from '../basics/result';
import { type Key, numberOf, documentOf as ownerOf, type Row, type Table } from './port';

const rowSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  text: v.string(),
  sum: v.string(),
});

/** The place is part of the checksum: a sound row in the wrong place is not a sound row. */
const sumOf = (table: Table, key: Key, version: number, text: string): string =>
  hashText(`${table}/${ownerOf(key)}/${numberOf(key)}/${version}\n${text}`);

export function sealText(table: Table, key: Key, version: number, text: string): Row {
  return { version, text, sum: sumOf(table, key, version, text) };
}

export const seal = (table: Table, key: Key, version: number, value: unknown): Row =>
  sealText(table, key, version, JSON.stringify(value));

export interface Unsealed {
  readonly version: number;
  readonly value: unknown;
}

/** The text of a row, if not a single character of it has changed since it was written. */
export function soundText(
  table: Table,
  key: Key,
  row: unknown,
): Result<{ readonly version: number; readonly text: string }, 'missing' | 'damaged'> {
  if (row === undefined) return err('missing');
  const parsed = v.safeParse(rowSchema, row);
  if (!parsed.success) return err('damaged');
  const { version, text, sum } = parsed.output;
  return sum === sumOf(table, key, version, text) ? ok({ version, text }) : err('damaged');
}

export function unseal(table: Table, key: Key, row: unknown): Result<Unsealed, 'missing' | 'damaged'> {
  const sound = soundText(table, key, row);
  if (!sound.ok) return sound;
  try {
    return ok({ version: sound.value.version, value: JSON.parse(sound.value.text) });
  } catch {
    return err('damaged');
  }
}

/** The text of a row as it is, sound or not: for sizes. */
export function textOf(row: unknown): string | undefined {
  const parsed = v.safeParse(rowSchema, row);
  return parsed.success ? parsed.output.text : undefined;
}
