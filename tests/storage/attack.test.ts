import { describe, expect, test } from 'vitest';
import { openSession } from '../../src/session/session';
import type { Row, Table } from '../../src/storage/port';
import { sealText } from '../../src/storage/seal';
import { patience, samples } from '../support/samples';
import { faultyPort } from './faults';
import { campaign, desk, play, sit, value } from './setup';
import { afterTaps, tally } from './tally';

/** Every way in which a row can be spoilt that a disk, another program or another version might think of. */
const ways: readonly (readonly [
  string,
  (row: Row, table: Table, key: Parameters<typeof sealText>[1]) => Row | undefined,
])[] = [
  ['dropped', () => undefined],
  ['cut short', row => ({ ...row, text: row.text.slice(0, row.text.length / 2) })],
  ['empty', row => ({ ...row, text: '' })],
  ['garbled', row => ({ ...row, text: row.text.replaceAll('e', 'ë') })],
  ['one letter changed', row => ({ ...row, text: `${row.text.slice(0, -2)}x}` })],
  ['without its sum', row => ({ ...row, sum: '' })],
  ['of another place', (row, table, _) => sealText(table, ['elsewhere', 7], row.version, row.text)],
  ['sound and foreign', (row, table, key) => sealText(table, key, row.version, '{"hello":"world"}')],
  ['sound and no JSON', (row, table, key) => sealText(table, key, row.version, '{')],
  [
    'sound and huge',
    (row, table, key) => sealText(table, key, row.version, `{"x":"${'y'.repeat(400_000)}"}`),
  ],
  [
    'sound and deep',
    (row, table, key) => sealText(table, key, row.version, `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  ],
  ['without a version', row => ({ text: row.text, sum: row.sum }) as Row],
];

/** The sum after each tap of the script. */
const moments = Array.from({ length: 17 }, (_, n) => afterTaps(n).sum);

/** All that a store holds after sixteen taps, with a pause after the twelfth. */
async function sixteen() {
  const { store, port } = await desk();
  const session = await sit(store, await campaign(store));
  play(session, 1, 12);
  await session.pause();
  play(session, 13, 16);
  await session.close();
  return port.rows();
}

/** A device that holds these rows. */
async function deviceWith(rows: Awaited<ReturnType<typeof sixteen>>) {
  const port = faultyPort();
  for (const one of rows) await port.spoil(one.table, one.key, () => one.row);
  return port;
}

describe('rows spoilt in every way', () => {
  for (const [way, how] of ways)
    test(`ATTACK-1: each row ${way}, in turn: it opens or says why, the list lives, and what is restored plays on`, async () => {
      const rows = await sixteen();
      const id = `${rows.find(one => one.table === 'documents')?.key}`;
      for (const { table, key } of rows) {
        const port = await deviceWith(rows);
        await port.spoil(table, key, row => how(row, table, key));
        const { store } = await desk(tally, port);
        expect(value(await store.list()).map(one => one.id)).toEqual([id]);
        const again = await sit(store, id);
        // Never a state that was not: some moment of the script.
        const at = moments.indexOf(again.state.value.sum);
        expect(at).toBeGreaterThanOrEqual(table === 'records' ? 11 : 16);
        expect(again.state.value).toEqual(afterTaps(at));
        if (at < 16) expect(again.notes.map(note => note.code)).toContain('steps-lost');
        value(again.commit({ title: 'on', events: [{ add: 1 }] }));
        expect((await again.close()).kind).toBe('saved');
        expect(value(await (await desk(tally, port)).store.list())[0]?.damaged).toBe(false);
        store.close();
      }
    });

  test('ATTACK-2: what a newer version wrote is left to the last letter', async () => {
    const first = await desk();
    const id = await campaign(first.store);
    const session = await sit(first.store, id);
    play(session, 1, 5);
    await session.close();
    await first.port.spoil('records', [id, 3], row => sealText('records', [id, 3], 2, row.text));
    const before = JSON.stringify(await first.port.rows());
    const opened = await openSession({ store: first.store, kind: tally, id });
    expect(opened).toMatchObject({ ok: false, error: { code: 'newer' } });
    expect(JSON.stringify(await first.port.rows())).toBe(before);
  });

  test('ATTACK-2: each row of a newer version, in turn: it is called so and left to the last letter, or all opens whole', async () => {
    const rows = await sixteen();
    for (const { table, key } of rows) {
      const port = await deviceWith(rows);
      await port.spoil(table, key, row => sealText(table, key, row.version + 1, row.text));
      const before = JSON.stringify(await port.rows());
      const { store } = await desk(tally, port);
      const [listed] = value(await store.list());
      const opened = await openSession({ store, kind: tally, id: listed?.id ?? '' });
      if (table === 'records' || table === 'snapshots') {
        expect(opened).toMatchObject({ ok: false, error: { code: 'newer' } });
        expect(JSON.stringify(await port.rows())).toBe(before);
      } else if (opened.ok) expect(opened.value.state.value).toEqual(afterTaps(16));
      else expect(opened.error.code).toBe('newer');
      store.close();
    }
  });

  const tables = ['documents', 'writers', 'records', 'snapshots'] as const;
  const gone = [
    ...tables.map(one => [one]),
    ...tables.flatMap((one, i) => tables.slice(i + 1).map(two => [one, two])),
  ];
  test.each(gone.map(names => [names] as const))(
    'ATTACK-8: all that %s held is gone: what is left opens at a moment that was, or is called what it is',
    async names => {
      const rows = await sixteen();
      const port = await deviceWith(rows.filter(({ table }) => !names.some(name => name === table)));
      const { store } = await desk(tally, port);
      const { key } = rows[0] ?? { key: '' };
      const id = typeof key === 'string' ? key : key[0];
      const opened = await openSession({ store, kind: tally, id });
      const left = !(names.includes('records') && names.includes('snapshots'));
      expect(opened.ok).toBe(left);
      if (!opened.ok) {
        expect(opened.error.code).toBe('nothing-left');
        return;
      }
      const at = moments.indexOf(opened.value.state.value.sum);
      expect(at).toBeGreaterThanOrEqual(names.includes('records') ? 12 : 16);
      expect(opened.value.state.value).toEqual(afterTaps(at));
      value(opened.value.commit({ title: 'on', events: [{ add: 1 }] }));
      expect((await opened.value.close()).kind).toBe('saved');
      expect((await sit(store, id)).notes).toEqual([]);
      store.close();
    },
  );
});

describe('errors at every call', () => {
  const errors = [
    'QuotaExceededError',
    'InvalidStateError',
    'AbortError',
    'UnknownError',
    'TransactionInactiveError',
    'NotReadableError',
    'DataError',
    'TimeoutError',
  ];
  for (const error of errors)
    test(`ATTACK-9: ${error} at each read in turn: it is refused in words or goes well, and afterwards all is there`, async () => {
      const rows = await sixteen();
      const id = `${rows.find(one => one.table === 'documents')?.key}`;
      for (let at = 0; at < 6; at++) {
        const port = await deviceWith(rows);
        const { store } = await desk(tally, port);
        const calls = [
          () => store.list(),
          () => openSession({ store, kind: tally, id }),
          () => store.exportFiles('all'),
          () => store.readBack(),
          () => store.backUp(id),
          () => store.care(),
        ];
        for (const call of calls) {
          port.failRead(at, error);
          const answer = await call();
          if (!answer.ok)
            expect(answer.error).toMatchObject({ code: expect.any(String), message: expect.anything() });
          port.failRead(Number.POSITIVE_INFINITY, error);
        }
        store.close();
        const again = await sit((await desk(tally, port)).store, id);
        expect([again.notes, again.state.value]).toEqual([[], afterTaps(16)]);
      }
    });

  for (const error of errors)
    test(
      `ATTACK-3: ${error} at each write in turn: nothing acknowledged is lost, nothing is written twice, and trying again saves all`,
      async () => {
        for (let at = 0; at < samples(6, 40); at++) {
          const { store, port } = await desk();
          const id = await campaign(store);
          const session = await sit(store, id);
          let tapped = 0;
          for (let n = 1; n <= 8; n++) {
            if (n === at + 1) port.fail(2, error);
            play(session, n, n);
            tapped = n;
            await session.settled();
          }
          session.retry();
          await session.settled();
          session.retry();
          expect((await session.settled()).kind).toBe('saved');
          await session.close();
          const again = await sit((await desk(tally, port)).store, id);
          expect(again.state.value).toEqual(afterTaps(tapped));
          expect(again.history.value.entries).toHaveLength(tapped);
          expect(again.notes).toEqual([]);
        }
      },
      patience,
    );
});

describe('backups and what was set aside, spoilt in every way', () => {
  /** Three sittings, each backed up. */
  async function backedUp() {
    const first = await desk();
    const id = await campaign(first.store);
    for (const upTo of [4, 8, 12]) {
      const session = await sit(first.store, id);
      play(session, upTo - 3, upTo);
      await session.close();
      expect(value(await first.store.backUp(id))).toBe(true);
    }
    return { ...first, id };
  }
  const spoilt = (row: Row, bytes: Row['bytes']): Row => ({ ...row, ...(bytes ? { bytes } : {}) });
  const packed: readonly (readonly [string, (row: Row) => Row | undefined])[] = [
    ['bytes cut', row => spoilt(row, row.bytes?.slice(0, 60))],
    ['no bytes', ({ version, text, sum }) => ({ version, text, sum })],
    [
      'bytes garbled',
      row =>
        spoilt(
          row,
          row.bytes?.map((byte, i) => (i > 40 ? byte ^ 5 : byte)),
        ),
    ],
  ];

  for (const [way, how] of [...ways.map(([name, one]) => [name, one] as const), ...packed])
    test(`ATTACK-4: the newest backup ${way}: the others serve, room is made without them, and there will be a sound one`, async () => {
      const { store, port, id } = await backedUp();
      const [newest, second] = value(await store.backups(id)).map(one => one.made);
      const key = [id, newest ?? 0] as const;
      const bytes = (await port.rows()).find(one => one.table === 'backups' && one.key[1] === newest)?.row
        .bytes;
      await port.spoil('backups', key, row => {
        const now = how(row, 'backups', key);
        return now && row.bytes && !now.bytes && way !== 'no bytes' ? { ...now, bytes: row.bytes } : now;
      });
      const garbled = way === 'bytes garbled';
      const [care] = value(await store.care());
      expect(care?.backup).toBe(garbled ? newest : second);
      for (const { document, made } of value(await store.backups(id))) {
        const file = value(await store.backupFile(document, made));
        // Where only the row is spoilt, the bytes still lead home.
        if (made === newest && bytes && !packed.some(([name]) => name === way))
          expect(file?.bytes).toEqual(new Uint8Array(bytes));
        const read = await store.readFile(file?.bytes ?? new Uint8Array());
        expect(read.ok).toBe(made !== newest || !packed.some(([name]) => name === way));
      }
      // Looked through from end to end, the next sitting makes another one.
      expect(value(await store.readBack())).toMatchObject([{ found: 'whole' }]);
      if (way !== 'dropped') expect(value(await store.backUp(id))).toBe(true);
      const room = await backedUp();
      const [last, before] = value(await room.store.backups(room.id)).map(one => one.made);
      await room.port.spoil('backups', [room.id, last ?? 0], row =>
        how(row, 'backups', [room.id, last ?? 0]),
      );
      value(await room.store.makeRoom());
      expect(value(await room.store.backups(room.id)).map(one => one.made)).toEqual([
        garbled ? last : before,
      ]);
      expect(value(await room.store.list())).toHaveLength(1);
    });

  test('ATTACK-5: a clock that was years ahead keeps no later sitting from being backed up', async () => {
    const { store, id, clock } = await desk().then(async one => ({ ...one, id: await campaign(one.store) }));
    const sitting = async (n: number) => {
      const session = await sit(store, id);
      play(session, n, n);
      await session.close();
      expect(value(await store.backUp(id))).toBe(true);
    };
    const now = clock.now;
    clock.now += 5e11;
    for (let n = 1; n <= 10; n++) await sitting(n);
    clock.now = now + 1_000_000;
    for (let n = 11; n <= 13; n++) {
      await sitting(n);
      const marks = value(await store.backups(id)).map(one => one.marks);
      expect(marks).toHaveLength(10);
      expect(marks).toContain(n);
    }
    clock.now = -5;
    expect(await campaign(store)).not.toBe(id);
    expect(value(await store.list()).every(one => !one.damaged)).toBe(true);
  });

  for (const [way, how] of ways)
    test(`ATTACK-6: what was set aside ${way}: it leaves as it is, and lets go`, async () => {
      const { store, port } = await desk();
      const id = await campaign(store);
      const session = await sit(store, id);
      play(session, 1, 6);
      await session.close();
      await port.spoil('records', [id, 3], row => ({ ...row, text: '{' }));
      await (await sit(store, id)).close();
      const [aside] = value(await store.damaged());
      const made = aside?.made ?? 0;
      await port.spoil('aside', [id, made], row => how(row, 'aside', [id, made]));
      const listed = value(await store.damaged());
      expect(listed).toHaveLength(way === 'dropped' || way === 'without a version' ? 0 : 1);
      for (const one of listed) expect(value(await store.damagedFile(id, one.made))?.bytes).toBeDefined();
      value(await store.dropDamaged(id, made));
      expect(value(await store.damaged())).toEqual([]);
      expect((await sit(store, id)).notes).toEqual([]);
    });

  test('ATTACK-7: a file over a document whose line is spoilt mixes nothing: what lay there is set aside', async () => {
    const here = await desk();
    const id = await campaign(here.store);
    const session = await sit(here.store, id);
    play(session, 1, 5);
    const file = value(await session.exportFile());
    play(session, 6, 9);
    await session.close();
    // Elsewhere it went on otherwise.
    const there = await desk();
    value(await value(await there.store.readFile(file.bytes)).apply(() => 'copy'));
    const other = await sit(there.store, id);
    value(other.commit({ title: 'otherwise', events: [{ add: 77 }] }));
    const state = other.state.value;
    const out = value(await other.exportFile());
    await here.port.spoil('documents', id, row => ({ ...row, text: '{' }));
    value(await value(await here.store.readFile(out.bytes)).apply(() => 'copy'));
    const again = await sit(here.store, id);
    expect([again.notes, again.state.value]).toEqual([[], state]);
    const [aside] = value(await here.store.damaged());
    const kept = value(await here.store.damagedFile(id, aside?.made ?? 0));
    expect(new TextDecoder().decode(kept?.bytes)).toContain('tap 9');
  });
});
