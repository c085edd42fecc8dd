import { err, ok, type Problem, type Result } from '../basics/result';
import { apply } from '../encounter/apply';
import type { Event } from '../encounter/event';
import type { State } from '../encounter/state';
import type { Kind } from '../storage/kinds';
import { fightKindName } from './saves';

const problem = (at: string, message: string): Problem => ({ code: 'not-a-fight', at, message });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lists = [
  'friends',
  'enemies',
  'obstacles',
  'tiles',
  'frames',
  'agenda',
  'reminders',
  'tasks',
  'lasting',
];
const parts = ['encounter', 'settings', 'might', 'stage', 'library', 'tally'];
const phases = ['setup', 'refresh', 'oathsworn', 'encounter', 'endOfRound', 'over'];

/** The record's checksum was right; this tells a fight's state from any other JSON. */
function isState(value: unknown): value is State {
  return (
    isObject(value) &&
    lists.every(key => Array.isArray(value[key])) &&
    parts.every(key => isObject(value[key])) &&
    phases.some(phase => phase === value.phase) &&
    typeof value.round === 'number'
  );
}

const isEvent = (value: unknown): value is Event => isObject(value) && typeof value.type === 'string';

const state = (value: unknown): Result<State, readonly Problem[]> =>
  isState(value) ? ok(value) : err([problem('state', 'This is not the state of a fight.')]);

const event = (value: unknown): Result<Event, readonly Problem[]> =>
  isEvent(value) ? ok(value) : err([problem('event', 'This is not an event of a fight.')]);

/** A fight as the store keeps it. */
export const fightKind: Kind<State, Event> = {
  name: fightKindName,
  version: 1,
  migrations: [],
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
