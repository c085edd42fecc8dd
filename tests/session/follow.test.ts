import fc from 'fast-check';
import { expect, test } from 'vitest';
import { follow } from '../../src/history/follow';
import type { Session } from '../../src/session/session';
import { campaign, desk, sit, value } from '../storage/setup';
import { type Added, added, start, type Tally, tally, titled } from '../storage/tally';

type Sitting = Session<Tally, Added>;
const lastOf = (session: Sitting) => session.history.value.entries.at(-1);

/** The same log on another device. */
const twin = async (id: string) => {
  const { store, port } = await desk();
  value(await store.create(tally, { name: 'Deepwood', state: start, id }));
  return { store, port, session: await sit(store, id) };
};

test('OWN-285: whoever follows a log entry by entry stands where it stands, undo and branches included', async () => {
  const deed = fc.oneof(
    { weight: 5, arbitrary: fc.constant({ do: 'mark' as const }) },
    { weight: 2, arbitrary: fc.constant({ do: 'undo' as const }) },
    { weight: 1, arbitrary: fc.constant({ do: 'redo' as const }) },
    { weight: 1, arbitrary: fc.nat(30).map(to => ({ do: 'jump' as const, to })) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 40 }), async deeds => {
      const { store } = await desk();
      const id = await campaign(store);
      const there = await sit(store, id);
      const here = (await twin(id)).session;
      for (const [i, one] of deeds.entries()) {
        const tap = { device: i % 2 === 0 ? 'a' : 'b', n: i + 1, who: 'Ann' };
        const done =
          one.do === 'mark'
            ? there.commit({ title: titled(i), events: [added(i)], revealed: i % 5 === 0, tap })
            : one.do === 'jump'
              ? there.jump(one.to, tap)
              : there[one.do](1, tap);
        const entry = lastOf(there);
        if (done.ok && entry) expect(here.follow(entry, follow).ok).toBe(true);
      }
      expect(here.history.value).toEqual(there.history.value);
      expect(here.marks.value).toEqual(there.marks.value);
    }),
    { numRuns: 40, seed: 20 },
  );
});

test('OWN-285: an entry that is not the next is not taken, whatever it says', async () => {
  const { store } = await desk();
  const id = await campaign(store);
  const there = await sit(store, id);
  const here = (await twin(id)).session;
  for (const n of [1, 2, 3]) there.commit({ title: titled(n), events: [added(n)] });
  const [one, two] = there.history.value.entries;
  if (!one || !two) throw new Error('there are two');
  expect(here.follow(two, follow).ok).toBe(false);
  expect(here.follow(one, follow).ok).toBe(true);
  expect(here.follow(one, follow).ok).toBe(false);
  expect(here.follow({ ...two, id: 2, ...(two.kind === 'mark' ? { parent: 0 } : {}) }, follow).ok).toBe(
    false,
  );
  expect(here.history.value.entries).toEqual([one]);
});

test('OWN-285: the last tap of each device is known after a restart, and after what was undone was let go', async () => {
  const { store, port } = await desk();
  const id = await campaign(store);
  const session = await sit(store, id);
  const tap = (device: string, n: number) => ({ device, n, who: 'Ann' });
  session.commit({ title: titled(1), events: [added(1)], tap: tap('a', 1) });
  session.commit({ title: titled(2), events: [added(2)], tap: tap('b', 4) });
  session.undo(1, tap('a', 2));
  expect(session.history.value.taps).toEqual({ a: 2, b: 4 });
  expect(session.marks.value.map(mark => mark.who)).toEqual([undefined, 'Ann', 'Ann']);
  await session.close();
  const again = await sit((await desk(undefined, port)).store, id);
  expect(again.history.value.entries).toEqual(session.history.value.entries);
  expect(again.history.value.taps).toEqual({ a: 2, b: 4 });
  expect(again.compact().ok).toBe(true);
  expect(again.history.value.entries).toHaveLength(1);
  await again.close();
  const late = await sit((await desk(undefined, port)).store, id);
  expect(late.history.value.taps).toEqual({ a: 2, b: 4 });
  const file = value(await late.exportFile());
  const elsewhere = await desk();
  const plan = value(await elsewhere.store.readFile(file.bytes));
  expect(value(await plan.apply(() => 'copy'))).toEqual([id]);
  expect((await sit(elsewhere.store, id)).history.value.taps).toEqual({ a: 2, b: 4 });
});

test('OWN-285: an entry counts as lasting when it is on the disk, and not before', async () => {
  const { store, port } = await desk();
  const session = await sit(store, await campaign(store));
  const release = port.hold();
  session.commit({ title: titled(1), events: [added(1)] });
  await Promise.resolve();
  expect(session.durable.value).toBe(0);
  release();
  await session.settled();
  expect(session.durable.value).toBe(1);
  port.fail(1, 'QuotaExceededError');
  session.commit({ title: titled(2), events: [added(2)] });
  await session.settled();
  expect(session.durable.value).toBe(1);
  session.retry();
  await session.settled();
  expect(session.durable.value).toBe(2);
});
