import { openSession, type Session } from '../../../src/session/session';
import { handOut } from '../../../src/storage/file/share';
import { knownKind } from '../../../src/storage/known';
import { openStore, type Store } from '../../../src/storage/store';
import { type Added, added, start, type Tally, tally, titled } from '../../storage/tally';
import { stepOf } from './script';

/** What a test asks of this page: a table of players that follows a script. */
let store: Store | undefined;
let session: Session<Tally, Added> | undefined;

const open = () => {
  if (!store || !session) throw new Error('nothing is open');
  return { store, session };
};

/** Every connection that was ever opened here: a browser may cut each of them at any moment. */
const connections: IDBDatabase[] = [];
const openedBy = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
  const asked = openedBy.call(this, name, version);
  EventTarget.prototype.addEventListener.call(asked, 'success', () => connections.push(asked.result));
  return asked;
};

const table = {
  cut(): void {
    for (const one of connections.splice(0)) one.close();
  },
  /** `patience`: how long this tab waits for another one's answer, where it asks for a document. */
  async store(withoutLocks = false, patience?: number): Promise<string> {
    const waits = patience === undefined ? {} : { patience: { answer: patience, handOver: patience } };
    store = await openStore({ kinds: [knownKind(tally)], withoutLocks, ...waits });
    return store.where === 'device' ? 'device' : store.where.code;
  },
  rescued: () => [...(store?.rescued ?? [])],
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
  /** A state of 40 kB and taps of 600 bytes, as in a real fight; nothing waits between them. */
  async fill(taps: number): Promise<string> {
    if (!store) throw new Error('no store');
    const id = await store.create(tally, {
      name: 'Heavy',
      state: { ...start, motto: 'north '.repeat(7_000) },
    });
    if (!id.ok) return id.error.code;
    await table.open(id.value);
    for (let n = 1; n <= taps; n++) table.heavy(n);
    await table.settle();
    await table.close();
    return id.value;
  },
  heavy(n: number): void {
    open().session.commit({ title: titled(n), events: [{ ...added(n), why: 'the wolf turns '.repeat(40) }] });
  },
  /** From each tap to its being on the disk, in milliseconds. */
  async time(taps: number): Promise<number[]> {
    const times: number[] = [];
    for (let n = 1; n <= taps; n++) {
      const began = performance.now();
      table.heavy(n);
      await table.settle();
      times.push(performance.now() - began);
    }
    return times;
  },
  /** What others do: the whole state and the whole history in one record, at every tap. */
  async naive(taps: number): Promise<number[]> {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('naive', 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore('saves');
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const times: number[] = [];
    for (let n = 1; n <= taps; n++) {
      const began = performance.now();
      table.heavy(n);
      const { state, entries } = open().session.history.value;
      await new Promise<void>((resolve, reject) => {
        const tx = db.transaction('saves', 'readwrite', { durability: 'strict' });
        tx.objectStore('saves').put({ state, entries }, 'save');
        tx.oncomplete = () => resolve();
        tx.onerror = () => reject(tx.error);
      });
      times.push(performance.now() - began);
      await table.settle();
    }
    db.close();
    return times;
  },
  async timeOpen(id: string): Promise<number> {
    const began = performance.now();
    await table.store();
    const opened = await table.open(id);
    return opened === 'ok' ? performance.now() - began : Number.NaN;
  },
  /** So many documents with some taps, a backup and a second copy each. */
  async fillMany(count: number): Promise<void> {
    if (!store) throw new Error('no store');
    for (let n = 0; n < count; n++) {
      const id = await store.create(tally, { name: `Campaign ${n}`, state: start });
      if (!id.ok) throw new Error(id.error.code);
      await table.open(id.value);
      for (let tap = 1; tap <= 10; tap++) table.heavy(tap);
      await table.close();
      const made = await store.backUp(id.value);
      if (!made.ok || !made.value) throw new Error(`No backup of document ${n}: ${JSON.stringify(made)}`);
    }
  },
  /** A health check of everything, in milliseconds, and what it found. */
  async timeCare(): Promise<{ readonly ms: number; readonly current: number; readonly steps: number }> {
    const began = performance.now();
    let steps = 0;
    const care = await store?.care(() => steps++);
    const ms = performance.now() - began;
    if (!care?.ok) throw new Error(`No health check: ${JSON.stringify(care)}`);
    const all = care.value;
    return {
      ms,
      current: all.filter(one => one.copy === 'current' && one.backup !== undefined).length,
      steps,
    };
  },
  /** One undo after another, on a history that was just opened. */
  timeUndo(times: number): number[] {
    return Array.from({ length: times }, () => {
      const began = performance.now();
      open().session.undo();
      return performance.now() - began;
    });
  },
  /** All that is here, as one file. */
  async file(): Promise<number[]> {
    const out = await store?.exportFiles('all');
    return out?.ok ? [...(out.value.files[0]?.bytes ?? [])] : [];
  },
  async documents(): Promise<string[]> {
    const listed = await store?.list();
    return listed?.ok ? listed.value.map(one => one.id) : [];
  },
  async exported(): Promise<string> {
    const out = await open().store.exportFiles('all');
    return out.ok ? handOut(out.value.files) : out.error.code;
  },
  async imported(bytes: number[], choice: 'copy' | 'replace'): Promise<string[] | string> {
    if (!store) throw new Error('no store');
    const plan = await store.readFile(new Uint8Array(bytes));
    if (!plan.ok) return plan.error.code;
    const ids = await plan.value.apply(() => choice);
    return ids.ok ? [...ids.value] : ids.error.code;
  },
  async backups(): Promise<number[]> {
    const found = await store?.backups();
    return found?.ok ? found.value.map(one => one.marks) : [];
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
