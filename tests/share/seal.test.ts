import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { expect, test } from 'vitest';
import { keysOf, newAddress, newSecret, opened, sealed } from '../../src/share/seal';

const keys = (secret: string, as: 'phone' | 'onlooker' = 'phone') => {
  const found = keysOf(secret, as);
  if (!found) throw new Error('no keys');
  return found;
};

test('the cipher gives what its own specification says', () => {
  const bytes = (text: string): Uint8Array =>
    Uint8Array.from(text.match(/../g) ?? [], one => Number.parseInt(one, 16));
  const key = bytes('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f');
  const nonce = bytes('404142434445464748494a4b4c4d4e4f5051525354555657');
  const aad = bytes('50515253c0c1c2c3c4c5c6c7');
  const plain = new TextEncoder().encode(
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
  );
  const sealedText = xchacha20poly1305(key, nonce, aad).encrypt(plain);
  expect(Array.from(sealedText.slice(0, 8))).toEqual(Array.from(bytes('bd6d179d3e83d43b')));
  expect(Array.from(sealedText.slice(-16))).toEqual(Array.from(bytes('c0875924c1c7987947deafd8780acf49')));
});

test('who has the secret reads what was sealed, whoever else is at the relay reads nothing', () => {
  const secret = newSecret();
  const frame = sealed(keys(secret), 'phone', 7, 'Ysolde loses 1 HP');
  expect(opened(keys(secret), frame)).toEqual({ text: 'Ysolde loses 1 HP', by: 'phone' });
  expect(opened(keys(newSecret()), frame)).toBe(undefined);
  expect(new TextDecoder().decode(frame)).not.toContain('Ysolde');
  expect(new DataView(frame.buffer).getUint32(0)).toBe(7);
});

test('no byte of a frame can be changed, cut or added, its address neither', () => {
  const mine = keys(newSecret());
  const frame = sealed(mine, 'phone', 0, 'one');
  for (let at = 0; at < frame.length; at++) {
    const changed = frame.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(opened(mine, changed)).toBe(undefined);
  }
  for (let length = 0; length < frame.length; length++)
    expect(opened(mine, frame.slice(0, length))).toBe(undefined);
  expect(opened(mine, new Uint8Array([...frame, 0]))).toBe(undefined);
});

test('an onlooker is in the same room, reads what is for onlookers, and can seal nothing for the table', () => {
  const table = keys(newSecret());
  const looks = keys(table.onlookerSecret, 'onlooker');
  expect(looks.room).toBe(table.room);
  expect(looks.table).toBe(undefined);
  expect(opened(looks, sealed(table, 'onlooker', 0, 'look'))).toEqual({ text: 'look', by: 'onlooker' });
  expect(opened(looks, sealed(table, 'phone', 0, 'play'))).toBe(undefined);
  expect(() => sealed(looks, 'phone', 0, 'play')).toThrow();
  const forged = sealed(looks, 'onlooker', 0, 'a command');
  forged[4] = 0;
  expect(opened(table, forged)).toBe(undefined);
});

test('neither room nor keys of two tables are alike, and links that are none open nothing', () => {
  const rooms = new Set(Array.from({ length: 50 }, () => keys(newSecret()).room));
  expect(rooms.size).toBe(50);
  for (const wrong of ['', 'abc', `${newSecret()}x`, newSecret().replace(/.$/, '!')])
    expect(keysOf(wrong, 'phone')).toBe(undefined);
  expect(newAddress()).toBeGreaterThan(0);
});
