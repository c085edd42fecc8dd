import type { Event } from '../../encounter/model/event';
import type { State } from '../../encounter/model/state';
import type { Direction } from '../../hex/direction';
import type { History } from '../../history/history';
import { markOf } from '../../history/states';

/** A model that was moved, pushed or turned in a phase: where it stood before, and where it stands at last. */
export interface Moved {
  readonly who: string;
  /** Null: it came in this phase. */
  readonly from: string | null;
  /** Null: it left the board. */
  readonly to: string | null;
  readonly facing: Direction;
}

type Stands = Extract<Event, { type: 'stands' }>;

/** What the table itself puts right stands there already. */
const byApp = (event: Event): event is Stands => event.type === 'stands' && event.how !== 'said';

const startsPhase = (event: Event): boolean =>
  event.type === 'phase' &&
  ((event.phase === 'encounter' && event.step === 'start') ||
    (event.phase === 'oathsworn' && event.step === 'open'));

/** The models that the app has moved since the newest phase began, each once, in the order in which they moved first. */
export function movedLately(history: History<State, Event>): readonly Moved[] {
  const moved = new Map<string, Moved>();
  for (const event of sincePhase(history)) {
    if (!byApp(event)) continue;
    const before = moved.get(event.who);
    const from = before ? before.from : (event.path[0] ?? null);
    moved.set(event.who, { who: event.who, from, to: event.at, facing: event.facing });
  }
  return [...moved.values()];
}

/** The played events since the newest phase began, in order; sought from the end, for it is asked at each tap. */
export function sincePhase(history: History<State, Event>): readonly Event[] {
  let found: readonly Event[] = [];
  for (let at = history.at; at > 0; at--) {
    const id = history.line[at];
    const events = id === undefined ? [] : (markOf(history.entries, id)?.events ?? []);
    const start = events.findLastIndex(startsPhase);
    found = [...events.slice(start + 1), ...found];
    if (start >= 0) break;
  }
  return found;
}
