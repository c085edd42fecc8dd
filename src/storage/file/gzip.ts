import { err, ok, type Result } from '../../basics/result';
import { limits } from './limits';

const magic = [0x1f, 0x8b];
const isGzip = (bytes: Uint8Array): boolean => magic.every((byte, i) => bytes[i] === byte);

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream();

async function joined(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
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
  return (await joined(packed, Number.POSITIVE_INFINITY)) ?? bytes;
}

export type UnpackFailure = 'too-large' | 'damaged' | 'cannot-unpack';

/** Stops as soon as more comes out than a save may be: a bomb is never unpacked. */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Result<string, UnpackFailure>> {
  if (bytes.length > limits.packed) return err('too-large');
  if (isGzip(bytes) && typeof DecompressionStream === 'undefined') return err('cannot-unpack');
  try {
    const plain = isGzip(bytes)
      ? await joined(streamOf(bytes).pipeThrough(new DecompressionStream('gzip')), limits.unpacked)
      : bytes;
    if (!plain || plain.length > limits.unpacked) return err('too-large');
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return err('damaged');
  }
}
