// Reading a long log takes a page longer than it may keep a finger waiting. Its records are therefore parsed in several
// tasks before the transaction that takes the document, which only has to confirm that nothing has changed since.

import { afterThisTask } from './after';
import type { Kind } from './kinds';
import type { Key, Reading } from './port';
import { type Restored, restore, showable } from './restore';
import { type Reader, type RecordRow, readRecord } from './rows';
import { textOf } from './seal';
import type { Stored } from './stored';

/** Records that are parsed without letting the page do anything else: some 5 ms on a slow tablet. */
export const recordsPerTask = 100;

export interface ReadAhead<State, Event> {
  readonly stored: Stored;
  readonly restored: Restored<State, Event>;
}

/** Reads each record in turn, a few in each task, and gives a reader that only looks them up. */
async function readInTasks(records: Stored['records'], read: Reader<RecordRow>): Promise<Reader<RecordRow>> {
  const results = new Map<unknown, ReturnType<typeof read>>();
  for (const [i, [key, row]] of records.entries()) {
    if (i > 0 && i % recordsPerTask === 0) await afterThisTask();
    results.set(row, read(key, row));
  }
  if (records.length > recordsPerTask) await afterThisTask();
  return (key: Key, row: unknown) => results.get(row) ?? read(key, row);
}

/** The document as it could be read; undefined where there is anything to repair, to refuse, or nothing at all. */
export async function readAhead<State, Event>(
  kind: Kind<State, Event>,
  stored: Stored,
  read: Reader<RecordRow> = readRecord,
): Promise<ReadAhead<State, Event> | undefined> {
  const restored = restore(kind, stored, 'device', await readInTasks(stored.records, read));
  if (!restored.ok || !showable(kind, restored.value.history.state)) return undefined;
  return { stored, restored: restored.value };
}

/** Whether a document is as it was read: every write of its log changes one of these two rows. */
export async function isUnchanged(tx: Reading, { id, document, writer }: Stored): Promise<boolean> {
  const same = (a: unknown, b: unknown): boolean => textOf(a) !== undefined && textOf(a) === textOf(b);
  return same(document, await tx.get('documents', id)) && same(writer, await tx.get('writers', id));
}
