// Saved documents that a bench writes into the browser's database, so that no page has to be reached by clicking.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ok } from '../../src/basics/result';
import type { Kind } from '../../src/storage/kinds';
import { memoryPort } from '../../src/storage/memory';
import { type Key, type Row, type Table, tables } from '../../src/storage/port';
import { openStore } from '../../src/storage/store';
import { levelSubject } from '../../tests/play/subjects/darkholds';
import { pairSubject, soloSubject } from '../../tests/play/subjects/harrow';
import { campaignSubject, fightSubject } from '../../tests/play/subjects/oathsworn';
import type { Subject } from '../../tests/play/subjects/subject';

interface SavedRow {
  readonly key: Key;
  readonly row: Row;
}

/** The rows of each table of the database, with their keys. */
type SavedRows = readonly {
  readonly table: Table;
  readonly rows: readonly SavedRow[];
}[];

export interface SavedTables {
  readonly rows: SavedRows;
  /** The ids of the documents by the name of their kind: `fight`, `harrow/solo`. */
  readonly ids: Readonly<Record<string, string>>;
}

/** The state after a number of commands by the subject's own player, or where that player stops earlier. */
function playedState<S, C, E, Q>({ kind, rules, start, player }: Subject<S, C, E, Q>, taps: number): S {
  const nextCommand = player(1);
  let state = start(1);
  for (let tap = 0; tap < taps; tap++) {
    const command = nextCommand(state);
    if (command === undefined) break;
    const decided = rules.decide(state, command);
    if (decided.ok) state = decided.state ?? decided.value.reduce(kind.apply, state);
  }
  return state;
}

/** A kind as an older build stored it: its states are saved as they are given. */
const olderKind = (name: string, version: number): Kind<unknown, unknown> => ({
  name,
  version,
  migrations: [],
  state: value => ok(value),
  event: value => ok(value),
  apply: state => state,
  about: () => ({}),
});

const frozenState = (file: string): unknown =>
  JSON.parse(readFileSync(join('tests', 'fixtures', file), 'utf8')).state;

/**
 * One document of each kind that has a table on the screen, always the same ones. Each is stored in the version of the
 * comparison build, which shows a document of a later version only as unreadable.
 */
export async function savedTables(): Promise<SavedTables> {
  const port = memoryPort();
  const store = await openStore({
    kinds: [],
    port,
    withoutLocks: true,
    patience: { answer: 1, handOver: 1 },
  });
  const ids: Record<string, string> = {};
  const save = async <S, C, E, Q>(subject: Subject<S, C, E, Q>): Promise<void> => {
    const { kind } = subject;
    const created = await store.create(kind, { name: kind.name, state: playedState(subject, 20) });
    if (!created.ok) throw new Error(`${kind.name}: ${JSON.stringify(created.error)}`);
    ids[kind.name] = created.value;
  };
  const saveOlder = async (kind: string, version: number, state: unknown): Promise<void> => {
    const created = await store.create(olderKind(kind, version), { name: kind, state });
    if (!created.ok) throw new Error(`${kind}: ${JSON.stringify(created.error)}`);
    ids[kind] = created.value;
  };
  // Version 3 of fights changed events alone.
  await saveOlder('fight', 2, playedState(fightSubject, 20));
  await save(campaignSubject);
  await save(soloSubject);
  await save(pairSubject);
  await save(levelSubject);
  await saveOlder('korrem/world', 1, frozenState('korrem/world-1.json'));
  await saveOlder('korrem/battle', 1, frozenState('korrem/battle-1.json'));
  await saveOlder('darkleaf/duel', 1, frozenState('darkleaf/duel-1.json'));
  const rows = await port.read(tables, tx =>
    Promise.all(
      tables.map(async table => ({
        table,
        rows: (await tx.all(table)).map(([key, row]) => ({ key, row: row as Row })),
      })),
    ),
  );
  // Its channel to other tabs would keep the process alive.
  store.close();
  return { rows, ids };
}

/** Writes the rows into the database of the site. The app must not be running: a file of the site is opened instead. */
export async function writeSavedTables(page: Page, url: string, { rows }: SavedTables): Promise<void> {
  await page.goto(`${url}licences.txt`);
  await page.evaluate(
    all =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('northwest', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const { table } of all) opening.result.createObjectStore(table);
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(
            all.map(({ table }) => table),
            'readwrite',
          );
          for (const { table, rows: found } of all)
            for (const { key, row } of found)
              writing.objectStore(table).put(row, typeof key === 'string' ? key : [...key]);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    rows,
  );
}
