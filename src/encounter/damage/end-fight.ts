import { enemyOf } from '../facts/select';
import type { Frame, Job } from '../model/frame';
import type { Id } from '../model/state';
import type { Run } from '../run/run';

/** DM-4, FT-6: reactions that the break of the last die itself drew are still to come, or under way. */
export function isLastToCome({ state, breaks = [] }: Run): boolean {
  const jobs = [
    ...state.agenda,
    ...state.frames.flatMap(jobOf),
    ...(state.scene?.job ? [state.scene.job] : []),
  ];
  const drawings = [...breaks, ...state.frames.flatMap(one => (one.frame === 'break' ? one.drawings : []))];
  return [...jobs, ...drawings].some(isLast);
}

export const isLast = ({ last }: { readonly last?: true }): boolean => last === true;
export const jobOf = (frame: Frame): readonly Job[] => (frame.frame === 'card' ? [frame.job] : []);

/** FT-6: the fight is over, and what an enemy's card or a deed under way would still do is not done. */
export function isCutOff(run: Run, from: Id | null): boolean {
  const { ending, lastDrawn, scene } = run.state;
  if (!ending || !lastDrawn) return false;
  if (!isLastToCome(run)) return true;
  // Of the company's deeds what they do to friends still comes before the last reactions (FT-4).
  return !(scene?.job && isLast(scene.job)) && (from === null || enemyOf(run.state, from) !== undefined);
}
