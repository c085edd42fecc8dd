import { never } from '../../basics/never';
import type { Event, StackChange } from '../model/event';
import type { Frame } from '../model/frame';
import type { Id, State } from '../model/state';

export function isStackChange(event: Event): event is StackChange {
  switch (event.type) {
    case 'pushed':
    case 'popped':
    case 'top':
    case 'dropped':
    case 'lost':
      return true;
    default:
      return false;
  }
}

/** The stack after a change. */
export function changeStack(frames: readonly Frame[], change: StackChange): readonly Frame[] {
  switch (change.type) {
    case 'pushed':
      return [...frames, change.frame];
    case 'popped':
      return frames.slice(0, -1);
    case 'top':
      return frames.length === 0 ? frames : [...frames.slice(0, -1), change.frame];
    case 'dropped':
      return [...frames.slice(0, change.to), ...(change.from === undefined ? [] : frames.slice(change.from))];
    case 'lost':
      return frames.map(frame => without(frame, change.who, change.enemies));
    default:
      return never(change);
  }
}

/** FT-4: of one's own cards and attacks that are under way. */
function without(frame: Frame, who: Id, enemies: readonly Id[]): Frame {
  const isOwn =
    (frame.frame === 'play' && frame.who === who) || (frame.frame === 'strike' && frame.by === who);
  return isOwn ? { ...frame, lost: [...new Set([...(frame.lost ?? []), ...enemies])] } : frame;
}

/** The events for the log: one at the end stands for all changes of the stack. The end of the fight empties it. */
export function logOf(
  { events, state: { frames, phase } }: { readonly events: readonly Event[]; readonly state: State },
  before: State,
): readonly Event[] {
  const log = events.filter(event => !isStackChange(event));
  return frames === before.frames || phase === 'over' ? log : [...log, { type: 'stack', frames }];
}
