import { describe, expect, test, vi } from 'vitest';
import { exportDue } from '../../src/storage/documents';
import { openWriter } from '../../src/storage/writer';
import { faultyPort } from './faults';
import { campaign, code, desk, play, sit, value } from './setup';
import { added, afterTaps, start, tally } from './tally';

describe('a tap on its way to the disk', () => {
  test('SAVE-1: each tap is one transaction with one record, in order, and does not grow with the history', async () => {
    const { port, store } = await desk();
    const session = await sit(store, await campaign(store));
    const before = port.writes();
    play(session, 1, 60);
    await session.settled();
    expect(port.writes() - before).toBe(60);
    const records = (await port.rows()).filter(one => one.table === 'records');
    expect(records.map(one => one.key[1])).toEqual(Array.from({ length: 61 }, (_, i) => i));
    const sizes = records.slice(1).map(one => one.row.text.length);
    expect(Math.max(...sizes)).toBeLessThan(400);
  });

  test('SAVE-2: the screen has the tap before the disk has it, and what is saved is told only afterwards', async () => {
    const { port, store } = await desk();
    const session = await sit(store, await campaign(store));
    const release = port.hold();
    play(session, 1, 3);
    expect(session.state.value).toEqual(afterTaps(3));
    expect(session.saving.value.kind).toBe('writing');
    release();
    expect(await session.settled()).toEqual({ kind: 'saved' });
  });

  test('SAVE-3: a write without an answer for a while is said to be saving', async () => {
    const { port, store } = await desk();
    const session = await sit(store, await campaign(store));
    const release = port.hold();
    play(session, 1, 1);
    await new Promise<void>(resolve => {
      const stop = session.saving.subscribe(saving => {
        if (saving.kind === 'saving') queueMicrotask(() => resolve(stop()));
      });
    });
    release();
    expect(await session.settled()).toEqual({ kind: 'saved' });
  });

  test.each([
    ['QuotaExceededError', 'full'],
    ['AbortError', 'failed'],
    ['InvalidStateError', 'failed'],
    ['UnknownError', 'failed'],
    ['SecurityError', 'refused'],
  ])(
    'SAVE-4: %s stays on the screen until it is solved, and nothing is lost or out of order',
    async (error, expected) => {
      const { port, store } = await desk();
      const id = await campaign(store);
      const session = await sit(store, id);
      play(session, 1, 5);
      await session.settled();
      port.fail(3, error);
      play(session, 6, 6);
      expect(await session.settled()).toMatchObject({ kind: 'failed', problem: { code: expected } });
      play(session, 7, 7);
      await session.settled();
      expect(session.problem.value?.code).toBe(expected);
      expect(session.state.value).toEqual(afterTaps(7));
      session.retry();
      expect(await session.settled()).toMatchObject({ kind: 'failed', waiting: 2 });
      expect(value(await store.load(tally, id))).toEqual(afterTaps(5));
      session.retry();
      expect(await session.settled()).toEqual({ kind: 'saved' });
      expect(session.problem.value).toBeUndefined();
      expect(value(await store.load(tally, id))).toEqual(afterTaps(7));
    },
  );

  test('SAVE-5: a fault injected at each write in turn: what was told saved is there, what is there is a prefix', async () => {
    for (let at = 1; at <= 14; at++) {
      const { port, store } = await desk();
      const id = await campaign(store);
      const session = await sit(store, id);
      let told = 0;
      for (let n = 1; n <= 12; n++) {
        if (n === at) port.fail(2, 'QuotaExceededError');
        play(session, n, n);
        if (n === 6) await session.pause();
        if ((await session.settled()).kind === 'saved') told = n;
        const there = value(await store.load(tally, id));
        expect(there).toEqual(afterTaps(told));
      }
      session.retry();
      await session.settled();
      session.retry();
      expect((await session.settled()).kind).toBe('saved');
      expect(value(await store.load(tally, id))).toEqual(afterTaps(12));
    }
  });

  test('SAVE-6: where the device refuses to store, play goes on in memory, says so, and can be exported', async () => {
    const { store } = await desk(tally, faultyPort('memory'));
    const session = await sit(store, await campaign(store));
    play(session, 1, 4);
    expect(await session.settled()).toEqual({ kind: 'memory' });
    expect(session.problem.value?.code).toBe('refused');
    const file = value(await session.exportFile());
    const other = await desk();
    const plan = value(await other.store.readFile(file.bytes));
    const [id] = value(await plan.apply(() => 'copy'));
    expect(value(await other.store.load(tally, id ?? ''))).toEqual(afterTaps(4));
  });

  test('SAVE-7: undo, redo and jumps are on the disk like taps; a later sitting goes on from there', async () => {
    const { store } = await desk();
    const id = await campaign(store);
    const session = await sit(store, id);
    play(session, 1, 8);
    value(session.undo(3));
    value(session.redo());
    value(session.jump(2));
    play(session, 9, 9);
    value(session.undo());
    await session.settled();
    const seen = session.history.value;
    await session.close();
    const again = await sit(store, id);
    expect(again.notes).toEqual([]);
    expect(again.history.value.line).toEqual(seen.line);
    expect(again.history.value.entries).toEqual(seen.entries);
    expect(again.state.value).toEqual(seen.state);
    expect(again.canRedo.value).toBe(true);
    value(again.redo());
    expect(again.state.value).toEqual(tally.apply(afterTaps(2), added(9)));
  });

  test('SAVE-8: a snapshot at a pause makes opening apply nothing; old snapshots go', async () => {
    const { port, store } = await desk();
    const id = await campaign(store);
    const session = await sit(store, id);
    for (let n = 1; n <= 60; n++) {
      play(session, n, n);
      if (n % 10 === 0) await session.pause();
    }
    const kept = (await port.rows()).filter(one => one.table === 'snapshots').map(one => one.key[1]);
    expect(kept).toEqual([0, 40, 50, 60]);
    await session.close();
    let applied = 0;
    const counting = {
      ...tally,
      apply: (state: typeof start, event: { add: number }) => {
        applied++;
        return tally.apply(state, event);
      },
    };
    const again = await sit(store, id, counting);
    // Ten for the check that replay agrees with the snapshot.
    expect(applied).toBeLessThanOrEqual(10);
    expect(again.state.value).toEqual(afterTaps(60));
  });

  test('SAVE-9: compaction deletes left branches from the disk too, in one transaction with a snapshot', async () => {
    const { port, store } = await desk();
    const id = await campaign(store);
    const session = await sit(store, id);
    play(session, 1, 10);
    await session.pause();
    value(session.undo(4));
    play(session, 11, 12);
    value(session.undo());
    const { state } = session.history.value;
    value(session.compact());
    play(session, 13, 13);
    await session.settled();
    const records = (await port.rows()).filter(one => one.table === 'records').map(one => one.key[1]);
    expect(records).toEqual([0, 1, 2, 3, 4, 5, 6, 12, 15]);
    const live = session.history.value;
    await session.close();
    const again = await sit(store, id);
    // Nothing was played since: a pause has nothing to keep.
    const before = await port.rows();
    await again.pause();
    expect(await port.rows()).toEqual(before);
    expect(again.notes).toEqual([]);
    expect(again.state.value).toEqual(tally.apply(state, added(13)));
    expect(again.history.value.line).toEqual(live.line);
  });

  test('SAVE-10: two writers: whoever opened last writes, the other is told and writes nothing', async () => {
    const port = faultyPort();
    const one = await desk(tally, port);
    const other = await desk(tally, port);
    const id = await campaign(one.store);
    const first = await sit(one.store, id);
    play(first, 1, 5);
    await first.settled();
    // Their channels have different names, as if neither locks nor channels existed.
    const second = await sit(other.store, id);
    expect(second.state.value).toEqual(afterTaps(5));
    play(second, 6, 6);
    await second.settled();
    play(first, 7, 7);
    expect(await first.settled()).toMatchObject({ kind: 'failed', problem: { code: 'elsewhere' } });
    expect(first.elsewhere.value).toBe(true);
    expect(code(first.commit({ title: 'no', events: [added(8)] }))).toBe('elsewhere');
    first.retry();
    await first.settled();
    expect(value(await one.store.load(tally, id))).toEqual(afterTaps(6));
  });

  test('SAVE-10: whoever finds out at a tap that another writes no longer says that the document is here', async () => {
    const port = faultyPort();
    const one = await desk(tally, port);
    const other = await desk(tally, port);
    const id = await campaign(one.store);
    const free = await campaign(one.store);
    const first = await sit(one.store, id);
    await sit(one.store, free);
    await sit(other.store, id);
    play(first, 1, 1);
    await first.settled();
    expect(first.elsewhere.value).toBe(true);
    const asking = new BroadcastChannel(`${one.name}/tabs`);
    const answers: unknown[] = [];
    asking.onmessage = event => answers.push((event as MessageEvent<unknown>).data);
    // Answered in the order in which they are asked.
    for (const document of [id, free]) asking.postMessage({ say: 'who', document });
    await vi.waitFor(() => expect(answers).toContainEqual({ say: 'mine', document: free }));
    expect(answers).toEqual([{ say: 'mine', document: free }]);
    asking.close();
  });
});

describe('the list', () => {
  test('LIST-1: last played first, with chapter, size and name; rename and copy', async () => {
    const { store } = await desk();
    const first = await campaign(store, 'One');
    const second = await campaign(store, '  <b>Two</b>\u0000 ');
    const session = await sit(store, first);
    play(session, 1, 5);
    await session.close();
    const listed = value(await store.list('tally'));
    expect(listed.map(one => one.name)).toEqual(['One', '<b>Two</b>']);
    expect(listed[0]).toMatchObject({ id: first, about: { sum: afterTaps(5).sum }, marks: 5, deleted: null });
    expect(listed[0]?.size).toBeGreaterThan(listed[1]?.size ?? 0);
    value(await store.rename(second, 'Zwei'));
    const copy = value(await store.copy(first, 'One again'));
    expect(
      value(await store.list())
        .map(one => one.name)
        .sort(),
    ).toEqual(['One', 'One again', 'Zwei']);
    const again = await sit(store, copy);
    expect(again.notes).toEqual([]);
    expect(again.state.value).toEqual(afterTaps(5));
    value(again.undo(5));
    expect(again.state.value).toEqual(start);
    expect(value(await store.load(tally, first))).toEqual(afterTaps(5));
  });

  test('LIST-2: what was deleted can be brought back for 30 days with all that belongs to it, then it is gone', async () => {
    const { store, clock, port } = await desk();
    const whole = await campaign(store, 'Campaign');
    value(await store.create(tally, { name: 'Fight', state: start, of: whole }));
    value(await store.remove(whole));
    expect(value(await store.list()).every(one => one.deleted !== null)).toBe(true);
    value(await store.bringBack(whole));
    expect(value(await store.list()).every(one => one.deleted === null)).toBe(true);
    value(await store.remove(whole));
    clock.now += 29 * 24 * 3_600_000;
    const before = port.writes();
    expect(value(await store.emptyBin())).toBe(0);
    // A write of all tables would keep a fight that is being opened waiting.
    expect(port.writes()).toBe(before);
    clock.now += 2 * 24 * 3_600_000;
    expect(value(await store.emptyBin())).toBe(2);
    expect(await port.rows()).toEqual([]);
  });

  test('LIST-3: one document of a chosen id is replaced as a whole: settings, packs by their hash', async () => {
    const { store } = await desk();
    for (const sum of [1, 2]) {
      value(await store.create(tally, { id: 'settings', name: 'Settings', state: { ...start, sum } }));
    }
    expect(value(await store.list())).toHaveLength(1);
    expect(value(await store.load(tally, 'settings'))).toEqual({ ...start, sum: 2 });
    expect(value(await store.load(tally, 'nothing'))).toBeUndefined();
  });

  test('BACKUP-2: a file outside is due after two weeks of play without one', async () => {
    const { store, clock } = await desk();
    const id = await campaign(store);
    const due = async () => value(await store.list()).map(one => exportDue(one, clock.now));
    const sitting = async (n: number) => {
      clock.now += 15 * 24 * 3_600_000;
      const session = await sit(store, id);
      play(session, n, n);
      await session.close();
    };
    expect(await due()).toEqual([false]);
    await sitting(1);
    expect(await due()).toEqual([true]);
    value(await store.exported([id]));
    expect(await due()).toEqual([false]);
    clock.now += 60 * 24 * 3_600_000;
    expect(await due()).toEqual([false]);
    await sitting(2);
    expect(await due()).toEqual([true]);
  });

  test('BACKUP-2: it is due after fourteen days, not after one less, and only of what was played', async () => {
    const day = 24 * 3_600_000;
    const { store } = await desk();
    await campaign(store);
    const [listed] = value(await store.list());
    if (!listed) throw new Error('nothing is listed');
    const one = { ...listed, created: 0, played: 1, marks: 1 };
    expect([13.9, 14, 14.1].map(days => exportDue(one, days * day))).toEqual([false, false, true]);
    expect(exportDue({ ...one, marks: 0 }, 99 * day)).toBe(false);
    expect(exportDue({ ...one, exported: 2 }, 99 * day)).toBe(false);
  });

  test('BACKUP-1: the last ten sittings are kept inside and come back by import', async () => {
    const { store, clock } = await desk();
    const id = await campaign(store);
    for (let sitting = 0; sitting < 13; sitting++) {
      clock.now += 1000;
      const session = await sit(store, id);
      play(session, sitting * 3 + 1, sitting * 3 + 3);
      await session.close();
      expect(value(await store.backUp(id))).toBe(true);
      expect(value(await store.backUp(id))).toBe(false);
    }
    const backups = value(await store.backups(id));
    expect(backups.map(one => one.marks)).toEqual([39, 36, 33, 30, 27, 24, 21, 18, 15, 12]);
    const file = value(await store.backupFile(id, backups[4]?.made ?? 0));
    const plan = value(await store.readFile(file?.bytes ?? new Uint8Array()));
    expect(plan.documents[0]?.present?.name).toBe('Deepwood');
    value(await plan.apply(() => 'replace'));
    expect(value(await store.load(tally, id))).toEqual(afterTaps(27));
    // What was replaced is the newest backup.
    expect(value(await store.backups(id))[0]?.marks).toBe(39);
    expect(value(await store.makeRoom())).toBeGreaterThan(1_000);
    expect(value(await store.backups()).map(one => one.marks)).toEqual([39]);
  });
});

test('TABS-4: a tab that handed over with all written says so; a tap that came too late is called what it is', async () => {
  const port = faultyPort();
  const told: string[] = [];
  const { store } = await desk(tally, port);
  const id = await campaign(store);
  const writerOf = () =>
    openWriter({
      ...{ port, document: id, token: '', version: 1, last: 0, size: 0, anchors: [], now: () => 1 },
      wrote: () => undefined,
      changed: saving => told.push(saving.kind),
      copy: async () => undefined,
      synced: async () => undefined,
      renewed: async () => undefined,
    });
  const mark = (n: number) =>
    ({ kind: 'mark', id: n, parent: n - 1, title: 't', events: [added(n)], revealed: false }) as const;
  const done = writerOf();
  done.append(mark(1));
  expect((await done.settled()).kind).toBe('saved');
  done.stop();
  expect(await done.settled()).toEqual({ kind: 'saved' });
  expect(told).not.toContain('failed');
  done.append(mark(2));
  expect(await done.settled()).toMatchObject({ kind: 'failed', problem: { code: 'elsewhere' }, waiting: 1 });
  const late = writerOf();
  const release = port.hold();
  late.append(mark(2));
  late.append(mark(3));
  const settled = late.settled();
  late.stop();
  release();
  expect(await settled).toMatchObject({ kind: 'failed', problem: { code: 'elsewhere' } });
});
