import * as v from 'valibot';
import { fitted } from '../../basics/fit';
import { problemOf } from '../../basics/issues';
import { err, ok, type Problem, type Result } from '../../basics/result';
import type { Event } from '../../encounter/model/event';
import type { State } from '../../encounter/model/state';
import { apply } from '../../encounter/run/apply';
import { questionOf } from '../../encounter/stack/dispatch';
import type { Kind } from '../../storage/kinds';
import { event, isKnownEvent } from '../door/event';
import type { Of } from '../door/of';
import { nextState, state } from '../door/state';
import { saidAsData } from '../saves/said-as-data';
import { fightKindName } from '../saves/saves';
import { stackPerCommand } from '../saves/stack-per-command';
import { publicView } from './view';

/** A longer list would help nobody. */
const most = 20;

function through<T>(schema: Of<T>, value: unknown): Result<T, readonly Problem[]> {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? ok(parsed.output) : err(parsed.issues.slice(0, most).map(problemOf));
}

/** A fight as the store keeps it. */
export const fightKind: Kind<State, Event> = {
  name: fightKindName,
  version: 3,
  migrations: [saidAsData, stackPerCommand],
  state: value => through(state, value),
  event: value => through(event, value),
  next: nextState,
  sealed: value => (isKnownEvent(value) ? value : undefined),
  cutting: {
    state: value => fitted(state, value)?.value,
    event: value => fitted(event, value)?.value,
  },
  apply,
  look(fight) {
    questionOf(fight);
    publicView(fight);
  },
  about: fight => ({
    round: fight.round,
    phase: fight.phase,
    chapter: fight.chapter,
    encounter: fight.encounter.id,
    origin: fight.origin,
  }),
};
