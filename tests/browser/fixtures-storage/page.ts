import { openSession, type Session } from '../../../src/session/session';
import { handOut } from '../../../src/storage/file/share';
import { knownKind } from '../../../src/storage/known';
import { openStore, type Store } from '../../../src/storage/store';
import { type Added, start, type Tally, tally } from '../../storage/tally';
import { stepOf } from './script';

/** What a test asks of this page: a table of players that follows a script. */
let store: Store | undefined;
let session: Session<Tally, Added> | undefined;

const open = () => {
  if (!store || !session) throw new Error('nothing is open');
  return { store, session };
};

const table = {
  async store(withoutLocks = false): Promise<string> {
    store = await openStore({ kinds: [knownKind(tally)], withoutLocks });
    return store.where === 'device' ? 'device' : store.where.code;
  },
  async create(): Promise<string> {
    const id = await store?.create(tally, { name: 'Deepwood', state: start });
    if (!id?.ok) throw new Error(JSON.stringify(id));
    return id.value;
  },
  async open(id: string, takeOver = false): Promise<string> {
    if (!store) throw new Error('no store');
    const opened = await openSession({ store, kind: tally, id, takeOver });
    if (!opened.ok) return opened.error.code;
    session = opened.value;
    return 'ok';
  },
  /** Everything there is to compare, byte for byte. */
  look() {
    const { session: now } = open();
    const { entries, line, at, state } = now.history.value;
    return {
      entries: JSON.stringify(entries),
      state: JSON.stringify(state),
      line: [...line],
      at,
      notes: now.notes.map(note => note.code),
      saving: now.saving.value,
      problem: now.problem.value?.code,
      elsewhere: now.elsewhere.value,
    };
  },
  /** One tap of the script. */
  step(s: number): boolean {
    const { session: now } = open();
    const step = stepOf(now.history.value, s);
    const done =
      step.do === 'commit'
        ? now.commit(step)
        : step.do === 'undo'
          ? now.undo(step.steps)
          : step.do === 'redo'
            ? now.redo()
            : now.jump(step.to);
    if (s % 17 === 0) void now.pause();
    return done.ok;
  },
  async settle() {
    return open().session.settled();
  },
  async again() {
    open().session.retry();
    return table.settle();
  },
  async close() {
    return open().session.close();
  },
  /** Plays until it is told to stop by a refusal, a failure or the end; what is on the disk is told by `acked`. */
  async play(from: number, to: number, told: boolean): Promise<number> {
    for (let s = from; s <= to; ) {
      const burst = 1 + (s % 3);
      for (let i = 0; i < burst && s <= to; i++, s++) if (!table.step(s)) return s - 1;
      const saving = await table.settle();
      if (saving.kind === 'failed') return s - 1;
      if (told) await acked(s - 1);
    }
    return to;
  },
  /** The time from each tap to its being on the disk, in milliseconds. */
  async time(from: number, to: number): Promise<number[]> {
    const times: number[] = [];
    for (let s = from; s <= to; s++) {
      const began = performance.now();
      table.step(s);
      await table.settle();
      times.push(performance.now() - began);
    }
    return times;
  },
  async exported(): Promise<string> {
    const file = await open().store.exportFile('all');
    return file.ok ? handOut(file.value) : file.error.code;
  },
  async imported(bytes: number[], choice: 'copy' | 'replace'): Promise<string[] | string> {
    if (!store) throw new Error('no store');
    const plan = await store.readFile(new Uint8Array(bytes));
    if (!plan.ok) return plan.error.code;
    const ids = await plan.value.apply(() => choice);
    return ids.ok ? [...ids.value] : ids.error.code;
  },
  async room() {
    return store?.room();
  },
};

declare global {
  interface Window {
    table: typeof table;
  }
  function acked(n: number): Promise<void>;
}
window.table = table;
