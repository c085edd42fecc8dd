import type { Said } from '../../basics/said';
import type { Event } from '../../encounter/model/event';
import type { Frame } from '../../encounter/model/frame';

/** Kinds of notes that say why a card's step is skipped. */
const leavesOut: ReadonlySet<string> = new Set(['skipped', 'fallsAway']);

/** The frames as these events leave them, begun with none. */
function after(frames: readonly Frame[], event: Event): readonly Frame[] {
  switch (event.type) {
    case 'pushed':
      return [...frames, event.frame];
    case 'popped':
      return frames.slice(0, -1);
    case 'top':
      return frames.length === 0 ? frames : [...frames.slice(0, -1), event.frame];
    case 'dropped':
      return [...frames.slice(0, event.to), ...(event.from === undefined ? [] : frames.slice(event.from))];
    default:
      return frames;
  }
}

/**
 * The steps of the stage card under way that could not be done, by their place on the card, and why: gathered from the
 * events since nothing was under way.
 */
export function leftOutOf(events: readonly Event[]): ReadonlyMap<number, Said> {
  let frames: readonly Frame[] = [];
  let left = new Map<number, Said>();
  for (const event of events) {
    const card = frames.findLastIndex(frame => frame.frame === 'card');
    const steps = card < 0 ? undefined : frames[card + 1];
    if (event.type === 'note' && leavesOut.has(event.code) && steps?.frame === 'steps')
      left.set(steps.at - 1, event.text);
    // A card begins, or its next actor does.
    const begins =
      event.type === 'pushed' &&
      (event.frame.frame === 'card' || (event.frame.frame === 'steps' && card === frames.length - 1));
    if (begins) left = new Map();
    frames = after(frames, event);
  }
  return left;
}
