import type { Stage } from '../../stage/steps';
import type { Drawing } from '../model/frame';
import type { State } from '../model/state';
import type { Run } from '../run/run';
import { drawStageCard } from './stage-cards';

/** OWN-200: the stages that only the table can call for, further on than the present one. */
export function stagesByHand(state: State): readonly Stage[] {
  const now = state.stage.stage;
  const stages = state.encounter.triggers.flatMap(one =>
    one.trigger === 'hand' && one.stage > now ? [one.stage] : [],
  );
  return [...new Set(stages)].toSorted((a, b) => a - b);
}

/**
 * What broke draws its cards, or waits for the table's word on the stage; several that broke by one tap wait
 * together.
 */
export function drawFor(run: Run, drawing: Drawing): void {
  if (drawing.count === 0) return;
  // DM-6: what broke before and still waits draws first, even if nothing is left to be asked.
  const waits = run.breaks !== undefined || run.state.frames.some(one => one.frame === 'break');
  if (stagesByHand(run.state).length === 0 && !waits) drawNow(run, [drawing]);
  else run.breaks = [...(run.breaks ?? []), drawing];
}

// OWN-32: drawn at the moment of the break, they wait in their order
export function drawNow(run: Run, drawings: readonly Drawing[]): void {
  // RX-1: one reaction for each location
  for (const { count, why, breakers, last } of drawings)
    for (let i = 0; i < count; i++) drawStageCard(run, why, breakers, last ? { last } : {});
}
