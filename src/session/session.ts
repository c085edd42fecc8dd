import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { hashOf } from '../basics/hash';
import { ok, type Refusal, type Result, refuse } from '../basics/result';
import { compact } from '../history/compact';
import type { Entry, MarkId } from '../history/entry';
import type { Follow } from '../history/follow';
import * as head from '../history/head';
import { begin, commit, type History, headOf, type Tap } from '../history/history';
import type { TapOf } from '../history/taps';
import { branchesOf, type MarkView, marksOf, redoTitle, undoTitle } from '../history/view';
import { type ExportRefusal, fileOf, type OutgoingFile } from '../storage/file/export';
import { outgoingLive } from '../storage/file/live';
import type { Kind } from '../storage/kinds';
import type { OpenRefusal } from '../storage/opening';
import { penned, pennedAbout, pennedNext, pennedState, unfit } from '../storage/pen';
import { problem, type StorageProblem } from '../storage/problem';
import type { Note } from '../storage/restore';
import { type Label, readableRecord } from '../storage/rows';
import type { OpenDocument, Store } from '../storage/store';
import type { Saving } from '../storage/writer';
import { whenIdle } from './idle';

type Done = Result<void, Refusal>;

/** One document in play: its state, its history and its saving, as signals. */
export interface Session<State, Event> {
  readonly id: string;
  readonly name: ReadonlySignal<string>;
  readonly state: ReadonlySignal<State>;
  readonly history: ReadonlySignal<History<State, Event>>;
  /** The line that was played, oldest first, with what was undone behind the head. */
  readonly marks: ReadonlySignal<readonly MarkView[]>;
  readonly branches: ReadonlySignal<readonly MarkView[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly undoTitle: ReadonlySignal<string | undefined>;
  readonly redoTitle: ReadonlySignal<string | undefined>;
  readonly saving: ReadonlySignal<Saving>;
  /** The last entry of the log that is on the disk. */
  readonly durable: ReadonlySignal<number>;
  /** The problem that keeps taps from being saved, until it is solved. */
  readonly problem: ReadonlySignal<StorageProblem | undefined>;
  /** Another tab has the document: this tab shows it and changes nothing. */
  readonly elsewhere: ReadonlySignal<boolean>;
  /** What opening found out of order, for a person; `aside` tells under which number the damaged part lies. */
  readonly notes: readonly Note[];
  readonly aside: number | undefined;

  /** One tap: the screen shows it at once, the write follows. */
  commit(step: Tap<State, Event>): Done;
  undo(steps?: number, tap?: TapOf): Done;
  redo(steps?: number, tap?: TapOf): Done;
  jump(to: MarkId, tap?: TapOf): Done;
  /** The next entry of a log that another device keeps; `how` is loaded where logs are followed. */
  follow(entry: Entry<Event>, how: Follow<State, Event>): Done;
  /** Would going back to this mark pass something hidden that was seen? */
  seenSince(to: MarkId): boolean;
  /** Drops branches that were left, at the end of a fight. */
  compact(): Done;
  /** A snapshot, so that opening is quick: at a pause, before an update. Resolves when it is on the disk. */
  pause(): Promise<Saving>;
  /** Tries to save again. */
  retry(): void;
  /** The document out of the page's memory: what to offer when saving fails. */
  exportFile(): Promise<Result<OutgoingFile, ExportRefusal>>;
  /** Resolves when all taps so far are saved, or cannot be. */
  settled(): Promise<Saving>;
  rename(name: string): Promise<Done>;
  /** Writes a snapshot and releases the document for other tabs. */
  close(): Promise<Saving>;
}

export interface SessionOptions<State, Event> {
  readonly store: Store;
  readonly kind: Kind<State, Event>;
  readonly id: string;
  readonly takeOver?: boolean;
}

/** A snapshot is due after so many marks without one. */
const snapshotEvery = 100;

export async function openSession<State, Event>({
  store,
  kind,
  id,
  takeOver = false,
}: SessionOptions<State, Event>): Promise<Result<Session<State, Event>, OpenRefusal>> {
  const saving = signal<Saving>(store.where === 'device' ? { kind: 'saved' } : { kind: 'memory' });
  const elsewhere = signal(false);
  const durable = signal(0);
  const opened = await store.open(kind, id, {
    takeOver,
    saving: next => {
      saving.value = next;
      if (next.kind === 'failed' && next.problem.code === 'elsewhere') elsewhere.value = true;
    },
    lost: () => {
      elsewhere.value = true;
    },
    wrote: seq => {
      durable.value = seq;
    },
  });
  if (!opened.ok) return opened;
  durable.value = opened.value.last;
  return ok(sessionOf(store, kind, opened.value, { saving, elsewhere, durable }));
}

interface Signals {
  readonly saving: ReadonlySignal<Saving>;
  readonly elsewhere: ReadonlySignal<boolean>;
  readonly durable: ReadonlySignal<number>;
}

function sessionOf<State, Event>(
  store: Store,
  kind: Kind<State, Event>,
  opened: OpenDocument<State, Event>,
  { saving, elsewhere, durable }: Signals,
): Session<State, Event> {
  const { id, writer, notes, aside } = opened;
  const history = signal(opened.history);
  const name = signal(opened.document.name);
  let sinceSnapshot = opened.last - (opened.document.snapshots.at(-1) ?? 0);
  let cancelIdle: (() => void) | undefined;
  let closed = false;

  // The sitting before is kept before this one adds to it; nothing waits for that. Where nothing was played since the
  // last backup there is none to keep, however late the idle moment comes.
  if (opened.last > opened.document.backedUpTo) whenIdle(() => void store.backUp(id));

  const refused = (): Result<never, Refusal> => refuse('elsewhere', problem('elsewhere').message);

  function accept(next: History<State, Event>): Done {
    if (elsewhere.value || closed) return refused();
    const entry = next.entries.at(-1);
    const fit = entry ? readableRecord(entry) : ok(undefined);
    if (!fit.ok) return unfit(fit.error);
    history.value = next;
    if (entry) writer.append(entry);
    sinceSnapshot++;
    if (sinceSnapshot >= snapshotEvery) cancelIdle ??= whenIdle(snapshot);
    return ok(undefined);
  }

  const moved = (result: Result<History<State, Event>, Refusal>): Done =>
    result.ok ? accept(result.value) : result;

  const label = (): Label => {
    const { created, of } = opened.document;
    return { kind: kind.name, name: name.value, created, of };
  };

  function content() {
    const now = history.value;
    const { state, taps } = now;
    const tapped = taps ? { taps } : {};
    return {
      content: { label: label(), mark: headOf(now), state, hash: hashOf(state), ...tapped },
      about: pennedAbout(kind.about(state)),
      marks: now.line.length - 1,
    };
  }

  function snapshot(): void {
    cancelIdle?.();
    cancelIdle = undefined;
    if (sinceSnapshot === 0 || elsewhere.value) return;
    sinceSnapshot = 0;
    // A state that the door refuses is worked out from the log.
    if (pennedState(kind, history.value.state).ok) writer.snapshot(content());
  }

  return {
    id,
    name,
    state: computed(() => history.value.state),
    history,
    marks: computed(() => marksOf(history.value)),
    branches: computed(() => branchesOf(history.value)),
    canUndo: computed(() => head.canUndo(history.value)),
    canRedo: computed(() => head.canRedo(history.value)),
    undoTitle: computed(() => undoTitle(history.value)),
    redoTitle: computed(() => redoTitle(history.value)),
    saving,
    durable,
    problem: computed(() => {
      if (elsewhere.value) return problem('elsewhere');
      if (saving.value.kind === 'failed') return saving.value.problem;
      return store.where === 'device' ? undefined : store.where;
    }),
    elsewhere,
    notes,
    aside,
    commit(step) {
      if (elsewhere.value || closed) return refused();
      const fit = penned(kind, step);
      if (!fit.ok) return fit;
      const next = commit(kind, history.value, fit.value);
      const readable = pennedNext(kind, history.value.state, next.state);
      return readable.ok ? accept(next) : readable;
    },
    undo: (steps, tap) => moved(head.undo(kind, history.value, steps, tap)),
    redo: (steps, tap) => moved(head.redo(kind, history.value, steps, tap)),
    jump: (to, tap) => moved(head.jump(kind, history.value, to, tap)),
    follow: (entry, how) => moved(how(kind, history.value, entry)),
    seenSince: to => head.seenSince(history.value, to),
    compact() {
      if (elsewhere.value || closed) return refused();
      const fit = pennedState(kind, history.value.state);
      if (!fit.ok) return fit;
      const { history: next, dropped } = compact(history.value);
      history.value = next;
      sinceSnapshot = 0;
      writer.compact(dropped, content());
      return ok(undefined);
    },
    async pause() {
      snapshot();
      return writer.settled();
    },
    retry: () => writer.retry(),
    async exportFile() {
      const live = { id, label: label(), kind, history: history.value };
      const whole = await fileOf([outgoingLive(live, store.now())], store.now());
      if (whole.ok || whole.error.code !== 'too-large') return whole;
      // A document too long for a file is backed up as its present state.
      const { next, state } = history.value;
      const now = {
        ...begin<State, Event>(state),
        next,
        line: [next - 1],
        known: [{ id: next - 1, state, pinned: true }],
      };
      return fileOf([outgoingLive({ ...live, history: now }, store.now())], store.now());
    },
    settled: () => writer.settled(),
    async rename(to) {
      const renamed = await store.rename(id, to);
      if (!renamed.ok) return renamed;
      name.value = renamed.value;
      return ok(undefined);
    },
    async close() {
      snapshot();
      closed = true;
      const last = await writer.settled();
      await opened.release();
      return last;
    },
  };
}
