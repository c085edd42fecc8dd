import { hashOf } from '../basics/hash';
import { type Refusal, type Result, refuse } from '../basics/result';
import type { What } from '../hands/messages';
import { say } from '../hands/says';
import { headOf } from '../history/history';
import type { TapOf } from '../history/taps';
import type { Door, Tapped } from '../play/others';
import type { Shared, Whose } from '../play/rules';

export type Told = Refusal & { readonly rule?: string };

/** The result of a tap: its place in the log, or a refusal with or without a reason. */
export type Taken = { readonly entry: number } | { readonly refused: Told | null };

const refusedWith = (refusal: Told): Taken => ({ refused: refusal });
const gone = (): Taken => refusedWith(refuse('moved-on', say('hands.moved-on')).error);

interface Asked {
  readonly head: number;
  readonly hash: string;
}

/** The open question by its mark and its hash; null where none is open. */
function questionNow<State, Command, Event, Question>({
  rules,
  session,
}: Door<State, Command, Event, Question>): Asked | null {
  const question = rules.questionOf(session.state.peek());
  return question === null ? null : { head: headOf(session.history.peek()), hash: hashOf(question) };
}

/** Entries of a session that answered nothing: a question that was asked before them is asked still. */
const calm = new WeakMap<object, Set<number>>();

/**
 * OWN-287: an answer is to the question that was on that screen. One that looks the same after it was answered is
 * another question.
 */
function standsStill<State, Command, Event, Question>(
  door: Door<State, Command, Event, Question>,
  asked: Asked,
): boolean {
  const now = questionNow(door);
  if (now === null || now.hash !== asked.hash) return false;
  if (now.head === asked.head) return true;
  const since = door.session.history.peek().entries.filter(entry => entry.id > asked.head);
  const quiet = calm.get(door.session);
  return since.every(entry => quiet?.has(entry.id));
}

/** OWN-286: as it is sent: numbers as differences, and the question that was on the screen (OWN-287). */
export function sentAs<State, Command, Event, Question>(
  door: Door<State, Command, Event, Question>,
  sharing: Shared<State, Command> | undefined,
  tapped: Tapped<Command>,
): What {
  if (tapped.do !== 'commands') return tapped;
  const { commands, title } = tapped;
  const state = door.session.state.peek();
  const answers = commands.some(one => sharing?.answers?.(one) ?? true);
  // A command with its own title describes the whole table, so its numbers stay absolute.
  const asDifferences = title === null ? sharing?.relative : undefined;
  return {
    do: 'commands',
    commands: asDifferences ? commands.map(one => asDifferences(state, one)) : [...commands],
    title,
    question: answers ? questionNow(door) : null,
  };
}

/** OWN-305: what whoever owns these may do where each plays its own. */
export const mayOwn =
  <State, Command>({ owner }: Whose<State, Command>, owns: readonly string[]) =>
  (command: Command, state: State): boolean => {
    const of = owner(state, command);
    return of === undefined || owns.includes(of);
  };

/** Carries out a tap of another device on how the table stands now. */
export function take<State, Command, Event, Question>(
  door: Door<State, Command, Event, Question>,
  sharing: Shared<State, Command> | undefined,
  what: What,
  tap: TapOf,
  may: (command: Command, state: State) => boolean = () => true,
): Taken {
  const { session } = door;
  const before = session.state.peek();
  const taken = takeNow(door, sharing, what, tap, may);
  if ('entry' in taken && what.do === 'commands') door.landed?.(before);
  return taken;
}

function takeNow<State, Command, Event, Question>(
  door: Door<State, Command, Event, Question>,
  sharing: Shared<State, Command> | undefined,
  what: What,
  tap: TapOf,
  may: (command: Command, state: State) => boolean,
): Taken {
  const { session, kind } = door;
  const done = (result: Result<void, Refusal>): Taken =>
    result.ok ? { entry: session.history.peek().next - 1 } : refusedWith(result.error);
  if (what.do === 'commands') return takeCommands(door, sharing, what, tap, may);
  // OWN-288: an undo names its step, so that two thumbs undo one.
  if (headOf(session.history.peek()) !== what.head) return gone();
  switch (what.do) {
    case 'undo':
      return done(session.undo(1, tap));
    case 'redo':
      return done(session.redo(1, tap));
    case 'jump':
      return done(session.jump(what.to, tap));
    case 'mark': {
      const events: Event[] = [];
      for (const one of what.events) {
        const event = kind.event(one);
        if (!event.ok) return refusedWith(refuse('not-understood', say('hands.not-understood')).error);
        events.push(event.value);
      }
      if (what.instead) {
        const undone = session.undo(1);
        if (!undone.ok) return done(undone);
      }
      const put = session.commit({ title: what.title, events, revealed: what.revealed, tap });
      if (!put.ok && what.instead) session.redo(1);
      return done(put);
    }
  }
}

function takeCommands<State, Command, Event, Question>(
  door: Door<State, Command, Event, Question>,
  sharing: Shared<State, Command> | undefined,
  what: Extract<What, { do: 'commands' }>,
  tap: TapOf,
  may: (command: Command, state: State) => boolean,
): Taken {
  const { session, kind, rules } = door;
  if (what.question !== null && !standsStill(door, what.question))
    return refusedWith(refuse('question-gone', say('hands.question-gone')).error);
  const before = session.state.peek();
  let state = before;
  const events: Event[] = [];
  let first: Command | undefined;
  try {
    for (const one of what.commands) {
      const command = sharing?.settled ? sharing.settled(state, one) : (one as Command);
      // A command from another device passes the same door as a command of this device.
      if (command === undefined || (command === one && !rules.command(one).ok))
        return refusedWith(refuse('not-understood', say('hands.not-understood')).error);
      if (!may(command, state)) return refusedWith(refuse('not-yours', say('hands.not-yours')).error);
      first ??= command;
      const decided = rules.decide(state, command);
      if (!decided.ok) return refusedWith(decided.error);
      for (const event of decided.value) events.push(event);
      state = decided.state ?? decided.value.reduce(kind.apply, state);
    }
    if (first === undefined || events.length === 0) return { refused: null };
    const title = what.title ?? door.say(rules.titleOf(before, first, events));
    const put = session.commit({ title, events, state, revealed: rules.revealedBy(events), tap });
    if (!put.ok) return refusedWith(put.error);
    const entry = session.history.peek().next - 1;
    if (what.question === null) calm.set(session, (calm.get(session) ?? new Set()).add(entry));
    return { entry };
  } catch (error) {
    // No screen makes this command, so it is refused and changes nothing.
    console.warn(error);
    return refusedWith(refuse('not-understood', say('hands.not-understood')).error);
  }
}
