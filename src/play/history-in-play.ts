import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal, Result } from '../basics/result';
import type { Said } from '../basics/said';
import type { MarkId } from '../history/entry';
import * as head from '../history/head';
import { begin, commit, type Game, type History, headOf, type Tap } from '../history/history';
import { stateAt } from '../history/states';
import { type MarkView, marksOf, redoTitle, undoTitle } from '../history/view';
import { readable } from '../storage/pen';
import type { Tapped } from './others';
import type { UnkeptRules } from './rules';

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

type Done = Result<unknown, Refusal>;

/** A history that takes taps and moves its head: that of a session, or one that is kept nowhere. */
export interface HistoryOf<State, Event> {
  readonly state: ReadonlySignal<State>;
  readonly history: ReadonlySignal<History<State, Event>>;
  readonly marks: ReadonlySignal<readonly MarkView[]>;
  readonly undoTitle: ReadonlySignal<string | undefined>;
  readonly redoTitle: ReadonlySignal<string | undefined>;
  commit(step: Tap<State, Event>): Done;
  undo(): Done;
  redo(): Done;
  jump(to: MarkId): Done;
  seenSince(to: MarkId): boolean;
}

/** The marks that the table is on, by number, and how far it stands along them. */
interface Line {
  readonly line: readonly MarkId[];
  readonly at: number;
}

/** Undo and redo of what is in play. */
export interface Steps {
  /** Costs nothing, however many marks there are; the list of `marks` is made anew with each. */
  readonly line: ReadonlySignal<Line>;
  /** The last undo went back over something hidden that was seen; the same tap brings it again. */
  readonly sawHidden: ReadonlySignal<boolean>;
  readonly marks: ReadonlySignal<readonly MarkView[]>;
  readonly undoTitle: ReadonlySignal<string | undefined>;
  readonly redoTitle: ReadonlySignal<string | undefined>;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly jump: (to: MarkId) => void;
  readonly dismissRefusal: () => void;
}

/** Commands go through the rules into a history, everything else is read. */
export interface InPlay<State, Command, Event, Question> extends Steps {
  readonly state: ReadonlySignal<State>;
  readonly question: ReadonlySignal<Question | null>;
  /** Why the last command was refused, until the next one. */
  readonly refusal: ReadonlySignal<Refused<Command> | null>;
  /** One mark for all of them, or nothing at all: the first that is refused says why. */
  readonly send: (...commands: readonly Command[]) => boolean;
  /** The same under a given title. */
  readonly sendAs: (title: string, commands: readonly Command[]) => boolean;
  /** A mark that no single command makes. */
  readonly commit: (step: Tap<State, Event>) => boolean;
  /** The same in place of the last mark, which is undone. */
  readonly commitInstead: (step: Tap<State, Event>) => boolean;
  /** Shows a refusal that did not come from the rules. */
  readonly refuse: (why: Refusal & { readonly rule?: string }) => false;
  /** The state as it was at a mark. */
  readonly at: (mark: MarkId) => State | undefined;
  /** The preview of a command; undefined where it is refused or would reveal something hidden. */
  readonly preview: (command: Command) => Preview<State, Event> | undefined;
}

interface Decision<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/**
 * `say` words the titles of marks, which are kept as text. `away` tells whether another device keeps the log: then
 * taps go there, and are heard of later.
 */
export function playHistory<State, Command, Event, Question>(
  session: HistoryOf<State, Event>,
  kind: Game<State, Event>,
  rules: UnkeptRules<State, Command, Event, Question>,
  say: (said: Said) => string,
  away: () => ((tap: Tapped<Command>) => void) | undefined = () => undefined,
): InPlay<State, Command, Event, Question> {
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

  /** The commands in order, each on the state that the one before made. */
  const decideAll = (commands: readonly Command[]): Decision<State, Event> | undefined => {
    let state = session.state.value;
    const events: Event[] = [];
    for (const command of commands) {
      const fit = rules.command && readable(rules.command, command);
      if (fit && !fit.ok) {
        refused(fit.error, command);
        return undefined;
      }
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

  const sent = (tap: Tapped<Command>): boolean => {
    const send = away();
    if (!send) return false;
    refusal.value = null;
    send(tap);
    return true;
  };
  const headNow = () => headOf(session.history.peek());

  const commitMark = (step: Tap<State, Event>): boolean => {
    sawHidden.value = false;
    return sentMark(step, false) || done(session.commit(step));
  };
  const sentMark = ({ title, events, revealed = false }: Tap<State, Event>, instead: boolean): boolean =>
    sent({ do: 'mark', head: headNow(), instead, title, events: [...events], revealed });

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
    return commitMark({ title: titleOf(before, events), events, state, revealed: rules.revealedBy(events) });
  };

  return {
    state: session.state,
    question: computed(() => rules.questionOf(session.state.value)),
    refusal,
    sawHidden,
    line: session.history,
    marks: session.marks,
    undoTitle: session.undoTitle,
    redoTitle: session.redoTitle,
    send: (...commands) =>
      put(commands, (before, events) => {
        const [first] = commands;
        return first === undefined ? '' : say(rules.titleOf(before, first, events));
      }),
    sendAs: (title, commands) => put(commands, () => title, title),
    commit: commitMark,
    commitInstead: step => sentMark(step, true) || (done(session.undo()) && commitMark(step)),
    refuse: why => refused(why, null),
    undo: () => {
      if (sent({ do: 'undo', head: headNow() })) return;
      const { line, at } = session.history.value;
      const before = line[at - 1];
      const seen = before !== undefined && session.seenSince(before);
      sawHidden.value = done(session.undo()) && seen;
    },
    redo: () => {
      sawHidden.value = false;
      if (sent({ do: 'redo', head: headNow() })) return;
      done(session.redo());
    },
    jump: to => {
      sawHidden.value = false;
      if (to === headOf(session.history.value) || sent({ do: 'jump', head: headNow(), to })) return;
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
  };
}

/** A history that is kept nowhere: it lives as long as its page. */
export function unkeptHistory<State, Event>(
  game: Game<State, Event>,
  beginning: State,
): HistoryOf<State, Event> {
  const history = signal(begin<State, Event>(beginning));
  const moved = (result: Result<History<State, Event>, Refusal>): Done => {
    if (result.ok) history.value = result.value;
    return result;
  };
  return {
    history,
    state: computed(() => history.value.state),
    marks: computed(() => marksOf(history.value)),
    undoTitle: computed(() => undoTitle(history.value)),
    redoTitle: computed(() => redoTitle(history.value)),
    commit: step => moved({ ok: true, value: commit(game, history.value, step) }),
    undo: () => moved(head.undo(game, history.value)),
    redo: () => moved(head.redo(game, history.value)),
    jump: to => moved(head.jump(game, history.value, to)),
    seenSince: to => head.seenSince(history.value, to),
  };
}
