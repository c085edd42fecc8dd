import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Table } from '../../src/storage/port';
import { faultyPort } from './faults';
import { code, desk, sit, value } from './setup';
import { migrations, tally, tally3, tally4 } from './tally';

/** Real saves as earlier versions wrote them, never written again. */
const frozen = (name: string): string => readFileSync(`tests/fixtures/saves/${name}`, 'utf8');
const rows = v.array(
  v.object({
    table: v.picklist(['documents', 'writers', 'records', 'snapshots', 'backups', 'aside']),
    key: v.union([v.string(), v.tuple([v.string(), v.number()])]),
    row: v.object({ version: v.number(), text: v.string(), sum: v.string() }),
  }),
);

/** Migrations that write down that they ran. */
function watched(kind: typeof tally) {
  const ran: string[] = [];
  const steps = kind.migrations.map(step => ({
    ...step,
    state: (old: unknown) => {
      ran.push(step.name);
      return step.state(old);
    },
  }));
  return { kind: { ...kind, migrations: steps }, ran };
}

for (const kind of [tally, tally3, tally4]) {
  test(`FROZEN-1: a database of layout 1 with a save of version 1 opens in version ${kind.version}, by every step`, async () => {
    const port = faultyPort();
    for (const { table, key, row } of v.parse(rows, JSON.parse(frozen('layout-1-tally-1.json')))) {
      await port.spoil(table as Table, key, () => row);
    }
    const { kind: watchedKind, ran } = watched(kind);
    const { store } = await desk(watchedKind, port);
    const [listed] = value(await store.list());
    expect(listed).toMatchObject({ name: 'Frozen', kind: 'tally', marks: 26 });
    const session = await sit(store, listed?.id ?? '', watchedKind);
    expect([...new Set(ran)]).toEqual(kind.migrations.map(step => step.name));
    expect(session.notes.map(note => note.code)).toEqual(kind === tally4 ? ['older-rules'] : []);
    const doubled = kind === tally ? 1 : 2;
    expect(session.state.value.sum).toBe(frozenSum * doubled);
    expect(session.marks.value).toHaveLength(kind === tally4 ? 1 : 27);
  });

  test(`FROZEN-2: a file of layout 1 with a save of version 1 comes into version ${kind.version}`, async () => {
    const { store } = await desk(kind);
    const bytes = new TextEncoder().encode(frozen('file-1-tally-1.northwest'));
    const plan = value(await store.readFile(bytes));
    const [id] = value(await plan.apply(() => 'copy'));
    const session = await sit(store, id ?? '', kind);
    expect(session.state.value.sum).toBe(frozenSum * (kind === tally ? 1 : 2));
    expect(code(session.undo())).toBe(kind === tally4 ? 'nothing-to-undo' : 'ok');
  });
}

/** Worked out when the save was frozen, not by the code under test. */
const frozenSum = -1424138045;

test('FROZEN-3: every version between the first and the present has a step', () => {
  expect(migrations.map(step => step.to)).toEqual([2, 3]);
});
