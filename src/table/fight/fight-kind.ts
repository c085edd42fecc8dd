import { err, ok, type Problem, type Result } from '../../basics/result';
import type { Event } from '../../encounter/model/event';
import type { State } from '../../encounter/model/state';
import { apply } from '../../encounter/run/apply';
import type { Kind } from '../../storage/kinds';
import { problemsOf } from '../door/check';
import { eventCheck } from '../door/event';
import { stateCheck } from '../door/state';
import { saidAsData } from '../saves/said-as-data';
import { fightKindName } from '../saves/saves';

/** More tell nobody anything. */
const most = 20;

const isState = (value: unknown, problems: readonly Problem[]): value is State => problems.length === 0;
const isEvent = (value: unknown, problems: readonly Problem[]): value is Event => problems.length === 0;

function state(value: unknown): Result<State, readonly Problem[]> {
  const problems = problemsOf(stateCheck, value);
  return isState(value, problems) ? ok(value) : err(problems.slice(0, most));
}

function event(value: unknown): Result<Event, readonly Problem[]> {
  const problems = problemsOf(eventCheck, value);
  return isEvent(value, problems) ? ok(value) : err(problems.slice(0, most));
}

/** A fight as the store keeps it. */
export const fightKind: Kind<State, Event> = {
  name: fightKindName,
  version: 2,
  migrations: [saidAsData],
  state,
  event,
  apply,
  about: fight => ({
    round: fight.round,
    phase: fight.phase,
    chapter: fight.chapter,
    encounter: fight.encounter.id,
    origin: fight.origin,
  }),
};
