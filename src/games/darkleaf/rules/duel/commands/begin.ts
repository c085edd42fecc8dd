import { streamOf } from '../../../../../basics/random';
import { goesFirst } from '../../board/order';
import { fileOf, nameOf, rankOf, type Side, sides, size, squareAt } from '../../board/square';
import { squareOf } from '../codec';
import type { Book, Duel, Help, Seat, Strength, UnitData, Will } from '../model';
import { newTurn } from '../turn-of';

export interface Beginning {
  /** In any order: SU-1 says who goes first, and so is south. */
  readonly players: readonly [Challenger, Challenger];
  readonly help: Help;
  readonly dice: 'app' | 'table';
  readonly will: Will;
  readonly seed: number;
  /** The board lies on the table alone. */
  readonly light?: boolean;
  /** Nothing is undone behind a roll of the app. */
  readonly strict?: boolean;
  /** LO-4: what the table's card says, by number. */
  readonly willWords?: Readonly<Record<string, string>>;
  /** Which of the two the device plays. */
  readonly wood?: { readonly player: 0 | 1; readonly strength: Strength };
}

export interface Challenger {
  readonly name: string;
  readonly book: Book;
}

/** SU-2: each player has six bones in the pool. */
const bones = 6;

const seatOf = ({ name, book }: Challenger): Seat => ({
  name,
  book,
  law: false,
  quarryDown: 0,
  risen: false,
  pool: Array.from({ length: bones }, () => book.bone),
  rows: book.rows.map(({ id, slots, sum, places }) => ({
    id,
    slots,
    filled: slots.map(() => null),
    bones: slots.map(() => null),
    ...(sum && { sum }),
    ...(places !== undefined && { places }),
    tokens: 0,
  })),
  will: true,
});

/** SU-2: squares stand as south sees them; north's are turned by half a circle. */
const placed = (side: Side, at: string): string => {
  const square = squareOf(at);
  return side === 'south' ? at : nameOf(squareAt(size - 1 - fileOf(square), size - 1 - rankOf(square)));
};

const fresh = (side: Side, kind: UnitData['kind']): UnitData => ({
  side,
  kind,
  auras: [],
  marks: 0,
  quarry: false,
  ladder: 0,
  held: false,
});

/** SU-2: both armies as their books say. */
export const armiesOf = (seats: Duel['seats']): Duel['units'] =>
  Object.fromEntries(
    sides.flatMap(side =>
      seats[side].book.start.map(({ at, kind }) => [placed(side, at), fresh(side, kind)] as const),
    ),
  );

/** SU-1, SU-2: both armies stand, and whoever goes first is south. */
export function beginDuel({
  players,
  help,
  dice,
  will,
  seed,
  wood,
  light,
  willWords,
  strict,
}: Beginning): Duel {
  const [a, b] = players;
  const first = goesFirst(a.book.clan, b.book.clan) === a.book.clan ? 0 : 1;
  const order = [players[first], players[1 - first]!] as const;
  const seats = { south: seatOf(order[0]), north: seatOf(order[1]) };
  return {
    seats,
    units: light ? {} : armiesOf(seats),
    ...(light && { light: { path: { south: 0, north: 0 }, counters: [] } }),
    ...(willWords && { willWords }),
    reclaimed: [],
    gardens: {},
    count: 1,
    turn: newTurn('south', false),
    quarryDue: a.book.clan === 'hexen' || b.book.clan === 'hexen',
    help,
    ...(strict && { strict }),
    dice,
    will,
    wood: wood ? { side: wood.player === first ? 'south' : 'north', strength: wood.strength } : null,
    stream: streamOf(seed, 'bones'),
    log: [],
    end: null,
  };
}
