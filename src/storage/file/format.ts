import * as v from 'valibot';
import { hashText } from '../../basics/hash';
import { err, ok, type Result } from '../../basics/result';
import { shapes } from '../rows';
import { unpack } from './gzip';
import { isPlain, measure } from './limits';

/** Of the file's own layout; docs/SAVES.md describes each. */
const fileVersion = 1;
const fileFormat = 'northwest-save';

const { whole, seq, id, label, about, record, snapshot } = shapes;
const kindVersion = v.pipe(whole, v.minValue(1));

const savedDocument = v.object({
  id,
  label,
  version: kindVersion,
  played: whole,
  about,
  marks: seq,
  last: seq,
  settledTo: seq,
  snapshotsKept: v.array(seq),
  records: v.array(v.object({ version: kindVersion, record })),
  snapshots: v.array(v.object({ seq, version: kindVersion, snapshot })),
});
const savedDocuments = v.pipe(v.array(savedDocument), v.maxLength(1_000));
/** One document as it lies in a file. */
export type SavedDocument = Readonly<v.InferOutput<typeof savedDocument>>;

const header = v.object({
  format: v.literal(fileFormat),
  version: kindVersion,
  made: whole,
  sum: v.string(),
});

export interface SaveFile {
  readonly made: number;
  readonly documents: readonly SavedDocument[];
}

/** One line that says what it is, with the checksum of all that follows: the documents, as readable JSON. */
export function toText(made: number, documents: readonly string[]): string {
  const body = `[${documents.join(',\n')}]`;
  return `${JSON.stringify({ format: fileFormat, version: fileVersion, made, sum: hashText(body) })}\n${body}\n`;
}

export type FileFailure =
  | 'empty'
  | 'not-ours'
  | 'newer'
  | 'damaged'
  | 'too-large'
  | 'too-deep'
  | 'too-many'
  | 'cannot-unpack';

export async function fromBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Result<SaveFile, FileFailure>> {
  if (bytes.length === 0) return err('empty');
  const text = await unpack(bytes);
  return text.ok ? fromText(text.value) : text;
}

function json(text: string): Result<unknown, 'damaged'> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('damaged');
  }
}

function fromText(text: string): Result<SaveFile, FileFailure> {
  const end = text.indexOf('\n');
  if (end < 0 || end > 1000) return err('not-ours');
  const first = json(text.slice(0, end));
  if (!first.ok) return err('not-ours');
  const head = v.safeParse(header, first.value);
  if (!head.success) return err(isOurs(first.value) ? 'damaged' : 'not-ours');
  if (head.output.version > fileVersion) return err('newer');

  const body = bodyOf(text, end + 1);
  const measured = measure(body);
  if (!measured.ok) return measured;
  if (hashText(body) !== head.output.sum) return err('damaged');
  const second = json(body);
  if (!second.ok || !isPlain(second.value)) return err('damaged');
  const documents = v.safeParse(savedDocuments, second.value, { abortEarly: true });
  if (!documents.success) return err('damaged');
  return documents.output.length === 0
    ? err('empty')
    : ok({ made: head.output.made, documents: documents.output });
}

/** All but the last line break; a slice, for a copy of a long text is dear. */
function bodyOf(text: string, from: number): string {
  if (!text.endsWith('\n')) return text.slice(from);
  return text.slice(from, text.endsWith('\r\n') ? -2 : -1);
}

const isOurs = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === fileFormat;
