import { ok, type Refusal, type Result, refuse } from '../../basics/result';
import type { Sentence } from '../../basics/said';
import { storedOf } from '../opening';
import { documentOf, type Port, type Reading } from '../port';
import { readDocument } from '../rows';
import { say } from '../says';
import type { Stored } from '../stored';
import { pack } from './gzip';
import { limits, measure } from './limits';
import { newestOf, type Outgoing, outgoingFrom } from './saved';
import { type SavedSettings, toText } from './to-text';

export interface OutgoingFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type ExportRefusal = Refusal<'unknown' | 'too-large'>;

/** A document that cannot be exported, and why; all others are. */
export interface LeftOut {
  readonly id: string;
  readonly name: string;
  readonly why: Sentence;
}

/** Files that hold what was wanted: one, or several where one would be larger than a file may be. */
export interface OutgoingFiles {
  readonly files: readonly OutgoingFile[];
  /** The ids of what is in them. */
  readonly taken: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

const reads = ['documents', 'writers', 'records', 'snapshots'] as const;

/** The documents and all that belongs to them; everything that is not deleted when none are named. */
export async function exportDocuments(
  port: Port,
  ids: readonly string[] | 'all',
  now: number,
  settings?: SavedSettings,
): Promise<Result<OutgoingFiles, ExportRefusal>> {
  const wanted = await port.read(['documents'], tx => wantedOf(tx, ids));
  if (wanted.length === 0) return refuse('unknown', say('save.nothing-to-export'));
  const leftOut: LeftOut[] = [];
  const taken: string[] = [];
  const files: OutgoingFile[] = [];
  let pile: Outgoing[] = [];
  let weight = empty;
  const close = async (): Promise<void> => {
    if (pile.length === 0) return;
    const file = await fileOf(pile, now, files.length + 1, settings);
    // Documents too large together go into a file each.
    if (file.ok) files.push(file.value);
    else for (const one of pile) await alone(one);
    pile = [];
    weight = empty;
  };
  const alone = async (one: Outgoing): Promise<void> => {
    const file = await fileOf([one], now, files.length + 1, settings);
    if (file.ok) files.push(file.value);
    else leftOut.push({ id: one.id, name: one.label.name, why: say('save.too-much-for-a-file') });
  };
  for (const { id, name } of wanted) {
    const one = await port.read(reads, async tx => fitting(await storedOf(tx, id)));
    const heavy = one && weightOf(one);
    if (!one || !heavy) {
      leftOut.push({ id, name, why: say(one ? 'save.too-much-for-a-file' : 'save.unreadable') });
      continue;
    }
    if (!withinFile(plus(weight, heavy))) await close();
    pile.push(one);
    weight = plus(weight, heavy);
    taken.push(id);
  }
  await close();
  if (files.length === 0)
    return refuse('too-large', say('save.none-taken', { left: leftOut.map(one => one.name) }));
  const missing = new Set(leftOut.map(one => one.id));
  return ok({ files, leftOut, taken: taken.filter(id => !missing.has(id)) });
}

/** The whole document, or without its older history where a file cannot hold it. */
function fitting(stored: Stored): Outgoing | undefined {
  const whole = outgoingFrom(stored);
  if (!whole || weightOf(whole)) return whole;
  return outgoingFrom(newestOf(stored)) ?? whole;
}

async function wantedOf(
  tx: Reading,
  ids: readonly string[] | 'all',
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const first: { readonly id: string; readonly name: string }[] = [];
  const belonging: { readonly id: string; readonly name: string }[] = [];
  for (const [key, row] of await tx.all('documents')) {
    const id = documentOf(key);
    const read = readDocument(id, row);
    if (!read.ok) {
      // The document's own row is damaged: it is named, and repaired when it is opened.
      if (ids === 'all' || ids.includes(id)) first.push({ id, name: id });
      continue;
    }
    const { of, name, deleted } = read.value.value;
    if (deleted !== null) continue;
    if (ids === 'all' || ids.includes(id) || (of !== null && ids.includes(of)))
      (of === null ? first : belonging).push({ id, name });
  }
  return [...first, ...belonging];
}

interface Weight {
  readonly values: number;
  readonly records: number;
  readonly documents: number;
  readonly length: number;
}
const empty: Weight = { values: 0, records: 0, documents: 0, length: 0 };
const plus = (a: Weight, b: Weight): Weight => ({
  values: a.values + b.values,
  records: a.records + b.records,
  documents: a.documents + b.documents,
  length: a.length + b.length,
});

/** The document's weight; undefined beyond the limits of one document. */
function weightOf(one: Outgoing): Weight | undefined {
  const measured = measure(one.text);
  if (!measured.ok || one.records > limits.records) return undefined;
  return { values: measured.value.values, records: one.records, documents: 1, length: one.text.length };
}

const withinFile = ({ values, records, documents, length }: Weight): boolean =>
  values <= limits.allValues &&
  records <= limits.records &&
  documents <= limits.documents &&
  length <= limits.unpacked / 2;

/** Nothing leaves that could not come in again. `part` tells the second file and the third from the first. */
export async function fileOf(
  documents: readonly Outgoing[],
  now: number,
  part = 1,
  settings?: SavedSettings,
): Promise<Result<OutgoingFile, ExportRefusal>> {
  if (documents.length === 0) return refuse('unknown', say('save.nothing-to-export'));
  const tooLarge = () => refuse('too-large', say('save.too-much-for-a-file'));
  let weight = empty;
  for (const one of documents) {
    const heavy = weightOf(one);
    if (!heavy) return tooLarge();
    weight = plus(weight, heavy);
  }
  if (!withinFile({ ...weight, length: 0 })) return tooLarge();
  const text = toText(
    now,
    documents.map(one => one.text),
    settings,
  );
  if (text.length > limits.unpacked) return tooLarge();
  const bytes = await pack(text);
  if (bytes.length > limits.packed) return tooLarge();
  const only = documents.length === 1 && !settings ? documents[0]?.label.name : undefined;
  return ok({ name: fileName(only ?? 'all', now, part), bytes });
}

export function fileName(what: string, now: number, part = 1): string {
  const plain = what
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  const nth = part === 1 ? '' : `-${part}`;
  return `northwest-${plain || 'save'}-${new Date(now).toISOString().slice(0, 10)}${nth}.northwest`;
}
