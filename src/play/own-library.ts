import { type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../basics/said';
import type { DocumentType } from './define-document';
import type { DocumentList } from './documents';

interface LibraryTable<State> {
  readonly state: ReadonlySignal<State>;
}

/** The one document in which this device saves the group's own cards and levels, for all of its games. */
export interface OwnLibrary<State, Table> {
  /** What it held when it was last read. */
  readonly contents: ReadonlySignal<State>;
  /** Undefined where this device has none yet. */
  readonly id: () => Promise<string | undefined>;
  /** Creates it where there is none. */
  readonly create: (name: string) => Promise<string | undefined>;
  /** Reads it; what was read before where another window has it open. */
  readonly read: () => Promise<State>;
  /** Changes it, and creates it under this name before, if need be. No undo at a table takes the change back. */
  readonly change: (name: string, say: (said: Said) => string, work: (table: Table) => void) => Promise<void>;
}

export function ownLibrary<State, Table extends LibraryTable<State>>(
  documents: DocumentType<State, Table>,
  list: DocumentList<{ readonly id: string }>,
  empty: State,
): OwnLibrary<State, Table> {
  const contents = signal(empty);
  // One after the other: two changes at the same moment must not create two libraries.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const find = async (): Promise<string | undefined> => {
    await list.read();
    return list.here.peek()?.[0]?.id;
  };
  const findOrCreate = async (name: string): Promise<string | undefined> => {
    const found = await find();
    if (found !== undefined) return found;
    const created = await documents.create(name, empty);
    await list.read();
    return created.ok ? created.value : undefined;
  };
  const visit = async (
    id: string | undefined,
    say: (said: Said) => string,
    work: (table: Table) => void,
  ): Promise<void> => {
    if (id === undefined) return;
    const found = await documents.visit(id, say, table => {
      work(table);
      return { now: table.state.peek() };
    });
    if (found) contents.value = found.now;
  };
  return {
    contents,
    id: () => inTurn(find),
    create: name => inTurn(() => findOrCreate(name)),
    read: () =>
      inTurn(async () => {
        await visit(await find(), String, () => {});
        return contents.peek();
      }),
    change: (name, say, work) => inTurn(async () => visit(await findOrCreate(name), say, work)),
  };
}
