import { hashOf } from '../basics/hash';
import { ok, type Refusal, type Result, refuse } from '../basics/result';
import { type History, headOf } from '../history/history';
import { wayTo } from '../history/states';
import { isUnchanged, readAhead } from './ahead';
import type { Kind } from './kinds';
import { pennedAbout } from './pen';
import type { Port, Reading, Row, Writing } from './port';
import { problem } from './problem';
import { type Note, type Restored, restore, showable } from './restore';
import { type AsideRow, type DocumentRow, type Label, readRecord, writeRow } from './rows';
import { say } from './says';
import { textOf } from './seal';
import type { Stored, StrayRow } from './stored';

export type OpenRefusal = Refusal<
  'unknown' | 'newer' | 'unreadable' | 'elsewhere' | 'nothing-left' | 'failed'
>;

/** A document taken for writing. */
export interface Taken<State, Event> {
  readonly document: DocumentRow;
  readonly history: History<State, Event>;
  readonly notes: readonly Note[];
  readonly token: string;
  readonly last: number;
  readonly anchors: readonly number[];
  /** The number under which the damaged part is kept, for the download. */
  readonly aside: number | undefined;
}

/** The tables that hold a document and its log. */
const logTables = ['documents', 'writers', 'records', 'snapshots'] as const;

export async function storedOf(tx: Reading, id: string): Promise<Stored> {
  const [document, writer, records, snapshots] = await Promise.all([
    tx.get('documents', id),
    tx.get('writers', id),
    tx.all('records', id),
    tx.all('snapshots', id),
  ]);
  return { id, document, writer, records, snapshots };
}

const isEmpty = ({ document, writer, records, snapshots }: Stored): boolean =>
  document === undefined && writer === undefined && records.length === 0 && snapshots.length === 0;

export const sizeOf = ({ records, snapshots }: Stored): number =>
  [...records, ...snapshots].reduce((sum, [, row]) => sum + (textOf(row)?.length ?? 0), 0);

const refusals = {
  newer: () => refuse('newer', say('save.newer')),
  failed: () => refuse('unreadable', say('save.not-carried-over')),
  'nothing-left': () => refuse('nothing-left', say('save.nothing-left')),
};

/** Something is damaged, and nothing has been done about it yet: there may be a second copy. */
export const harmed = 'harmed';

/**
 * One transaction restores what is sound and puts this tab's token there: from then on no other tab's write counts. A
 * long log was read before it; the transaction reads again only what was changed since. What is damaged is set aside, `asIs`; otherwise nothing is touched yet. What a newer version wrote never is.
 */
export async function take<State, Event>(
  port: Port,
  kind: Kind<State, Event>,
  id: string,
  token: string,
  now: number,
  asIs: boolean,
): Promise<Result<Taken<State, Event>, OpenRefusal> | typeof harmed> {
  const before = asIs ? undefined : await port.read(logTables, tx => storedOf(tx, id));
  const ahead = before && (await readAhead(kind, before));
  return port.write([...logTables, 'aside'], async tx => {
    const unchanged = ahead !== undefined && (await isUnchanged(tx, ahead.stored));
    const stored = unchanged ? ahead.stored : await storedOf(tx, id);
    if (isEmpty(stored)) return refuse('unknown', problem('gone').message);
    let restored = unchanged ? ok(ahead.restored) : restore(kind, stored, 'device');
    // An earlier version let more in than makes sense: the door is asked about every event.
    if (restored.ok && !showable(kind, restored.value.history.state))
      restored = restore(kind, stored, 'elsewhere');
    if (!restored.ok) return restored.error === 'nothing-left' && !asIs ? harmed : refusals[restored.error]();
    const { history, label, pieces, last, notes } = restored.value;
    if (!showable(kind, history.state)) return refuse('unreadable', say('save.not-showable'));
    const found = documentFrom(kind, stored, restored.value, label, now);
    const hurt = notes.some(note => harms[note.code]);
    if (hurt && !asIs) return harmed;
    const aside = hurt ? setAside(tx, id, restored.value, now) : undefined;
    const document = hurt ? settle(tx, kind, id, restored.value, found) : found;
    tx.put('documents', id, writeRow('documents', id, document));
    tx.put('writers', id, writeRow('writers', id, { token, last }));
    const anchors = pieces.snapshots.filter(one => {
      const others = history.known.filter(known => known.id !== one.mark);
      return !wayTo({ entries: history.entries, known: others }, one.mark);
    });
    return ok({ document, history, notes, token, last, anchors: anchors.map(one => one.seq), aside });
  });
}

function documentFrom<State, Event>(
  kind: Kind<State, Event>,
  stored: Stored,
  { history, pieces, last }: Restored<State, Event>,
  label: Label | undefined,
  now: number,
): DocumentRow {
  const fallback: Label = { kind: kind.name, name: kind.name, created: now, of: null };
  return {
    version: kind.version,
    deleted: null,
    settledTo: last,
    backedUpTo: 0,
    ...(label ?? fallback),
    ...pieces.document,
    snapshots: pieces.snapshots.map(one => one.seq),
    played: now,
    about: pennedAbout(kind.about(history.state)),
    marks: history.line.length - 1,
    size: sizeOf(stored),
  };
}

/** Faults of the rows; an old version is none. */
const harms: Readonly<Record<Note['code'], boolean>> = {
  'steps-lost': true,
  'history-cut': true,
  repaired: true,
  'text-cut': true,
  'older-rules': false,
  drift: false,
};

/**
 * Damaged rows, and what can no longer be reached, leave the tables that are read every day. A text that was cut is
 * kept here whole.
 */
function setAside<State, Event>(
  tx: Writing,
  id: string,
  { stray, notes, label, pieces }: Restored<State, Event>,
  now: number,
): number | undefined {
  const apart: readonly StrayRow[] = [...stray, ...pieces.cut];
  if (apart.length === 0) return undefined;
  const rows = apart.map(({ table, key, row }) => ({ table, key, row: row ?? null }));
  const reason = notes.map(note => note.code).join(' ');
  const value: AsideRow = { made: now, label: label ?? null, reason, rows };
  tx.put('aside', [id, now], writeRow('aside', [id, now], value));
  for (const { table, key } of stray) tx.drop(table, key);
  for (const { table, key, cut } of pieces.cut) tx.put(table, key, cut);
  return now;
}

/** The restored state gets a snapshot of its own, and the gaps are known from now on. */
function settle<State, Event>(
  tx: Writing,
  kind: Kind<State, Event>,
  id: string,
  { history, pieces, last }: Restored<State, Event>,
  document: DocumentRow,
): DocumentRow {
  const { name, created, of } = document;
  const label: Label = { kind: kind.name, name, created, of };
  const first = history.known[0];
  if (!pieces.beginning && first?.id === 0) {
    const begin = { kind: 'begin', id: 0, label, state: first.state } as const;
    tx.put('records', [id, 0], writeRow('records', [id, 0], begin, kind.version));
  }
  const { state, taps } = history;
  const mark = headOf(history);
  const content = { label, mark, state, hash: hashOf(state), ...(taps ? { taps } : {}) };
  tx.put('snapshots', [id, last], writeRow('snapshots', [id, last], content, kind.version));
  const snapshots = [...new Set([...document.snapshots, last])].sort((a, b) => a - b);
  return { ...document, snapshots, settledTo: last };
}

/** Sound records from the second copy, in the places of damaged and missing ones. How many there were. */
export const mend = (port: Port, id: string, spare: ReadonlyMap<number, Row>): Promise<number> =>
  port.write(['records'], async tx => {
    let mended = 0;
    for (const [seq, row] of spare) {
      const key = [id, seq] as const;
      if (!readRecord(key, row).ok || readRecord(key, await tx.get('records', key)).ok) continue;
      tx.put('records', key, row);
      mended++;
    }
    return mended;
  });
