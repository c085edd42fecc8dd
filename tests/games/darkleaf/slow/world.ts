/** A second reading of the board, from docs/darkleaf/RULES.md alone: plain lists, nothing kept, nothing quick. */
export type Side = 'south' | 'north';

export interface UnitCase {
  readonly at: string;
  readonly side: Side;
  readonly kind: string;
  readonly auras: readonly string[];
  readonly marks: number;
  readonly quarry: boolean;
  readonly ladder: number;
  readonly held: boolean;
}
interface KindBook {
  readonly journey: readonly number[];
  readonly less: boolean;
  readonly deed: readonly number[];
  readonly hex: readonly string[];
}
export interface PlayerCase {
  readonly clan: string;
  readonly book: { readonly units: Readonly<Record<string, KindBook>> };
  readonly law: boolean;
  readonly quarryDown: number;
  readonly risen: boolean;
}
export interface PositionCase {
  readonly south: PlayerCase;
  readonly north: PlayerCase;
  readonly units: readonly UnitCase[];
  readonly reclaimed: readonly string[];
  readonly gardens: readonly { readonly at: string; readonly count: number }[];
}

export type Unit = {
  -readonly [K in keyof UnitCase]: UnitCase[K] extends readonly string[] ? string[] : UnitCase[K];
};

export const squares: readonly string[] = [...'abcdefgh'].flatMap(file =>
  [...'12345678'].map(rank => `${file}${rank}`),
);
export const centre = ['d4', 'd5', 'e4', 'e5'];
export const dirs = [1, 2, 3, 4, 5, 6, 7, 8];
export const other = (side: Side): Side => (side === 'south' ? 'north' : 'south');
const fileOf = (at: string): number => 'abcdefgh'.indexOf(at.charAt(0));
const rankOf = (at: string): number => Number(at.charAt(1));
const squareAt = (file: number, rank: number): string | undefined =>
  file < 0 || file > 7 || rank < 1 || rank > 8 ? undefined : `${'abcdefgh'.charAt(file)}${rank}`;
/** BD-2 */
const shift = (side: Side, dir: number): readonly [number, number] => {
  const south = [
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
  ] as const;
  const [file, rank] = south[dir - 1]!;
  return side === 'south' ? [file, rank] : [-file, -rank];
};
export const step = (side: Side, at: string, dir: number): string | undefined => {
  const [file, rank] = shift(side, dir);
  return squareAt(fileOf(at) + file, rankOf(at) + rank);
};
/** How far along a direction a square lies. */
export const along = (side: Side, at: string, dir: number): number => {
  const [file, rank] = shift(side, dir);
  return fileOf(at) * file + rankOf(at) * rank;
};
/** FM-5: the rank wraps, the file does not. */
export const wrapped = (side: Side, at: string, dir: number): string | undefined => {
  const [file] = shift(side, dir);
  return squareAt(fileOf(at) + file, side === 'south' ? 1 : 8);
};
/** BD-3 */
export const far = (a: string, b: string): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));
export const adjacent = (a: string, b: string): boolean => far(a, b) === 1;
export const neighbouring = (a: string, b: string): boolean =>
  adjacent(a, b) && (fileOf(a) === fileOf(b) || rankOf(a) === rankOf(b));
export const onDiagonal = (a: string, b: string): boolean =>
  a !== b && Math.abs(fileOf(a) - fileOf(b)) === Math.abs(rankOf(a) - rankOf(b));
/** BD-4 */
export const inSeat = (side: Side, at: string): boolean => rankOf(at) === (side === 'south' ? 1 : 8);
export const inRange = (side: Side, at: string): boolean => inSeat(other(side), at);
export const inWoods = (at: string): boolean => rankOf(at) > 1 && rankOf(at) < 8;
export const onEdge = (at: string): boolean => !inWoods(at) || fileOf(at) === 0 || fileOf(at) === 7;
export const rankFrom = (side: Side, at: string): number => (side === 'south' ? rankOf(at) : 9 - rankOf(at));
/** The direction in which one square lies from another that is beside it. */
export const toward = (side: Side, from: string, to: string): number =>
  dirs.find(dir => step(side, from, dir) === to) ?? 0;
export const isRoyal = (unit: Unit): boolean => unit.kind === 'queen' || unit.kind === 'king';
const bySquare = (a: { at: string }, b: { at: string }): number =>
  squares.indexOf(a.at) - squares.indexOf(b.at);

type Gone = { readonly at: string; readonly side: Side; readonly kind: string };

export class World {
  readonly players: { south: PlayerCase; north: PlayerCase };
  units: Unit[];
  readonly reclaimed: Set<string>;
  readonly gardens: Map<string, number>;
  readonly vanquished: Gone[] = [];
  winner: Side | null = null;
  readonly down: { south: number; north: number };

  constructor(of: PositionCase) {
    this.players = { south: of.south, north: of.north };
    this.units = of.units.map(unit => ({ ...unit, auras: [...unit.auras] }));
    this.reclaimed = new Set(of.reclaimed);
    this.gardens = new Map(of.gardens.map(({ at, count }) => [at, count]));
    this.down = { south: of.south.quarryDown, north: of.north.quarryDown };
  }

  copy(): World {
    const { south, north } = this.players;
    const copied = new World({
      south: { ...south, quarryDown: this.down.south },
      north: { ...north, quarryDown: this.down.north },
      units: this.units,
      reclaimed: [...this.reclaimed],
      gardens: [...this.gardens].map(([at, count]) => ({ at, count })),
    });
    copied.winner = this.winner;
    return copied;
  }

  clan(side: Side): string {
    return this.players[side].clan;
  }
  law(side: Side, clan: string): boolean {
    return this.clan(side) === clan && this.players[side].law;
  }
  book(unit: Unit): KindBook {
    return this.players[unit.side].book.units[unit.kind] ?? { journey: [], less: false, deed: [], hex: [] };
  }
  at(square: string | undefined): Unit | undefined {
    return this.units.find(unit => unit.at === square);
  }
  own(side: Side, square: string): Unit | undefined {
    return this.units.find(unit => unit.at === square && unit.side === side);
  }
  of(side: Side): Unit[] {
    return this.units.filter(unit => unit.side === side).sort(bySquare);
  }
  royal(side: Side): Unit | undefined {
    return this.of(side).find(isRoyal);
  }
  /** UN-2 */
  buried(side: Side, kind: string): number {
    const most = kind === 'pawn' ? 8 : 2;
    return most - this.of(side).filter(unit => unit.kind === kind).length;
  }
  rooks(side: Side): Unit[] {
    return this.of(side).filter(unit => unit.kind === 'rook');
  }
  /** The rival's path goes through the royal: VQ-6. */
  royalIsGoal(side: Side): boolean {
    return ['huldra', 'murg', 'ferrymen'].includes(this.clan(other(side)));
  }
  /** WB-9 */
  still(unit: Unit): boolean {
    return unit.kind === 'pawn' && this.law(unit.side, 'wibo') && inSeat(unit.side, unit.at);
  }
  /** UN-5, UN-6 */
  held(unit: Unit): boolean {
    return unit.held || this.still(unit);
  }
  /** VQ-1 */
  shield(unit: Unit): string | undefined {
    const clan = this.clan(unit.side);
    if (unit.kind === 'rook') return 'rook';
    const rooks = this.rooks(unit.side);
    if (clan === 'erde' && unit.kind === 'sage' && inWoods(unit.at))
      if (rooks.some(rook => inWoods(rook.at) && neighbouring(rook.at, unit.at))) return 'lockArms';
    if (clan === 'erde' && unit.kind === 'king' && !this.royalIsGoal(unit.side)) return 'thickSkin';
    if (this.still(unit)) return 'endless';
    if (clan === 'wibo' && unit.kind === 'pawn')
      if (rooks.some(rook => adjacent(rook.at, unit.at) && onDiagonal(rook.at, unit.at))) return 'refuge';
    return undefined;
  }
  thick(unit: Unit): boolean {
    return this.shield(unit) === 'thickSkin';
  }
  /** PL-1, PL-2 */
  free(square: string, clan: string): boolean {
    return !this.at(square) && (clan === 'erde' || !this.reclaimed.has(square));
  }
  places(wanted: readonly string[], clan: string): string[] {
    if (wanted.length === 0) return [];
    for (let d = 0; d < 8; d++) {
      const found = squares.filter(
        square => Math.min(...wanted.map(one => far(one, square))) === d && this.free(square, clan),
      );
      if (found.length > 0) return found;
    }
    return [];
  }
  beside(of: readonly Unit[], near: (a: string, b: string) => boolean): string[] {
    return squares.filter(square => of.some(unit => near(unit.at, square)));
  }

  win(side: Side): void {
    this.winner ??= side;
  }
  /** It leaves the board, whatever shields it. */
  remove(unit: Unit, from = unit.at): void {
    this.units = this.units.filter(one => one !== unit);
    this.vanquished.push({ at: from, side: unit.side, kind: unit.kind });
    // VQ-4
    const rival = other(unit.side);
    if (unit.quarry && this.clan(rival) === 'hexen') {
      this.down[rival] += 1;
      if (this.down[rival] >= 2) this.win(rival);
    }
  }
  /** VQ-3: true if it left. */
  vanquish(unit: Unit): boolean {
    if (unit.auras.includes('ironPlating')) {
      unit.auras = unit.auras.filter(aura => aura !== 'ironPlating');
      return false;
    }
    this.remove(unit);
    return true;
  }
  add(side: Side, kind: string, at: string, more: Partial<Unit> = {}): void {
    this.units.push({ at, side, kind, auras: [], marks: 0, quarry: false, ladder: 0, held: false, ...more });
  }
  /** WB-9: whoever comes into stasis loses the ladder. */
  settle(): void {
    for (const unit of this.units) if (unit.ladder > 0 && this.still(unit)) unit.ladder = 0;
  }

  board(): object {
    this.settle();
    return {
      units: [...this.units].sort(bySquare).map(({ at, side, kind, auras, marks, quarry, ladder, held }) => ({
        ...{ at, side, kind },
        ...(auras.length > 0 ? { auras: [...auras].sort() } : {}),
        ...(marks > 0 ? { marks } : {}),
        ...(quarry ? { quarry } : {}),
        ...(ladder > 0 ? { ladder } : {}),
        ...(held ? { held } : {}),
      })),
      reclaimed: squares.filter(square => this.reclaimed.has(square)),
      gardens: squares.flatMap(at => (this.gardens.has(at) ? [{ at, count: this.gardens.get(at) }] : [])),
    };
  }
  changed(more: object = {}): object {
    return { ok: true, ...more, vanquished: this.vanquished, winner: this.winner, ...this.board() };
  }
}

/** FO-3 */
export function fraction(over: number, under: number): string {
  let [a, b] = [over, under];
  while (b !== 0) [a, b] = [b, a % b];
  if (over === 0) return '0';
  return over === under ? '1' : `${over / a}/${under / a}`;
}
export const refuse = (refused: string): { readonly ok: false; readonly refused: string } => ({
  ok: false,
  refused,
});
