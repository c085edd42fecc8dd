import { type Clan, clanOf, isRoyal, type Position, rivalClan, type Unit, unitsThat } from './position';
import { diagonal, inSeat, inWoods, neighboring, rivalOf, type Side, type Square } from './square';

export type Invulnerable = 'rook' | 'lockArms' | 'thickSkin' | 'endless' | 'refuge';

/** Clans whose path is to hit the rival royal. */
const royalHunters: ReadonlySet<Clan> = new Set(['huldra', 'murg', 'ferrymen']);
export const huntsRoyals = (position: Position, side: Side): boolean =>
  royalHunters.has(clanOf(position, side));

/** UN-6, WB-9: a Wibo pawn in its own Seat under The Endless. */
export const inStasis = (position: Position, unit: Unit, at: Square): boolean =>
  clanOf(position, unit.side) === 'wibo' &&
  unit.kind === 'pawn' &&
  position.players[unit.side].law &&
  inSeat(unit.side, at);

/** UN-5, UN-6: by its mark, or in stasis. */
export const isHeld = (position: Position, unit: Unit, at: Square): boolean =>
  unit.held || inStasis(position, unit, at);

/** ER-5: the Erde king, while no rival goes for royals. */
export const thickSkinned = (position: Position, unit: Unit): boolean =>
  clanOf(position, unit.side) === 'erde' &&
  unit.kind === 'king' &&
  !huntsRoyals(position, rivalOf(unit.side));

/** Where a rook of a unit's own side must stand to shield it so. */
const rookBy = {
  lockArms: (rook: Square, at: Square): boolean => inWoods(rook) && neighboring(rook, at),
  refuge: (rook: Square, at: Square): boolean => diagonal(rook, at),
} as const;

/** Whether a rook of a unit's own side shields it so. */
const rookThat = (position: Position, unit: Unit, at: Square, by: keyof typeof rookBy): boolean =>
  position.units.some(
    (other, rook) => other.kind === 'rook' && other.side === unit.side && rookBy[by](rook, at),
  );

/** VQ-1: why a unit is invulnerable, the first reason that holds; nothing if it is not. ER-5, WB-9, WB-10. */
export function invulnerable(position: Position, unit: Unit, at: Square): Invulnerable | undefined {
  if (unit.kind === 'rook') return 'rook';
  const clan = clanOf(position, unit.side);
  if (clan === 'erde' && unit.kind === 'sage' && inWoods(at) && rookThat(position, unit, at, 'lockArms'))
    return 'lockArms';
  if (thickSkinned(position, unit)) return 'thickSkin';
  if (inStasis(position, unit, at)) return 'endless';
  return clan === 'wibo' && unit.kind === 'pawn' && rookThat(position, unit, at, 'refuge')
    ? 'refuge'
    : undefined;
}

/** VQ-1: the rooks that make a unit invulnerable by standing where they do. */
export const shieldingRooks = (position: Position, unit: Unit, at: Square): Square[] => {
  const why = invulnerable(position, unit, at);
  if (why !== 'lockArms' && why !== 'refuge') return [];
  const own = unitsThat(position, other => other.kind === 'rook' && other.side === unit.side);
  return own.map(rook => rook.at).filter(rook => rookBy[why](rook, at));
};

/** VQ-2: a rival unit that may be aimed at; nothing if none stands there or it is invulnerable. */
export const vulnerableRival = (position: Position, side: Side, at: Square): Unit | undefined => {
  const unit = position.units.get(at);
  return unit && unit.side !== side && !invulnerable(position, unit, at) ? unit : undefined;
};

/** VQ-6: a royal whose end a side may not bring about itself. */
export const mustKeep = (position: Position, side: Side, unit: Unit): boolean =>
  unit.side === side && isRoyal(unit) && huntsRoyals(position, rivalOf(side));

/** WB-7: Deep Roots. */
export const deepRooted = (position: Position, unit: Unit): boolean =>
  unit.kind === 'queen' && clanOf(position, unit.side) === 'wibo';

/** SU-4: where Hexen may name their Quarry, and which of these they are warned of. */
export function quarrySquares(
  position: Position,
  side: Side,
): { readonly allowed: Square[]; readonly warned: Square[] } {
  const rival = rivalOf(side);
  const able = unitsThat(
    position,
    (unit, at) => unit.side === rival && !isRoyal(unit) && !invulnerable(position, unit, at),
  );
  const far = ({ at }: { readonly at: Square }): number => (side === 'south' ? 7 - (at % 8) : at % 8);
  const enough = [1, 2, 3, 4, 5, 6, 7].find(most => able.filter(one => far(one) <= most).length >= 2) ?? 7;
  const allowed = able.filter(one => far(one) <= enough);
  const clan = rivalClan(position, side);
  const risky = ({ kind }: Unit): boolean =>
    clan === 'erde' ? kind === 'sage' : (clan === 'wibo' || clan === 'murg') && kind === 'pawn';
  return {
    allowed: allowed.map(({ at }) => at),
    warned: allowed.filter(({ unit }) => risky(unit)).map(({ at }) => at),
  };
}
