import { hexDistance, hexesOf } from '../../board/targets/measure';
import { directionIndex, turned } from '../../hex/direction';
import { gridOf } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import type { Slot } from '../../stage/encounter';
import type { Enemy, Id, State } from '../model/state';
import { boardOf } from './positions';

/** Every hex that somebody other than a Sentinel or an obstacle holds. */
function occupied(state: State): ReadonlySet<Hex> {
  const board = boardOf(state);
  const held = board.characters.filter(one => one.side !== 'sentinel').flatMap(one => hexesOf(board, one.id));
  return new Set([...held, ...board.obstacles.flatMap(one => one.hexes)]);
}

/**
 * The free hex nearest to any of the given hexes, none of those to be kept clear; ties go North, then West (HX-5). Null:
 * no place is known, or no hex is free.
 */
export function nearestFree(state: State, hexes: readonly Hex[], clear: readonly Hex[] = []): Hex | null {
  const grid = gridOf(state.encounter.board);
  const taken = new Set([...occupied(state), ...clear]);
  const starts = hexes.map(hex => grid.cellOf.get(hex)).filter(cell => cell !== undefined);
  const seen = new Set<number>(starts);
  let ring = starts;
  while (ring.length > 0) {
    const free = ring.filter(cell => !taken.has(grid.names[cell]!)).sort((a, b) => a - b)[0];
    if (free !== undefined) return grid.names[free]!;
    ring = ring.flatMap(cell => [...grid.steps].map(step => cell + step));
    ring = [...new Set(ring)].filter(cell => grid.off[cell] === 0 && !seen.has(cell));
    for (const cell of ring) seen.add(cell);
  }
  return null;
}

/** The free hexes nearest to any of these, all that are equally near; the mover's own counts as free (AE-5). */
export function nearestFreeHexes(state: State, near: readonly Hex[], mover: Id): readonly Hex[] {
  const board = boardOf(state);
  const grid = gridOf(state.encounter.board);
  const own = board.characters.some(one => one.id === mover) ? hexesOf(board, mover) : [];
  const taken = occupied(state);
  const free = [...grid.cells]
    .map(cell => grid.names[cell]!)
    .filter(hex => own.includes(hex) || !taken.has(hex));
  const far = (hex: Hex): number => Math.min(...near.map(other => hexDistance(board, hex, other)));
  const least = Math.min(...free.map(far));
  return near.length === 0 ? [] : free.filter(hex => far(hex) === least);
}

/** The hexes of a slot as its enemy now stands. */
function slotHexes(state: State, enemy: Enemy, slot: Slot): readonly Hex[] {
  const grid = gridOf(state.encounter.board);
  const core = enemy.at === null ? undefined : grid.cellOf.get(enemy.at);
  if (core === undefined) return [];
  const turn = directionIndex(enemy.facing);
  return slot.hexes
    .map(path =>
      path.reduce((cell, way) => cell + (grid.steps[directionIndex(turned(way, turn))] ?? 0), core),
    )
    .filter(cell => grid.off[cell] === 0)
    .map(cell => grid.names[cell]!);
}

export function nearestFreeTo(state: State, enemy: Enemy, slot: Slot | undefined): Hex | null {
  if (enemy.at === null) return null;
  const hexes = slot ? slotHexes(state, enemy, slot) : [];
  return nearestFree(state, hexes.length > 0 ? hexes : [enemy.at]);
}

/** Who or what holds this hex: a character's or an obstacle's id. A Sentinel holds none (PS-6). */
export function takenBy(state: State, hex: Hex): string | null {
  const board = boardOf(state);
  const one = board.characters.find(it => it.side !== 'sentinel' && hexesOf(board, it.id).includes(hex));
  return one?.id ?? board.obstacles.find(it => it.hexes.includes(hex))?.id ?? null;
}
