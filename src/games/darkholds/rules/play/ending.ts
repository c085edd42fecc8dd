import { isOurs, type Play } from './model';
import type { Run } from './run';
import { say } from './says';

/** TU-1: lost if nobody has left; else those who lie there count as abandoned. */
export function endNow(run: Run, end: 'won' | 'lost'): void {
  if (run.state.phase === 'over') return;
  run.log({ text: end === 'won' ? say('darkholds.won') : say('darkholds.lost'), rule: 'TU-1' });
  run.emit({ type: 'ended', end });
}

/** TU-1: everybody of the company who is still on the board is unconscious. */
export const allLie = ({ figures }: Play): boolean => figures.filter(isOurs).every(({ prone }) => prone);

/** TU-1: it ends at once when no hero is left to leave, for henchmen are abandoned then. */
export function endIfAllLie(run: Run): void {
  const { figures, left, phase } = run.state;
  if (phase === 'over' || figures.some(({ side }) => side === 'hero')) return;
  endNow(run, left.length > 0 ? 'won' : 'lost');
}

/** TU-1: when all lie, at the end of the hero phase. */
export function endAfterHeroes(run: Run): void {
  if (allLie(run.state)) endNow(run, run.state.left.length > 0 ? 'won' : 'lost');
}
