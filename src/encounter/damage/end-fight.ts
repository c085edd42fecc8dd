import { enemyOf } from '../facts/select';
import type { Frame, Job } from '../model/frame';
import type { Id, State } from '../model/state';
import { emit, type Run } from '../run/run';
import { giveBack } from './drop-frames';

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

const isLast = ({ last }: { readonly last?: true }): boolean => last === true;
const jobOf = (frame: Frame): readonly Job[] => (frame.frame === 'card' ? [frame.job] : []);

/** FT-6: the fight is over, and what an enemy's card or a deed under way would still do is not done. */
export function isCutOff(run: Run, from: Id | null): boolean {
  const { ending, lastDrawn, scene } = run.state;
  if (!ending || !lastDrawn) return false;
  if (!isLastToCome(run)) return true;
  // Of the company's deeds what they do to friends still comes before the last reactions (FT-4).
  return !(scene?.job && isLast(scene.job)) && (from === null || enemyOf(run.state, from) !== undefined);
}

/** FT-6: cards under way and those that wait end here, but for the last break's own and for what a friend is doing. */
export function endsUnderWay(run: Run): void {
  const { state } = run;
  if (!state.ending || !state.lastDrawn || !isLastToCome(run)) return;
  const stale = state.agenda.filter(job => !isLast(job));
  const [bottom] = state.frames;
  const goesOn = !bottom || isOfFriend(bottom) || jobOf(bottom).some(isLast);
  if (goesOn && stale.length === 0) return;
  const at = goesOn ? 0 : state.frames.findIndex(isOfFriend);
  const dropped = at < 0 ? state.frames : state.frames.slice(0, at);
  for (const frame of dropped) giveBack(run, frame);
  emit(run, { type: 'dropped', to: 0, from: dropped.length });
  if (stale.length > 0) emit(run, { type: 'cancelled', jobs: stale.map(job => job.id) });
  for (const { card } of [...dropped.flatMap(jobOf), ...stale])
    emit(run, { type: 'stage', event: { type: 'discarded', card } });
  if (dropped.length > 0) emit(run, { type: 'scene', scene: null });
}

/** A card or an attack of the company, or the table's word on what broke. */
const isOfFriend = ({ frame }: Frame): boolean =>
  frame === 'play' || frame === 'strike' || frame === 'need' || frame === 'break';

/** The fight can only be won: the last die is gone, and nothing of its break is left to be done. */
export const isWon = (run: Run): boolean =>
  run.state.ending && !(run.state.lastDrawn ? isLastToCome(run) : isReactionToCome(run.state));

/** Saves from before FT-6 do not know which reactions belong to the last break. */
const isReactionToCome = (state: State): boolean =>
  state.frames.some(frame => frame.frame === 'break') ||
  [...state.agenda, ...state.frames.flatMap(jobOf)].some(job => job.why === 'reaction' || job.why === 'loss');
