import { area } from '../../board/areas/area';
import { place as placeNew } from '../../board/moves/placement';
import { hexesOf } from '../../board/targets/measure';
import { removeCharacter } from '../../board/text/edit';
import type { Direction } from '../../hex/direction';
import { directionIndex, turned } from '../../hex/direction';
import { gridOf } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import type { Place } from '../../stage/steps';
import { settleModel } from '../damage/carry-out-moves';
import { areaOrder } from '../facts/area-order';
import { nearestFree } from '../facts/free-hexes';
import { boardOf, enemyCharacter, fitsAt, placed, sizeOf } from '../facts/positions';
import { enemyOf, friendOf, nameOf } from '../facts/select';
import type { Id, State } from '../model/state';
import { placementTask, push, type Run } from '../run/run';
import { say } from '../says/asks';
import { resolveGroup } from '../target/resolve-group';

/** The hexes that a place means, best first where it matters; null where only the players know. */
export function hexesOfPlace(state: State, actor: Id, place: Place, kind?: string): readonly Hex[] | null {
  const core = enemyOf(state, actor)?.at ?? null;
  switch (place.place) {
    case 'hexes':
      return place.hexes;
    case 'next':
    case 'under': {
      const found = resolveGroup(state, place.place === 'next' ? place.to : place.whom, actor);
      if (!('ids' in found) || !placed(state, found.ids)) return null;
      return found.ids.flatMap(id => (friendOf(state, id) ?? enemyOf(state, id))?.at ?? []);
    }
    case 'front':
    case 'rear': {
      const facing = enemyOf(state, actor)?.facing;
      if (core === null || !facing) return null;
      return ahead(state, actor, place.place === 'front' ? facing : turned(facing, 3));
    }
    case 'edge':
      return edge(state, place.direction);
    case 'start':
      return state.encounter.placed
        .filter(one => kind === undefined || one.enemy === kind)
        .map(one => one.at);
    case 'area': {
      if (!placed(state, [actor])) return null;
      const order = areaOrder(state, actor, place.area, null);
      return order ? area(boardOf(state), order).hexes : null;
    }
    case 'players':
      return null;
  }
}

/** The first hex beyond the body in that direction. */
function ahead(state: State, actor: Id, way: Direction): readonly Hex[] {
  const grid = gridOf(state.encounter.board);
  const enemy = enemyOf(state, actor);
  let cell = enemy?.at ? grid.cellOf.get(enemy.at) : undefined;
  if (cell === undefined) return [];
  const board = boardOf(state);
  const own = new Set(
    board.characters.filter(one => one.id === actor).length > 0 ? bodyOf(state, actor) : [],
  );
  do cell += grid.steps[directionIndex(way)] ?? 0;
  while (own.has(grid.names[cell] ?? ''));
  return grid.off[cell] === 0 ? [grid.names[cell]!] : [];
}

const bodyOf = (state: State, id: Id): readonly Hex[] => hexesOf(boardOf(state), id);

/** The hexes along one edge of the board, or along all of them, North then West. */
export function edge(state: State, direction?: Direction): readonly Hex[] {
  const grid = gridOf(state.encounter.board);
  const sides = direction === undefined ? [0, 1, 2, 3, 4, 5] : [directionIndex(direction)];
  return [...grid.cells]
    .filter(cell => sides.some(i => grid.off[cell + (grid.steps[i] ?? 0)] === 1))
    .map(cell => grid.names[cell]!);
}

/** PL-1: a large one stands where all of it fits on the board, and pushes whom it comes upon. */
function placeLarge(run: Run, who: Id, hexes: readonly Hex[]): boolean {
  const enemy = enemyOf(run.state, who);
  const [first] = hexes;
  if (!enemy || first === undefined || sizeOf(run.state, enemy) === 'single') return false;
  const { at: _at, facing: _facing, ...character } = enemyCharacter(run.state, enemy, first);
  const board = removeCharacter(boardOf(run.state), who);
  // OWN-85: where it fits on none of them, on the nearest hex where it does.
  const found =
    placeNew(board, { character, at: first, fits: hexes }) ?? placeNew(board, { character, at: first });
  if (!found) return false;
  const facing = fitsAt(run.state, who, found.at, enemy.facing) ? enemy.facing : found.facing;
  run.emit({ type: 'stands', who, at: found.at, facing, how: 'placed', path: [] });
  placementTask(run, say('tell.placed-facing', { who: nameOf(run.state, who), hex: found.at, facing }), who);
  settleModel(run, who);
  return true;
}

/** Puts a character where a step says: into its hex if free, else into the nearest free one (PL-1). */
export function placeWhom(run: Run, actor: Id, who: Id, place: Place): void {
  const one = friendOf(run.state, who) ?? enemyOf(run.state, who);
  if (!one) return;
  const hexes = run.state.settings.board === 'off' ? null : hexesOfPlace(run.state, actor, place);
  if (hexes && placeLarge(run, who, hexes)) return;
  const at = hexes ? nearestFree(run.state, hexes) : null;
  if (at !== null) {
    run.emit({ type: 'stands', who, at, facing: one.facing, how: 'placed', path: [] });
    placementTask(run, say('tell.placed', { who: nameOf(run.state, who), hex: at }), who);
    return;
  }
  const own = place.place === 'players' && place.text ? place.text : null;
  const text = own ?? say('ask.where-placed', { who: nameOf(run.state, who) });
  const about = own === null ? {} : { text: own };
  push(run, { frame: 'place', who, text, hexes: null, topic: 'placed', about });
}
