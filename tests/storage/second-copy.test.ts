import fc from 'fast-check';
import { expect, test } from 'vitest';
import { careOf, readBack } from '../../src/storage/care';
import { copiesIn, noCopies } from '../../src/storage/journal/copy';
import type { Journal } from '../../src/storage/journal/journal';
import { knownKind } from '../../src/storage/known';
import type { Row } from '../../src/storage/port';
import { openStore } from '../../src/storage/store';
import { faultyPort } from './faults';
import { campaign, desk, play, singleTab, sit, value } from './setup';
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

test('opening a document does not wait for its second copy', async () => {
  const port = faultyPort();
  const id = await campaign((await desk(tally, port)).store, 'Deepwood');
  const journal = journalInMemory();
  let finish = (): void => undefined;
  const held = new Promise<void>(resolve => {
    finish = resolve;
  });
  const slow: Journal = {
    ...journal,
    async rewrite(document, lines) {
      await held;
      return journal.rewrite(document, lines);
    },
  };
  const store = await openStore({ kinds: [knownKind(tally)], port, journal: slow, ...singleTab });
  const session = await sit(store, id);
  play(session, 1, 3);
  finish();
  await session.close();
  expect([...(await copiesIn(journal, port).rows(id)).keys()]).toEqual([0, 1, 2, 3]);
});

test('a line that is written while the copy is brought up to date is not lost', async () => {
  const { port, store } = await desk();
  const id = await campaign(store, 'Deepwood');
  const journal = journalInMemory();
  let finish = (): void => undefined;
  const held = new Promise<void>(resolve => {
    finish = resolve;
  });
  const slow: Journal = {
    ...journal,
    async rewrite(document, lines) {
      await held;
      return journal.rewrite(document, lines);
    },
  };
  const copies = copiesIn(slow, port);
  const synced = copies.sync(id);
  const [, row] = await port.read(['records'], async tx => (await tx.all('records', id))[0] ?? []);
  const line = row as Row;
  const appended = copies.append(id, 1, line);
  finish();
  await Promise.all([synced, appended]);
  expect([...(await copies.rows(id)).keys()]).toEqual([0, 1]);
});

test('a health check lists the copies once, and the files of the copies once each, however many documents there are', async () => {
  for (const count of [3, 40]) {
    const { port, store } = await desk();
    const journal = journalInMemory();
    const copies = copiesIn(journal, port);
    for (let n = 0; n < count; n++) await copies.renew(await campaign(store, `Campaign ${n}`));
    const calls = { listings: 0, files: 0 };
    const counting: Journal = {
      ...journal,
      documents: () => {
        calls.listings++;
        return journal.documents();
      },
      read: document => {
        calls.files++;
        return journal.read(document);
      },
    };
    const watched = copiesIn(counting, port);
    const steps: (readonly [number, number])[] = [];
    const all = await careOf(port, watched, (done, of) => steps.push([done, of]));
    expect(all.map(one => one.copy)).toEqual(all.map(() => 'current'));
    expect(calls).toEqual({ listings: 1, files: count });
    expect(steps).toEqual(steps.map((_, i) => [i * 16, count]));
    expect(steps.length).toBe(Math.ceil(count / 16));

    await readBack(
      port,
      watched,
      [knownKind(tally)],
      () => 1,
      (done, of) => steps.push([done, of]),
    );
    expect(calls).toEqual({ listings: 2, files: 2 * count });
    expect(steps.at(-1)).toEqual([count - 1, count]);
  }
});

test('of several backups the newest sound one is named', async () => {
  const { port, store } = await desk();
  const id = await campaign(store, 'Deepwood');
  for (const last of [4, 8]) {
    const session = await sit(store, id);
    play(session, last - 3, last);
    await session.close();
    value(await store.backUp(id));
  }
  const made = value(await store.backups(id)).map(one => one.made);
  expect(made.length).toBeGreaterThan(1);
  const named = async () => (await careOf(port, noCopies)).map(one => one.backup);
  expect(await named()).toEqual([made[0]]);
  await port.spoil('backups', [id, made[0] ?? 0], row => ({ ...row, text: row.text.slice(1) }));
  expect(await named()).toEqual([made[1]]);
  for (const one of made) await port.spoil('backups', [id, one], () => undefined);
  expect(await named()).toEqual([undefined]);
});

test('CARE-2: reading back mends from the second copy, brings one that is behind up to the last tap, and notes when', async () => {
  const { port, store } = await desk();
  const kinds = [knownKind(tally)];
  const id = await campaign(store, 'Deepwood');
  const session = await sit(store, id);
  play(session, 1, 6);
  await session.close();
  const copies = copiesIn(journalInMemory(), port);
  const lies = async () => (await careOf(port, copies)).map(one => [one.copy, one.whole]);
  expect(await lies()).toEqual([['none', undefined]]);
  await copies.renew(id);
  for (const [how, moment] of [
    ['cut', 7],
    ['dropped', 8],
  ] as const) {
    for (const seq of [2, 5])
      await port.spoil('records', [id, seq], row =>
        how === 'cut' ? { ...row, text: row.text.slice(9) } : undefined,
      );
    expect(await readBack(port, copies, kinds, () => moment)).toMatchObject([{ id, found: 'repaired' }]);
    expect(await lies()).toEqual([['current', moment]]);
  }
  const on = await sit(store, id);
  expect([on.notes, on.history.value.line.length]).toEqual([[], 7]);
  play(on, 7, 8);
  await on.close();
  expect(await lies()).toEqual([['behind', 8]]);
  expect(await readBack(port, copies, kinds, () => 9)).toMatchObject([{ found: 'whole' }]);
  expect(await lies()).toEqual([['current', 9]]);
  // What neither holds any more is called damaged, and the moment when all was whole stays what it was.
  await copies.drop([id]);
  await port.spoil('records', [id, 3], () => undefined);
  expect(await readBack(port, copies, kinds, () => 10)).toMatchObject([{ found: 'damaged' }]);
  expect(await lies()).toEqual([['none', 9]]);
});
