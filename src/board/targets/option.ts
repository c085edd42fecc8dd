import { clear } from '../../hex/ray';
import { type Arena, coveredBy, gap, type Piece } from '../geometry/arena';
import type { Field } from '../geometry/field';
import { stride, unlimited } from '../geometry/stride';
import type { Order, Verdict, Why } from '../geometry/types';
import { type Way, wayTo } from './way';

/** One who may be targeted, with all that the rules ask about it. */
export interface Option {
  readonly piece: Piece;
  readonly way: Way;
  /** TG-1; below 0 is "none". */
  readonly movement: number;
  readonly distance: number;
  readonly sees: boolean;
  readonly reachable: boolean;
  readonly named: boolean;
  verdict: Verdict;
}

/** A choice before it is told in names. */
export interface Chosen {
  readonly option: Option | undefined;
  readonly why: readonly Why[];
  readonly options: readonly Option[];
}

/** LS-3: an enemy looks from its front hex, and at any hex of a large target. */
export function looksAt(arena: Arena, piece: Piece, target: Piece): boolean {
  const eye = piece.cell + piece.body.front[piece.facing]!;
  for (const offset of coveredBy(target)) {
    if (clear(arena.grid, arena.obstacles, eye, target.cell + offset)) return true;
  }
  return false;
}

export function optionFor(arena: Arena, mover: Piece, field: Field, target: Piece, order: Order): Option {
  const way = wayTo(arena, mover, field, target);
  const end = way.path[stride(arena, mover, way.path, order.move).steps]!;
  const attack = order.attack ?? true;
  const sees = looksAt(arena, mover, target);
  const range = attack ? (order.range ?? 1) : 1;
  return {
    piece: target,
    way,
    movement: way.arrives ? stride(arena, mover, way.path, unlimited).spent : -1,
    distance: gap(arena.grid, mover, mover.cell, target),
    sees,
    reachable: (sees || !attack || order.noSight === true) && gap(arena.grid, mover, end, target) <= range,
    named: order.named?.includes(target.character.id) ?? false,
    verdict: 'passed-over',
  };
}

/** TG-1: none counts as more than any number, and among those with none the distance decides. */
export function compareEffort(a: Option, b: Option): number {
  if (a.movement >= 0 && b.movement >= 0) return a.movement - b.movement;
  if (a.movement >= 0) return -1;
  if (b.movement >= 0) return 1;
  return a.distance - b.distance;
}
