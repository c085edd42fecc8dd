import type { Event } from '../../encounter/model/event';
import type { State } from '../../encounter/model/state';
import type { Direction } from '../../hex/direction';
import type { MarkId } from '../../history/entry';
import type { History } from '../../history/history';
import { markOf } from '../../history/states';

/** A model that was moved, pushed or turned in a phase: where it stood before, and where it stands at last. */
export interface Moved {
  readonly who: string;
  /** Null: the model entered the board in this phase. */
  readonly from: string | null;
  /** Null: the model left the board. */
  readonly to: string | null;
  readonly facing: Direction;
}

type Stands = Extract<Event, { type: 'stands' }>;

/** A correction by the table needs no hand: the model stands there already. */
const byApp = (event: Event): event is Stands => event.type === 'stands' && event.how !== 'said';

const startsPhase = (event: Event): boolean =>
  event.type === 'phase' &&
  ((event.phase === 'encounter' && event.step === 'start') ||
    (event.phase === 'oathsworn' && event.step === 'open'));

/** The models that the app has moved by these events of a phase, each once, in the order in which they moved first. */
export function movedBy(events: readonly Event[]): readonly Moved[] {
  const moved = new Map<string, Moved>();
  for (const event of events) {
    if (!byApp(event)) continue;
    const before = moved.get(event.who);
    const from = before ? before.from : (event.path[0] ?? null);
    moved.set(event.who, { who: event.who, from, to: event.at, facing: event.facing });
  }
  return [...moved.values()];
}

type Course = History<State, Event>;

/**
 * The played events since the newest phase began, in order. It is asked at each tap, and mostly one mark further: what
 * was gathered for the mark before is kept, so that a long phase costs no more than a short one.
 */
export function phaseEvents(): (history: Course) => readonly Event[] {
  let known: { readonly at: number; readonly id: MarkId; readonly events: readonly Event[] } | undefined;
  return history => {
    const { at, line } = history;
    const id = line[at];
    const before = known?.at === at - 1 && line[known.at] === known.id ? known.events : undefined;
    const newest = eventsAt(history, at);
    const start = newest.findLastIndex(startsPhase);
    const events =
      start >= 0 ? newest.slice(start + 1) : before ? [...before, ...newest] : sincePhase(history);
    known = id === undefined ? undefined : { at, id, events };
    return events;
  };
}

const eventsAt = ({ line, entries }: Course, at: number): readonly Event[] => {
  const id = line[at];
  return id === undefined ? [] : (markOf(entries, id)?.events ?? []);
};

/** The same search from the end of the line. */
function sincePhase(history: Course): readonly Event[] {
  const found: (readonly Event[])[] = [];
  for (let at = history.at; at > 0; at--) {
    const events = eventsAt(history, at);
    const start = events.findLastIndex(startsPhase);
    found.push(start >= 0 ? events.slice(start + 1) : events);
    if (start >= 0) break;
  }
  return found.reverse().flat();
}
