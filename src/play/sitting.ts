import { type ReadonlySignal, signal } from '@preact/signals';
import { ok, type Refusal, type Result } from '../basics/result';
import type { Said } from '../basics/said';
import { watchPauses } from '../session/pauses';
import { openSession, type Session } from '../session/session';
import type { Kind } from '../storage/kinds';
import { doors } from './others';
import { deviceStore, writing } from './store';

type Say = (said: Said) => string;

/** A table in play; `close` releases everything. */
export interface Closing {
  readonly id: string;
  readonly close: () => Promise<unknown>;
}

/** The one document of a kind that is open in this window. */
export interface Sitting<Table> {
  /** Going back to what is open finds it as it is. `say` words the titles of its marks. */
  readonly open: (id: string, say: Say, takeOver?: boolean) => Promise<Result<Table, Refusal>>;
  /** The table is looked away from: lists tell how it stands now. */
  readonly pause: () => void;
  /** Waits until the document of this kind that is being opened or closed is so. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** A document that is open for a moment beside the one in play; nothing where another window has it. */
  readonly beside: (id: string, say: Say) => Promise<Table | undefined>;
  /** Releases the document for other windows and renews the lists. */
  readonly close: () => Promise<void>;
  /** The open table. */
  readonly now: ReadonlySignal<Table | undefined>;
}

/** `sit` makes a table of an opened document. */
export function sitting<State, Event, Table extends Closing>(
  kind: Kind<State, Event>,
  sit: (session: Session<State, Event>, say: Say) => Table,
): Sitting<Table> {
  const now = signal<Table | undefined>(undefined);
  let pausing: (() => Promise<unknown>) | undefined;
  let unwatch: (() => void) | undefined;

  /** One after the other: who leaves while a document is still being opened leaves it closed. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  const letGo = async (): Promise<void> => {
    const last = now.peek();
    now.value = undefined;
    pausing = undefined;
    unwatch?.();
    unwatch = undefined;
    await last?.close();
  };

  const open = async (id: string, say: Say, takeOver: boolean): Promise<Result<Table, Refusal>> => {
    const last = now.peek();
    if (last?.id === id && !takeOver) return ok(last);
    await letGo();
    const opened = await openSession({ store: await deviceStore(), kind, id, takeOver });
    if (!opened.ok) return opened;
    const session = opened.value;
    pausing = () => session.pause();
    unwatch = watchPauses(document, () => {
      session.pause().catch(console.error);
    });
    const table = sit(session, say);
    const door = doors.peek().get(id);
    if (door) door.letGo = () => inTurn(letGo);
    now.value = table;
    return ok(table);
  };

  return {
    now,
    inTurn,
    beside: async (id, say) => {
      const opened = await openSession({ store: await deviceStore(), kind, id });
      return opened.ok ? sit(opened.value, say) : undefined;
    },
    open: (id, say, takeOver = false) => inTurn(() => open(id, say, takeOver)),
    pause: () => {
      if (pausing) writing(pausing());
    },
    close: () => {
      const closed = inTurn(letGo);
      writing(closed);
      return closed;
    },
  };
}
