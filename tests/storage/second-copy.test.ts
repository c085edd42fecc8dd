import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiesIn } from '../../src/storage/journal/copy';
import type { Journal } from '../../src/storage/journal/journal';
import { faultyPort } from './faults';
import { campaign, desk, play, sit, value } from './setup';
import { tally } from './tally';

/** Lines of text that a map keeps in place of files. */
function journalInMemory(): Journal {
  const files = new Map<string, readonly string[]>();
  return {
    append: async (document, line) => !!files.set(document, [...(files.get(document) ?? []), line]),
    rewrite: async (document, lines) => !!files.set(document, lines),
    close: async () => true,
    documents: async () => [...files.keys()],
    read: async document => files.get(document) ?? [],
    drop: async document => {
      files.delete(document);
    },
    end: () => undefined,
  };
}

test('RESCUE-1: what the database has lost comes back from the second copy whole, compacted or not', async () => {
  const count = fc.integer({ min: 1, max: 8 });
  await fc.assert(
    fc.asyncProperty(count, fc.nat(8), count, fc.boolean(), async (first, back, then, compacted) => {
      const { port, store } = await desk();
      const id = await campaign(store, 'Deepwood');
      const session = await sit(store, id);
      play(session, 1, first);
      if (back > 0) session.undo(Math.min(back, first));
      play(session, first + 1, first + then);
      if (compacted) value(session.compact());
      await session.settled();
      const whole = session.history.value;
      await session.close();
      const journal = journalInMemory();
      await copiesIn(journal, port).renew(id);

      const bare = faultyPort();
      const copies = copiesIn(journal, bare);
      expect(await copies.rescue(1)).toEqual(['Deepwood']);
      const [listed] = value(await (await desk(tally, bare)).store.list());
      expect([listed?.name, listed?.marks]).toEqual(['Deepwood', whole.entries.length]);
      const again = await sit((await desk(tally, bare)).store, id);
      expect(again.notes).toEqual([]);
      expect([again.state.value, again.history.value.line]).toEqual([whole.state, whole.line]);
      // What is there already is not brought back a second time.
      expect(await copies.rescue(2)).toEqual([]);
      await again.close();
    }),
    { numRuns: 40, seed: 4001 },
  );
});
