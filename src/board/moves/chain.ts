import { directionAt } from '../../hex/direction';
import { distance } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import {
  type Arena,
  arenaOf,
  distanceTo,
  forkOf,
  gap,
  lift,
  nameOf,
  type Piece,
  pieceOf,
  tread,
} from '../geometry/arena';
import type { Board, Movement, Shift } from '../geometry/types';
import { looksAt } from '../targets/option';
import { facingToward, turnTo } from './facing';
import { putDown } from './settle';

export interface ChainOrder {
  readonly actor: string;
  readonly first: string;
  /** How far the next target may be from the one before. */
  readonly range: number;
  /** How many targets at most, the first included. */
  readonly max: number;
  /** A ranged chain leaves the attacker where it is. */
  readonly ranged?: boolean;
}

export interface Chain {
  readonly targets: readonly string[];
  readonly endsAt: Hex;
  readonly facing: Movement['facing'];
  readonly moved: readonly Shift[];
  readonly destroyed: readonly string[];
}

/** AE-5 for an enemy; an Oathsworn's player chooses the next targets. */
export function chain(board: Board, order: ChainOrder): Chain {
  const arena = forkOf(arenaOf(board));
  const actor = pieceOf(arena, order.actor);
  const targets = [pieceOf(arena, order.first)];
  while (targets.length < order.max) {
    const next = nextTarget(arena, targets, order.range);
    if (!next) break;
    targets.push(next);
  }
  const moved: Shift[] = [];
  const destroyed: string[] = [];
  const last = targets.at(-1)!;
  if (!order.ranged) {
    lift(arena, actor);
    actor.cell = actor.body.large ? standLarge(arena, actor, last) : standSingle(arena, actor, last);
    if (!actor.body.large) tread(arena, actor.cell, moved);
    putDown(arena, actor, moved, destroyed);
    if (gap(arena.grid, actor, actor.cell, last) === 1) {
      turnTo(arena, actor, facingToward(arena, actor, last), moved, destroyed);
    }
  }
  return {
    targets: targets.map(target => target.character.id),
    endsAt: nameOf(arena, actor.cell),
    facing: directionAt(actor.facing),
    moved,
    destroyed: destroyed.sort(),
  };
}

/** The nearest not yet hit within range and sight of the last one, ties North then West (OWN-77). */
function nextTarget(arena: Arena, hit: readonly Piece[], range: number): Piece | undefined {
  const last = hit.at(-1)!;
  const far = (piece: Piece) => gap(arena.grid, last, last.cell, piece);
  const near = arena.pieces.filter(
    piece =>
      (piece.character.side === 'oathsworn' || piece.character.side === 'ally') &&
      !hit.includes(piece) &&
      far(piece) <= range &&
      looksAt(arena, last, piece),
  );
  return near.sort((a, b) => far(a) - far(b) || a.cell - b.cell)[0];
}

/** The free hex nearest to the last target; its own, from which it was lifted, is free too (OWN-78). */
function standSingle(arena: Arena, actor: Piece, last: Piece): number {
  const { grid, taken } = arena;
  let best = actor.cell;
  let least = distanceTo(grid, best, last);
  for (const cell of grid.cells) {
    const far = distanceTo(grid, cell, last);
    if (taken[cell] !== 0 || far > least || (far === least && cell >= best)) continue;
    best = cell;
    least = far;
  }
  return best;
}

/** As near as possible to where it was, next to the last target and not on it. */
function standLarge(arena: Arena, actor: Piece, last: Piece): number {
  const { grid } = arena;
  const unfit = actor.body.unfit[actor.facing]!;
  let best = -1;
  for (const core of grid.cells) {
    if (unfit[core] !== 0 || gap(grid, actor, core, last) !== 1) continue;
    if (best < 0 || distance(grid, core, actor.cell) < distance(grid, best, actor.cell)) best = core;
  }
  return best < 0 ? actor.cell : best;
}
