import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Who holds a link: the table's whole secret, or the part of it that only lets somebody look. */
export type Invited = 'phone' | 'onlooker';

const secretBytes = 16;
const nonceBytes = 24;
const addressBytes = 4;
const headBytes = addressBytes + 1;
const tagBytes = 16;

/** Web cryptography is missing on plain http, in a living room: random bytes are there everywhere. */
const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[\w-]{22}$/.test(text)) return undefined;
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, letter => letter.charCodeAt(0));
}

export const newSecret = (): string => toBase64(random(secretBytes));

/** An address at the relay; 0 means everybody. */
export function newAddress(): number {
  const [address = 1] = crypto.getRandomValues(new Uint32Array(1));
  return address === 0 ? 1 : address;
}

const derived = (secret: Uint8Array, purpose: string, length: number): Uint8Array =>
  hkdf(sha256, secret, undefined, new TextEncoder().encode(`northwest ${purpose}`), length);

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** What a secret opens. The relay learns the room; the keys stay with those who were invited. */
export interface Keys {
  readonly room: string;
  /** The key of the players; an onlooker has none. */
  readonly table: Uint8Array | undefined;
  readonly onlooker: Uint8Array;
  /** The secret in the link for onlookers. */
  readonly onlookerSecret: string;
}

/** Undefined for a text that is no secret. */
export function keysOf(secret: string, as: Invited): Keys | undefined {
  const bytes = fromBase64(secret);
  if (!bytes) return undefined;
  const looks = as === 'onlooker' ? bytes : derived(bytes, 'onlookers', secretBytes);
  return {
    room: hex(derived(looks, 'room', secretBytes)),
    table: as === 'phone' ? derived(bytes, 'table', 32) : undefined,
    onlooker: derived(looks, 'looking', 32),
    onlookerSecret: toBase64(looks),
  };
}

const keyOf = (keys: Keys, whose: Invited): Uint8Array | undefined =>
  whose === 'phone' ? keys.table : keys.onlooker;

/** The data bound by the seal: room, address and key. */
function bound(room: string, head: Uint8Array): Uint8Array {
  const name = new TextEncoder().encode(room);
  const all = new Uint8Array(name.length + head.length);
  all.set(name);
  all.set(head, name.length);
  return all;
}

/** A frame: 4 bytes address, 1 byte which key, a nonce, the sealed text. */
export function sealed(keys: Keys, whose: Invited, to: number, text: string): Uint8Array<ArrayBuffer> {
  const key = keyOf(keys, whose);
  if (!key) throw new Error('An onlooker has no key of the table.');
  const head = new Uint8Array(headBytes);
  new DataView(head.buffer).setUint32(0, to);
  head[addressBytes] = whose === 'phone' ? 0 : 1;
  const nonce = random(nonceBytes);
  const body = xchacha20poly1305(key, nonce, bound(keys.room, head)).encrypt(new TextEncoder().encode(text));
  const frame = new Uint8Array(headBytes + nonceBytes + body.length);
  frame.set(head);
  frame.set(nonce, headBytes);
  frame.set(body, headBytes + nonceBytes);
  return frame;
}

export interface Opened {
  readonly text: string;
  /** The key of the frame: a frame that an onlooker could have sealed commands nothing. */
  readonly by: Invited;
}

/** Undefined for a frame of another key, or one that was changed or cut. */
export function opened(keys: Keys, frame: Uint8Array): Opened | undefined {
  if (frame.length < headBytes + nonceBytes + tagBytes) return undefined;
  const by: Invited = frame[addressBytes] === 0 ? 'phone' : 'onlooker';
  const key = keyOf(keys, by);
  if (!key || (frame[addressBytes] ?? 2) > 1) return undefined;
  const head = frame.slice(0, headBytes);
  const nonce = frame.slice(headBytes, headBytes + nonceBytes);
  try {
    const plain = xchacha20poly1305(key, nonce, bound(keys.room, head)).decrypt(
      frame.slice(headBytes + nonceBytes),
    );
    return { text: new TextDecoder().decode(plain), by };
  } catch {
    return undefined;
  }
}
