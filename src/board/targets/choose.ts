import { type Arena, arenaOf, type Piece, pieceOf } from '../geometry/arena';
import type { Board, Choice, Order, Why } from '../geometry/types';
import { told } from './explain';
import { type Chosen, type Option, optionFor } from './option';
import { pick } from './pick';
import { fieldOf } from './way';

/** Whom an enemy's card targets on this board, and why (TG). */
export function chooseTarget(board: Board, order: Order): Choice {
  const arena = arenaOf(board);
  return told(arena, choose(arena, pieceOf(arena, order.actor), order), order);
}

/** TG-3 for a boss, TG-5 for a minion. */
export function choose(arena: Arena, mover: Piece, order: Order): Chosen {
  const field = fieldOf(arena, mover);
  const options: Option[] = [];
  for (const piece of arena.pieces) {
    if (isCandidate(piece, mover, order)) options.push(optionFor(arena, mover, field, piece, order));
  }
  const why: Why[] = [];
  const option = mover.character.minion
    ? minionsChoice(arena, mover, order, options, why)
    : bossChoice(arena, mover, order, options, why);
  if (option) option.verdict = 'chosen';
  return { option, why, options };
}

/**
 * TG-8; Sentinels are never chosen. Others than a minion's prey or the Oathsworn only if something points at them
 * (OWN-74).
 */
function isCandidate(piece: Piece, mover: Piece, order: Order): boolean {
  if (piece === mover || piece.sentinel || piece.cell < 0) return false;
  const { id, side } = piece.character;
  if (order.excluded?.includes(id)) return false;
  if (mover.character.minion ? !piece.enemy : side === 'oathsworn') return true;
  return id === order.taunter || id === order.breaker || (order.named?.includes(id) ?? false);
}

function bossChoice(
  arena: Arena,
  mover: Piece,
  order: Order,
  options: Option[],
  why: Why[],
): Option | undefined {
  const taunter = tauntOf(order, options, why);
  if (taunter) return taunter;
  const breaker = options.find(option => option.piece.character.id === order.breaker);
  if (breaker?.reachable) {
    why.push('reaction');
    return breaker;
  }
  for (const option of options) {
    if ((option === breaker || option.named) && !option.reachable) option.verdict = 'not-reachable';
  }
  const named = options.filter(option => option.named && option.reachable);
  if (named.length > 0) {
    why.push('named');
    return pick(arena, mover, named, why);
  }
  const oathsworn = options.filter(option => option.piece.character.side === 'oathsworn');
  const reachable = oathsworn.filter(option => option.reachable);
  if (reachable.length > 0) {
    for (const option of options) if (!option.reachable) option.verdict = 'not-reachable';
    return pick(arena, mover, reachable, why);
  }
  for (const option of options) option.verdict = 'not-reachable';
  return toward(arena, mover, oathsworn, why);
}

// OWN-64: told for a minion as for a boss, though TG-5 does not ask for it
function minionsChoice(
  arena: Arena,
  mover: Piece,
  order: Order,
  options: Option[],
  why: Why[],
): Option | undefined {
  const taunter = tauntOf(order, options, why);
  if (taunter) return taunter;
  const inSight = options.filter(option => option.sees);
  const named = inSight.filter(option => option.named);
  if (named.length > 0) {
    why.push('named');
    return pick(arena, mover, named, why);
  }
  for (const option of options) if (!option.sees) option.verdict = 'not-in-sight';
  const prey = inSight.filter(option => !option.piece.enemy);
  if (prey.length > 0) return pick(arena, mover, prey, why);
  return toward(
    arena,
    mover,
    options.filter(option => !option.piece.enemy),
    why,
  );
}

/** TG-6: the taunter is the target, in reach or not. */
function tauntOf(order: Order, options: Option[], why: Why[]): Option | undefined {
  const taunter = options.find(option => option.piece.character.id === order.taunter);
  if (taunter) why.push('taunt');
  return taunter;
}

/** TG-3 (6): nobody is reachable; it goes toward whoever takes the least movement. */
function toward(arena: Arena, mover: Piece, options: Option[], why: Why[]): Option | undefined {
  const option = pick(arena, mover, options, why);
  if (option) why.push('toward');
  return option;
}
