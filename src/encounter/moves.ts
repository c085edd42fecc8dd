import { settle } from '../board/settle';
import type { Movement, Shift } from '../board/types';
import { enemyOf, friendOf, nameOf } from './find';
import { leaves } from './leaving';
import { boardOf } from './positions';
import { emit, note, type Run, task } from './run';
import type { Id } from './state';

const facingOf = (run: Run, id: Id) => (friendOf(run.state, id) ?? enemyOf(run.state, id))?.facing ?? 'N';

/** A move that the board engine worked out, with all that it pushed and broke, and what hands must do for it. */
export function carryOut(run: Run, who: Id, movement: Movement): void {
  const before = friendOf(run.state, who) ?? enemyOf(run.state, who);
  const went = movement.path.length > 1;
  if (before && (went || before.facing !== movement.facing)) {
    emit(run, {
      type: 'stands',
      who,
      at: movement.at,
      facing: movement.facing,
      how: went ? 'moved' : 'turned',
      path: movement.path,
    });
    task(run, wayInWords(run, who, movement));
  }
  shift(run, movement.moved, 'pushed');
  destroy(run, movement.destroyed);
  const words = run.state.encounter.tileKinds ?? [];
  for (const hex of movement.tiles) {
    const kind = run.state.tiles.findLast(tile => tile.hexes.includes(hex))?.kind;
    const told = words.find(one => one.id === kind);
    if (told) note(run, 'tile', `${nameOf(run.state, who)} enters ${told.name} at ${hex}: ${told.text}`);
  }
}

function wayInWords(run: Run, who: Id, movement: Movement): string {
  const name = nameOf(run.state, who);
  const steps = movement.path.length - 1;
  if (steps === 0) return `${name} turns to face ${movement.facing}.`;
  return `${name} moves ${steps} to ${movement.at} (${movement.path.join(' ')}) and faces ${movement.facing}.`;
}

/** Whom a move or a blow put elsewhere; null takes a trodden Sentinel off the board (PS-6). */
export function shift(run: Run, moved: readonly Shift[], how: 'pushed' | 'knocked' | 'placed'): void {
  for (const { id, to } of moved) {
    if (to === null) {
      if (friendOf(run.state, id)) leaves(run, id, 'gone');
      task(run, `Remove ${nameOf(run.state, id)}.`);
      continue;
    }
    emit(run, { type: 'stands', who: id, at: to, facing: facingOf(run, id), how, path: [] });
    task(run, `${nameOf(run.state, id)} is ${how} to ${to}.`);
  }
}

export function destroy(run: Run, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const gone = run.state.obstacles.filter(one => ids.includes(one.id));
  emit(run, {
    type: 'obstacles',
    obstacles: run.state.obstacles.filter(one => !ids.includes(one.id)),
    destroyed: gone.map(one => one.id),
  });
  for (const one of gone) task(run, `Remove the ${one.kind} at ${one.hexes.join(', ')}.`);
}

/** Players have put an enemy somewhere: what stands under it gives way (MV-6). */
export function settled(run: Run, who: Id): void {
  const board = boardOf(run.state);
  if (!board.characters.some(one => one.id === who)) return;
  const done = settle(board, who);
  shift(run, done.moved, 'pushed');
  destroy(run, done.destroyed);
}
