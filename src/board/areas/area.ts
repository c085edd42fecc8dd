import {
  type Direction,
  type DirectionPath,
  directionAt,
  directionIndex,
  northThenWest,
} from '../../hex/direction';
import { cellOf, distance, type Grid, margin, sortedNames } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import { slantOf } from '../geometry/arcs';
import { type Arena, arenaOf, covers, distanceTo, type Piece, pieceOf } from '../geometry/arena';
import { type Hit, hitIn } from '../geometry/hits';
import type { Board } from '../geometry/types';
import { chargePath, entered } from '../moves/charge';

/** AE-1 to AE-4, and a shape that a card draws: paths from the attacker, or from a centre, told facing north. */
export type AreaOrder =
  | { readonly kind: 'adjacent'; readonly actor: string }
  | { readonly kind: 'circle'; readonly actor: string; readonly centre: Hex }
  | { readonly kind: 'cone'; readonly actor: string; readonly size: number; readonly backward?: boolean }
  | { readonly kind: 'wave'; readonly actor: string; readonly direction?: Direction }
  | { readonly kind: 'charge'; readonly actor: string; readonly size: number }
  | {
      readonly kind: 'drawn';
      readonly actor: string;
      readonly hexes: readonly DirectionPath[];
      readonly centre?: Hex;
      /** How the drawing is turned; the attacker's facing if nothing is said. */
      readonly facing?: Direction;
    };

export interface Area {
  readonly hexes: readonly Hex[];
  /** Sorted by id. */
  readonly hit: readonly Hit[];
  /** Of a wave only. */
  readonly direction?: Direction;
}

export function area(board: Board, order: AreaOrder): Area {
  const arena = arenaOf(board);
  const actor = pieceOf(arena, order.actor);
  switch (order.kind) {
    case 'adjacent':
      return areaOf(
        arena,
        arena.grid.cells.filter(cell => distanceTo(arena.grid, cell, actor) === 1),
      );
    case 'circle':
      return areaOf(arena, ball(arena.grid, cellOf(arena.grid, order.centre)));
    case 'cone':
      return areaOf(arena, cone(arena.grid, actor, order.size, order.backward ?? false));
    case 'wave':
      return wave(arena, actor, order.direction);
    case 'charge':
      return areaOf(arena, entered(actor, chargePath(arena, actor, order.size)));
    case 'drawn':
      return areaOf(arena, drawn(arena, actor, order));
  }
}

const areaOf = (arena: Arena, cells: Iterable<number>): Area => {
  const kept = [...new Set(cells)];
  return { hexes: sortedNames(arena.grid, kept), hit: hitIn(arena, kept) };
};

const ball = (grid: Grid, centre: number) => grid.cells.filter(cell => distance(grid, cell, centre) <= 1);

/** AE-2: from the front hex, or from the rear hex backward. */
function cone(grid: Grid, actor: Piece, size: number, backward: boolean): number[] {
  const front = actor.body.front[actor.facing]!;
  const rear = covers(actor, actor.cell, actor.cell - front) ? -front : 0;
  const from = actor.cell + (backward ? rear : front);
  const facing = backward ? (actor.facing + 3) % 6 : actor.facing;
  return [...grid.cells].filter(cell => {
    const { a, b } = slantOf(grid, from, cell, facing);
    const reach = a < 0 || b < 0 ? 0 : Math.max(a, b);
    return reach >= 1 && reach <= size && !covers(actor, actor.cell, cell);
  });
}

/** AE-3: toward most of the other side, if the card does not say where. */
function wave(arena: Arena, actor: Piece, direction: Direction | undefined): Area {
  if (direction) return { ...areaOf(arena, rows(arena.grid, actor, directionIndex(direction))), direction };
  let best = 0;
  let most = -1;
  for (const index of northThenWest) {
    const struck = hitIn(arena, rows(arena.grid, actor, index));
    const others = struck.filter(hit => pieceOf(arena, hit.id).enemy !== actor.enemy).length;
    if (others <= most) continue;
    most = others;
    best = index;
  }
  return { ...areaOf(arena, rows(arena.grid, actor, best)), direction: directionAt(best) };
}

/** The three rows of a wave: a row may begin just off the board and come onto it (OWN-75). */
function rows(grid: Grid, actor: Piece, direction: number): number[] {
  const step = grid.steps[direction]!;
  const cells: number[] = [];
  for (const side of [5, 0, 1]) {
    let cell = actor.cell + grid.steps[(direction + side) % 6]!;
    for (; nearBoard(grid, cell); cell += step) {
      if (grid.off[cell] === 0 && !covers(actor, actor.cell, cell)) cells.push(cell);
    }
  }
  return cells;
}

const nearBoard = (grid: Grid, cell: number): boolean => {
  const column = grid.column[cell]!;
  const lines = grid.size / grid.width - 4 * margin;
  return (
    column >= 0 && column < grid.shape.columns && grid.line[cell]! >= -2 && grid.line[cell]! <= lines + 2
  );
};

/** A shape printed on a card, from the attacker's (core) hex or around a centre. */
function drawn(arena: Arena, actor: Piece, order: Extract<AreaOrder, { kind: 'drawn' }>): number[] {
  const { grid } = arena;
  const from = order.centre === undefined ? actor.cell : cellOf(grid, order.centre);
  const facing = order.facing === undefined ? actor.facing : directionIndex(order.facing);
  const cells = order.hexes.map(path => pathEnd(grid, from, path, facing));
  const own = order.centre === undefined;
  return cells.filter(cell => grid.off[cell] === 0 && !(own && covers(actor, actor.cell, cell)));
}

/** Follows a path that may leave the board; off the arrays it ends nowhere. */
function pathEnd(grid: Grid, from: number, path: DirectionPath, facing: number): number {
  let column = grid.column[from]!;
  let line = grid.line[from]!;
  for (const step of path) {
    const delta = grid.steps[(directionIndex(step) + facing) % 6]!;
    column += grid.column[from + delta]! - grid.column[from]!;
    line += grid.line[from + delta]! - grid.line[from]!;
  }
  const width = grid.shape.columns;
  return column < 0 || column >= width ? -1 : (line + 2 * margin) * grid.width + column + margin;
}
