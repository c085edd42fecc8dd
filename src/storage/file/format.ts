import * as v from 'valibot';
import { hashText } from '../../basics/hash';
import { err, ok, type Result } from '../../basics/result';
import { shapes } from '../rows';
import { isPlain, limits, measure } from './limits';
import { partsOf } from './parts';
import { fileFormat, fileVersion, type SavedSettings } from './to-text';

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
const savedDocuments = v.array(savedDocument);
/** One document as it lies in a file. */
export type SavedDocument = Readonly<v.InferOutput<typeof savedDocument>>;

const settings = v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(80)));
const mostSettings = 60;

const format = v.literal(fileFormat);
const header = v.variant('version', [
  v.object({ format, version: v.literal(1), made: whole, sum: v.string() }),
  v.object({
    format,
    version: v.literal(fileVersion),
    made: whole,
    sums: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(limits.documents)),
    settings: v.exactOptional(
      v.pipe(
        settings,
        v.check(all => Object.keys(all).length <= mostSettings),
      ),
    ),
  }),
]);
type Header = v.InferOutput<typeof header>;

export type FileFailure =
  | 'empty'
  | 'not-ours'
  | 'newer'
  | 'damaged'
  | 'too-large'
  | 'too-deep'
  | 'too-many'
  | 'cannot-unpack';

/**
 * Reads one document after the other and hands each on: never is more than one of them in memory. The first failure,
 * of the file or of whoever looks at the document, ends it. Gives when the file was made, and the settings in it.
 */
export async function readSaves<Refused>(
  bytes: Uint8Array<ArrayBuffer>,
  each: (saved: SavedDocument) => Result<void, Refused>,
): Promise<Result<{ readonly made: number; readonly settings: SavedSettings }, FileFailure | Refused>> {
  if (bytes.length === 0) return err('empty');
  const tally = { records: 0, values: 0 };
  let head: Header | undefined;
  let count = 0;
  for await (const part of partsOf(bytes)) {
    if (!part.ok) return part;
    if (!head) {
      const read = readHeader(part.value);
      if (!read.ok) return read;
      head = read.value;
      continue;
    }
    const sum = head.version === 1 ? head.sum : head.sums[count];
    const documents = readPart(part.value, head.version, sum, tally);
    if (!documents.ok) return documents;
    for (const saved of documents.value) {
      const seen = each(saved);
      if (!seen.ok) return seen;
    }
    count++;
  }
  if (!head) return err('not-ours');
  if (count !== (head.version === 1 ? 1 : head.sums.length)) return err(count === 0 ? 'empty' : 'damaged');
  const settings = head.version === 1 ? {} : (head.settings ?? {});
  return count === 0 ? err('empty') : ok({ made: head.made, settings });
}

function json(text: string): Result<unknown, 'damaged'> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('damaged');
  }
}

function readHeader(line: string): Result<Header, FileFailure> {
  const first = json(line);
  if (!first.ok || !isOurs(first.value)) return err('not-ours');
  if (isNewer(first.value)) return err('newer');
  if (!isPlain(first.value)) return err('damaged');
  const head = v.safeParse(header, first.value);
  return head.success ? ok(head.output) : err('damaged');
}

function readPart(
  text: string,
  version: Header['version'],
  sum: string | undefined,
  tally: { records: number; values: number },
): Result<readonly SavedDocument[], FileFailure> {
  const measured = measure(text);
  if (!measured.ok) return measured;
  tally.values += measured.value.values;
  if (tally.values > limits.allValues) return err('too-many');
  if (hashText(text) !== sum) return err('damaged');
  const read = json(text);
  if (!read.ok || !isPlain(read.value)) return err('damaged');
  const documents = v.safeParse(savedDocuments, version === 1 ? read.value : [read.value], {
    abortEarly: true,
  });
  if (!documents.success) return err('damaged');
  if (documents.output.length === 0) return err('empty');
  for (const saved of documents.output) tally.records += saved.records.length;
  return tally.records > limits.records ? err('too-many') : ok(documents.output);
}

const isOurs = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === fileFormat;
const isNewer = (value: object): boolean =>
  'version' in value && typeof value.version === 'number' && value.version > fileVersion;
