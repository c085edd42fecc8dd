import { adjacent, type Direction, rivalOf, type Side, type Square } from './square';
import type { Standings } from './standings';

export const clans = ['huldra', 'murg', 'ferrymen', 'erde', 'wibo', 'hexen'] as const;
export type Clan = (typeof clans)[number];
export const kinds = ['pawn', 'sage', 'knight', 'rook', 'queen', 'king'] as const;
export type Kind = (typeof kinds)[number];
export const auras = ['longBow', 'pivot', 'ironPlating', 'assassin', 'barbaric', 'ripple'] as const;
export type Aura = (typeof auras)[number];
export const hexKinds = ['garden', 'ladder'] as const;
export type HexKind = (typeof hexKinds)[number];

/** UN-1: the royal of each clan. */
export const royalOf: Readonly<Record<Clan, 'queen' | 'king'>> = {
  huldra: 'queen',
  murg: 'king',
  ferrymen: 'king',
  erde: 'king',
  wibo: 'queen',
  hexen: 'queen',
};
/** UN-2: the most of one clan in play; of rooks and royals as many as it started with. */
export const mostOf: Readonly<Partial<Record<Kind, number>>> = { pawn: 8, sage: 2, knight: 2 };

/** LO-1: what a clan book says of a kind. */
export interface UnitBook {
  readonly journey: readonly Direction[];
  readonly less: boolean;
  readonly deed: readonly Direction[];
  readonly hex: readonly HexKind[];
}
export type ClanBook = Readonly<Record<Kind, UnitBook>>;

export interface Player {
  readonly clan: Clan;
  readonly book: ClanBook;
  /** The clan's law is in force. */
  readonly law: boolean;
  /** VQ-4: how many of the two Divine Quarry are vanquished. */
  readonly quarryDown: number;
  /** MU-7: a pawn has become a sage. */
  readonly risen: boolean;
}

/** UN-4: marks and auras go with the unit wherever it goes. */
export interface Unit {
  readonly side: Side;
  readonly kind: Kind;
  readonly auras: readonly Aura[];
  /** Hits on a royal. */
  readonly marks: number;
  readonly quarry: boolean;
  /** The counter of a Witch's Ladder; 0 without one. */
  readonly ladder: number;
  /** The mark of UN-5 alone. */
  readonly held: boolean;
}

/** Whether two squares hold the same: units that are alike in everything, or nobody. */
export const isSameUnit = (a: Unit | undefined, b: Unit | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.side === b.side &&
    a.kind === b.kind &&
    a.marks === b.marks &&
    a.quarry === b.quarry &&
    a.ladder === b.ladder &&
    a.held === b.held &&
    a.auras.length === b.auras.length &&
    a.auras.every((aura, i) => aura === b.auras[i]));

export interface Position {
  readonly players: Readonly<Record<Side, Player>>;
  readonly units: Standings<Unit>;
  readonly reclaimed: ReadonlySet<Square>;
  readonly gardens: ReadonlyMap<Square, number>;
}

export interface Standing {
  readonly at: Square;
  readonly unit: Unit;
}

/** All units of a position that hold, by square. */
export function unitsThat(
  { units }: Position,
  holds: (unit: Unit, at: Square) => boolean = () => true,
): Standing[] {
  const found: Standing[] = [];
  units.each((unit, at) => {
    if (holds(unit, at)) found.push({ at, unit });
  });
  return found;
}

export const clanOf = ({ players }: Position, side: Side): Clan => players[side].clan;
export const rivalClan = ({ players }: Position, side: Side): Clan => players[rivalOf(side)].clan;
export const isRoyal = ({ kind }: Unit): boolean => kind === 'queen' || kind === 'king';
export const bears = (unit: Unit, aura: Aura): boolean => unit.auras.includes(aura);
export const bookOf = ({ players }: Position, { side, kind }: Unit): UnitBook => players[side].book[kind];

/** A unit of a side on a square; nothing if none of it stands there. */
export function ownAt({ units }: Position, side: Side, at: Square): Unit | undefined {
  const unit = units.get(at);
  return unit?.side === side ? unit : undefined;
}

export const royalAt = (position: Position, side: Side): Standing | undefined =>
  unitsThat(position, unit => unit.side === side && isRoyal(unit))[0];
export const rooksOf = (position: Position, side: Side): Square[] =>
  unitsThat(position, unit => unit.side === side && unit.kind === 'rook').map(({ at }) => at);
export const besideOwnRook = ({ units }: Position, side: Side, at: Square): boolean =>
  units.some((unit, rook) => unit.side === side && unit.kind === 'rook' && adjacent(rook, at));

/** UN-2: how many of a kind lie in a graveyard. */
export function buried({ units }: Position, side: Side, kind: 'pawn' | 'sage' | 'knight'): number {
  let left = mostOf[kind] ?? 0;
  units.each(unit => {
    if (unit.side === side && unit.kind === kind) left -= 1;
  });
  return left;
}
