import { isRecord } from '../../src/basics/reading';
import type { Problem, Result } from '../../src/basics/result';
import { documentKind, documentKinds, type Outcome } from '../../src/headless';

/** What a case may ask to see after the beginning and after each command. */
const parts = ['events', 'lines', 'question', 'view', 'state'] as const;
type Part = (typeof parts)[number];
const isPart = (value: unknown): value is Part => parts.some(part => part === value);

const wrong = (code: string, at: string, message: string): Result<never, readonly Problem[]> => ({
  ok: false,
  error: [{ code, at, message }],
});

/** `"do": "play"`: a document of any game from its setup through a list of commands. */
export function answerPlay(
  { kind: name, setup = {}, commands = [], print = ['lines', 'question'] }: Readonly<Record<string, unknown>>,
  at: string,
): Result<object, readonly Problem[]> {
  const kind = typeof name === 'string' ? documentKind(name) : undefined;
  if (!kind) {
    const known = documentKinds.map(one => one.name).join(', ');
    return wrong('unknown-kind', `${at}.kind`, `A case plays one of ${known}.`);
  }
  if (!Array.isArray(commands) || !commands.every(isRecord))
    return wrong('no-commands', `${at}.commands`, 'Commands are a list of objects.');
  if (!Array.isArray(print) || !print.every(isPart))
    return wrong('unknown-part', `${at}.print`, `A case prints some of ${parts.join(', ')}.`);
  const refused = ({ error }: Extract<Outcome<unknown>, { ok: false }>, where: string) =>
    wrong(error.code, where, error.message);
  const orUndefined = <T>(outcome: Outcome<T>): T | undefined => (outcome.ok ? outcome.value : undefined);

  const shown = (before: unknown, events: readonly unknown[], state: unknown): object => {
    const all: Readonly<Record<Part, () => unknown>> = {
      events: () => events,
      lines: () => orUndefined(kind.describe(before, events)),
      question: () => orUndefined(kind.question(state)),
      view: () => orUndefined(kind.view(state)),
      state: () => state,
    };
    return Object.fromEntries(print.map(part => [part, all[part]()]));
  };

  const begun = kind.begin(setup);
  if (!begun.ok) return refused(begun, `${at}.${begun.error.at ?? 'setup'}`);
  let state = begun.value;
  const steps: object[] = [shown(state, [], state)];
  for (const [i, command] of commands.entries()) {
    const decided = kind.decide(state, command);
    if (!decided.ok) return refused(decided, `${at}.commands[${i}]`);
    steps.push(shown(state, decided.value.events, decided.value.state));
    state = decided.value.state;
  }
  return { ok: true, value: { steps } };
}
