import type { Page } from 'playwright-core';
import type { Command } from '../../../src/encounter/model/command';
import type { Setup } from '../../../src/encounter/model/setup';
import { checkSetup } from '../../../src/encounter/setup/check-setup';
import { playDocument } from '../../../src/play/playing';
import type { Rules } from '../../../src/play/rules';
import { openSession } from '../../../src/session/session';
import type { Kind } from '../../../src/storage/kinds';
import { knownKind } from '../../../src/storage/known';
import { type Key, type Row, type Table, tables } from '../../../src/storage/port';
import { openStore } from '../../../src/storage/store';
import { rules as fightRules } from '../../../src/table/fight/encounter-rules';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { faultyPort } from '../../storage/faults';
import { singleTab, value } from '../../storage/setup';
import { say } from '../words';

/** Documents as rows of the app's database, written by the app's own store. */
export interface Saved {
  readonly ids: readonly string[];
  readonly rows: readonly { readonly table: Table; readonly key: Key; readonly row: Row }[];
}

/** What the app saves of a document after these commands: its engine and its store run here, in Node. */
export async function savedDocument<State, C, Event, Question>(
  { kind, rules }: { readonly kind: Kind<State, Event>; readonly rules: Rules<State, C, Event, Question> },
  beginning: { readonly name: string; readonly state: State },
  commands: readonly C[] = [],
): Promise<Saved> {
  const port = faultyPort();
  const store = await openStore({ kinds: [knownKind(kind)], port, ...singleTab, name: kind.name });
  const id = value(await store.create(kind, beginning));
  if (commands.length > 0) {
    const session = value(await openSession({ store, kind, id }));
    const playing = playDocument(session, kind, rules, say);
    for (const command of commands)
      if (!playing.send(command)) throw new Error(`refused: ${JSON.stringify(command)}`);
    await playing.close();
  }
  return { ids: [id], rows: await port.rows() };
}

/** Several documents of one kind, each at its beginning. */
export async function savedStates<State, Event>(
  kind: Kind<State, Event>,
  beginnings: readonly { readonly name: string; readonly state: State }[],
): Promise<Saved> {
  const port = faultyPort();
  const store = await openStore({ kinds: [knownKind(kind)], port, ...singleTab, name: kind.name });
  const ids: string[] = [];
  for (const beginning of beginnings) ids.push(value(await store.create(kind, beginning)));
  return { ids, rows: await port.rows() };
}

export const savedFight = (setup: Setup, commands: readonly Command[] = []): Promise<Saved> =>
  savedDocument(
    { kind: fightKind, rules: fightRules },
    { name: setup.encounter.name, state: value(checkSetup(setup)).state },
    commands,
  );

/**
 * The page's device has these documents from the start. They are written when its database is made, before the app
 * opens it: a page that has been at this address before keeps what it has.
 */
export const placeSaved = (page: Page, saved: readonly Saved[]): Promise<unknown> =>
  page.addInitScript(
    ({ names, rows }) => {
      // In Firefox this runs in the empty page too, which is nobody's and may keep nothing.
      if (origin === 'null') return;
      const opened = indexedDB.open('northwest', 1);
      opened.onupgradeneeded = () => {
        for (const name of names) opened.result.createObjectStore(name);
        for (const { table, key, row } of rows)
          opened.transaction?.objectStore(table).put(row, typeof key === 'string' ? key : [...key]);
      };
      opened.onsuccess = () => opened.result.close();
    },
    { names: [...tables], rows: saved.flatMap(one => one.rows) },
  );
