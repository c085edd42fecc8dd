import { clear } from '../hex/ray';
import { type Arena, arenaOf, coveredBy, gap, type Piece, pieceOf } from './arena';
import type { Field } from './field';
import { stride, unlimited } from './stride';
import type { Board, Candidate, Choice, Order, Verdict, Why } from './types';
import { fieldOf, type Way, wayTo } from './way';

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

/** Whom an enemy's card targets on this board, and why (TG). */
export function chooseTarget(board: Board, order: Order): Choice {
  const arena = arenaOf(board);
  return told(arena, choose(arena, pieceOf(arena, order.actor), order), order);
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
    reachable: (sees || !attack) && gap(arena.grid, mover, end, target) <= range,
    named: order.named?.includes(target.character.id) ?? false,
    verdict: 'passed-over',
  };
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

/** TG-8; Sentinels are never chosen. Others than a minion's prey or the Oathsworn only if something points at them. */
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

/** Least movement, then the Mob, then North, then West. */
function pick(arena: Arena, mover: Piece, options: Option[], why: Why[]): Option | undefined {
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

/** TG-1: none counts as more than any number, and among those with none the distance decides. */
export function compareEffort(a: Option, b: Option): number {
  if (a.movement >= 0 && b.movement >= 0) return a.movement - b.movement;
  if (a.movement >= 0) return -1;
  if (b.movement >= 0) return 1;
  return a.distance - b.distance;
}

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

/** The choice in names, with a line for everybody who was looked at or left out. */
export function told(arena: Arena, chosen: Chosen, order: Order): Choice {
  const lines = chosen.options.map(candidateOf);
  const cells = chosen.options.map(option => option.piece.cell);
  const excluded: Candidate[] = [];
  for (const piece of arena.pieces) {
    if (order.excluded?.includes(piece.character.id) && piece.cell >= 0) excluded.push(leftOut(piece));
  }
  const order_ = lines.map((line, index) => ({ line, cell: cells[index]! })).sort((a, b) => a.cell - b.cell);
  return {
    target: chosen.option?.piece.character.id ?? null,
    reachable: chosen.option?.reachable ?? false,
    why: chosen.why,
    candidates: [...order_.map(({ line }) => line), ...excluded],
  };
}

const candidateOf = (option: Option): Candidate => ({
  id: option.piece.character.id,
  movement: option.movement < 0 ? null : option.movement,
  distance: option.distance,
  sees: option.sees,
  reachable: option.reachable,
  named: option.named,
  verdict: option.verdict,
});

const leftOut = (piece: Piece): Candidate => ({
  id: piece.character.id,
  movement: null,
  distance: 0,
  sees: false,
  reachable: false,
  named: false,
  verdict: 'excluded',
});
