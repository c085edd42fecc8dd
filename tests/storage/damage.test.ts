import { describe, expect, test } from 'vitest';
import { headOf } from '../../src/history/history';
import { stateAt } from '../../src/history/states';
import { openSession } from '../../src/session/session';
import { knownKind } from '../../src/storage/known';
import { harmed, sizeOf, take } from '../../src/storage/opening';
import type { Row } from '../../src/storage/port';
import { type RecordRow, writeRow } from '../../src/storage/rows';
import { faultyPort } from './faults';
import { campaign, code, desk, oneFile, play, sit, value } from './setup';
import { added, afterTaps, start, tally, tally3, tally4 } from './tally';

/** A real campaign: taps, a pause, undo, a branch, more taps after the last snapshot. */
async function played(pauses: boolean) {
  const port = faultyPort();
  const { store } = await desk(tally, port);
  const id = await campaign(store);
  const session = await sit(store, id);
  play(session, 1, 6);
  if (pauses) await session.pause();
  value(session.undo(2));
  play(session, 7, 10);
  if (pauses) await session.pause();
  play(session, 11, 12);
  await session.settled();
  // Another page opens it: this one has crashed.
  const { store: later } = await desk(tally, port);
  return { port, store: later, id, whole: session.history.value };
}

const garbles: readonly [string, (row: Row) => Row | undefined][] = [
  ['deleted', () => undefined],
  [
    'one letter changed',
    row => ({ ...row, text: row.text.replace(/[0-9]/, digit => `${(Number(digit) + 1) % 10}`) }),
  ],
  ['cut', row => ({ ...row, text: row.text.slice(0, -3) })],
  ['not a text', row => ({ ...row, text: 7 as unknown as string })],
];

describe('damage', () => {
  for (const pauses of [true, false]) {
    for (const [how, garble] of garbles) {
      test(`DAMAGE-1: every single row ${how}, ${pauses ? 'with' : 'without'} snapshots: it opens, says so, keeps the rest`, async () => {
        const rows = await (await played(pauses)).port.rows();
        for (const { table, key } of rows) {
          const { port, store, id: own, whole } = await played(pauses);
          const at = typeof key === 'string' ? own : ([own, key[1]] as const);
          await port.spoil(table, at, garble);
          const where = `${table} ${JSON.stringify(key)}`;
          const listed = value(await store.list());
          expect(
            listed.map(one => one.id),
            where,
          ).toEqual([own]);
          const opened = await openSession({ store, kind: tally, id: own });
          const again = value(opened);
          expect(again.notes.length, where).toBeGreaterThan(0);
          // Never a state that was not there before, and the newest that can still be worked out.
          expect(again.state.value, where).toEqual(stateAt(tally, whole, headOf(again.history.value)));
          const lost = again.notes.some(note => note.code === 'steps-lost');
          if (!lost) expect(again.state.value, where).toEqual(whole.state);
          if (lost) expect(table, where).toBe('records');
          for (const mark of again.history.value.line) {
            expect(stateAt(tally, again.history.value, mark)).toEqual(stateAt(tally, whole, mark));
          }
          // It can be played on, and the next opening has nothing to complain of.
          value(again.commit({ title: 'on', events: [added(99)] }));
          expect((await again.close()).kind, where).toBe('saved');
          const third = await sit(store, own);
          expect(third.notes, where).toEqual([]);
          expect(third.state.value, where).toEqual(again.state.value);
        }
      });
    }
  }

  test('DAMAGE-2: the damaged part is kept apart and can be downloaded', async () => {
    const { port, store, id } = await played(false);
    await port.spoil('records', [id, 4], row => ({ ...row, text: row.text.slice(1) }));
    const again = await sit(store, id);
    expect(again.notes.map(note => note.code)).toEqual(['steps-lost']);
    expect(again.state.value).toEqual(afterTaps(3));
    const [aside] = value(await store.damaged());
    expect(aside).toMatchObject({ document: id, made: again.aside, rows: 10 });
    const file = value(await store.damagedFile(id, aside?.made ?? 0));
    expect(new TextDecoder().decode(file?.bytes)).toContain('tap 12');
    value(await store.dropDamaged(id, aside?.made ?? 0));
    expect(value(await store.damaged())).toEqual([]);
  });

  test('DAMAGE-2: damaged parts are listed newest first, those of several documents among each other', async () => {
    const { port, store } = await played(false);
    const made = [3, 9, 5, 7];
    const row: Row = { version: 1, text: 'torn', sum: '' };
    await port.write(['aside'], async tx => {
      for (const [i, one] of made.entries()) tx.put('aside', [i % 2 ? 'b' : 'a', one], row);
    });
    const listed = value(await store.damaged());
    expect(listed.map(one => [one.document, one.made])).toEqual([
      ['b', 9],
      ['b', 7],
      ['a', 5],
      ['a', 3],
    ]);
  });

  test('DAMAGE-2: a row that holds no text weighs nothing', () => {
    const row = (text: unknown) => ({ version: 1, text, sum: '' });
    const sized = (records: readonly unknown[], snapshots: readonly unknown[]) => {
      const keyed = (rows: readonly unknown[]) => rows.map((one, i) => [['a', i], one] as const);
      return sizeOf({
        id: 'a',
        document: undefined,
        writer: undefined,
        records: keyed(records),
        snapshots: keyed(snapshots),
      });
    };
    expect(sized([], [])).toBe(0);
    expect(sized([row('four'), row(7), undefined], ['x', row('')])).toBe(4);
    expect(sized([row('four')], [row('fives')])).toBe(9);
  });

  test('DAMAGE-2: the snapshot that a repair writes tells what other devices tapped', async () => {
    for (const tap of [{ device: 'phone', who: 'Ulf', n: 3 }, undefined]) {
      const { port, store } = await desk();
      const id = await campaign(store);
      const session = await sit(store, id);
      value(session.commit({ title: '+1', events: [added(1)], ...(tap ? { tap } : {}) }));
      play(session, 2, 4);
      await session.settled();
      await port.spoil('records', [id, 4], row => ({ ...row, text: row.text.slice(1) }));
      const { store: later } = await desk(tally, port);
      const again = await sit(later, id);
      expect(again.notes.map(note => note.code)).toEqual(['steps-lost']);
      const written = (await port.rows()).filter(one => one.table === 'snapshots').map(one => one.row.text);
      const repaired = written.map(text => JSON.parse(text)).find(one => one.mark === 3);
      expect([repaired?.state, repaired?.taps]).toEqual([afterTaps(3), tap && { phone: 3 }]);
      await again.close();
    }
  });

  test('DAMAGE-3: sound rows with nonsense in them end the way there, whatever apply does with it', async () => {
    const { port, store, id } = await played(false);
    const mark = {
      kind: 'mark' as const,
      id: 4,
      parent: 3,
      title: 'x',
      events: [{ add: 666 }] as unknown[],
      revealed: false,
    } satisfies RecordRow;
    await port.spoil('records', [id, 4], () => writeRow('records', [id, 4], mark, 1));
    const restored = await sit(store, id);
    expect(restored.notes.map(note => note.code)).toEqual(['steps-lost']);
    expect(restored.state.value).toEqual(afterTaps(3));
    const other = await played(true);
    const cyclic = { ...mark, id: 3, parent: 6 };
    await other.port.spoil('records', [other.id, 3], () => writeRow('records', [other.id, 3], cyclic, 1));
    const again = await sit(other.store, other.id);
    expect(again.state.value).toEqual(other.whole.state);
    expect(again.notes.map(note => note.code)).toEqual(['history-cut']);
  });

  test('DAMAGE-4: with every row of a document garbled it is still listed and refused in a plain sentence', async () => {
    const { port, store, id } = await played(true);
    for (const { table, key } of await port.rows())
      await port.spoil(table, key, row => ({ ...row, sum: 'x' }));
    expect(value(await store.list())).toMatchObject([{ id, damaged: true }]);
    const refused = await openSession({ store, kind: tally, id });
    expect(code(refused)).toBe('nothing-left');
  });

  test('DAMAGE-4: nothing is given up before the second copy has been asked for it', async () => {
    const { port, id } = await played(true);
    for (const { table, key } of await port.rows())
      await port.spoil(table, key, row => ({ ...row, sum: 'x' }));
    expect(await take(port, tally, id, 'mine', 0, false)).toBe(harmed);
    const asIs = await take(port, tally, id, 'mine', 0, true);
    expect(asIs === harmed ? harmed : code(asIs)).toBe('nothing-left');
  });

  test('DAMAGE-5: a replay that gives another state than the snapshot is reported, the snapshot wins', async () => {
    const { port, store, id } = await played(true);
    const changed = {
      ...tally,
      apply: (state: typeof start, event: { add: number }) => tally.apply(state, { add: event.add + 1 }),
    };
    const again = await sit(store, id, changed);
    expect(again.notes.map(note => note.code)).toEqual(['drift']);
    expect(port.writes()).toBeGreaterThan(0);
  });
});

describe('versions', () => {
  test('VERSION-1: migrations are named, gapless and one way; a gap is a mistake of ours', () => {
    expect(() => knownKind(tally3)).not.toThrow();
    expect(() => knownKind({ ...tally3, version: 4 })).toThrow(/gaps/);
    expect(() => knownKind({ ...tally3, migrations: tally3.migrations.slice(1) })).toThrow(/gaps/);
  });

  test('VERSION-2: states and events of an older version go through every step; undo goes on working', async () => {
    const port = faultyPort();
    const old = await desk(tally, port);
    const id = await campaign(old.store);
    const session = await sit(old.store, id);
    play(session, 1, 4);
    await session.close();
    const { store } = await desk(tally3, port);
    const again = await sit(store, id, tally3);
    expect(again.notes).toEqual([]);
    // The snapshot wins at the head: its state, migrated.
    expect(again.state.value).toEqual({
      ...afterTaps(4),
      motto: 'north,_then_west',
      sum: afterTaps(4).sum * 2,
    });
    value(again.undo());
    const doubled = [1, 2, 3].map(n => ({ add: added(n).add * 2 }));
    expect(again.state.value).toEqual(doubled.reduce(tally3.apply, { ...start, motto: 'north,_then_west' }));
    value(again.redo());
    play(again, 5, 5);
    await again.close();
    const third = await sit(store, id, tally3);
    expect(third.state.value).toEqual(again.state.value);
  });

  test('VERSION-3: events that cannot be replayed any more are read-only behind an undo barrier', async () => {
    const port = faultyPort();
    const old = await desk(tally, port);
    const id = await campaign(old.store);
    const session = await sit(old.store, id);
    play(session, 1, 4);
    await session.close();
    const { store } = await desk(tally4, port);
    for (let opening = 0; opening < 2; opening++) {
      const again = await sit(store, id, tally4);
      expect(again.notes.map(note => note.code)).toEqual(['older-rules']);
      expect(again.state.value).toEqual({
        ...afterTaps(4),
        motto: 'north,_then_west',
        sum: afterTaps(4).sum * 2,
      });
      expect(again.canUndo.value).toBe(false);
      expect(again.history.value.past.map(mark => mark.id)).toEqual([1, 2, 3, 4]);
      play(again, 9, 9);
      value(again.undo());
      expect(code(again.undo())).toBe('nothing-to-undo');
      await again.close();
    }
  });

  test('VERSION-4: a save of a newer version is refused politely and not touched', async () => {
    const port = faultyPort();
    const fresh = await desk(tally3, port);
    const id = value(await fresh.store.create(tally3, { name: 'New', state: start }));
    const session = await sit(fresh.store, id, tally3);
    play(session, 1, 3);
    await session.close();
    const before = await port.rows();
    const { store } = await desk(tally, port);
    expect(code(await openSession({ store, kind: tally, id }))).toBe('newer');
    expect(await port.rows()).toEqual(before);
    const file = await oneFile(fresh.store, [id]);
    expect(code(await store.readFile(file.bytes))).toBe('newer');
  });

  test('VERSION-5: a newer record alone is enough: an older app that comes back does not touch it', async () => {
    const port = faultyPort();
    const old = await desk(tally, port);
    const id = await campaign(old.store);
    const { store } = await desk(tally3, port);
    const session = await sit(store, id, tally3);
    play(session, 1, 1);
    await session.settled();
    expect(code(await openSession({ store: old.store, kind: tally, id }))).toBe('newer');
  });

  test('VERSION-6: a migration that fails leaves the old save as it was', async () => {
    const port = faultyPort();
    const old = await desk(tally, port);
    const id = await campaign(old.store);
    const session = await sit(old.store, id);
    play(session, 1, 3);
    await session.close();
    const before = await port.rows();
    const [first, second] = tally3.migrations;
    if (!first || !second) throw new Error('two steps');
    const broken = { ...tally3, migrations: [first, { ...second, state: () => JSON.parse('{') }] };
    const { store } = await desk(broken, port);
    expect(code(await openSession({ store, kind: broken, id }))).toBe('unreadable');
    expect(await port.rows()).toEqual(before);
    expect(value(await old.store.load(tally, id))).toEqual(afterTaps(3));
  });
});
