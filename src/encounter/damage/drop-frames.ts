import type { Frame } from '../model/frame';
import { push, type Run } from '../run/run';
import { say } from '../says/tells';
import { drawNow } from './ask-stage';

/** The cards of a draw that is dropped lie on the discard. */
export function giveBack(run: Run, frame: Frame): void {
  if (frame.frame !== 'blow' && frame.frame !== 'strike') return;
  const settled = frame.frame === 'blow' ? frame.flow?.hits : frame.flow?.outcome;
  if (settled) return;
  const side = frame.frame === 'blow' ? 'enemy' : 'oathsworn';
  for (const piece of frame.flow?.pieces.filter(one => one.from === 'deck') ?? [])
    run.emit({
      type: 'might',
      side,
      event: { type: 'deck', color: piece.color, event: { type: 'discarded', cards: [piece.face] } },
    });
}

/**
 * A card under way is still put away, and what broke still draws; all else that lies on it is dropped, with the cards
 * of its draws.
 */
export function dropUnderWay(run: Run): void {
  const frames = run.state.frames;
  for (const frame of frames) giveBack(run, frame);
  const at = frames.findIndex(frame => frame.frame === 'card');
  const card = frames[at];
  run.emit({ type: 'dropped', to: at + 1 });
  if (card?.frame === 'card') run.emit({ type: 'top', frame: { ...card, step: 'finish', left: [] } });
  for (const frame of frames) if (frame.frame === 'break') drawNow(run, frame.drawings);
}

/** Steps that lead to one another without end are broken off; what is left of them is the table's to do (OWN-132). */
export function breaksOff(run: Run): void {
  dropUnderWay(run);
  const text = say('tell.circle');
  push(run, { frame: 'hands', text, who: null, window: null, task: 'text', about: { text } });
}
