import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryPort } from '../../src/storage/memory';
import { openStore } from '../../src/storage/store';

afterEach(() => vi.unstubAllGlobals());

describe('what is kept in memory alone', () => {
  test('so they do however they came', async () => {
    const keys = ['a', 'b', 'c', 'd'].flatMap(document => [1, 2, 10].map(seq => [document, seq] as const));
    for (let by = 1; by < keys.length; by++) {
      const port = memoryPort();
      await port.write(['records'], async tx => {
        for (let i = 0; i < keys.length; i++) {
          const key = keys[(i * 5 + by * 7) % keys.length]!;
          tx.put('records', key, { version: 1, text: key.join(''), sum: '' });
        }
      });
      const told = await port.read(['records'], async tx => (await tx.all('records')).map(([key]) => key));
      expect(told).toEqual(keys);
    }
  });

  test('rows of a document come in the order of their numbers, and documents one after the other', async () => {
    const port = memoryPort();
    await port.write(['records'], tx => {
      for (const [document, seq] of [
        ['b', 2],
        ['a', 10],
        ['a', 9],
        ['b', 1],
        ['a', 1],
      ] as const)
        tx.put('records', [document, seq], { version: 1, text: `${document}${seq}`, sum: '' });
      return Promise.resolve();
    });
    const told = await port.read(['records'], async tx =>
      (await tx.all('records')).map(([, row]) => (row as { text: string }).text),
    );
    expect(told).toEqual(['a1', 'a9', 'a10', 'b1', 'b2']);
  });
});

test.each([
  ['QuotaExceededError', 'full'],
  ['VersionError', 'newer'],
  ['SecurityError', 'refused'],
  ['UnknownError', 'refused'],
])(
  'a device whose database fails with %s is played on in memory, and the store says why: %s',
  async (name, code) => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', name);
      },
    });
    const store = await openStore({ kinds: [], name: `fails-${name}`, withoutLocks: true });
    expect(store.where).toMatchObject({ code });
    store.close();
  },
);
