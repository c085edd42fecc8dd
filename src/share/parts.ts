/** Letters of one part: well below what a relay takes in a frame. */
const mostLetters = 120_000;
/** A longer document goes by file. */
export const mostParts = 400;

export interface FilePart {
  readonly part: number;
  readonly of: number;
  readonly bytes: string;
}

/** A file in base64, cut so that each part fits a frame. */
export function partsOf(bytes: Uint8Array): readonly FilePart[] {
  const step = (mostLetters / 4) * 3;
  const of = Math.max(1, Math.ceil(bytes.length / step));
  if (of > mostParts) return [];
  return Array.from({ length: of }, (_, part) => ({
    part,
    of,
    bytes: toText(bytes.subarray(part * step, (part + 1) * step)),
  }));
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 8_192) text += String.fromCharCode(...bytes.subarray(i, i + 8_192));
  return btoa(text);
}

/** Parts of one file as they come, in any order; the bytes when the last is there. */
export function gather(): (
  part: FilePart & { readonly last: number },
) => Uint8Array<ArrayBuffer> | undefined {
  let parts = new Map<number, string>();
  let of = '';
  return ({ part, of: count, bytes, last }) => {
    // The first part of another file starts a new collection.
    if (of !== `${count} ${last}`) {
      parts = new Map();
      of = `${count} ${last}`;
    }
    if (count > mostParts || part >= count) return undefined;
    parts.set(part, bytes);
    if (parts.size < count) return undefined;
    const bytesOf = Array.from({ length: count }, (_, i) => parts.get(i) ?? '');
    parts = new Map();
    return together(bytesOf);
  };
}

/** The bytes of all parts, in their order; undefined where one of them is no base64. */
export function together(parts: readonly string[]): Uint8Array<ArrayBuffer> | undefined {
  try {
    const text = parts.map(part => atob(part)).join('');
    return Uint8Array.from(text, letter => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
