import type { Said } from '../../basics/said';
import type { Event } from '../../encounter/model/event';
import type { Frame } from '../../encounter/model/frame';
import { skipCodes, stepUnderWay } from '../../encounter/run/run';
import { changeStack, isStackChange } from '../../encounter/run/stack';

/**
 * The steps of the stage card under way that could not be done, by their place on the card, and why: gathered from the
 * events since nothing was under way.
 */
export function leftOutOf(events: readonly Event[]): ReadonlyMap<number, Said> {
  // Fights saved before version 3 tell the step of a note by the changes of the stack around it.
  let frames: readonly Frame[] = [];
  let left = new Map<number, Said>();
  for (const event of events) {
    // A card begins, or its next actor does.
    const begins =
      event.type === 'started' ||
      event.type === 'stepsBegin' ||
      (event.type === 'pushed' && event.frame.frame === 'steps' && frames.at(-1)?.frame === 'card');
    if (begins) left = new Map();
    if (event.type === 'note' && skipCodes.has(event.code)) {
      const step = event.step ?? stepUnderWay(frames);
      if (step !== undefined) left.set(step, event.text);
    }
    if (event.type === 'stack') frames = [];
    else if (isStackChange(event)) frames = changeStack(frames, event);
  }
  return left;
}
