import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { ok, type Problem, type Refusal, type Result, refuse } from '../../basics/result';
import type { Said } from '../../basics/said';
import type { MarkId } from '../../history/entry';
import { stateAt } from '../../history/states';
import { openPack } from '../../packs/door';
import { blankPack } from '../../packs/edit/blank';
import type { Edit, KeptPack } from '../../packs/edit/edit';
import type { Pack } from '../../packs/pack';
import { type SaveHelp, saveHelp } from '../../play/save-help';
import { deviceStore } from '../../play/store';
import type * as pauses from '../../session/pauses';
import type { Session } from '../../session/session';
import { packsChanged } from './changes';
import type { FightBegun } from './fights';
import { groupPackId, packKind } from './kind';
import './list';
import { inTurn } from './turns';
import { type Version, versionsOf } from './versions';

/** A pack that is being written. */
export interface Workshop {
  readonly id: string;
  readonly pack: ReadonlySignal<Pack>;
  readonly origin: ReadonlySignal<KeptPack['origin']>;
  /** The findings of the pack's check, renewed after each change. */
  readonly check: ReadonlySignal<{
    readonly problems: readonly Problem[];
    readonly warnings: readonly Problem[];
  }>;
  readonly undoTitle: ReadonlySignal<string | undefined>;
  readonly redoTitle: ReadonlySignal<string | undefined>;
  /** The problem that keeps changes from being saved. */
  readonly problem: ReadonlySignal<Said | undefined>;
  /** Why the last change was refused, until the next change. */
  readonly refused: ReadonlySignal<Said | undefined>;
  readonly saveHelp: SaveHelp;
  readonly change: (title: string, edit: Edit) => void;
  /** All versions up to now, the newest first. */
  readonly versions: (fights: readonly FightBegun[]) => readonly Version[];
  readonly at: (version: MarkId) => Pack | undefined;
  /** Back to a version, or forward again: itself a step that an undo takes back. */
  readonly backTo: (version: MarkId, title: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly close: () => void;
}

/** The document of the group's own pack, made when it is first needed. */
export const groupPack = (name: string): Promise<Result<string, Refusal>> =>
  inTurn(async () => {
    const store = await deviceStore();
    const listed = await store.list(packKind.name);
    if (!listed.ok) return listed;
    const there = listed.value.find(one => one.id === groupPackId);
    if (there && there.deleted !== null) {
      const back = await store.bringBack(groupPackId);
      if (!back.ok) return back;
    }
    if (there) return ok(groupPackId);
    const state: KeptPack = { origin: 'own', pack: blankPack('our-table', name) };
    return store.create(packKind, { id: groupPackId, name, state });
  });

/** The list of packs opens no pack: the code for it loads with the first pack. */
const openSession = async (id: string, takeOver: boolean) => {
  const session = await import('../../session/session');
  return session.openSession({ store: await deviceStore(), kind: packKind, id, takeOver });
};

type Done = Result<void, Refusal>;

/** One pack in one tap, without a screen; done when the device has kept it, refused when it has not. */
export const changeOnce = (
  id: string,
  title: string,
  edits: (pack: Pack) => readonly Edit[],
): Promise<Done> =>
  inTurn(async () => {
    if (open?.id === id) return open.session.commit({ title, events: edits(open.session.state.value.pack) });
    const session = await openSession(id, true);
    if (!session.ok) return session;
    const done = session.value.commit({ title, events: edits(session.value.state.value.pack) });
    const saved = await session.value.close();
    if (saved.kind === 'failed') return refuse(saved.problem.code, saved.problem.message);
    packsChanged();
    return done;
  });

let open: { readonly id: string; readonly session: Session<KeptPack, Edit> } | undefined;

/** The document takes the pack's name. */
async function putAway(session: Session<KeptPack, Edit>): Promise<void> {
  const { name } = session.state.value.pack;
  if (name !== session.name.value) await session.rename(name);
  await session.close();
}

export const openWorkshop = (id: string, takeOver = false): Promise<Result<Workshop, Refusal>> =>
  inTurn(async () => {
    const last = open;
    open = undefined;
    await last?.session.close();
    const opened = await openSession(id, takeOver);
    if (!opened.ok) return opened;
    open = { id, session: opened.value };
    const { watchPauses } = await import('../../session/pauses');
    return ok(workshopOf(open, watchPauses));
  });

function workshopOf(
  mine: { readonly id: string; readonly session: Session<KeptPack, Edit> },
  watch: typeof pauses.watchPauses,
): Workshop {
  const { id, session } = mine;
  const hashes = new Map<MarkId, string>();
  const refused = signal<Said | undefined>(undefined);
  const done = (result: Done): void => {
    refused.value = result.ok ? undefined : result.error.message;
  };
  const unwatch = watch(document, () => {
    session.pause().catch(console.error);
  });
  return {
    id,
    pack: computed(() => session.state.value.pack),
    origin: computed(() => session.state.value.origin),
    check: computed(() => {
      const looked = openPack(session.state.value.pack);
      return looked.ok
        ? { problems: [], warnings: looked.value.warnings }
        : { problems: looked.error, warnings: [] };
    }),
    undoTitle: session.undoTitle,
    redoTitle: session.redoTitle,
    problem: computed(() => session.problem.value?.message),
    saveHelp: saveHelp(session),
    refused,
    change: (title, edit) => done(session.commit({ title, events: [edit] })),
    versions: fights => versionsOf(session.history.value, fights, hashes),
    at: version => stateAt(packKind, session.history.value, version)?.pack,
    backTo: (version, title) => {
      const past = stateAt(packKind, session.history.value, version);
      if (past) done(session.commit({ title, events: [{ edit: 'pack', pack: past.pack }] }));
    },
    undo: () => done(session.undo()),
    redo: () => done(session.redo()),
    close: () => {
      unwatch();
      if (open !== mine) return;
      open = undefined;
      inTurn(() => putAway(session))
        .then(packsChanged)
        .catch(console.error);
    },
  };
}
