import type { Board, Character, Size } from '../../board/geometry/types';
import { type Direction, directionIndex, turned } from '../../hex/direction';
import { gridOf } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import { waysOf } from '../../stage/body';
import type { EnemyKind } from '../../stage/encounter';
import type { Enemy, Friend, Id, State } from '../model/state';
import { isBoss, kindOf, standing } from './select';

const boards = new WeakMap<State, Board>();

/** The board for the board engine: all models whose places are known. It is worked out once for each state (TM-4). */
export function boardOf(state: State): Board {
  const known = boards.get(state);
  if (known) return known;
  const board: Board = {
    shape: state.encounter.board,
    obstacles: state.obstacles,
    tiles: state.tiles,
    characters: [
      ...standing(state).flatMap(one => (one.at === null ? [] : [friendCharacter(one, one.at)])),
      ...state.enemies.flatMap(one =>
        one.present && one.at !== null ? [enemyCharacter(state, one, one.at)] : [],
      ),
    ],
  };
  boards.set(state, board);
  return board;
}

const sizes = new WeakMap<EnemyKind, Size>();

/**
 * One object for each kind for ever: the board engine compiles a footprint once. Its parts are known by their hexes,
 * whatever they are called (AR-2).
 */
export function sizeOf(state: State, enemy: Enemy): Size {
  const kind = kindOf(state, enemy);
  const footprint = kind?.footprint ?? 'single';
  if (!kind || footprint === 'single') return 'single';
  const known = sizes.get(kind);
  if (known) return known;
  const size: Size = {
    hexes: waysOf(kind),
    slots: Object.fromEntries((kind.slots ?? []).map(slot => [slot.id, slot.hexes])),
  };
  sizes.set(kind, size);
  return size;
}

const friendCharacter = (friend: Friend, at: Hex): Character => ({
  id: friend.id,
  side:
    friend.role === 'full' || friend.role === 'companion'
      ? 'oathsworn'
      : friend.role === 'guardian'
        ? 'ally'
        : friend.role,
  at,
  facing: friend.facing,
  size: 'single',
  hp: friend.hp,
  mob: false,
  minion: false,
});

export const enemyCharacter = (state: State, enemy: Enemy, at: Hex): Character => ({
  id: enemy.id,
  side: 'enemy',
  at,
  facing: enemy.facing,
  size: sizeOf(state, enemy),
  mob: kindOf(state, enemy)?.mob ?? false,
  minion: !isBoss(state, enemy),
});

/** Whether the app itself works out where everybody goes. */
export const mirrored = (state: State): boolean => state.settings.board === 'mirrored';
/** Whether they are all on the board, and where is known: good enough to choose a target by. */
export const placed = (state: State, ids: readonly Id[]): boolean =>
  state.settings.board !== 'off' &&
  ids.every(id => {
    const friend = state.friends.find(it => it.id === id);
    if (friend) return friend.at !== null && friend.presence === 'standing';
    const enemy = state.enemies.find(it => it.id === id);
    return enemy !== undefined && enemy.at !== null && enemy.present;
  });

/** HX-5 among those whose place is known; else the first. */
export function northernmost(state: State, enemies: readonly Enemy[]): Id | null {
  const grid = gridOf(state.encounter.board);
  const cell = (one: Enemy): number =>
    one.at === null ? Number.MAX_SAFE_INTEGER : (grid.cellOf.get(one.at) ?? 0);
  const sorted = [...enemies].sort((a, b) => cell(a) - cell(b));
  return sorted[0]?.id ?? null;
}

export const isHex = (state: State, hex: Hex): boolean => gridOf(state.encounter.board).cellOf.has(hex);

/** Whether all of somebody's hexes would lie on the board there. */
export function fitsAt(state: State, who: Id, at: Hex, facing: Direction): boolean {
  const grid = gridOf(state.encounter.board);
  const core = grid.cellOf.get(at);
  if (core === undefined) return false;
  const enemy = state.enemies.find(one => one.id === who);
  const kind = enemy && kindOf(state, enemy);
  const paths = kind ? waysOf(kind) : [[]];
  const turn = directionIndex(facing);
  return paths.every(path => {
    let cell = core;
    for (const way of path) cell += grid.steps[directionIndex(turned(way, turn))] ?? 0;
    return grid.off[cell] === 0;
  });
}
