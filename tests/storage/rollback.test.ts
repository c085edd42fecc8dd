import { expect, test } from 'vitest';
import { openSession } from '../../src/session/session';
import { faultyPort } from './faults';
import { campaign, desk, oneFile, play, sit, value } from './setup';
import { migrations, tally } from './tally';

/** The app of the next version, which writes this kind otherwise. */
const next = { ...tally, version: 2, migrations: migrations.slice(0, 1) };

test('ROLLBACK-1: an app gone back by one version loses nothing, says what is true, and the newer one finds all of it', async () => {
  const port = faultyPort();
  const older = await desk(tally, port);
  const left = await campaign(older.store, 'Left alone');
  const played = await campaign(older.store, 'Played on');
  for (const id of [left, played]) {
    const session = await sit(older.store, id);
    play(session, 1, 6);
    await session.close();
  }
  older.store.close();

  const newer = await desk(next, port);
  const session = await sit(newer.store, played, next);
  play(session, 7, 12);
  await session.close();
  const then = session.state.value;
  newer.store.close();

  // Its line of the list may be written once more: the sitting before is backed up when the page is idle.
  const rowsOf = async (id: string): Promise<string> =>
    JSON.stringify(
      (await port.rows()).filter(
        // A backup of the sitting before is made in an idle moment, whenever that comes.
        ({ table, key }) => table !== 'documents' && table !== 'backups' && (key === id || key[0] === id),
      ),
    );
  const before = await rowsOf(played);
  const back = await desk(tally, port);
  expect(value(await back.store.list()).map(one => [one.name, one.damaged])).toEqual(
    expect.arrayContaining([
      ['Left alone', false],
      ['Played on', false],
    ]),
  );
  for (const takeOver of [false, true])
    expect(await openSession({ store: back.store, kind: tally, id: played, takeOver })).toMatchObject({
      ok: false,
      error: { code: 'newer' },
    });
  // What the older one cannot read leaves as it is: the newer one reads the file.
  const file = await oneFile(back.store, 'all');
  expect(await back.store.readFile(file.bytes)).toMatchObject({ ok: false, error: { code: 'newer' } });
  const old = await sit(back.store, left);
  play(old, 7, 9);
  expect((await old.close()).kind).toBe('saved');
  const findings = value(await back.store.readBack()).map(({ name, found }) => [name, found]);
  expect(new Map(findings as [string, string][])).toEqual(
    new Map([
      ['Left alone', 'whole'],
      ['Played on', 'newer'],
    ]),
  );
  expect(await rowsOf(played)).toBe(before);
  back.store.close();

  const again = await desk(next, port);
  const found = await sit(again.store, played, next);
  expect([found.state.value, found.notes, found.marks.value.length]).toEqual([then, [], 13]);
  const other = await sit(again.store, left, next);
  expect([other.notes, other.marks.value.length]).toEqual([[], 10]);
  const plan = value(await again.store.readFile(file.bytes));
  expect(plan.documents).toHaveLength(2);
  again.store.close();
});
