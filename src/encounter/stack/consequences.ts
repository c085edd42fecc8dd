// What events bring about, whatever caused them. The main loop looks at them before it goes on.
import { hexesOf } from '../../board/targets/measure';
import { giveBack } from '../damage/drop-frames';
import { isLast, isLastToCome, jobOf } from '../damage/end-fight';
import { leaveFight } from '../damage/leave-fight';
import { boardOf } from '../facts/positions';
import { enemyOf, friendOf, heroes, nameOf } from '../facts/select';
import { treadsBy } from '../facts/treads-table';
import type { Event } from '../model/event';
import type { Drawing, Frame } from '../model/frame';
import type { Id, State } from '../model/state';
import { pop, push, type Run, task, top } from '../run/run';
import { say } from '../says/tells';
import { openWindow } from '../windows/open-window';

/** Applies the consequences of the events since the last time, and returns those events; null: the fight is over. */
export function applyConsequences(run: Run): readonly Event[] | null {
  if (run.breaks) askStage(run, run.breaks);
  const from = run.looked ?? 0;
  if (endsFight(run, from)) return null;
  if (run.state.ending) endsUnderWay(run);
  const fresh = run.events.slice(from);
  const came = fresh.flatMap(event => comer(event) ?? []);
  if (came.length > 0) treadsDown(run, new Set(came));
  run.looked = run.events.length;
  return fresh;
}

/** OWN-127: models that others have moved, not those that walked, moved by a card of their own or were placed. */
const movedByOthers: readonly string[] = ['pushed', 'knocked', 'dragged'];

/** AB-10: opens the window of those of the company whom others have moved. */
export function openMovedWindow(run: Run, fresh: readonly Event[]): void {
  const moved = fresh.flatMap(event =>
    event.type === 'stands' && movedByOthers.includes(event.how) && friendOf(run.state, event.who)
      ? [event.who]
      : [],
  );
  if (moved.length > 0) openWindow(run, 'whenMoved', [...new Set(moved)], null);
}

// The stage

/** Parts broke: before their cards are drawn the table is asked whether the stage changes. */
function askStage(run: Run, waiting: readonly Drawing[]): void {
  delete run.breaks;
  const at = run.state.frames.findLastIndex(one => one.frame === 'break');
  const under = run.state.frames[at];
  if (under?.frame !== 'break') {
    push(run, { frame: 'break', drawings: waiting });
    return;
  }
  // DM-6: what broke first draws first, also where its question waits beneath an attack that broke another part.
  const above = run.state.frames.slice(at + 1);
  for (const _ of above) pop(run);
  top(run, { ...under, drawings: [...under.drawings, ...waiting] });
  for (const frame of above) push(run, frame);
}

// The end of the fight

/**
 * Victory goes before defeat where both come at once; reactions still to come go before the victory (DM-4, EN-3,
 * OWN-38).
 */
function endsFight(run: Run, from: number): boolean {
  const { state } = run;
  if (state.phase === 'over') return true;
  if (state.phase === 'setup') return false;
  if (state.ending && isWon(run)) {
    run.emit({ type: 'over', outcome: 'victory' });
    return true;
  }
  if (!run.events.some((event, at) => at >= from && mayDefeat(event))) return false;
  // FT-6: what falls at once with them may still wait for the table to choose its die.
  if (state.frames.at(-1)?.frame === 'die') return false;
  const down = heroes(state).every(one => one.presence !== 'standing' && one.presence !== 'consumed');
  if (down) run.emit({ type: 'over', outcome: state.ending ? 'victory' : 'defeat' });
  return down;
}

/** Somebody leaves the fight, or the question which die falls with them is answered or dropped. */
const mayDefeat = ({ type }: Event): boolean =>
  type === 'presence' || type === 'popped' || type === 'dropped';

/** The last die is gone, and nothing of its break is left to be done. */
const isWon = (run: Run): boolean => !(run.state.lastDrawn ? isLastToCome(run) : isReactionToCome(run.state));

/** Saves from before FT-6 do not know which reactions belong to the last break. */
const isReactionToCome = (state: State): boolean =>
  state.frames.some(frame => frame.frame === 'break') ||
  [...state.agenda, ...state.frames.flatMap(jobOf)].some(job => job.why === 'reaction' || job.why === 'loss');

/** FT-6: cards under way and those that wait end here, but for the last break's own and for what a friend is doing. */
function endsUnderWay(run: Run): void {
  const { state } = run;
  if (!state.lastDrawn || !isLastToCome(run)) return;
  const stale = state.agenda.filter(job => !isLast(job));
  const [bottom] = state.frames;
  const goesOn = !bottom || isOfFriend(bottom) || jobOf(bottom).some(isLast);
  if (goesOn && stale.length === 0) return;
  const at = goesOn ? 0 : state.frames.findIndex(isOfFriend);
  const dropped = at < 0 ? state.frames : state.frames.slice(0, at);
  for (const frame of dropped) giveBack(run, frame);
  run.emit({ type: 'dropped', to: 0, from: dropped.length });
  if (stale.length > 0) run.emit({ type: 'cancelled', jobs: stale.map(job => job.id) });
  for (const { card } of [...dropped.flatMap(jobOf), ...stale])
    run.emit({ type: 'stage', event: { type: 'discarded', card } });
  if (dropped.length > 0) run.emit({ type: 'scene', scene: null });
}

/** A card or an attack of the company, or the table's word on what broke. */
const isOfFriend = ({ frame }: Frame): boolean =>
  frame === 'play' || frame === 'strike' || frame === 'need' || frame === 'break';

// Entered hexes

/** The model that comes to a hex by an event. */
function comer(event: Event): Id | null {
  switch (event.type) {
    case 'stands':
      return event.at !== null && treadsBy(event.how) ? event.who : null;
    case 'friendCame':
      return treadsBy(event.type) ? event.friend.id : null;
    case 'enemyCame':
      return treadsBy(event.type) ? event.enemy.id : null;
    default:
      return null;
  }
}

/** FT-10, PS-6: a model that comes to a Sentinel's hex removes the Sentinel. */
function treadsDown(run: Run, came: ReadonlySet<Id>): void {
  for (const who of came) {
    const hexes = bodyOf(run.state, who);
    for (const one of run.state.friends) {
      const under = one.role === 'sentinel' && one.presence === 'standing' && one.at !== null;
      if (!under || !hexes.includes(one.at)) continue;
      leaveFight(run, one.id, 'gone');
      task(run, say('tell.remove', { name: nameOf(run.state, one.id) }));
    }
  }
}

/** The hexes of a model that is on the board; a Sentinel removes nobody. */
function bodyOf(state: State, who: Id): readonly string[] {
  const friend = friendOf(state, who);
  const there = friend
    ? friend.role !== 'sentinel' && friend.presence === 'standing'
    : enemyOf(state, who)?.present === true;
  const board = boardOf(state);
  return there && board.characters.some(one => one.id === who) ? hexesOf(board, who) : [];
}
