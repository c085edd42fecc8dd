import { err, ok, type Result } from '../../basics/result';
import { type UnpackFailure, unpack } from './gzip';
import { limits } from './limits';
import { between } from './to-text';

/** The longest first line that our files have. */
const longestHeader = 32_000;

/** The first line, then document by document; of the first version of the file, all documents as one part. */
export async function* partsOf(
  bytes: Uint8Array<ArrayBuffer>,
): AsyncGenerator<Result<string, UnpackFailure | 'not-ours'>, void> {
  let begun = false;
  let first = true;
  let pieces: string[] = [];
  let length = 0;
  // A line break at the end of a chunk may be the first half of an empty line.
  let carried = '';
  const take = (): string => {
    const part = pieces.join('');
    pieces = [];
    length = 0;
    if (!begun || !first) return part;
    first = false;
    return part.replace(/^\n/, '');
  };
  for await (const chunk of unpack(bytes)) {
    if (!chunk.ok) return yield chunk;
    let text = carried + chunk.value;
    carried = '';
    for (let end = text.indexOf(begun ? between : '\n'); end >= 0; end = text.indexOf(between)) {
      pieces.push(text.slice(0, end));
      text = text.slice(end + (begun ? between.length : 1));
      yield ok(take());
      begun = true;
    }
    if (begun && text.endsWith('\n')) {
      carried = '\n';
      text = text.slice(0, -1);
    }
    pieces.push(text);
    length += text.length;
    if (!begun && length > longestHeader) return yield err('not-ours');
    if (length > limits.document) return yield err('too-large');
  }
  if (!begun) return yield err('not-ours');
  pieces.push(carried);
  const last = take().replace(/\r?\n$/, '');
  if (last !== '') yield ok(last);
}
