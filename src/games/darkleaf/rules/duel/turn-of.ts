import type { Player, Position, Unit } from '../board/position';
import { nameOf, type Side, type Square } from '../board/square';
import { Standings } from '../board/standings';
import type { Turn } from '../turn/state';
import { intentData, intentOf, squareOf, wiboData, wiboOf } from './codec';
import type { Duel, RowData, Seat, TurnChange, TurnData } from './model';

const playerOf = ({ book, law, quarryDown, risen }: Seat): Player => ({
  clan: book.clan,
  book: book.units,
  law,
  quarryDown,
  risen,
});

const standings = new WeakMap<Duel['units'], Standings<Unit>>();
/** Most commands move nobody: who stands where is read once for all duels that share it. */
function standingsOf(units: Duel['units']): Standings<Unit> {
  const known = standings.get(units);
  if (known) return known;
  const made = new Standings(Object.entries(units).map(([at, unit]): [Square, Unit] => [squareOf(at), unit]));
  standings.set(units, made);
  return made;
}

/** The board that the rules have just made need not be read from its names again. */
export const rememberUnits = (duel: Duel, { units }: Position): void => {
  standings.set(duel.units, units);
};

const positions = new WeakMap<Duel, Position>();

/** The board of a duel as the rules read it. */
export function positionOf(duel: Duel): Position {
  const known = positions.get(duel);
  if (known) return known;
  const { seats, units, reclaimed, gardens } = duel;
  const position: Position = {
    players: { south: playerOf(seats.south), north: playerOf(seats.north) },
    units: standingsOf(units),
    reclaimed: new Set(reclaimed.map(squareOf)),
    gardens: new Map(Object.entries(gardens).map(([at, count]) => [squareOf(at), count])),
  };
  positions.set(duel, position);
  return position;
}

const turns = new WeakMap<Duel, Turn>();

/** The turn under way as the rules read it. */
export function turnOf(duel: Duel): Turn {
  const known = turns.get(duel);
  if (known) return known;
  const { side, phase, bone, intent, again, spent, journeyed, wibo, acquired } = duel.turn;
  const { pool, rows } = duel.seats[side];
  const turn: Turn = {
    side,
    position: positionOf(duel),
    winner: duel.end?.winner ?? null,
    phase,
    pool,
    rows,
    bone,
    intent: intentOf(intent),
    again,
    spent: new Set(spent),
    journeyed: journeyed === null ? null : squareOf(journeyed),
    wibo: wiboOf(wibo),
    acquired,
    ended: phase === 'over',
  };
  turns.set(duel, turn);
  return turn;
}

/** What differs between two states of a turn, as it is stored. */
export const turnChange = (was: Turn, now: Turn): TurnChange => ({
  ...(now.phase !== was.phase && { phase: now.phase }),
  ...(now.bone !== was.bone && { bone: now.bone }),
  ...(now.intent !== was.intent && { intent: intentData(now.intent) }),
  ...(now.again !== was.again && { again: now.again }),
  ...(now.spent.size !== was.spent.size && { spent: [...now.spent] }),
  ...(now.journeyed !== was.journeyed && {
    journeyed: now.journeyed === null ? null : nameOf(now.journeyed),
  }),
  ...(now.wibo !== was.wibo && { wibo: wiboData(now.wibo) }),
  ...(now.acquired !== was.acquired && { acquired: now.acquired }),
});

/** The rows after a turn of a duel, which are those of its seat. */
export const rowsOf = ({ rows }: Turn): readonly RowData[] => rows as readonly RowData[];

export const newTurn = (side: Side, counters: boolean): TurnData => ({
  side,
  phase: 'upkeep',
  bone: null,
  intent: { does: 'anything' },
  again: null,
  spent: [],
  journeyed: null,
  wibo: { at: 'journey' },
  acquired: [],
  counters,
  gift: null,
  mover: null,
});

export const clanAt = ({ seats }: Duel, side: Side) => seats[side].book.clan;
/** HX-5: whether something of a side counts down. */
export const hasCounters = (duel: Duel, side: Side): boolean =>
  clanAt(duel, side) === 'hexen' &&
  (duel.light
    ? duel.light.counters.length > 0
    : Object.keys(duel.gardens).length > 0 || Object.values(duel.units).some(({ ladder }) => ladder > 0));
