import { expect, test } from 'vitest';
import type { Shared } from '../../src/play/rules';
import { bent } from '../support/bent';
import { Course, otherThanFrozen } from '../support/course';
import { patience } from '../support/samples';
import type { Subject } from './subjects/subject';

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

interface Length {
  readonly games: number;
  readonly taps: number;
  /** Every how many taps what is seldom sent is tried. */
  readonly seldom: number;
}

/** What screens ask of a state. */
type Looks<State> = (state: State, tap: number) => unknown;

/** What comes of everything that is sent: what the door says, the refusal, or the events, their title and what is asked. */
function courseOf<State, Command, Event, Question>(
  { kind, rules, start, player, besides }: Subject<State, Command, Event, Question>,
  n: number,
  { taps, seldom }: Length,
  looks: Looks<State>,
  sharing: Shared<State, Command> | undefined,
): Course {
  const course = new Course();
  const sent = player(7000 + n);
  const before: unknown[] = [];
  let state = start(n);
  const tries = (given: unknown): State | undefined => {
    const read = rules.command(stored(given));
    if (!read.ok) {
      course.add(read.error);
      return undefined;
    }
    if (sharing) {
      const sent = stored(sharing.relative?.(state, read.value) ?? null);
      course.add(sent, sharing.settled?.(state, sent), sharing.answers?.(read.value));
      course.add(sharing.owner(state, read.value));
    }
    const decided = rules.decide(state, read.value);
    if (!decided.ok) {
      course.add(decided.error.code, decided.error.rule, decided.error.message);
      return undefined;
    }
    const { value, state: next } = decided;
    course.add(value, rules.titleOf(state, read.value, value), rules.revealedBy(value));
    return next;
  };
  for (let tap = 0; tap < taps; tap++) {
    const command = sent(state);
    if (command === undefined) break;
    const odd = tap % seldom === 0 ? besides(state) : [];
    for (const one of odd) {
      tries(one);
      for (const given of bent(one, 31 * tap + n, 1)) tries(given);
    }
    for (const given of bent(command, 17 * tap + n, 1)) tries(given);
    // What was right a while ago, and what is forbidden done all the same.
    const old = before[(tap * 13) % Math.max(1, before.length)];
    if (old !== undefined && tap % 2 === 0) tries(old);
    if (old !== undefined && tap % 6 === 1) tries({ ...(old as object), anyway: true });
    before.push(command);
    const next = tries(command);
    if (next === undefined) break;
    course.add(kind.next?.(state, next).ok, kind.about(next));
    state = next;
    course.add(rules.questionOf(state));
    if (tap % 8 === 0) course.add(state, looks(state, tap), sharing?.owners(state));
  }
  course.add(state);
  return course;
}

/** COURSE-1: the same commands come to the same: events, refusals, titles and questions. FREEZE=1 freezes them anew. */
export function goesAsFrozen<State, Command, Event, Question>(
  subject: Subject<State, Command, Event, Question>,
  length: Length,
  looks: Looks<State> = () => null,
  name = subject.kind.name,
): void {
  test(
    `COURSE-1: ${length.games} games of ${name}`,
    async () => {
      const sharing = await subject.rules.sharing?.();
      expect(
        otherThanFrozen(name, length.games, n => courseOf(subject, n, length, looks, sharing)),
      ).toBeUndefined();
    },
    patience,
  );
}
