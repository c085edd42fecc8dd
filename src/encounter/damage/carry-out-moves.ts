import type { Said } from '../../basics/said';
import type { Movement, Shift } from '../../board/geometry/types';
import { settle } from '../../board/moves/settle';
import { kindsAt } from '../../board/moves/tiles';
import { distanceBetween, hexDistance, hexesOf } from '../../board/targets/measure';
import { moveCharacter } from '../../board/text/edit';
import { directions } from '../../hex/direction';
import { gridOf } from '../../hex/grid';
import { boardOf, placed } from '../facts/positions';
import { enemyOf, friendOf, nameOf } from '../facts/select';
import type { Id } from '../model/state';
import { note, placementTask, type Run, task } from '../run/run';
import { say } from '../says/tells';
import { leaveFight } from './leave-fight';

const facingOf = (run: Run, id: Id) => (friendOf(run.state, id) ?? enemyOf(run.state, id))?.facing ?? 'N';

/** A move that the board engine worked out, with all that it pushed and broke, and what hands must do for it. */
export function carryOut(run: Run, who: Id, movement: Movement, how: 'moved' | 'dragged' = 'moved'): void {
  const before = friendOf(run.state, who) ?? enemyOf(run.state, who);
  const went = movement.path.length > 1;
  const told = tilesOnTheWay(run, who, movement.path);
  if (before && (went || before.facing !== movement.facing)) {
    run.emit({
      type: 'stands',
      who,
      at: movement.at,
      facing: movement.facing,
      how: went ? how : 'turned',
      path: movement.path,
    });
    placementTask(run, wayTold(run, who, movement), who);
  }
  shift(run, movement.moved, 'pushed');
  destroy(run, movement.destroyed);
  for (const words of told) {
    note(run, 'tile', words);
    task(run, words, [who]);
  }
}

/** EM-2, TL-4: what the rules board says of the tiles on the way, wherever the move ends. */
function tilesOnTheWay(run: Run, who: Id, path: readonly string[]): readonly Said[] {
  const kinds = run.state.encounter.tileKinds ?? [];
  const board = boardOf(run.state);
  if (kinds.length === 0 || !board.characters.some(one => one.id === who)) return [];
  const under = path.map(hex => hexesOf(moveCharacter(board, who, hex), who));
  return path.slice(1).flatMap((_, i) =>
    (under[i + 1] ?? [])
      .filter(hex => !under[i]?.includes(hex))
      .flatMap(hex => kindsAt(board.tiles, hex).map(kind => ({ hex, kind })))
      .flatMap(({ hex, kind }) => {
        const one = kinds.find(it => it.id === kind);
        return one
          ? [say('tell.enters', { name: nameOf(run.state, who), tile: one.name, at: hex, text: one.text })]
          : [];
      }),
  );
}

/** As a person would tell it: the printed board has no coordinates, so directions come first. */
function wayTold(run: Run, who: Id, movement: Movement): Said {
  const name = nameOf(run.state, who);
  const ways = movement.path.slice(1).map((hex, i) => directionTo(run, movement.path[i] ?? hex, hex));
  const facing = { whom: facedBy(run, who), facing: movement.facing };
  if (ways.length === 0) return say('tell.turns', { name, ...facing });
  return say('tell.goes', { name, ways, ...facing, at: movement.at });
}

/** Whom its front now points at, if it is the target that it has come to. */
function facedBy(run: Run, who: Id): string | null {
  const target = run.state.scene?.scopes[who]?.target ?? null;
  if (target === null || !placed(run.state, [who, target])) return null;
  const board = boardOf(run.state);
  if (!board.characters.some(one => one.id === target)) return null;
  return distanceBetween(board, who, target) === 1 ? nameOf(run.state, target) : null;
}

const directionTo = (run: Run, from: string, to: string): string => {
  const grid = gridOf(run.state.encounter.board);
  const step = (grid.cellOf.get(to) ?? 0) - (grid.cellOf.get(from) ?? 0);
  return directions[grid.steps.indexOf(step)] ?? to;
};

/** Whom a move or a blow put elsewhere; null takes a trodden Sentinel off the board (PS-6). */
export function shift(run: Run, moved: readonly Shift[], how: 'pushed' | 'knocked' | 'placed'): void {
  for (const { id, from, to } of moved) {
    if (to === null) {
      if (friendOf(run.state, id)) leaveFight(run, id, 'gone');
      task(run, say('tell.remove', { name: nameOf(run.state, id) }));
      continue;
    }
    run.emit({ type: 'stands', who: id, at: to, facing: facingOf(run, id), how, path: [] });
    placementTask(run, aside(run, id, from, to, how), id);
  }
}

function aside(run: Run, id: Id, from: string, to: string, how: 'pushed' | 'knocked' | 'placed'): Said {
  const grid = gridOf(run.state.encounter.board);
  const hexes = hexDistance(boardOf(run.state), from, to);
  const way = directions.find((_, i) => {
    const step = grid.steps[i] ?? 0;
    return (grid.cellOf.get(from) ?? 0) + step * hexes === grid.cellOf.get(to);
  });
  return say('tell.aside', { name: nameOf(run.state, id), how, hexes, way: way ?? null, at: to });
}

export function destroy(run: Run, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const gone = run.state.obstacles.filter(one => ids.includes(one.id));
  run.emit({
    type: 'obstacles',
    obstacles: run.state.obstacles.filter(one => !ids.includes(one.id)),
    destroyed: gone.map(one => one.id),
  });
  for (const one of gone) task(run, say('tell.clear', { kind: one.kind, at: one.hexes }));
}

/** Players have put an enemy somewhere: what stands under it gives way (MV-6). */
export function settleModel(run: Run, who: Id): void {
  const board = boardOf(run.state);
  if (!board.characters.some(one => one.id === who)) return;
  const done = settle(board, who);
  shift(run, done.moved, 'pushed');
  destroy(run, done.destroyed);
}
