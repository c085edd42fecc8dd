import type { Position, Unit } from '../../../../src/games/darkleaf/rules/board/position';

// A second reading of JO, FM, FL and HX for journeys, from the page alone: every square of the board is tried, and a
// way is walked step by step in files and ranks. It shares no code with the rules.

type Place = readonly [file: number, rank: number];

const vectors: readonly Place[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];
const key = ([file, rank]: Place): number => file * 8 + rank;
const onBoard = ([file, rank]: Place): boolean => file >= 0 && file < 8 && rank >= 0 && rank < 8;
const placeOf = (square: number): Place => [Math.floor(square / 8), square % 8];

export class Slow {
  constructor(readonly position: Position) {}

  private clan(side: 'south' | 'north'): string {
    return this.position.players[side].clan;
  }

  private on(place: Place): Unit | undefined {
    return this.position.units.get(key(place));
  }

  /** Own vectors: north's are south's turned round. */
  private go([file, rank]: Place, side: string, dir: number, n: number): Place {
    const [df, dr] = vectors[dir - 1]!;
    const sign = side === 'south' ? n : -n;
    return [file + sign * df, rank + sign * dr];
  }

  stasis(unit: Unit, [, rank]: Place): boolean {
    const home = unit.side === 'south' ? 0 : 7;
    const { clan, law } = this.position.players[unit.side];
    return clan === 'wibo' && law && unit.kind === 'pawn' && rank === home;
  }

  safe(unit: Unit, at: Place): boolean {
    const rooks = [...this.position.units]
      .filter(([, one]) => one.side === unit.side && one.kind === 'rook')
      .map(([square]) => placeOf(square));
    const beside = rooks.map(([file, rank]): Place => [Math.abs(file - at[0]), Math.abs(rank - at[1])]);
    const rival = this.clan(unit.side === 'south' ? 'north' : 'south');
    const woods = ([, rank]: Place): boolean => rank > 0 && rank < 7;
    if (unit.kind === 'rook' || this.stasis(unit, at)) return true;
    if (this.clan(unit.side) === 'erde') {
      if (unit.kind === 'king') return rival === 'wibo' || rival === 'hexen';
      const arms = rooks.some((rook, i) => woods(rook) && beside[i]![0] + beside[i]![1] === 1);
      return unit.kind === 'sage' && woods(at) && arms;
    }
    return (
      this.clan(unit.side) === 'wibo' && unit.kind === 'pawn' && beside.some(([a, b]) => a === 1 && b === 1)
    );
  }

  /** FL-3: a push of one square, some squares being empty. */
  private pushes(side: string, at: Place, dir: number, empty: readonly number[]): boolean {
    const unit = this.on(at);
    if (!unit || this.stasis(unit, at)) return false;
    const to = this.go(at, side, dir, 1);
    if (!onBoard(to)) return !this.safe(unit, at);
    return !this.on(to) || empty.includes(key(to));
  }

  /** FL-1, FM-7: whether who stands on a square can be pushed away by whoever comes from another. */
  private canLand(unit: Unit, from: Place, to: Place, crosses: boolean): boolean {
    const ripple = unit.auras.includes('ripple') || crosses;
    return [1, 2, 3, 4, 5, 6, 7, 8].some(dir => {
      if (this.pushes(unit.side, to, dir, [key(from)])) return true;
      const behind = this.go(to, unit.side, dir, 1);
      const other = onBoard(behind) ? this.on(behind) : undefined;
      if (!ripple || !other || other.side === unit.side) return false;
      const along = this.pushes(unit.side, behind, dir, [key(from)]);
      return along && this.pushes(unit.side, to, dir, [key(from), key(behind)]);
    });
  }

  private ends(unit: Unit, from: Place, to: Place, crosses: boolean): boolean {
    const clan = this.clan(unit.side);
    if (key(from) === key(to)) return false;
    if (this.position.reclaimed.has(key(to)) && clan !== 'erde') return false;
    const middle = [27, 28, 35, 36];
    if (clan === 'erde' && unit.kind === 'king' && middle.includes(key(to)))
      if (middle.some(square => !this.position.reclaimed.has(square))) return false;
    const there = this.on(to);
    if (!there) return true;
    if (there.side === unit.side) return false;
    if (clan === 'murg' && unit.kind === 'sage') {
      const royal = there.kind === 'king' || there.kind === 'queen';
      return !this.safe(there, to) && (!royal || unit.auras.includes('assassin'));
    }
    const flows = clan === 'ferrymen' && this.position.players[unit.side].book[unit.kind].deed.length > 0;
    return flows && this.canLand(unit, from, to, crosses);
  }

  /** Every legal journey of a unit, as `to dir distance crosses`. */
  journeys(square: number, roll: number): string[] {
    const unit = this.position.units.get(square)!;
    const from = placeOf(square);
    const { clan, law, book } = this.position.players[unit.side];
    const { journey, less } = book[unit.kind];
    if (unit.held || this.stasis(unit, from)) return [];
    const value = clan === 'ferrymen' && law ? roll - 1 : roll;
    if (value === 0) return [`${square} 0 0 false`];
    const found: string[] = [];
    for (let dir = 1; dir <= 8; dir++) {
      const anyway = clan === 'erde' && this.position.reclaimed.has(square);
      if (!journey.includes(dir) && !anyway) continue;
      if (clan === 'hexen' && !this.compass(unit, roll, law).has(dir)) continue;
      const round = clan === 'ferrymen' && ['pawn', 'sage'].includes(unit.kind) && [1, 2, 8].includes(dir);
      for (let far = 1; far <= Math.max(8, value); far++) {
        const [file, rank] = this.go(from, unit.side, dir, far);
        const crosses = rank < 0 || rank > 7;
        const to: Place = [file, round ? ((rank % 8) + 8) % 8 : rank];
        if (!onBoard(to)) break;
        const exact =
          clan === 'wibo' && unit.kind === 'queen' ? far === 1 : less ? far <= value : far === value;
        if ((clan === 'hexen' || exact) && this.ends(unit, from, to, crosses))
          found.push(`${key(to)} ${dir} ${far} ${crosses}`);
        const there = this.on(to);
        const passes = clan === 'ferrymen' && unit.kind === 'sage' && there?.side === unit.side;
        if (there && !passes && key(to) !== square) break;
      }
    }
    return found.sort();
  }

  private compass(unit: Unit, roll: number, law: boolean): Set<number> {
    const round = (n: number): number => ((n + 15) % 8) + 1;
    const ahead = roll > 8 ? [] : law ? [roll, round(roll - 1), round(roll + 1)] : [roll];
    return new Set(unit.kind === 'knight' ? ahead.flatMap(dir => [dir, round(dir + 4)]) : ahead);
  }
}
