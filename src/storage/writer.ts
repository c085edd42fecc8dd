import type { Entry } from '../history/entry';
import { afterThisTask } from './after';
import { numberOf, type Port, type Row, type Table, type Writing } from './port';
import { Cleared, problemOf, type StorageProblem, TakenOver } from './problem';
import { type DocumentRow, readDocument, readWriter, type SnapshotRow, writeRow } from './rows';
import { sealText, textOf } from './seal';

/** What the player is told about the writes that are under way. */
export type Saving =
  /** All that was tapped is on the disk. */
  | { readonly kind: 'saved' }
  /** A write is under way, too short to be shown. */
  | { readonly kind: 'writing' }
  /** A write is under way long enough to be shown. */
  | { readonly kind: 'saving' }
  /** Nothing is on a disk: the device does not allow it. */
  | { readonly kind: 'memory' }
  /** A tap is not saved; it stays so until the problem is solved. */
  | { readonly kind: 'failed'; readonly problem: StorageProblem; readonly waiting: number };

/** A write that takes longer than this is shown. */
const patience = 250;
/** Snapshots kept beside the first: if the newest is damaged, the one before is near. */
const recentKept = 3;

export interface Writer {
  readonly saving: () => Saving;
  /** Queued behind what was queued before. */
  append(entry: Entry<unknown>): void;
  snapshot(snapshot: Snapshot): void;
  /** Deletes records of branches that were let go, with a snapshot in the same transaction. */
  compact(dropped: readonly number[], snapshot: Snapshot): void;
  /** Tries a failed write again. */
  retry(): void;
  /** Resolves when no write waits any more, or when none can go on. */
  settled(): Promise<Saving>;
  /** Another tab has it now: nothing more is written from here. */
  stop(): void;
}

export interface Snapshot {
  readonly content: SnapshotRow;
  readonly about: DocumentRow['about'];
  readonly marks: number;
}

export interface WriterOptions {
  readonly port: Port;
  readonly document: string;
  readonly token: string;
  readonly version: number;
  readonly last: number;
  readonly size: number;
  /** Snapshots of marks that nothing else leads to: they stay. */
  readonly anchors: readonly number[];
  readonly now: () => number;
  readonly changed: (saving: Saving) => void;
  /** The record of this number is on the disk, and all before it. */
  readonly wrote: (seq: number) => void;
  /** The second copy: told of each record when it is in the database, of pauses, and of a log that was compacted. */
  readonly copy: (seq: number, row: Row) => Promise<void>;
  readonly synced: () => Promise<void>;
  readonly renewed: () => Promise<void>;
}

interface Job {
  readonly tables: readonly Table[];
  readonly run: (tx: Writing) => Promise<void>;
  readonly then?: () => Promise<void>;
}

/** The ordered queue of one document's writes: one small transaction each, the next when the one before is on the disk. */
export function openWriter(options: WriterOptions): Writer {
  const { port, document, token, version, anchors, now, changed, wrote, copy, synced, renewed } = options;
  const queue: Job[] = [];
  const idle: ((saving: Saving) => void)[] = [];
  let { last, size } = options;
  let running = false;
  let stopped = false;
  const rest: Saving = port.kind === 'memory' ? { kind: 'memory' } : { kind: 'saved' };
  let saving: Saving = rest;

  function tell(next: Saving): void {
    if (next.kind === saving.kind && next.kind !== 'failed') return;
    saving = next;
    changed(next);
  }

  function rests(): void {
    for (const resolve of idle.splice(0)) resolve(saving);
  }

  function fail(error: unknown): void {
    tell({ kind: 'failed', problem: problemOf(error), waiting: queue.length });
    rests();
  }

  async function pump(): Promise<void> {
    if (running || stopped) return;
    running = true;
    if (saving.kind === 'saved') tell({ kind: 'writing' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await afterThisTask();
      for (let job = queue[0]; job && !stopped; job = queue[0]) {
        timer ??= setTimeout(() => {
          if (saving.kind === 'writing') tell({ kind: 'saving' });
        }, patience);
        await port.write(job.tables, job.run);
        await job.then?.();
        queue.shift();
        if (saving.kind === 'writing') {
          clearTimeout(timer);
          timer = undefined;
        }
      }
      if (queue.length === 0) tell(rest);
    } catch (error) {
      if (error instanceof TakenOver) stopped = true;
      fail(error);
    } finally {
      clearTimeout(timer);
      running = false;
    }
    if (queue.length === 0) rests();
    else if (stopped) fail(new TakenOver());
    else if (saving.kind !== 'failed') await pump();
  }

  function add(job: Job): void {
    queue.push(job);
    // A tap after another tab took the document over exists in this window alone.
    if (stopped) fail(new TakenOver());
    else void pump();
  }

  /** Checked inside each transaction: whoever took the document over has put another token there. */
  async function mine(tx: Writing): Promise<void> {
    const writer = readWriter(document, await tx.get('writers', document));
    if (!writer.ok && writer.error === 'missing') throw new Cleared();
    if (!writer.ok || writer.value.value.token !== token) throw new TakenOver();
  }

  async function keepSnapshot(
    tx: Writing,
    at: number,
    snapshot: Snapshot,
    compacting: boolean,
  ): Promise<void> {
    const row = readDocument(document, await tx.get('documents', document));
    if (!row.ok) throw new Cleared();
    const before = row.value.value;
    const all = [...new Set([...before.snapshots, at])].sort((a, b) => a - b);
    const recent = compacting ? [at] : all.slice(-recentKept);
    const snapshots = all.filter(seq => seq === 0 || recent.includes(seq) || anchors.includes(seq));
    tx.put('snapshots', [document, at], writeRow('snapshots', [document, at], snapshot.content, version));
    for (const seq of before.snapshots) if (!snapshots.includes(seq)) tx.drop('snapshots', [document, seq]);
    const { about, marks } = snapshot;
    const settledTo = compacting ? at : before.settledTo;
    const after = { ...before, version, played: now(), about, marks, size, snapshots, settledTo };
    tx.put('documents', document, writeRow('documents', document, after));
  }

  return {
    saving: () => saving,

    append(entry) {
      const seq = entry.id;
      const key = [document, seq] as const;
      const row: Row = sealText('records', key, version, JSON.stringify(entry));
      last = seq;
      size += row.text.length;
      add({
        tables: ['writers', 'records'],
        async run(tx) {
          // An attempt that was reported as failed may have reached the disk all the same: putting it again is no harm.
          await mine(tx);
          tx.put('records', key, row);
          tx.put('writers', document, writeRow('writers', document, { token, last: seq }));
        },
        async then() {
          await copy(seq, row);
          wrote(seq);
        },
      });
    },

    snapshot(snapshot) {
      const at = last;
      add({
        tables: ['writers', 'documents', 'snapshots'],
        async run(tx) {
          await mine(tx);
          await keepSnapshot(tx, at, snapshot, false);
        },
        then: synced,
      });
    },

    compact(dropped, snapshot) {
      const at = last;
      let weighed = size;
      add({
        tables: ['writers', 'documents', 'records', 'snapshots'],
        async run(tx) {
          await mine(tx);
          const gone = new Set(dropped);
          let kept = 0;
          for (const [key, row] of await tx.all('records', document)) {
            const text = gone.has(numberOf(key)) ? undefined : textOf(row);
            kept += text?.length ?? 0;
          }
          // What was played since then is not written yet.
          size += kept - weighed;
          weighed = kept;
          for (const seq of dropped) tx.drop('records', [document, seq]);
          await keepSnapshot(tx, at, snapshot, true);
        },
        then: renewed,
      });
    },

    retry: () => void pump(),

    settled: () =>
      !running
        ? Promise.resolve(saving)
        : new Promise(resolve => {
            idle.push(resolve);
          }),

    stop() {
      stopped = true;
      // What was written is saved, whoever writes from now on.
      if (running) return;
      if (queue.length > 0) fail(new TakenOver());
      else rests();
    },
  };
}
