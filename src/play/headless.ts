import type * as v from 'valibot';
import type { Problem, Result } from '../basics/result';
import type { Said } from '../basics/said';
import { type Output, parseWith } from '../basics/schema';
import type { Kind } from '../storage/kinds';
import type { Decided, Rules } from './rules';

/** Why a call was refused. The code is stable, the message is for a person. */
export interface HeadlessError {
  readonly code: string;
  readonly message: Said;
  /** Where in the given JSON the problem is. */
  readonly at?: string;
  /** The rule that speaks against a command. */
  readonly rule?: string;
}
export type HeadlessResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: HeadlessError };

/** The events of a command, and the state after them. */
type TypedDecided<State, Event> =
  | (Extract<Decided<State, Event>, { ok: true }> & { readonly state: State })
  | Extract<Decided<State, Event>, { ok: false }>;

/** The functions of a kind for callers in this repository: their values have the right types, nothing is parsed. */
interface TypedKind<State, Command, Event, Question, Setup> {
  begin(setup: Setup): State;
  decide(state: State, command: Command): TypedDecided<State, Event>;
  apply(state: State, event: Event): State;
  /** What the rules wait for; null if the players are free to act. */
  question(state: State): Question;
  describe(before: State, events: readonly Event[]): readonly Said[];
}

/** One kind of document without a screen: plain JSON in, plain JSON out. */
export interface HeadlessKind<
  State = unknown,
  Command = unknown,
  Event = unknown,
  Question = unknown,
  Setup = unknown,
> {
  readonly name: string;
  readonly version: number;
  begin(setup: unknown): HeadlessResult<unknown>;
  decide(
    state: unknown,
    command: unknown,
  ): HeadlessResult<{ readonly events: readonly unknown[]; readonly state: unknown }>;
  apply(state: unknown, event: unknown): HeadlessResult<unknown>;
  question(state: unknown): HeadlessResult<unknown>;
  view(state: unknown): HeadlessResult<unknown>;
  describe(before: unknown, events: readonly unknown[]): HeadlessResult<readonly Said[]>;
  readonly typed: TypedKind<State, Command, Event, Question, Setup>;
}

interface Definition<State, Command, Event, Question, Setup extends v.GenericSchema<unknown, unknown>> {
  readonly kind: Kind<State, Event>;
  readonly rules: Pick<Rules<State, Command, Event, unknown>, 'command' | 'decide'> & {
    readonly questionOf: (state: State) => Question;
  };
  readonly setup: Setup;
  readonly begin: (setup: Output<Setup>) => State;
  /** What everybody at the table may see. */
  readonly view: (state: State) => unknown;
  /** The lines of the log for the events of one command. */
  readonly describe: (before: State, events: readonly Event[]) => readonly Said[];
}

const failed = (problems: readonly Problem[], what: string): HeadlessResult<never> => {
  const [first] = problems;
  const at = [what, first?.at].filter(Boolean).join('.');
  return { ok: false, error: { code: first?.code ?? 'invalid', message: first?.message ?? '', at } };
};

/** Makes a kind of document usable by programs. Everything that comes in passes the schemas of its save. */
export function defineHeadless<
  State extends object,
  Command,
  Event,
  Question,
  Setup extends v.GenericSchema<unknown, unknown>,
>({
  kind,
  rules,
  setup,
  begin,
  view,
  describe,
}: Definition<State, Command, Event, Question, Setup>): HeadlessKind<
  State,
  Command,
  Event,
  Question,
  Output<Setup>
> {
  // States that came out of here are valid: a game of a thousand commands is not parsed a thousand times.
  const valid = new WeakSet<object>();
  const known = (state: State): State => {
    valid.add(state);
    return state;
  };
  const stateOf = (value: unknown): HeadlessResult<State> => {
    if (typeof value === 'object' && value !== null && valid.has(value))
      return { ok: true, value: value as State };
    const read: Result<State, readonly Problem[]> = kind.state(value);
    return read.ok ? { ok: true, value: known(read.value) } : failed(read.error, 'state');
  };
  const withState = <T>(value: unknown, use: (state: State) => HeadlessResult<T>): HeadlessResult<T> => {
    const state = stateOf(value);
    return state.ok ? use(state.value) : state;
  };
  const readEvents = (values: readonly unknown[]): HeadlessResult<Event[]> => {
    const events: Event[] = [];
    for (const [i, value] of values.entries()) {
      const read = kind.event(value);
      if (!read.ok) return failed(read.error, `events[${i}]`);
      events.push(read.value);
    }
    return { ok: true, value: events };
  };
  const readSetup = parseWith(setup);
  const typed: TypedKind<State, Command, Event, Question, Output<Setup>> = {
    begin,
    decide(state, command) {
      const decided = rules.decide(state, command);
      return decided.ok
        ? { ...decided, state: decided.state ?? decided.value.reduce(kind.apply, state) }
        : decided;
    },
    apply: kind.apply,
    question: rules.questionOf,
    describe,
  };
  return {
    name: kind.name,
    version: kind.version,
    begin(value) {
      const read = readSetup(value);
      return read.ok ? { ok: true, value: known(typed.begin(read.value)) } : failed(read.error, 'setup');
    },
    decide: (value, sent) =>
      withState<{ readonly events: readonly unknown[]; readonly state: unknown }>(value, state => {
        const command = rules.command(sent);
        if (!command.ok) return failed(command.error, 'command');
        const decided = typed.decide(state, command.value);
        if (!decided.ok) {
          const { code, message, rule } = decided.error;
          return { ok: false, error: { code, message, ...(rule !== undefined && { rule }) } };
        }
        return { ok: true, value: { events: decided.value, state: known(decided.state) } };
      }),
    apply: (value, event) =>
      withState<unknown>(value, state => {
        const read = kind.event(event);
        return read.ok
          ? { ok: true, value: known(kind.apply(state, read.value)) }
          : failed(read.error, 'event');
      }),
    question: value => withState(value, state => ({ ok: true, value: rules.questionOf(state) })),
    view: value => withState(value, state => ({ ok: true, value: view(state) })),
    describe: (before, events) =>
      withState(before, state => {
        const read = readEvents(events);
        return read.ok ? { ok: true, value: describe(state, read.value) } : read;
      }),
    typed,
  };
}
