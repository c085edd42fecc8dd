import { ok, type Refusal, type Result, refuse } from '../../basics/result';
import { storedOf } from '../opening';
import { documentOf, type Port, type Reading } from '../port';
import { readDocument } from '../rows';
import { say } from '../says';
import { toText } from './format';
import { pack } from './gzip';
import { limits, measure } from './limits';
import { type Outgoing, outgoingFrom } from './saved';

export interface OutgoingFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type ExportRefusal = Refusal<'unknown' | 'too-large'>;

const reads = ['documents', 'writers', 'records', 'snapshots'] as const;

/** The documents and all that belongs to them; everything that is not deleted when none are named. */
export async function exportDocuments(
  port: Port,
  ids: readonly string[] | 'all',
  now: number,
): Promise<Result<OutgoingFile, ExportRefusal>> {
  const documents = await port.read(reads, async tx => {
    const wanted = await wantedOf(tx, ids);
    const found: Outgoing[] = [];
    for (const id of wanted) {
      const one = outgoingFrom(await storedOf(tx, id));
      if (one) found.push(one);
    }
    return found;
  });
  return fileOf(documents, now);
}

async function wantedOf(tx: Reading, ids: readonly string[] | 'all'): Promise<readonly string[]> {
  const first: string[] = [];
  const belonging: string[] = [];
  for (const [key, row] of await tx.all('documents')) {
    const id = documentOf(key);
    const read = readDocument(id, row);
    if (!read.ok || read.value.value.deleted !== null) continue;
    const { of } = read.value.value;
    if (ids === 'all' || ids.includes(id) || (of !== null && ids.includes(of)))
      (of === null ? first : belonging).push(id);
  }
  return [...first, ...belonging];
}

function fits(documents: readonly Outgoing[]): boolean {
  let values = 0;
  let records = 0;
  for (const one of documents) {
    const measured = measure(one.text);
    if (!measured.ok) return false;
    values += measured.value.values;
    records += one.records;
  }
  return values <= limits.allValues && records <= limits.records && documents.length <= limits.documents;
}

/** Nothing leaves that could not come in again. */
export async function fileOf(
  documents: readonly Outgoing[],
  now: number,
): Promise<Result<OutgoingFile, ExportRefusal>> {
  if (documents.length === 0) return refuse('unknown', say('save.nothing-to-export'));
  const tooLarge = () => refuse('too-large', say('save.too-much-for-a-file'));
  if (!fits(documents)) return tooLarge();
  const text = toText(
    now,
    documents.map(one => one.text),
  );
  if (text.length > limits.unpacked) return tooLarge();
  const bytes = await pack(text);
  if (bytes.length > limits.packed) return tooLarge();
  const only = documents.length === 1 ? documents[0]?.label.name : undefined;
  return ok({ name: fileName(only ?? 'all', now), bytes });
}

export function fileName(what: string, now: number): string {
  const plain = what
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return `northwest-${plain || 'save'}-${new Date(now).toISOString().slice(0, 10)}.northwest`;
}
