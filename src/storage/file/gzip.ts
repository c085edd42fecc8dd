import { err, ok, type Result } from '../../basics/result';
import { limits } from './limits';

const magic = [0x1f, 0x8b];
const isGzip = (bytes: Uint8Array): boolean => magic.every((byte, i) => bytes[i] === byte);

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream();

async function joined(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    chunks.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Browsers without compression give the readable text as it is; reading takes both. */
export async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return bytes;
  const packed = streamOf(bytes).pipeThrough(new CompressionStream('gzip'));
  return joined(packed);
}

/** Whether this browser can read what is packed. */
export const unpacks = (): boolean => typeof DecompressionStream !== 'undefined';

/** Our own packed bytes as plain text, for a browser that cannot unpack. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!isGzip(bytes) || !unpacks()) return bytes;
  return joined(streamOf(bytes).pipeThrough(new DecompressionStream('gzip')));
}

export type UnpackFailure = 'too-large' | 'damaged' | 'cannot-unpack';

/** The text as it comes. Stops as soon as more comes out than a save may be: a bomb is never unpacked. */
export async function* unpack(
  bytes: Uint8Array<ArrayBuffer>,
): AsyncGenerator<Result<string, UnpackFailure>, void> {
  if (bytes.length > limits.packed) return yield err('too-large');
  if (isGzip(bytes) && !unpacks()) return yield err('cannot-unpack');
  const plain = streamOf(bytes);
  const stream = isGzip(bytes) ? plain.pipeThrough(new DecompressionStream('gzip')) : plain;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > limits.unpacked) return yield err('too-large');
      yield ok(decoder.decode(part.value, { stream: true }));
    }
    yield ok(decoder.decode());
  } catch {
    yield err('damaged');
  } finally {
    // The reader may stop early; the rest stays packed.
    await reader.cancel().catch(() => undefined);
  }
}
