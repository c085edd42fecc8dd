import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal, Result } from '../basics/result';
import type { Said } from '../basics/said';
import type { MarkId } from '../history/entry';
import { headOf, type Tap } from '../history/history';
import { stateAt } from '../history/states';
import type { MarkView } from '../history/view';
import type { Session } from '../session/session';
import type { Kind } from '../storage/kinds';
import { closed, type Door, opened, type Tapped } from './others';
import type { Rules } from './rules';
import { type SaveHelp, saveHelp } from './save-help';

/** `memory`: nothing is kept on this device; the players were told. */
export type Saving = 'saved' | 'saving' | 'failed' | 'memory';

/** Why something was not done; with the command that was refused, if it was one. */
export interface Refused<Command> {
  readonly code: string;
  readonly message: Said;
  readonly rule: string | undefined;
  readonly command: Command | null;
}

/** What a command would bring, as far as anybody may know it. */
export interface Preview<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/** What every table has, whatever is played at it. */
export interface AtTable {
  readonly id: string;
  /** The last undo went back over something hidden that was seen; the same tap brings it again. */
  readonly sawHidden: ReadonlySignal<boolean>;
  readonly marks: ReadonlySignal<readonly MarkView[]>;
  readonly undoTitle: ReadonlySignal<string | undefined>;
  readonly redoTitle: ReadonlySignal<string | undefined>;
  readonly saving: ReadonlySignal<Saving>;
  /** What keeps taps from being saved, in a sentence; stays until it is solved. */
  readonly problem: ReadonlySignal<Said | undefined>;
  readonly saveHelp: SaveHelp;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly jump: (to: MarkId) => void;
  readonly dismissRefusal: () => void;
  readonly retry: () => void;
}

/** A document in play: commands go through the rules into its history, everything else is read. */
export interface Playing<State, Command, Event, Question> extends AtTable {
  readonly state: ReadonlySignal<State>;
  readonly question: ReadonlySignal<Question | null>;
  /** Why the last thing was refused; gone with the next one. */
  readonly refusal: ReadonlySignal<Refused<Command> | null>;
  /** One mark for all of them, or nothing at all: the first that is refused says why. */
  readonly send: (...commands: readonly Command[]) => boolean;
  /** The same, under a title of one's own. */
  readonly sendAs: (title: string, commands: readonly Command[]) => boolean;
  /** A mark that no single command makes. */
  readonly commit: (step: Tap<State, Event>) => boolean;
  /** The same in the place of the last mark, which is undone. */
  readonly commitInstead: (step: Tap<State, Event>) => boolean;
  /** For those who bring other devices to this document. */
  readonly door: Door<State, Command, Event, Question>;
  /** What was asked of the table cannot be done: said like any refusal. */
  readonly refuse: (why: Refusal) => false;
  /** The state as it was at a mark. */
  readonly at: (mark: MarkId) => State | undefined;
  /** Nothing where it would be refused, or would bring something hidden to light. */
  readonly preview: (command: Command) => Preview<State, Event> | undefined;
  readonly close: () => Promise<unknown>;
}

interface Decision<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/** `say` words the titles of marks, which are kept as text. */
export function playDocument<State, Command, Event, Question>(
  session: Session<State, Event>,
  kind: Kind<State, Event>,
  rules: Rules<State, Command, Event, Question>,
  say: (said: Said) => string,
): Playing<State, Command, Event, Question> {
  const refusal = signal<Refused<Command> | null>(null);
  const sawHidden = signal(false);

  const refused = (error: Refusal & { readonly rule?: string }, command: Command | null): false => {
    refusal.value = { code: error.code, message: error.message, rule: error.rule, command };
    return false;
  };
  const done = (result: Result<unknown, Refusal>): boolean => {
    if (!result.ok) return refused(result.error, null);
    refusal.value = null;
    return true;
  };

  /** One after the other, each on what the one before made. */
  const decideAll = (commands: readonly Command[]): Decision<State, Event> | undefined => {
    let state = session.state.value;
    const events: Event[] = [];
    for (const command of commands) {
      const decided = rules.decide(state, command);
      if (!decided.ok) {
        refused(decided.error, command);
        return undefined;
      }
      events.push(...decided.value);
      state = decided.state ?? decided.value.reduce(kind.apply, state);
    }
    return { events, state };
  };

  const door: Door<State, Command, Event, Question> = {
    ...{ session, kind, rules, say },
    away: signal(undefined),
    refused: why => refused(why, null),
  };
  opened(door);

  /** Another device keeps the log: the tap goes there, and is heard of later. */
  const sent = (tap: Tapped<Command>): boolean => {
    const away = door.away.peek();
    if (!away) return false;
    refusal.value = null;
    away(tap);
    return true;
  };
  const head = () => headOf(session.history.peek());

  const commit = (step: Tap<State, Event>): boolean => {
    sawHidden.value = false;
    return sentMark(step, false) || done(session.commit(step));
  };
  const sentMark = ({ title, events, revealed = false }: Tap<State, Event>, instead: boolean): boolean =>
    sent({ do: 'mark', head: head(), instead, title, events: [...events], revealed });

  const put = (
    commands: readonly Command[],
    titleOf: (before: State, events: readonly Event[]) => string,
    title: string | null = null,
  ): boolean => {
    sawHidden.value = false;
    const before = session.state.value;
    const decision = decideAll(commands);
    if (!decision) return false;
    const { events, state } = decision;
    if (events.length === 0) return done({ ok: true, value: undefined });
    if (sent({ do: 'commands', commands, title })) return true;
    return commit({ title: titleOf(before, events), events, state, revealed: rules.revealedBy(events) });
  };

  return {
    id: session.id,
    state: session.state,
    question: computed(() => rules.questionOf(session.state.value)),
    refusal,
    sawHidden,
    marks: session.marks,
    undoTitle: session.undoTitle,
    redoTitle: session.redoTitle,
    saving: computed<Saving>(() => {
      const now = session.saving.value.kind;
      return now === 'writing' ? 'saved' : now;
    }),
    problem: computed(() => session.problem.value?.message),
    saveHelp: saveHelp(session),
    send: (...commands) =>
      put(commands, (before, events) => {
        const [first] = commands;
        return first === undefined ? '' : say(rules.titleOf(before, first, events));
      }),
    sendAs: (title, commands) => put(commands, () => title, title),
    commit,
    commitInstead: step => sentMark(step, true) || (done(session.undo()) && commit(step)),
    door,
    refuse: why => refused(why, null),
    undo: () => {
      if (sent({ do: 'undo', head: head() })) return;
      const { line, at } = session.history.value;
      const before = line[at - 1];
      const seen = before !== undefined && session.seenSince(before);
      sawHidden.value = done(session.undo()) && seen;
    },
    redo: () => {
      sawHidden.value = false;
      if (sent({ do: 'redo', head: head() })) return;
      done(session.redo());
    },
    jump: to => {
      sawHidden.value = false;
      if (to === headOf(session.history.value) || sent({ do: 'jump', head: head(), to })) return;
      done(session.jump(to));
    },
    at: mark => stateAt(kind, session.history.value, mark),
    preview: command => {
      const before = session.state.value;
      const decided = rules.decide(before, command);
      if (!decided.ok || rules.revealedBy(decided.value)) return undefined;
      const events = decided.value;
      return { events, state: decided.state ?? events.reduce(kind.apply, before) };
    },
    dismissRefusal: () => {
      refusal.value = null;
    },
    retry: () => session.retry(),
    close: () => {
      closed(session);
      return session.close();
    },
  };
}
