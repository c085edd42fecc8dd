import { type Arena, gap, type Piece } from '../geometry/arena';
import type { Why } from '../geometry/types';
import { compareEffort, type Option } from './option';

/** Least movement, then the Mob, then North, then West. */
export function pick(arena: Arena, mover: Piece, options: Option[], why: Why[]): Option | undefined {
  let left = narrowed(options, least(options, compareEffort), 'closest', why);
  if (mover.character.mob && left.length > 1) {
    const mobbed = left.filter(option => nextToMob(arena, mover, option.piece));
    if (mobbed.length > 0) left = narrowed(left, mobbed, 'mob', why);
  }
  const { line } = arena.grid;
  left = narrowed(
    left,
    least(left, (a, b) => line[a.piece.cell]! - line[b.piece.cell]!),
    'north',
    why,
  );
  left = narrowed(
    left,
    least(left, (a, b) => a.piece.cell - b.piece.cell),
    'west',
    why,
  );
  return left[0];
}

function narrowed(from: Option[], to: Option[], rule: Why, why: Why[]): Option[] {
  if (to.length === from.length) return from;
  why.push(rule);
  for (const option of from) if (!to.includes(option)) option.verdict = rule;
  return to;
}

function least(options: Option[], compare: (a: Option, b: Option) => number): Option[] {
  let best: Option[] = [];
  for (const option of options) {
    const order = best.length === 0 ? 0 : compare(option, best[0]!);
    if (order < 0) best = [option];
    else if (order === 0) best.push(option);
  }
  return best;
}

// OWN-73: any enemy with the keyword, minion or not
function nextToMob(arena: Arena, mover: Piece, target: Piece): boolean {
  return arena.pieces.some(
    piece =>
      piece.enemy &&
      piece.character.mob &&
      piece !== mover &&
      piece !== target &&
      piece.cell >= 0 &&
      gap(arena.grid, piece, piece.cell, target) === 1,
  );
}
