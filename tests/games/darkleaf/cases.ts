import type { Position, Unit } from '../../../src/games/darkleaf/rules/board/position';
import { nameOf, type Side } from '../../../src/games/darkleaf/rules/board/square';
import type { PlayerCase, PositionCase } from './slow/world';

const playerOf = ({ players }: Position, side: Side): PlayerCase => {
  const { clan, book, law, quarryDown, risen } = players[side];
  return { clan, law, quarryDown, risen, book: { units: book } };
};

/** A position of the rules as the second reading of the board takes it. */
export const caseOf = (position: Position): PositionCase => ({
  south: playerOf(position, 'south'),
  north: playerOf(position, 'north'),
  units: [...position.units].map(([at, unit]) => ({ ...unit, at: nameOf(at) })),
  reclaimed: [...position.reclaimed].map(nameOf),
  gardens: [...position.gardens].map(([at, count]) => ({ at: nameOf(at), count })),
});

export const plainUnit = (side: Side, kind: Unit['kind'], more: Partial<Unit> = {}): Unit => ({
  ...{ side, kind, auras: [], marks: 0, quarry: false, ladder: 0, held: false },
  ...more,
});
