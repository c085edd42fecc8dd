import type { Said } from '../../basics/said';
import { friendOf, nameOf, tokensOf } from '../facts/select';
import type { Friend } from '../model/entities';
import type { Id } from '../model/state';
import { note, type Run, task } from '../run/run';
import { addToken, combatTokensOf } from '../run/tokens';
import { say } from '../says/tells';
import { tauntEnds } from './end-taunt';
import { cageEnds } from './open-cage';
import { letOut } from './release-consumed';

/** Off the board, with all that held on to it. True: a task for its model was open (FT-2). */
export function leaveFight(run: Run, who: Id, presence: 'unconscious' | 'dead' | 'gone'): boolean {
  const friend = friendOf(run.state, who);
  if (!friend) return false;
  run.emit({ type: 'presence', who, presence });
  const moot = dropTasks(run, who);
  if (friend.caged) cageEnds(run, who);
  if (friend.consumed) run.emit({ type: 'consumed', who, consumed: null });
  if (friend.role === 'guardian') losesBody(run, friend);
  tauntEnds(run, who);
  if (run.state.turn?.who === who) run.emit({ type: 'turn', turn: null });
  falconsReturn(run, who);
  return moot;
}

/** UC-1, AT-12: nothing is left to be done with a model that leaves the board. True: there was something. */
export function dropTasks(run: Run, who: Id): boolean {
  const open = run.state.tasks.filter(one => one.who?.includes(who));
  if (open.length === 0) return false;
  run.emit({ type: 'ticked', tasks: open.map(one => one.id) });
  for (const { text, who: all = [] } of open) {
    const others = all.filter(id => id !== who);
    if (others.length > 0) task(run, without(text, all.indexOf(who)), others);
  }
  return true;
}

/** Told of several by name, in the order of their models: one of them fewer. */
const without = (text: Said, at: number): Said =>
  typeof text === 'string' || !Array.isArray(text.names)
    ? text
    : { ...text, names: text.names.filter((_, i) => i !== at) };

/** A falcon whose bearer dies is back with the Huntress at once (HU-3). */
function falconsReturn(run: Run, from: Id): void {
  for (const one of run.state.friends) {
    if (one.id === from || !one.falcons.includes(from)) continue;
    run.emit({ type: 'falcons', who: one.id, falcons: one.falcons.map(at => (at === from ? one.id : at)) });
  }
}

export function enemyLeaves(run: Run, who: Id): void {
  note(run, 'enemyGone', say('tell.removed', { name: nameOf(run.state, who) }));
  if (goes(run, who)) task(run, say('tell.remove', { name: nameOf(run.state, who) }));
  setFree(run, who);
}

/** OWN-171: gone by the table's word; its model is off the board already. */
export function enemySaidGone(run: Run, who: Id): void {
  goes(run, who);
  setFree(run, who);
}

function goes(run: Run, who: Id): boolean {
  run.emit({ type: 'enemyGone', who });
  return dropTasks(run, who);
}

/** Falcons that sat on the enemy return, and the friends that it has consumed or caged come out. */
function setFree(run: Run, who: Id): void {
  falconsReturn(run, who);
  for (const one of run.state.friends) letOut(run, one.id, who);
}

/** FT-2: what lay on its body goes with it; combat tokens lie on its card. */
function losesBody(run: Run, friend: Friend): void {
  const kept = combatTokensOf(friend);
  for (const token of Object.keys(friend.tokens))
    if (kept[token] === undefined) addToken(run, friend.id, token, -tokensOf(friend, token));
}

/** Off the board, but not out of the fight (SE-14). */
export function leaveBoard(run: Run, who: Id): void {
  run.emit({ type: 'presence', who, presence: 'consumed' });
  dropTasks(run, who);
  tauntEnds(run, who);
  if (run.state.turn?.who === who) run.emit({ type: 'turn', turn: null });
}
