import { draw } from '../../../../basics/random';
import type { Unit } from '../board/position';
import { nameOf, rivalOf, type Side, sides, squares } from '../board/square';
import type { Turn } from '../turn/state';
import { nextPlayer } from '../turn/turn';
import { apply } from './apply';
import { effectsAfter } from './effects';
import type { LogArrow, LogFact } from './log-entry';
import type { Duel, Event, TurnChange, UnitData } from './model';
import { clanAt, hasCounters, newTurn, positionOf, rowsData, turnData, turnOf } from './turn-of';

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const unitData = ({ side, kind, auras, marks, quarry, ladder, held }: Unit): UnitData => ({
  side,
  kind,
  auras,
  marks,
  quarry,
  ladder,
  held,
});

/** One command on its way: events, each applied as it comes. */
export class Run {
  readonly events: Event[] = [];

  constructor(public duel: Duel) {}

  put(event: Event): void {
    this.events.push(event);
    this.duel = apply(this.duel, event);
  }

  /** Adds a line to the log; `arrow` is drawn on the board. */
  log(fact: LogFact, rule: string, arrow: LogArrow = {}): void {
    this.put({ type: 'logged', entry: { fact, rule, by: this.duel.turn.side, ...arrow } });
  }

  turn(change: TurnChange): void {
    this.put({ type: 'turn', change });
  }

  /** A value of one of the app's bones, out of the stream that is kept with the duel. */
  roll(sides: number): number {
    const [value, stream] = draw(this.duel.stream, 1, sides);
    this.put({ type: 'rolled', stream });
    return value;
  }

  /** What the rules made of the turn becomes events: who stands where, what lies where, and the turn itself. */
  accept(turn: Turn): void {
    const was = turnOf(this.duel);
    this.board(turn);
    const { side } = this.duel.turn;
    const untouched = turn.rows === was.rows && turn.pool === was.pool;
    if (!untouched && !(same(was.rows, turn.rows) && same(was.pool, turn.pool)))
      this.put({ type: 'seat', side, change: { rows: rowsData(turn.rows), pool: turn.pool } });
    const now = turnData(turn, this.duel.turn);
    const change = Object.fromEntries(
      Object.entries(now).filter(([name, value]) => !same(value, this.duel.turn[name as keyof typeof now])),
    ) as TurnChange;
    if (Object.keys(change).length > 0) this.turn(change);
    if (turn.winner !== null) this.wins(turn.winner);
  }

  /** The differences of two boards. */
  board({ position }: Pick<Turn, 'position'>): void {
    const was = positionOf(this.duel);
    for (const square of squares) {
      const at = nameOf(square);
      const unit = position.units.get(square);
      if (unit !== was.units.get(square)) {
        const data = unit ? unitData(unit) : null;
        if (!same(data, this.duel.units[at] ?? null)) this.put({ type: 'unit', at, unit: data });
      }
      if (was.reclaimed.has(square) !== position.reclaimed.has(square))
        this.put({ type: 'reclaimed', at, now: position.reclaimed.has(square) });
      const count = position.gardens.get(square) ?? 0;
      if (count !== (was.gardens.get(square) ?? 0)) this.put({ type: 'garden', at, count });
    }
    for (const side of sides) {
      const { law, quarryDown, risen } = position.players[side];
      const seat = this.duel.seats[side];
      if (law !== seat.law || quarryDown !== seat.quarryDown || risen !== seat.risen)
        this.put({ type: 'seat', side, change: { law, quarryDown, risen } });
    }
  }

  /** TU-9. */
  wins(winner: Side): void {
    if (this.duel.end) return;
    const { name } = this.duel.seats[winner];
    this.log({ type: 'won', name, clan: clanAt(this.duel, winner) }, 'TU-9');
    this.put({ type: 'ended', end: { winner, how: 'path' } });
  }

  /** TU-7, TU-8: the next turn begins, of the rival or once more of the same player. */
  goOn(side: Side = nextPlayer(turnOf(this.duel)) ?? rivalOf(this.duel.turn.side)): void {
    const turn = newTurn(side, hasCounters(this.duel, side));
    this.put({ type: 'begins', turn, count: this.duel.count + 1 });
    const effects = effectsAfter(this.duel, side);
    if (effects) this.put({ type: 'effects', effects });
  }
}
