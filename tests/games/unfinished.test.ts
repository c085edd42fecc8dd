import { describe, expect, test } from 'vitest';
import { ground, neighbours } from '../../src/games/all';
import type { Shelved, StoredTable } from '../../src/games/game';
import { runningTables } from '../../src/games/running';
import { unfinishedTable } from '../../src/games/unfinished';
import { openStore } from '../../src/storage/store';
import { faultyPort } from '../storage/faults';
import { value } from '../storage/setup';
import { countKind } from './counter/door';
import { game } from './counter/game';

const counter: Shelved = { id: 'counter', name: '', note: '', load: async () => ({ game }) };
const never: Shelved = { id: 'never', name: '', note: '', load: () => Promise.reject(new Error('asked')) };
const begun = 1_760_000_000_000;

let devices = 0;
/** A device with one count for each total. */
async function device(...totals: readonly number[]) {
  const store = await openStore({
    kinds: await game.kinds(),
    name: `unfinished-${devices++}`,
    port: faultyPort(),
    patience: { answer: 1, handOver: 60 },
    now: () => begun,
    withoutLocks: true,
  });
  const ids: string[] = [];
  for (const total of totals) ids.push(value(await store.create(countKind, { name: '', state: { total } })));
  return { store, ids };
}

describe('a table that was left before its end', () => {
  test.each([
    ['no table at all', [], false],
    ['one that is over', [100], false],
    ['one that goes on', [3], true],
    ['one that goes on behind one that is over', [3, 100], true],
  ] as const)('%s is told by its game', async (_, totals, unfinished) => {
    const { store } = await device(...totals);
    expect(await unfinishedTable(never, [counter], begun - 1, async () => store)).toBe(unfinished);
  });

  test('what was not played lately, or was put away, is nobody asked about', async () => {
    const { store, ids } = await device(3);
    expect(await unfinishedTable(never, [never], begun, async () => store)).toBe(false);
    value(await store.remove(ids[0] ?? ''));
    expect(await unfinishedTable(never, [counter], begun - 1, async () => store)).toBe(false);
  });

  test('a kind without a prefix is the ground floor’s', async () => {
    const { store } = await device(3);
    expect(await unfinishedTable(counter, [never], begun - 1, async () => store)).toBe(true);
  });

  test.each<[string, StoredTable, boolean]>([
    ['oathsworn', { kind: 'fight', about: { phase: 'refresh' } }, true],
    ['oathsworn', { kind: 'fight', about: { phase: 'over' } }, false],
    ['oathsworn', { kind: 'campaign', about: { phase: 'story' } }, false],
    ['oathsworn', { kind: 'pack', about: {} }, false],
    ['harrow', { kind: 'harrow/solo', about: { over: '' } }, true],
    ['harrow', { kind: 'harrow/pair', about: { over: 'family' } }, false],
    ['harrow', { kind: 'harrow/lone', about: { drops: 2 } }, false],
    ['harrow', { kind: 'harrow/box', about: { cards: 2 } }, false],
    ['darkholds', { kind: 'darkholds/level', about: { end: '' } }, true],
    ['darkholds', { kind: 'darkholds/level', about: { end: 'won' } }, false],
    ['darkholds', { kind: 'darkholds/campaign', about: { playing: 1 } }, true],
    ['darkholds', { kind: 'darkholds/campaign', about: { playing: 0 } }, false],
  ])('%s: %j', async (id, table, unfinished) => {
    const of = [ground, ...neighbours].find(one => one.id === id);
    expect((await of?.load())?.game.unfinished(table)).toBe(unfinished);
  });
});

describe('the tables of other games on the first page', () => {
  test('the one played last that goes on stands there, with the way to it', async () => {
    const { store, ids } = await device(100, 3, 100);
    expect(await runningTables([never, { ...counter, name: 'The Counter' }], async () => store)).toEqual([
      { game: 'The Counter', name: '…', to: [...countKind.name.split('/'), ids[1]] },
    ]);
    value(await store.remove(ids[1] ?? ''));
    expect(await runningTables([counter], async () => store)).toEqual([]);
  });

  test('a table of the ground floor is none of them', async () => {
    const { store } = await device(3);
    expect(await runningTables([never], async () => store)).toEqual([]);
  });
});
