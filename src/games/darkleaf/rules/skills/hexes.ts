import { besideOwnRook, bookOf, ownAt, type Position, type Unit, unitsThat } from '../board/position';
import { onDiagonal, type Side, type Square } from '../board/square';
import { inStasis, isHeld, thickSkinned } from '../board/standing';

export interface Hexes {
  readonly garden: boolean;
  /** HX-3: what a garden may begin with. */
  readonly counts: readonly number[];
  /** HX-4: who may be named. */
  readonly ladder: readonly Square[];
  readonly twice: boolean;
}

const none: Hexes = { garden: false, counts: [], ladder: [], twice: false };

/** HX-4, HX-6: who bears no ladder ever: not the Erde king with Thick Skin, no pawn in stasis, nobody twice. */
export const ladderCanBe = (position: Position, unit: Unit, at: Square): boolean =>
  unit.ladder === 0 && !thickSkinned(position, unit) && !inStasis(position, unit, at);

/** HX-2 to HX-4: what a unit of Hexen may cast; only sages cast without a journey. */
export function hexesOf(position: Position, side: Side, at: Square, journeyed: boolean): Hexes {
  const unit = ownAt(position, side, at);
  if (!unit || isHeld(position, unit, at) || !(journeyed || unit.kind === 'sage')) return none;
  const casts = bookOf(position, unit).hex;
  const garden = casts.includes('garden') && !position.gardens.has(at);
  const ladders = casts.includes('ladder');
  const named = unitsThat(
    position,
    (other, square) =>
      other.side !== side && !other.quarry && onDiagonal(at, square) && ladderCanBe(position, other, square),
  );
  return {
    garden,
    counts: garden ? (unit.kind === 'queen' ? [2, 3] : [3]) : [],
    ladder: ladders ? named.map(one => one.at) : [],
    twice: ladders && journeyed && besideOwnRook(position, side, at),
  };
}

/** HX-3, HX-4: the counters with which gardens and ladders begin. */
export const usualGarden = 3;
export const newLadder = 2;
