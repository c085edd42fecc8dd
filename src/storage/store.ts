import { ok, type Refusal, type Result } from '../basics/result';
import type { ListedAside } from './aside';
import type { BackupAsk } from './backup.worker';
import type { ListedBackup } from './backups';
import type { Care, Finding, OnProgress } from './care';
import { askToKeep, type Room, roomOf } from './device';
import * as documents from './documents';
import { type ExportRefusal, exportDocuments, type OutgoingFile, type OutgoingFiles } from './file/export';
import type { ImportPlan, ImportRefusal } from './file/import';
import type { SavedSettings } from './file/to-text';
import { newId } from './id';
import { idbPort } from './idb';
import { type Copies, copiesIn, noCopies } from './journal/copy';
import { type Journal, openJournal } from './journal/journal';
import type { Kind } from './kinds';
import type { KnownKind } from './known';
import { thisPage, watchLeaving } from './leaving';
import { harmed, mend, type OpenRefusal, storedOf, type Taken, take } from './opening';
import type { Port } from './port';
import { problem, problemOf, type StorageProblem } from './problem';
import { note, restore } from './restore';
import { openTabs, type Patience, type Tabs } from './tabs';
import { openWriter, type Saving, type Writer } from './writer';

/** Anything may fail on a device; what a screen asked for comes back as a value all the same. */
type Asked<T> = Promise<Result<T, Refusal>>;

/** A document opened for writing: what was found, and the queue behind which it is written. */
export interface OpenDocument<State, Event> extends Taken<State, Event> {
  readonly id: string;
  readonly writer: Writer;
  /** Writes what is waiting, then lets other tabs have it. */
  release(): Promise<void>;
}

export interface OpeningOptions {
  /** Take the document from another tab that has it. */
  readonly takeOver?: boolean;
  readonly saving: (saving: Saving) => void;
  readonly wrote?: (seq: number) => void;
  /** Another tab has taken the document. */
  readonly lost: () => void;
}

export interface Store {
  /** On the device, or only in memory and why. */
  readonly where: 'device' | StorageProblem;
  /** Names of documents that the browser had lost and that came back from their second copy. */
  readonly rescued: readonly string[];
  readonly now: () => number;
  list(kind?: string): Asked<readonly documents.Listed[]>;
  create<State, Event>(kind: Kind<State, Event>, beginning: documents.Beginning<State>): Asked<string>;
  open<State, Event>(
    kind: Kind<State, Event>,
    id: string,
    options: OpeningOptions,
  ): Promise<Result<OpenDocument<State, Event>, OpenRefusal>>;
  /** The state of a document without opening it: packs, settings, a campaign for the list of a fight. */
  load<State, Event>(kind: Kind<State, Event>, id: string): Asked<State | undefined>;
  rename(id: string, name: string): Asked<documents.Listed['name']>;
  copy(id: string, name: string): Asked<string>;
  /** Moves a document to the bin, for 30 days. */
  remove(id: string): Asked<void>;
  bringBack(id: string): Asked<void>;
  emptyBin(): Asked<number>;
  /** What is wanted, in as many files as it takes; what cannot go along is named. */
  exportFiles(
    ids: readonly string[] | 'all',
    settings?: SavedSettings,
  ): Promise<Result<OutgoingFiles, ExportRefusal | Refusal>>;
  /** Called when a file has really been handed out, for the reminder (`exportDue`). */
  exported(ids: readonly string[]): Asked<void>;
  readFile(bytes: Uint8Array<ArrayBuffer>): Promise<Result<ImportPlan, ImportRefusal | Refusal>>;
  /** Where each document lies. */
  care(onProgress?: OnProgress): Asked<readonly Care[]>;
  /** Reads everything back, and mends what can be mended. */
  readBack(onProgress?: OnProgress): Asked<readonly Finding[]>;
  backUp(id: string): Asked<boolean>;
  backups(id?: string): Asked<readonly ListedBackup[]>;
  backupFile(id: string, made: number): Asked<OutgoingFile | undefined>;
  /** Lets go of all backups but the newest of each: the bytes that were freed. */
  makeRoom(): Asked<number>;
  damaged(): Asked<readonly ListedAside[]>;
  damagedFile(id: string, made: number): Asked<OutgoingFile | undefined>;
  dropDamaged(id: string, made: number): Asked<void>;
  room(): Promise<Room>;
  askToKeep(): Promise<Room>;
  close(): void;
}

export interface StoreOptions {
  /** Every kind that files may bring in. */
  readonly kinds: readonly KnownKind[];
  readonly name?: string;
  readonly now?: () => number;
  /** Instead of the device's database. */
  readonly port?: Port;
  /** The second copy beside that port. */
  readonly journal?: Journal;
  /** Use no Web Locks, as on an insecure address. */
  readonly withoutLocks?: boolean;
  readonly patience?: Patience;
}

/** The device's database; where it refuses, memory, and `where` says so. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { kinds, name = 'northwest', now: clock = Date.now } = options;
  // Rows hold no moment before 1970, wherever a clock may stand.
  const now = (): number => Math.max(0, Math.trunc(clock()));
  let where: Store['where'] = 'device';
  let copies = noCopies;
  let port = options.port;
  if (!port) {
    try {
      port = await idbPort(name);
      const journal = openJournal();
      if (journal) copies = copiesIn(journal, port);
    } catch (error) {
      const why = problemOf(error);
      const told = why.code === 'newer' || why.code === 'silent' || why.code === 'full';
      where = told ? why : problem('refused');
      // Code that is seldom needed, kept on the device with the rest of the app.
      port = (await import('./memory')).memoryPort();
    }
  } else if (port.kind === 'memory') where = problem('refused');
  else if (options.journal) copies = copiesIn(options.journal, port);
  const rescued = await soon(copies.rescue(now()));
  const database =
    port.kind === 'device' && !options.port && typeof Worker !== 'undefined' ? name : undefined;
  const store = storeOn({
    database,
    port,
    where,
    tabs: openTabsOf(name, options),
    kinds,
    now,
    copies,
    rescued,
  });
  // Empties the bin of old documents; after a failure the next start does it.
  if (!options.port) void store.emptyBin();
  return store;
}

/** The second copy is asked for what the database has lost; where it does not answer, the start does not wait for it. */
const rescueWithin = 8_000;
const soon = (rescuing: Promise<readonly string[]>): Promise<readonly string[]> =>
  new Promise(resolve => {
    const timer = setTimeout(() => resolve([]), rescueWithin);
    rescuing.then(resolve, () => resolve([])).finally(() => clearTimeout(timer));
  });

function openTabsOf(name: string, { withoutLocks, patience }: StoreOptions): Tabs {
  const locks = withoutLocks || typeof navigator === 'undefined' ? undefined : navigator.locks;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${name}/tabs`);
  return openTabs(name, locks, channel, patience);
}

interface Parts extends Pick<Store, 'where' | 'rescued' | 'now'> {
  readonly port: Port;
  readonly tabs: Tabs;
  readonly kinds: readonly KnownKind[];
  readonly copies: Copies;
  /** The name of the device's database, when it is one that a worker can open as well. */
  readonly database: string | undefined;
}

function storeOn({ port, where, tabs, kinds, now, copies, rescued, database }: Parts): Store {
  const storage = typeof navigator === 'undefined' ? undefined : navigator.storage;

  async function copied(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await copies.renew(id);
      await copies.close(id);
    }
  }

  /** In a worker: while somebody plays, packing must cost the page nothing. */
  function besides(name: string, document: string): Promise<boolean> {
    const worker = new Worker(new URL('./backup.worker.ts', import.meta.url), { type: 'module' });
    return new Promise<boolean>((resolve, reject) => {
      // The page is put away: nothing of it may be at the database then. The next sitting makes up for it.
      const leaving = watchLeaving(thisPage, () => {
        worker.terminate();
        done(() => resolve(false));
      });
      const done = (answer: () => void): void => {
        leaving.end();
        answer();
      };
      worker.addEventListener('message', (event: MessageEvent<boolean>) => done(() => resolve(event.data)));
      worker.addEventListener('error', () => done(() => reject(new Error('the worker failed'))));
      worker.postMessage({ database: name, document, now: now() } satisfies BackupAsk);
    });
  }

  async function asked<T>(work: () => Promise<T>): Asked<T> {
    try {
      return ok(await work());
    } catch (error) {
      return { ok: false, error: problemOf(error) };
    }
  }

  async function changed<T>(work: () => Promise<Result<T, Refusal>>): Asked<T> {
    const result = await asked(work);
    return result.ok ? result.value : result;
  }

  async function open<State, Event>(
    kind: Kind<State, Event>,
    id: string,
    { takeOver = false, saving, lost, wrote = () => undefined }: OpeningOptions,
  ): Promise<Result<OpenDocument<State, Event>, OpenRefusal>> {
    let writer: Writer | undefined;
    const claim = await tabs.claim({
      document: id,
      takeOver,
      async handOver() {
        await writer?.settled();
        writer?.stop();
        await copies.close(id);
      },
      lost() {
        writer?.stop();
        void copies.close(id);
        lost();
      },
    });
    if (!claim) return { ok: false, error: { code: 'elsewhere', message: problem('elsewhere').message } };
    const token = newId();
    const taken = await takeOrFail(kind, id, token);
    if (!taken.ok) {
      claim.release();
      // In memory nothing can be missing, since the device is not read.
      if (taken.error.code === 'unknown' && where !== 'device')
        return { ok: false, error: { code: 'failed', message: where.message } };
      return taken;
    }
    // Nothing that is shown depends on the second copy; what is written to it later waits for this.
    void copies.sync(id);
    const { last, anchors, document } = taken.value;
    const { version } = kind;
    const opened = openWriter({
      ...{ port, document: id, token, version, last, anchors, now },
      size: document.size,
      changed(next) {
        // Written by another tab now: who asks whether it is free is not to be told that this one has it.
        if (next.kind === 'failed' && next.problem.code === 'elsewhere') {
          claim.release();
          copies.close(id).catch(() => undefined);
        }
        saving(next);
      },
      wrote,
      copy: (seq, row) => copies.append(id, seq, row),
      synced: () => copies.sync(id),
      renewed: () => copies.renew(id),
    });
    writer = opened;
    return ok({
      ...taken.value,
      id,
      writer: opened,
      async release() {
        await opened.settled();
        await copies.close(id);
        claim.release();
      },
    });
  }

  async function takeOrFail<State, Event>(
    kind: Kind<State, Event>,
    id: string,
    token: string,
  ): Promise<Result<Taken<State, Event>, OpenRefusal>> {
    try {
      const taken = await take(port, kind, id, token, now(), false);
      if (taken !== harmed) return taken;
      const mended = await mend(port, id, await copies.rows(id));
      const asIs = await take(port, kind, id, token, now(), true);
      if (asIs === harmed) throw new Error('it was to be taken as it is');
      // The second copy holds what was mended, and no text that was cut.
      if (asIs.ok) await copies.renew(id);
      if (!asIs.ok || mended === 0 || asIs.value.notes.length > 0) return asIs;
      return ok({ ...asIs.value, notes: [note.repaired] });
    } catch (error) {
      const { code, message } = problemOf(error);
      return { ok: false, error: { code: code === 'newer' ? 'newer' : 'failed', message } };
    }
  }

  async function load<State, Event>(kind: Kind<State, Event>, id: string): Promise<State | undefined> {
    const stored = await port.read(['documents', 'writers', 'records', 'snapshots'], tx => storedOf(tx, id));
    const restored = restore(kind, stored, 'device');
    return restored.ok ? restored.value.history.state : undefined;
  }

  return {
    where,
    rescued,
    now,
    list: kind =>
      asked(async () => {
        const all = await documents.listDocuments(port);
        return kind === undefined ? all : all.filter(one => one.kind === kind);
      }),
    create: (kind, beginning) =>
      changed(async () => {
        const id = await documents.createDocument(port, kind, beginning, now());
        if (id.ok) await copied([id.value]);
        return id;
      }),
    open,
    load: (kind, id) => asked(() => load(kind, id)),
    rename: (id, name) => changed(async () => named(await documents.renameDocument(port, id, name))),
    copy: (id, name) =>
      changed(async () => {
        const copy = await documents.copyDocument(port, id, name, now());
        if (copy.ok) await copied([copy.value]);
        return copy;
      }),
    remove: id => changed(async () => nothing(await documents.deleteDocument(port, id, now()))),
    bringBack: id => changed(async () => nothing(await documents.bringBack(port, id))),
    emptyBin: () =>
      asked(async () => {
        const gone = await documents.emptyBin(port, now());
        await copies.drop(gone);
        return gone.length;
      }),
    exportFiles: (ids, settings) => changed(() => exportDocuments(port, ids, now(), settings)),
    exported: ids => asked(() => documents.markExported(port, ids, now())),
    readFile: bytes =>
      changed(async () => (await import('./file/import')).planImport(port, kinds, bytes, now, copied)),
    // Loaded when it is first asked for.
    care: onProgress => asked(async () => (await import('./care')).careOf(port, copies, onProgress)),
    readBack: onProgress =>
      asked(async () => (await import('./care')).readBack(port, copies, kinds, now, onProgress)),
    backUp: id =>
      asked(async () =>
        database === undefined ? (await import('./backups')).backUp(port, id, now()) : besides(database, id),
      ),
    backups: id => asked(async () => (await import('./backups')).listBackups(port, id)),
    backupFile: (id, made) => asked(async () => (await import('./backups')).backupFile(port, id, made)),
    makeRoom: () => asked(async () => (await import('./backups')).dropOldBackups(port)),
    damaged: () => asked(async () => (await import('./aside')).listAside(port)),
    damagedFile: (id, made) => asked(async () => (await import('./aside')).asideFile(port, id, made)),
    dropDamaged: (id, made) => asked(async () => (await import('./aside')).dropAside(port, id, made)),
    room: () => roomOf(storage),
    askToKeep: () => askToKeep(storage),
    close() {
      tabs.close();
      copies.end();
      port.close();
    },
  };
}

const named = (row: Result<{ readonly name: string }, Refusal>): Result<string, Refusal> =>
  row.ok ? ok(row.value.name) : row;
const nothing = (row: Result<unknown, Refusal>): Result<void, Refusal> => (row.ok ? ok(undefined) : row);
