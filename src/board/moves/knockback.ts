import { stepAway } from '../../hex/angle';
import {
  type Arena,
  arenaOf,
  coveredBy,
  covers,
  distanceTo,
  fell,
  forkOf,
  lift,
  nameOf,
  type Piece,
  pieceOf,
  stand,
} from '../geometry/arena';
import type { Board, Shift } from '../geometry/types';
import { nearestFreeHex, treadUnder } from './push';

/** Who ran into what, for choosing the HP die that is nearest to it (PS-5). */
export interface Collision {
  readonly id: string;
  readonly obstacle?: string;
  readonly character?: string;
}

export interface Knockback {
  readonly moved: readonly Shift[];
  /** Who loses how many HP by collisions. */
  readonly hpLost: Readonly<Record<string, number>>;
  readonly destroyed: readonly string[];
  readonly collisions: readonly Collision[];
}

interface Fall {
  readonly arena: Arena;
  readonly source: Piece;
  readonly destroyed: string[];
  readonly collisions: Collision[];
}

/** PS-3 to PS-6; whoever has no HP left is removed by the fight afterwards (OWN-80). */
export function knockback(
  board: Board,
  order: { source: string; targets: readonly string[]; hexes: number },
): Knockback {
  const arena = forkOf(arenaOf(board));
  const source = pieceOf(arena, order.source);
  const fall: Fall = { arena, source, destroyed: [], collisions: [] };
  const moved: Shift[] = [];
  for (const target of inOrder(arena, source, order.targets)) {
    const from = target.cell;
    lift(arena, target);
    const way = target.body.large
      ? throwLarge(fall, target, Math.ceil(order.hexes / 2))
      : throwSingle(fall, target, order.hexes);
    const to = target.cell;
    if (to !== from)
      moved.push({ id: target.character.id, from: nameOf(arena, from), to: nameOf(arena, to) });
    for (const core of way) treadUnder(arena, target, core, moved);
    stand(arena, target);
  }
  const lost = new Map<string, number>();
  const lose = (id: string) => lost.set(id, (lost.get(id) ?? 0) + 1);
  for (const { id, character } of fall.collisions) {
    lose(id);
    if (character !== undefined) lose(character);
  }
  const hpLost = Object.fromEntries(lost);
  return { moved, hpLost, destroyed: fall.destroyed.sort(), collisions: fall.collisions };
}

/** PS-3: the furthest from the source first, ties North then West (OWN-79). */
function inOrder(arena: Arena, source: Piece, ids: readonly string[]): Piece[] {
  const far = (piece: Piece) => distanceTo(arena.grid, source.cell, piece);
  return ids.map(id => pieceOf(arena, id)).sort((a, b) => far(b) - far(a) || a.cell - b.cell);
}

/** Moves it and gives the cells that it came onto. */
function throwSingle({ arena, source, collisions }: Fall, target: Piece, hexes: number): number[] {
  const way: number[] = [];
  const { id } = target.character;
  const start = target.cell;
  for (let step = 0; step < hexes; step++) {
    const next = stepAway(arena.grid, source.cell, start, target.cell);
    if (arena.grid.off[next] !== 0) break;
    const obstacle = arena.obstacles[next]!;
    const holder = arena.holders[next]!;
    if (obstacle !== 0) collisions.push({ id, obstacle: arena.board.obstacles[obstacle - 1]!.id });
    if (holder !== 0) collisions.push({ id, character: arena.pieces[holder - 1]!.character.id });
    if (obstacle !== 0 || holder !== 0) break;
    target.cell = next;
    way.push(next);
  }
  // PS-4: where an attacker that leapt onto its victim stands, nobody can stay.
  if (covers(source, source.cell, target.cell)) {
    const free = nearestFreeHex(arena, target.cell, source);
    if (free >= 0) target.cell = free;
    way.push(target.cell);
  }
  return way;
}

/** PS-5: the edge counts first; else everything in the step that stops it costs 1 HP each. */
function throwLarge({ arena, source, destroyed, collisions }: Fall, target: Piece, hexes: number): number[] {
  const way: number[] = [];
  const { id } = target.character;
  const start = target.cell;
  for (let step = 0; step < hexes; step++) {
    const next = stepAway(arena.grid, source.cell, start, target.cell);
    if (target.body.unfit[target.facing]![next] !== 0) break;
    const cells = Array.from(coveredBy(target), offset => next + offset);
    const obstacles = new Set(cells.map(cell => arena.obstacles[cell]!));
    const holders = new Set(cells.map(cell => arena.holders[cell]!));
    obstacles.delete(0);
    holders.delete(0);
    for (const number of obstacles) {
      collisions.push({ id, obstacle: arena.board.obstacles[number - 1]!.id });
      fell(arena, number, destroyed);
    }
    for (const number of holders) {
      collisions.push({ id, character: arena.pieces[number - 1]!.character.id });
    }
    if (obstacles.size + holders.size > 0) break;
    target.cell = next;
    way.push(next);
  }
  return way;
}
