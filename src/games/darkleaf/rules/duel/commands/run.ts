import { roll, Transaction } from '../../../../../basics/transaction';
import { isSameUnit } from '../../board/position';
import { nameOf, rivalOf, type Side, sides, squares } from '../../board/square';
import type { Turn } from '../../turn/state';
import { nextPlayer } from '../../turn/turn';
import type { LogArrow, LogFact } from '../log/log-entry';
import type { Duel, Event, TurnChange } from '../model';
import {
  clanAt,
  hasCounters,
  newTurn,
  positionOf,
  rememberUnits,
  rowsOf,
  turnChange,
  turnOf,
} from '../turn-of';
import { apply } from './apply';
import { effectsAfter } from './effects';

/** The events of one command so far. */
export class Run extends Transaction<Duel, Event> {
  /** The duel that the rules have read, which the log lines do not change. */
  private readonly before: Duel;

  constructor(duel: Duel) {
    super(duel, apply);
    this.before = duel;
  }

  /** Adds a line to the log; `arrow` is drawn on the board. */
  log(fact: LogFact, rule: string, arrow: LogArrow = {}): void {
    this.emit({ type: 'logged', entry: { fact, rule, by: this.state.turn.side, ...arrow } });
  }

  turn(change: TurnChange): void {
    this.emit({ type: 'turn', change });
  }

  /** A value of one of the app's bones, out of the stream that is kept with the duel. */
  roll(sides: number): number {
    return roll(this, 1, sides);
  }

  /** What the rules made of the turn becomes events: who stands where, what lies where, and the turn itself. */
  accept(turn: Turn): void {
    const was = turnOf(this.before);
    this.board(turn);
    const { rows, pool, winner } = turn;
    if (rows !== was.rows || pool !== was.pool)
      this.emit({ type: 'seat', side: turn.side, change: { rows: rowsOf(turn), pool } });
    const change = turnChange(was, turn);
    if (Object.keys(change).length > 0) this.turn(change);
    if (winner !== null) this.wins(winner);
  }

  /** The differences of two boards. */
  board({ position }: Pick<Turn, 'position'>): void {
    const was = positionOf(this.before);
    for (const square of squares) {
      const unit = position.units.get(square);
      const now = position.reclaimed.has(square);
      const count = position.gardens.get(square) ?? 0;
      if (!isSameUnit(unit, was.units.get(square)))
        this.emit({ type: 'unit', at: nameOf(square), unit: unit ?? null });
      if (was.reclaimed.has(square) !== now) this.emit({ type: 'reclaimed', at: nameOf(square), now });
      if (count !== (was.gardens.get(square) ?? 0)) this.emit({ type: 'garden', at: nameOf(square), count });
    }
    for (const side of sides) {
      const { law, quarryDown, risen } = position.players[side];
      const seat = this.state.seats[side];
      if (law !== seat.law || quarryDown !== seat.quarryDown || risen !== seat.risen)
        this.emit({ type: 'seat', side, change: { law, quarryDown, risen } });
    }
    rememberUnits(this.state, position);
  }

  /** TU-9. */
  wins(winner: Side): void {
    if (this.state.end) return;
    const { name } = this.state.seats[winner];
    this.log({ type: 'won', name, clan: clanAt(this.state, winner) }, 'TU-9');
    this.emit({ type: 'ended', end: { winner, how: 'path' } });
  }

  /** TU-7, TU-8: the next turn begins, of the rival or once more of the same player. */
  goOn(side: Side = nextPlayer(turnOf(this.state)) ?? rivalOf(this.state.turn.side)): void {
    const turn = newTurn(side, hasCounters(this.state, side));
    this.emit({ type: 'begins', turn, count: this.state.count + 1 });
    const effects = effectsAfter(this.state, side);
    if (effects) this.emit({ type: 'effects', effects });
  }
}
