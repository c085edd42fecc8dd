import type { Segment } from '../../../square/segment';
import { areFoes, type Board, squaresAt, squaresOf, type Warrior } from './board';
import { type Bodies, bodiesOf, othersOf, shotMask, sightMask } from './bodies';
import { type Level, rangeOf } from './level';

/** The line that settled it, and the two squares that it joins. */
export interface ClearLine {
  readonly from: number;
  readonly to: number;
  readonly line: Segment;
}

/**
 * LS-1, LS-2: the first line between any square of the one and any of the other that no barring square cuts. The
 * squares of the two never block. Void and walls are left out of the level's lines already.
 */
export function clearLine(
  level: Level,
  { bars }: Bodies,
  mask: number,
  from: readonly number[],
  to: readonly number[],
): ClearLine | undefined {
  const alone = from.length === 1 && to.length === 1;
  const isFree = (through: readonly number[]): boolean => {
    for (const cell of through)
      if ((bars[cell]! & mask) !== 0 && (alone || !(from.includes(cell) || to.includes(cell)))) return false;
    return true;
  };
  for (const a of from)
    for (const b of to)
      for (const { line, through } of level.lines(a, b)) if (isFree(through)) return { from: a, to: b, line };
  return undefined;
}

/** LS-4: the line by which one sees the other. */
export const sightLine = (
  board: Board,
  viewer: Warrior,
  seen: Warrior,
  bodies = bodiesOf(board),
): ClearLine | undefined =>
  clearLine(
    board.level,
    bodies,
    sightMask(viewer),
    squaresOf(board.level, viewer),
    squaresOf(board.level, seen),
  );

/** LS-6. */
export const shotLine = (board: Board, shooter: Warrior, target: Warrior): ClearLine | undefined =>
  clearLine(
    board.level,
    othersOf(board, shooter),
    shotMask(shooter),
    squaresOf(board.level, shooter),
    squaresOf(board.level, target),
  );

/** The greatest range of its combat weapons; 0 without any, and for the prone (WR-5, WR-6). */
export const reachOf = ({ prone, combat }: Pick<Warrior, 'prone' | 'combat'>): number =>
  prone ? 0 : combat.reduce((most, { range }) => Math.max(most, range), 0);

/** WR-6: whether one is in the attack range of another, with `bodies` as they stand and itself at a place. */
export function isHeld(board: Board, bodies: Bodies, by: Warrior, warrior: Warrior, place: number): boolean {
  const { level } = board;
  const reach = reachOf(by);
  if (reach === 0) return false;
  const [from, to] = [squaresOf(level, by), squaresAt(level, warrior, place)];
  return rangeOf(level, from, to) <= reach && clearLine(level, bodies, sightMask(by), from, to) !== undefined;
}

/** WR-6: a foe that is in its attack range. */
export const threatens = (board: Board, by: Warrior, foe: Warrior): boolean =>
  areFoes(by, foe) && isHeld(board, bodiesOf(board), by, foe, foe.at);

/** FO-3: the squares on which one would be seen from where the viewer stands, whoever is there now. */
export function seenSquares(board: Board, viewer: Warrior): number[] {
  const { level } = board;
  const own = squaresOf(level, viewer);
  const [bodies, mask] = [bodiesOf(board), sightMask(viewer)];
  const squares: number[] = [];
  for (let cell = 0; cell < level.size; cell++)
    if (level.ground.square[cell] === 1 && !own.includes(cell) && clearLine(level, bodies, mask, own, [cell]))
      squares.push(cell);
  return squares;
}
