import { isOurs } from './model';
import type { Run } from './run';
import { say } from './says';

/** TU-1: it ends when everybody has left, or when all who are still there are unconscious. */
export function endIfAllLie(run: Run): void {
  const { figures, left, phase } = run.play;
  if (phase === 'over') return;
  const ours = figures.filter(isOurs);
  const heroes = ours.filter(({ side }) => side === 'hero');
  // Henchmen are abandoned once no hero is left to leave.
  if (heroes.length > 0 && !ours.every(({ prone }) => prone)) return;
  const won = left.length > 0;
  run.tell({ text: won ? say('darkholds.won') : say('darkholds.lost'), rule: 'TU-1' });
  run.put({ type: 'ended', end: won ? 'won' : 'lost' });
}
