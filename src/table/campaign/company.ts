import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../basics/said';
import { apply } from '../../campaign/apply';
import type { Command } from '../../campaign/command';
import { decide } from '../../campaign/decide';
import { parseCommand } from '../../campaign/door';
import type { Event } from '../../campaign/event';
import type { Campaign } from '../../campaign/state';
import { titleOf } from '../../campaign/titles';
import type { MarkView } from '../../history/view';
import type { Session } from '../../session/session';
import { unfit } from '../../storage/pen';
import { type SaveHelp, saveHelp } from '../saves/save-help';

/** A rule that a deed breaks; the players may do it all the same. */
export interface Broken {
  readonly rule: string;
  readonly message: Said;
  readonly anyway: () => void;
}

/** One company in play: its sheets, and the few things that a screen can do to them. */
export interface Company {
  readonly id: string;
  readonly state: ReadonlySignal<Campaign>;
  readonly refusal: ReadonlySignal<Said | null>;
  readonly broken: ReadonlySignal<Broken | null>;
  readonly marks: ReadonlySignal<readonly MarkView[]>;
  readonly undoTitle: ReadonlySignal<string | undefined>;
  readonly redoTitle: ReadonlySignal<string | undefined>;
  readonly problem: ReadonlySignal<Said | undefined>;
  /** One mark each: what was done in one tap is undone in one. */
  readonly send: (...commands: readonly Command[]) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly jump: (to: number) => void;
  readonly hush: () => void;
  readonly retry: () => void;
  readonly saveHelp: SaveHelp;
  readonly close: () => Promise<unknown>;
}

/** The list calls a company as its sheet does, also after an undo. A name given to a copy stays until it is changed. */
function keepName(session: Session<Campaign, Event>): () => void {
  let last = session.state.peek().name;
  return effect(() => {
    const { name } = session.state.value;
    if (name === last) return;
    last = name;
    session.rename(name).catch(console.error);
  });
}

interface Spoken {
  readonly ok: boolean;
  readonly error?: { readonly message: Said };
}

/** A saved company in play: commands go through the rules into the history; `say` words the titles of its marks. */
export function playOn(session: Session<Campaign, Event>, say: (said: Said) => string): Company {
  const refusal = signal<Said | null>(null);
  const broken = signal<Broken | null>(null);

  const done = (result: Spoken): boolean => {
    refusal.value = result.ok ? null : (result.error?.message ?? '');
    broken.value = null;
    return result.ok;
  };

  const send = (...commands: readonly Command[]): boolean => {
    const before = session.state.value;
    let state = before;
    const events: Event[] = [];
    for (const command of commands) {
      // The same schemas stand here as where it will be read: nothing is kept that could not be opened again.
      const parsed = parseCommand(command);
      if (!parsed.ok) return done(unfit(parsed.error));
      const decided = decide(state, command);
      if (!decided.ok) {
        const { code, rule, message } = decided.error;
        if (code !== 'breaks-rule' || !('do' in command)) return done(decided);
        refusal.value = null;
        broken.value = {
          rule: rule ?? '',
          message,
          anyway: () => {
            send(...commands.map(one => (one === command ? { ...command, anyway: true as const } : one)));
          },
        };
        return false;
      }
      events.push(...decided.value);
      state = decided.value.reduce(apply, state);
    }
    const [first] = commands;
    if (!first || events.length === 0) return done({ ok: true });
    return done(session.commit({ title: say(titleOf(before, first)), events }));
  };

  const unnamed = keepName(session);

  return {
    id: session.id,
    state: session.state,
    refusal,
    broken,
    marks: session.marks,
    undoTitle: session.undoTitle,
    redoTitle: session.redoTitle,
    problem: computed(() => session.problem.value?.message),
    send,
    undo: () => {
      done(session.undo());
    },
    redo: () => {
      done(session.redo());
    },
    jump: to => {
      done(session.jump(to));
    },
    hush: () => {
      refusal.value = null;
      broken.value = null;
    },
    retry: () => session.retry(),
    saveHelp: saveHelp(session),
    close: () => {
      unnamed();
      return session.close();
    },
  };
}
