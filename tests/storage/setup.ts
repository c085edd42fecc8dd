import { expect } from 'vitest';
import type { Refusal, Result } from '../../src/basics/result';
import { openSession, type Session } from '../../src/session/session';
import type { OutgoingFile } from '../../src/storage/file/export';
import type { Kind } from '../../src/storage/kinds';
import { knownKind } from '../../src/storage/known';
import { openStore, type Store } from '../../src/storage/store';
import { type FaultyPort, faultyPort } from './faults';
import { type Added, added, start, type Tally, tally, titled } from './tally';

export const value = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
export const code = (result: Result<unknown, Refusal>): string => (result.ok ? 'ok' : result.error.code);

/** How a store is opened that no other tab has: it need not wait for an answer. */
export const singleTab = { withoutLocks: true, patience: { answer: 1, handOver: 60 } } as const;

export interface Desk {
  readonly port: FaultyPort;
  readonly store: Store;
  /** The clock of the store. */
  readonly clock: { now: number };
  /** What its tabs call each other. */
  readonly name: string;
}

export async function desk(
  kind: Kind<Tally, Added> = tally,
  port = faultyPort(),
  name = `desk-${Math.random().toString(36).slice(2)}`,
): Promise<Desk> {
  const clock = { now: 1_760_000_000_000 };
  const store = await openStore({
    kinds: [knownKind(kind)],
    name,
    port,
    now: () => clock.now++,
    ...singleTab,
  });
  return { port, store, clock, name };
}

export async function campaign(store: Store, name = 'Deepwood'): Promise<string> {
  return value(await store.create(tally, { name, state: start }));
}

export async function sit(store: Store, id: string, kind = tally): Promise<Session<Tally, Added>> {
  return value(await openSession({ store, kind, id }));
}

/** Taps n = from..to of the script. */
export function play(session: Session<Tally, Added>, from: number, to: number): void {
  for (let n = from; n <= to; n++) {
    const done = session.commit({ title: titled(n), events: [added(n)], revealed: n % 5 === 0 });
    expect(done.ok).toBe(true);
  }
}

/** What leaves as one file: what is asked for here fits, and nothing is left out. */
export async function oneFile(
  store: Pick<Store, 'exportFiles'>,
  ids: readonly string[] | 'all',
): Promise<OutgoingFile> {
  const { files, leftOut } = value(await store.exportFiles(ids));
  expect([files.length, leftOut]).toEqual([1, []]);
  const [file] = files;
  if (!file) throw new Error('no file');
  return file;
}
