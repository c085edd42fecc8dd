import type { Step } from '../../stage/steps';

/** How many of the first steps only choose, move and turn: several movers do those before anybody attacks (MV-11). */
export function movingSteps(steps: readonly Step[]): number {
  const at = steps.findIndex(step => step.do !== 'target' && step.do !== 'move' && step.do !== 'turn');
  return at < 0 ? steps.length : at;
}
