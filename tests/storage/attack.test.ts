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

describe('rows spoilt in every way', () => {
  for (const [way, how] of ways)
    test(`ATTACK-1: each row ${way}, in turn: it opens or says why, the list lives, and what is restored plays on`, async () => {
      const first = await desk();
      const id = await campaign(first.store);
      const session = await sit(first.store, id);
      play(session, 1, 12);
      await session.pause();
      play(session, 13, 16);
      await session.close();
      const rows = await first.port.rows();
      for (const { table, key } of rows) {
        const port = faultyPort();
        for (const one of rows) await port.spoil(one.table, one.key, () => one.row);
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
