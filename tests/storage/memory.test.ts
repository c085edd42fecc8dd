import { describe, expect, test } from 'vitest';
import { memoryPort } from '../../src/storage/memory';

describe('what is kept in memory alone', () => {
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
