// Reading a long log takes a page longer than it may keep a finger waiting. It is therefore parsed and checked in several
// tasks before the transaction that takes the document, which only has to confirm that nothing has changed since.

import { afterThisTask } from './after';
import type { Kind } from './kinds';
import type { Key, Reading } from './port';
import { type Restored, restore, showable } from './restore';
import { type Reader, type RecordRow, readRecord, readSnapshot, type SnapshotRow } from './rows';
import { textOf } from './seal';
import type { Readers, Stored } from './stored';

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

/** The same for snapshots, one in each task. */
async function readSnapshots(snapshots: Stored['snapshots']): Promise<Reader<SnapshotRow>> {
  const results = new Map<unknown, ReturnType<typeof readSnapshot>>();
  for (const [key, row] of snapshots) {
    results.set(row, readSnapshot(key, row));
    await afterThisTask();
  }
  return (key, row) => results.get(row) ?? readSnapshot(key, row);
}

/**
 * The kind with a check of states that looks up those of this log: each is a thousand values, so each is checked in a
 * task of its own.
 */
async function withCheckedStates<State, Event>(
  kind: Kind<State, Event>,
  { records, snapshots }: Stored,
  readers: Readers,
): Promise<Kind<State, Event>> {
  const checked = new Map<unknown, ReturnType<typeof kind.state>>();
  const check = async (version: number, state: unknown): Promise<void> => {
    // What an older version wrote is migrated first.
    if (version !== kind.version) return;
    checked.set(state, kind.state(state));
    await afterThisTask();
  };
  for (const [key, row] of records.slice(0, 1)) {
    const read = readers.record(key, row);
    if (read.ok && read.value.value.kind === 'begin') await check(read.value.version, read.value.value.state);
  }
  for (const [key, row] of snapshots) {
    const read = readers.snapshot(key, row);
    if (read.ok) await check(read.value.version, read.value.value.state);
  }
  return { ...kind, state: value => checked.get(value) ?? kind.state(value) };
}

/** The document as it could be read; undefined where there is anything to repair, to refuse, or nothing at all. */
export async function readAhead<State, Event>(
  kind: Kind<State, Event>,
  stored: Stored,
  read: Reader<RecordRow> = readRecord,
): Promise<ReadAhead<State, Event> | undefined> {
  const readers: Readers = {
    record: await readInTasks(stored.records, read),
    snapshot: await readSnapshots(stored.snapshots),
  };
  const restored = restore(await withCheckedStates(kind, stored, readers), stored, 'device', readers);
  if (!restored.ok || !showable(kind, restored.value.history.state)) return undefined;
  return { stored, restored: restored.value };
}

/** Whether a document is as it was read: every write of its log changes one of these two rows. */
export async function isUnchanged(tx: Reading, { id, document, writer }: Stored): Promise<boolean> {
  const same = (a: unknown, b: unknown): boolean => textOf(a) !== undefined && textOf(a) === textOf(b);
  return same(document, await tx.get('documents', id)) && same(writer, await tx.get('writers', id));
}
