import { cutText } from '../basics/fit';
import { ok, type Problem, type Refusal, type Result, refuse } from '../basics/result';
import type { Tap } from '../history/history';
import type { Kind } from './kinds';
import { type About, longestTitle, mostAbout } from './rows';
import { say } from './says';

/** Exactly what a reader will find: what JSON leaves out or turns into nothing is so already. */
const asRead = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

type Door<T> = (value: unknown) => Result<T, readonly Problem[]>;

/** Whether a door takes this value. */
export function readable<T>(door: Door<T>, value: unknown): Result<void, Refusal<'unreadable'>> {
  const read = door(asRead(value));
  if (read.ok) return ok(undefined);
  return unfit(read.error);
}

/** The refusal of a value that a door does not take, with its first finding. */
export const unfit = ([first]: readonly Problem[]) =>
  refuse('unreadable', say('save.not-readable', { at: first?.at ?? '', why: first?.message ?? '' }));

/** Before anything is written: the door that will read it is asked, and a title is cut where it is made. */
export function penned<State, Event>(
  { event }: Pick<Kind<State, Event>, 'event'>,
  step: Tap<State, Event>,
): Result<Tap<State, Event>, Refusal<'unreadable'>> {
  for (const one of step.events) {
    const read = readable(event, one);
    if (!read.ok) return read;
  }
  return ok({ ...step, title: cutText(step.title, longestTitle) });
}

export const pennedState = <State>(
  { state }: { readonly state: Door<State> },
  value: State,
): Result<void, Refusal<'unreadable'>> => {
  const read = readable(state, value);
  // A snapshot is no tap, so no player is told: the log has every step.
  if (!read.ok) console.error(read.error);
  return read;
};

/**
 * Steps that are small each for itself may make a state together that no reader takes: what comes of a step is asked
 * for too. What was out of bounds before the step, as an older version left it, plays on.
 */
export function pennedNext<State, Event>(
  { state, next }: Pick<Kind<State, Event>, 'state' | 'next'>,
  before: State,
  after: State,
): Result<void, Refusal<'unreadable'>> {
  const read = next ? next(before, after) : state(asRead(after));
  if (read.ok || !state(asRead(before)).ok) return ok(undefined);
  return unfit(read.error);
}

/** The facts for the list, cut to the list's limits. */
export const pennedAbout = (about: About): About =>
  Object.fromEntries(
    Object.entries(about)
      .slice(0, mostAbout.entries)
      .map(([key, one]) => [
        key.slice(0, mostAbout.key),
        typeof one === 'string' ? cutText(one, mostAbout.text) : Number.isFinite(one) ? one : 0,
      ]),
  );
