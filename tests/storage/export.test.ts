import { expect, test } from 'vitest';
import { fileName, fileOf } from '../../src/storage/file/export';
import { limits } from '../../src/storage/file/limits';
import type { Key } from '../../src/storage/port';
import { sealText } from '../../src/storage/seal';
import { campaign, desk, oneFile, play, sit, value } from './setup';
import { added, afterTaps, start, tally, titled } from './tally';

const heavy = (values: number): string => JSON.stringify(Array.from({ length: values / 4 }, () => [0, 0, 0]));

/** A document whose log holds so many values, in one snapshot that nobody needs. */
async function weighty(
  table: Awaited<ReturnType<typeof desk>>,
  name: string,
  values: number,
): Promise<string> {
  const id = await campaign(table.store, name);
  const session = await sit(table.store, id);
  play(session, 1, 3);
  await session.close();
  const key: Key = [id, 2];
  await table.port.spoil('records', key, row => {
    const { text, version } = row;
    const grown = text.replace('"events":[', `"weight":${heavy(values)},"events":[`);
    return sealText('records', key, version, grown);
  });
  return id;
}

test('EXPORT-1: one file bears the name of what is in it, and a number only where there are several', async () => {
  const { store } = await desk();
  const id = await campaign(store, 'Deep Wood!');
  expect((await oneFile(store, [id])).name).toMatch(/^northwest-deep-wood-\d{4}-\d\d-\d\d\.northwest$/);
  await campaign(store, 'Another');
  expect((await oneFile(store, 'all')).name).toMatch(/^northwest-all-\d{4}-\d\d-\d\d\.northwest$/);
  expect(fileName('Deep Wood', 0, 2)).toBe('northwest-deep-wood-1970-01-01-2.northwest');
  expect(fileName('…', 0)).toBe('northwest-save-1970-01-01.northwest');
  const session = await sit(store, id);
  const live = value(await session.exportFile());
  expect(live.name).toMatch(/^northwest-deep-wood-\d{4}-\d\d-\d\d\.northwest$/);
  await session.close();
});

test('EXPORT-1: any one and any selection leaves, with what belongs to it and nothing else', async () => {
  const { store } = await desk();
  const one = await campaign(store, 'One');
  const two = await campaign(store, 'Two');
  const three = await campaign(store, 'Three');
  const fight = value(await store.create(tally, { name: 'Fight of two', state: start, of: two }));
  const heldBy = async (ids: readonly string[] | 'all'): Promise<readonly string[]> => {
    const other = (await desk()).store;
    const plan = value(await other.readFile((await oneFile(store, ids)).bytes));
    return plan.documents.map(document => document.id).sort();
  };
  expect(await heldBy([one])).toEqual([one]);
  expect(await heldBy([two])).toEqual([two, fight].sort());
  expect(await heldBy([fight])).toEqual([fight]);
  expect(await heldBy([one, three])).toEqual([one, three].sort());
  expect(await heldBy('all')).toEqual([one, two, three, fight].sort());
});

test('EXPORT-2: what is too much for one file becomes several, and all of them come in again', async () => {
  const table = await desk();
  const ids: string[] = [];
  for (let n = 1; n <= 7; n++) ids.push(await weighty(table, `Long ${n}`, 700_000));
  const { files, taken, leftOut } = value(await table.store.exportFiles('all'));
  expect(files.length).toBe(2);
  expect(new Set(files.map(file => file.name)).size).toBe(2);
  expect([...taken].sort()).toEqual([...ids].sort());
  expect(leftOut).toEqual([]);
  const other = await desk();
  const come: string[] = [];
  for (const { bytes } of files) {
    come.push(...value(await value(await other.store.readFile(bytes)).apply(() => 'copy')));
  }
  expect(come.sort()).toEqual([...ids].sort());
});

test('EXPORT-2: a file holds as many documents as may come in again, and not one more', async () => {
  const label = { kind: 'tally', name: 'One of many', created: 1, of: null };
  const one = { id: 'a', label, text: '{}', about: {}, marks: 1, records: 1, last: 0 };
  const many = (count: number) =>
    fileOf(
      Array.from({ length: count }, () => one),
      1,
    );
  expect((await many(limits.documents)).ok).toBe(true);
  expect(await many(limits.documents + 1)).toMatchObject({ ok: false, error: { code: 'too-large' } });
  expect(await many(0)).toMatchObject({ ok: false, error: { code: 'unknown' } });
});

test('EXPORT-3: one that cannot go along is named and left out, and never keeps the others', async () => {
  const table = await desk();
  const sound = await campaign(table.store, 'Sound');
  const damaged = await campaign(table.store, 'Damaged');
  await table.port.spoil('documents', damaged, row => ({ ...row, text: `${row.text} ` }));
  const { files, taken, leftOut } = value(await table.store.exportFiles('all'));
  expect(files).toHaveLength(1);
  expect(taken).toEqual([sound]);
  expect(leftOut.map(one => one.id)).toEqual([damaged]);
  expect((await table.store.exportFiles([damaged])).ok).toBe(false);
});

test('EXPORT-4: one that is too long for a file leaves and is backed up as it stands now', async () => {
  const table = await desk();
  const id = await weighty(table, 'Endless', limits.values + 50_000);
  const session = await sit(table.store, id);
  play(session, 4, 5);
  await session.close();
  expect(value(await table.store.backUp(id))).toBe(true);
  const [backup] = value(await table.store.backups(id));
  const spare = value(await table.store.backupFile(id, backup?.made ?? 0));
  const open = await sit(table.store, id);
  const live = value(await open.exportFile());
  await open.close();
  for (const file of [await oneFile(table.store, [id]), spare, live]) {
    const other = (await desk()).store;
    const [copy] = value(
      await value(await other.readFile(file?.bytes ?? new Uint8Array())).apply(() => 'copy'),
    );
    const again = await sit(other, copy ?? '');
    expect(again.notes).toEqual([]);
    expect(again.state.value).toEqual(afterTaps(5));
    value(again.commit({ title: titled(6), events: [added(6)] }));
    await again.close();
    expect((await sit(other, copy ?? '')).state.value).toEqual(afterTaps(6));
  }
});

test('CARE-1: reading back finds what is whole, and says what is not', async () => {
  const table = await desk();
  const sound = await campaign(table.store, 'Sound');
  const session = await sit(table.store, sound);
  play(session, 1, 4);
  await session.close();
  const hurt = await campaign(table.store, 'Hurt');
  const other = await sit(table.store, hurt);
  play(other, 1, 4);
  await other.close();
  await table.port.spoil('records', [hurt, 2], row => ({ ...row, text: row.text.replace('tap', 'tip') }));
  const before = value(await table.store.care());
  expect(before.map(one => [one.name, one.whole, one.copy]).sort()).toEqual([
    ['Hurt', undefined, 'none'],
    ['Sound', undefined, 'none'],
  ]);
  const found = value(await table.store.readBack());
  expect(found.map(one => [one.name, one.found]).sort()).toEqual([
    ['Hurt', 'damaged'],
    ['Sound', 'whole'],
  ]);
  const after = new Map(value(await table.store.care()).map(one => [one.name, one.whole]));
  expect(after.get('Sound')).toBeGreaterThan(0);
  expect(after.get('Hurt')).toBeUndefined();
  // Opening restores what can be restored; then it reads back whole.
  await (await sit(table.store, hurt)).close();
  expect(value(await table.store.readBack()).map(one => one.found)).toEqual(['whole', 'whole']);
});
