import { type Aura, bears, clanOf, type Kind, type Player, type Position, type Unit } from './position';
import { rivalOf, type Side, type Square } from './square';
import { inStasis } from './standing';
import { Standings } from './standings';

export interface Left {
  readonly at: Square;
  readonly side: Side;
  readonly kind: Kind;
}

/** Two of Hexen's Quarry are enough. */
const quarryWanted = 2;

/** A position on which something happens: it changes, and it is told who leaves the board and who wins. */
export class Course implements Position {
  readonly players: Record<Side, Player>;
  readonly units: Standings<Unit>;
  readonly reclaimed: Set<Square>;
  readonly gardens: Map<Square, number>;
  readonly vanquished: Left[] = [];
  winner: Side | null = null;

  constructor(position: Position) {
    this.players = { ...position.players };
    this.units = new Standings(position.units);
    this.reclaimed = new Set(position.reclaimed);
    this.gardens = new Map(position.gardens);
  }

  at(square: Square): Unit {
    const unit = this.units.get(square);
    if (!unit) throw new Error(`No unit stands on ${square}`);
    return unit;
  }

  put(square: Square, unit: Unit): void {
    this.units.set(square, unit);
  }

  alter(square: Square, change: Partial<Unit>): void {
    this.units.set(square, { ...this.at(square), ...change });
  }

  lift(square: Square): Unit {
    const unit = this.at(square);
    this.units.delete(square);
    return unit;
  }

  move(from: Square, to: Square): void {
    this.put(to, this.lift(from));
  }

  swap(a: Square, b: Square): void {
    const [first, second] = [this.lift(a), this.lift(b)];
    this.put(a, second);
    this.put(b, first);
  }

  lose(square: Square, aura: Aura): void {
    this.alter(square, { auras: this.at(square).auras.filter(held => held !== aura) });
  }

  /** SK-1. */
  gain(square: Square, aura: Aura): void {
    this.alter(square, { auras: [...this.at(square).auras, aura] });
  }

  /** TU-9: the first who fulfils a path wins. */
  win(side: Side): void {
    this.winner ??= side;
  }

  /**
   * VQ-3, VQ-4, VQ-5: a unit that has been lifted leaves for good, a royal like any other. `at` is where it last
   * stood.
   */
  bury(unit: Unit, at: Square): void {
    const { side, kind, quarry } = unit;
    this.vanquished.push({ at, side, kind });
    if (quarry) this.countQuarry(rivalOf(side));
  }

  /** VQ-4, HX-1. */
  private countQuarry(side: Side): void {
    if (clanOf(this, side) !== 'hexen') return;
    const quarryDown = this.players[side].quarryDown + 1;
    this.players[side] = { ...this.players[side], quarryDown };
    if (quarryDown >= quarryWanted) this.win(side);
  }

  /** VQ-3: the unit leaves, or loses its plating instead and stays; whether it left. */
  vanquish(square: Square): boolean {
    if (bears(this.at(square), 'ironPlating')) {
      this.lose(square, 'ironPlating');
      return false;
    }
    this.bury(this.lift(square), square);
    return true;
  }

  /** WB-9: a pawn that has come into stasis loses its Witch's Ladder. */
  settleStasis(): void {
    this.units.each((unit, at) => {
      if (unit.ladder > 0 && inStasis(this, unit, at)) this.alter(at, { ladder: 0 });
    });
  }
}
