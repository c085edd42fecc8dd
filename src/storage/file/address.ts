import { pack, unpack } from './gzip';

/** Letters that an address takes as they are. */
const toAddress = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function fromAddress(code: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, letter => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Bytes that one code holds at its middle correction, the address of the app among them. */
export const mostInCode = 2_300;

/** A text as a code for an address. */
export const codeOfText = async (text: string): Promise<string> => toAddress(await pack(text));

/** The text out of an address; nothing where it holds none, or was cut off. It still has to pass a door. */
export async function textOfCode(code: string): Promise<string | undefined> {
  const bytes = fromAddress(code);
  if (!bytes) return undefined;
  let text = '';
  for await (const part of unpack(bytes)) {
    if (!part.ok) return undefined;
    text += part.value;
  }
  return text;
}
