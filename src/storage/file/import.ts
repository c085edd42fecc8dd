import { err, ok, type Refusal, type Result, refuse } from '../../basics/result';
import { type PackedBackup, packBackup, putBackup } from '../backups';
import { newId } from '../id';
import type { KnownKind } from '../known';
import type { Port, Reading, Writing } from '../port';
import { problemOf, type StorageProblem } from '../problem';
import {
  type About,
  type AsideRow,
  type Label,
  longestName,
  readDocument,
  readWriter,
  writeRow,
} from '../rows';
import { say } from '../says';
import { soundText } from '../seal';
import { type FileFailure, readSaves, type SavedDocument } from './format';
import { sealedFrom } from './saved';
import type { SavedSettings } from './to-text';

export type ImportCode = FileFailure | 'unknown-kind' | 'unsound';
export type ImportRefusal = Refusal<ImportCode>;

/** One line of what the file holds, to be shown before anything is asked. */
export interface Incoming {
  readonly id: string;
  readonly label: Label;
  readonly about: About;
  readonly played: number;
  readonly marks: number;
  /** The same document is on this device: a new copy, or put in its place. */
  readonly present: Present | undefined;
}

interface Present {
  readonly name: string;
  readonly played: number;
  readonly marks: number;
  /** Both have the same last tap. */
  readonly same: boolean;
}

export type Choice = 'copy' | 'replace' | 'leave';

/** The name of a copy beside its original. */
type CopyName = (name: string) => string;
const numbered: CopyName = name => `${name} (2)`;
/** Letters that a copy's name adds to the original's. */
const longestCopied = longestName - 12;

export interface ImportPlan {
  readonly made: number;
  readonly settings: SavedSettings;
  readonly documents: readonly Incoming[];
  /** All or nothing; replaced documents are kept as backups. The ids of what has come in. */
  apply(
    choice: (incoming: Incoming) => Choice,
    copyName?: CopyName,
  ): Promise<Result<readonly string[], StorageProblem>>;
}

const refused = (code: ImportCode) => refuse(code, say(`save.file-${code}`));

const all = ['documents', 'writers', 'records', 'snapshots', 'backups', 'aside'] as const;

/** Checks everything, changes nothing, and says what is in it. */
export async function planImport(
  port: Port,
  kinds: readonly KnownKind[],
  bytes: Uint8Array<ArrayBuffer>,
  now: () => number,
  brought: (ids: readonly string[]) => Promise<void> = async () => undefined,
): Promise<Result<ImportPlan, ImportRefusal>> {
  const checked: Checked[] = [];
  const seen = new Set<string>();
  const made = await readSaves(bytes, (saved): Result<void, ImportRefusal> => {
    const one = seen.has(saved.id) ? refused('unsound') : check(kinds, saved);
    if (!one.ok) return one;
    seen.add(saved.id);
    checked.push(one.value);
    return ok(undefined);
  });
  if (!made.ok) return typeof made.error === 'string' ? refused(made.error) : err(made.error);

  const present = await port.read(['documents', 'writers', 'records'], async tx => {
    const found = new Map<string, Present>();
    for (const one of checked) {
      const { id } = one;
      const row = readDocument(id, await tx.get('documents', id));
      if (!row.ok) continue;
      const { name, played, marks, deleted } = row.value.value;
      const same = deleted === null && name === one.label.name && (await endsAlike(tx, one, played));
      found.set(id, { name, played, marks, same });
    }
    return found;
  });
  const incoming = checked.map((one): Incoming => ({ ...one, present: present.get(one.id) }));
  return ok({
    ...made.value,
    documents: incoming,
    async apply(choice, copyName = numbered) {
      const choices = new Map(incoming.map(one => [one.id, choice(one)]));
      try {
        const ids = await bringIn(port, incoming, await documentsOf(bytes), { choices, copyName }, now());
        await brought(ids);
        return ok(ids);
      } catch (error) {
        return { ok: false, error: problemOf(error) };
      }
    },
  });
}

interface Checked extends Omit<Incoming, 'present'> {
  /** The number of its last record, and that record as text. */
  readonly last: number;
  readonly tail: string | undefined;
}

/** Whether the last record is the same here. */
async function endsAlike(tx: Reading, { id, last, tail, played }: Checked, here: number): Promise<boolean> {
  const writer = readWriter(id, await tx.get('writers', id));
  if (!writer.ok || writer.value.value.last !== last) return false;
  const key = [id, last] as const;
  const row = await tx.get('records', key);
  const text = row === undefined ? undefined : soundText('records', key, row);
  // The last record may be gone by compaction.
  return text?.ok && tail !== undefined ? text.value.text === tail : played === here;
}

function check(kinds: readonly KnownKind[], saved: SavedDocument): Result<Checked, ImportRefusal> {
  const { id, label, played, version } = saved;
  const kind = kinds.find(one => one.name === label.kind);
  if (!kind) return refused('unknown-kind');
  if (version > kind.version) return refused('newer');
  if (!inOrder(saved)) return refused('unsound');
  const verified = kind.verify(sealedFrom(saved, id, label));
  const end = saved.records.at(-1)?.record;
  const tail = end?.id === saved.last ? JSON.stringify(end) : undefined;
  if (verified.ok) return ok({ id, label, played, last: saved.last, tail, ...verified.value });
  const code = verified.error.code === 'newer' ? 'newer' : 'unsound';
  const what = say(`save.file-${code}`);
  return refuse(code, say('save.file-holds', { what, document: label.name, why: verified.error.message }));
}

/** The packed bytes are read once more: only they were kept while the player decided. */
async function documentsOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly SavedDocument[]> {
  const documents: SavedDocument[] = [];
  const read = await readSaves(bytes, saved => {
    documents.push(saved);
    return ok(undefined);
  });
  if (!read.ok) throw new Error('the file changed while it was being read');
  return documents;
}

function inOrder({ records, snapshots, last }: SavedDocument): boolean {
  const ascending = (all: readonly number[]): boolean =>
    all.every((seq, i) => i === 0 || (all[i - 1] ?? 0) < seq);
  const seqs = records.map(one => one.record.id);
  const kept = snapshots.map(one => one.seq);
  return ascending(seqs) && ascending(kept) && (seqs.at(-1) ?? 0) <= last && (kept.at(-1) ?? 0) <= last;
}

interface Chosen {
  readonly choices: ReadonlyMap<string, Choice>;
  readonly copyName: CopyName;
}

/** The document on the device has changed since the file was read. */
class Changed extends Error {}

async function bringIn(
  port: Port,
  incoming: readonly Incoming[],
  documents: readonly SavedDocument[],
  chosen: Chosen,
  now: number,
): Promise<readonly string[]> {
  const ids = new Map<string, string>();
  for (const { id, present } of incoming)
    ids.set(id, present && chosen.choices.get(id) === 'copy' ? newId() : id);
  for (let attempt = 1; ; attempt++) {
    const backups = new Map<string, PackedBackup>();
    for (const { id, present } of incoming) {
      const packed =
        present && chosen.choices.get(id) === 'replace' ? await packBackup(port, id, now) : undefined;
      if (packed) backups.set(id, packed);
    }
    try {
      return await port.write(all, tx => putAll(tx, documents, chosen, ids, backups, now));
    } catch (error) {
      if (!(error instanceof Changed) || attempt === 3) throw error;
    }
  }
}

async function putAll(
  tx: Writing,
  documents: readonly SavedDocument[],
  { choices, copyName }: Chosen,
  ids: ReadonlyMap<string, string>,
  backups: ReadonlyMap<string, PackedBackup>,
  now: number,
): Promise<readonly string[]> {
  const brought: string[] = [];
  for (const saved of documents) {
    const choice = choices.get(saved.id) ?? 'leave';
    if (choice === 'leave') continue;
    const id = ids.get(saved.id) ?? saved.id;
    const backup = backups.get(id);
    if (backup) await setBehind(tx, id, backup);
    await clear(tx, id, now, backup !== undefined);
    // A document that belongs to another one belongs to its copy here.
    const of = saved.label.of === null ? null : (ids.get(saved.label.of) ?? saved.label.of);
    const { label } = saved;
    const name =
      id === saved.id
        ? label.name
        : copyName(label.name.slice(0, longestCopied)).slice(0, longestName).trim();
    for (const { table, key, row } of sealedFrom(saved, id, { ...saved.label, of, name }).rows) {
      tx.put(table, key, row);
    }
    brought.push(id);
  }
  return brought;
}

/** The present one becomes a backup; a tab that has it open finds another token there and stops writing. */
async function setBehind(tx: Writing, id: string, backup: PackedBackup): Promise<void> {
  const writer = readWriter(id, await tx.get('writers', id));
  if (writer.ok && writer.value.value.last !== backup.last) throw new Changed();
  await putBackup(tx, id, backup);
}

/**
 * Nothing that lies under this id is mixed with what comes in: rows of a document whose line in the list is spoilt, or
 * of which no backup could be made, are kept apart for download.
 */
async function clear(tx: Writing, id: string, now: number, backedUp: boolean): Promise<void> {
  const rows: AsideRow['rows'] = [];
  for (const table of ['records', 'snapshots'] as const)
    for (const [key, row] of await tx.all(table, id)) {
      rows.push({ table, key, row });
      tx.drop(table, key);
    }
  if (backedUp || rows.length === 0) return;
  const key = [id, now] as const;
  tx.put('aside', key, writeRow('aside', key, { made: now, label: null, reason: 'replaced', rows }));
}
