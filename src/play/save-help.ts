import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { ok, type Refusal, type Result } from '../basics/result';
import type { Said } from '../basics/said';
import type { Session } from '../session/session';
import type { OutgoingFile } from '../storage/file/export';
import { handOut } from '../storage/file/share';
import type { Store } from '../storage/store';
import { deviceStore } from './store';

/** What can be done while taps are not saved: the game goes on in memory meanwhile. */
export interface SaveHelp {
  /** Nothing is stored here; a file would keep it. */
  readonly needed: ReadonlySignal<boolean>;
  /** Whether trying again may help; it never does where another tab has the document. */
  readonly mayRetry: ReadonlySignal<boolean>;
  /** Whether the device has no room left. */
  readonly full: ReadonlySignal<boolean>;
  /** Drops old backups and tries again; gives the freed bytes. */
  readonly makeRoom: () => Promise<Result<number, Refusal>>;
  /** Exports the document from memory. Call it from a tap. */
  readonly takeOut: () => Promise<Result<void, Refusal>>;
  /** What opening found out of order, until it is put away. */
  readonly found: ReadonlySignal<readonly Said[]>;
  readonly putAway: () => void;
  /** The damaged part as a file, if there is one. Call it from a tap. */
  readonly takeDamaged: (() => Promise<Result<void, Refusal>>) | undefined;
}

type Troubled = Pick<
  Session<never, never>,
  'id' | 'problem' | 'saving' | 'retry' | 'exportFile' | 'notes' | 'aside'
>;

export function saveHelp(
  session: Troubled,
  store: () => Promise<Pick<Store, 'makeRoom' | 'exported' | 'damagedFile'>> = deviceStore,
  hand: (file: OutgoingFile) => ReturnType<typeof handOut> = file => handOut([file]),
): SaveHelp {
  const { aside } = session;
  const found = signal<readonly Said[]>(session.notes.map(note => note.message));
  return {
    found,
    putAway: () => {
      found.value = [];
    },
    takeDamaged:
      aside === undefined
        ? undefined
        : async () => {
            const file = await (await store()).damagedFile(session.id, aside);
            if (!file.ok) return file;
            if (file.value) await hand(file.value);
            return ok(undefined);
          },
    needed: computed(() => {
      const now = session.problem.value;
      // What another tab took over is saved there; what had not been written by then is only here.
      if (now?.code === 'elsewhere') return session.saving.value.kind === 'failed';
      return now !== undefined;
    }),
    mayRetry: computed(
      () => session.saving.value.kind === 'failed' && session.problem.value?.code !== 'elsewhere',
    ),
    full: computed(() => session.problem.value?.code === 'full'),
    makeRoom: async () => {
      const made = await (await store()).makeRoom();
      if (made.ok) session.retry();
      return made;
    },
    takeOut: async () => {
      const file = await session.exportFile();
      if (!file.ok) return file;
      if ((await hand(file.value)) === 'cancelled') return ok(undefined);
      // The device may refuse to note even this; the file is outside all the same.
      await (await store()).exported([session.id]);
      return ok(undefined);
    },
  };
}
