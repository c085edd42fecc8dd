import { fitted } from '../../basics/fit';
import { parseChanges, parseWith } from '../../basics/schema';
import { type Event, eventSchema, isKnownEvent } from '../../encounter/model/event';
import { type State, stateSchema } from '../../encounter/model/state';
import { apply } from '../../encounter/run/apply';
import { questionOf } from '../../encounter/stack/dispatch';
import type { Kind } from '../../storage/kinds';
import { saidAsData } from '../saves/said-as-data';
import { fightKindName } from '../saves/saves';
import { stackPerCommand } from '../saves/stack-per-command';
import { publicView } from './view';

/** A fight as the store keeps it. */
export const fightKind: Kind<State, Event> = {
  name: fightKindName,
  version: 3,
  migrations: [saidAsData, stackPerCommand],
  state: parseWith(stateSchema),
  event: parseWith(eventSchema),
  next: parseChanges<State>(stateSchema),
  sealed: value => (isKnownEvent(value) ? value : undefined),
  cutting: {
    state: value => fitted(stateSchema, value)?.value,
    event: value => fitted(eventSchema, value)?.value,
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
