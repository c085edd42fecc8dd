import { type Books, defenseOf, emptyPool, type Pool } from './books';
import type { Back, LogBlow, LogEvent, LogFrame, LogMight, LogPiece, LogStrike, Whole } from './log-event';

/** What lies on the table for one attack, by the auditor's own count. */
export interface Draw {
  pieces: LogPiece[];
  /** Criticals whose extra card has come, was declined or could not come. */
  readonly answered: Set<number>;
  readonly noneLeft: Pool;
  pool: { readonly cards: Whole; readonly dice: Whole } | null;
  /** The pool that the table has named. */
  saidPool: Whole | null;
  bonus: number;
  lowest: number;
  highest: number;
  readonly ignored: Set<number>;
  /** What somebody's effects and tokens add to the defense of a target. */
  readonly guards: Map<string, number>;
  readonly cards: Map<string, number>;
  readonly tokens: Map<string, number>;
  /** Its targets in their order as it began: of a chain each keeps its place in it (OWN-247). */
  order: readonly string[];
  /** The defense of each target as the attack began. */
  readonly defense: Map<string, number>;
  readonly spent: { -readonly [K in keyof Back]: number };
  /** A redraw that waits for its replacement. */
  exchanged: LogPiece | null;
  /** The damage that the table named instead. */
  said: number | null;
  /** Its attacker had no weapon at hand as it began (SE-21). */
  unarmed: boolean;
}

const freshDraw = (): Draw => ({
  pieces: [],
  answered: new Set(),
  noneLeft: emptyPool(),
  pool: null,
  saidPool: null,
  bonus: 0,
  lowest: 0,
  highest: 0,
  ignored: new Set(),
  guards: new Map(),
  cards: new Map(),
  tokens: new Map(),
  order: [],
  defense: new Map(),
  spent: { redraw: 0, empowered: 0, lethality: 0 },
  exchanged: null,
  said: null,
  unarmed: false,
});

const more = (of: Map<string, number>, key: string, by: number): void => {
  of.set(key, (of.get(key) ?? 0) + by);
};

/** The draw of each frame on the stack; a frame that draws nothing has none. */
export class Draws {
  private readonly stack: (Draw | null)[] = [];
  /** Of attacks that were taken off the stack in this tap, for they may be put back on it. */
  private aside: Draw[] = [];

  constructor(private readonly books: Books) {}

  /** Of the innermost attack of that kind. */
  now(kind: 'blow' | 'strike'): Draw | null {
    const at = this.books.frames.findLastIndex(({ frame }) => frame === kind);
    return this.stack[at] ?? null;
  }

  begins(): void {
    this.aside = [];
  }

  /** Before the books take the event. */
  keep(event: LogEvent): void {
    switch (event.type) {
      case 'pushed':
        this.stack.push(isUnderWay(event.frame) ? (this.aside.pop() ?? null) : null);
        this.frame(event.frame, this.stack.length - 1);
        return;
      case 'top':
        if (this.stack.length > 0) this.frame(event.frame, this.stack.length - 1);
        return;
      case 'popped': {
        const draw = this.stack.pop();
        if (draw) this.aside.push(draw);
        return;
      }
      case 'dropped':
        this.stack.splice(event.to, (event.from ?? this.stack.length) - event.to);
        return;
      case 'over':
        this.stack.length = 0;
        return;
      case 'might': {
        const draw = this.now(event.side === 'enemy' ? 'blow' : 'strike');
        if (draw) keepMight(draw, event.event);
        return;
      }
      default:
    }
  }

  private frame(frame: LogFrame, at: number): void {
    const draw = this.stack[at] ?? null;
    if (frame.frame === 'strike') this.stack[at] = draw ?? this.ofStrike(frame);
    else if (frame.frame === 'blow') this.stack[at] = this.ofBlow(frame, draw);
    else this.stack[at] = null;
  }

  private ofStrike({ by }: LogStrike): Draw {
    const { friends, items } = this.books;
    const thrown = friends.get(by)?.thrown ?? [];
    return {
      ...freshDraw(),
      unarmed: thrown.some(({ item }) => (items.get(item)?.kind ?? 'weapon') === 'weapon'),
    };
  }

  /** Somebody else is struck, or the cards have gone back: the attack begins anew. */
  private ofBlow({ flow }: LogBlow, before: Draw | null): Draw | null {
    if (!flow) return null;
    const anew = before === null || (flow.step === 'before' && before.pieces.length > 0);
    const draw = anew ? freshDraw() : before;
    if (anew && before) keepPlayed(draw, before);
    const struck = flow.setup.targets.map(({ id }) => id);
    if (draw.order.filter(id => struck.includes(id)).join() !== struck.join()) draw.order = struck;
    for (const { id } of flow.setup.targets)
      if (!draw.defense.has(id)) draw.defense.set(id, defenseOf(this.books, id));
    return draw;
  }
}

/** EA-5: what has been played against an attack counts against it, though its cards are drawn anew (OWN-130). */
function keepPlayed(draw: Draw, { bonus, lowest, highest, guards, cards, defense }: Draw): void {
  Object.assign(draw, { bonus, lowest, highest });
  for (const [id, by] of guards) draw.guards.set(id, by);
  for (const [id, value] of cards) draw.cards.set(id, value);
  for (const [id, value] of defense) draw.defense.set(id, value);
}

function keepMight(draw: Draw, event: LogMight): void {
  switch (event.type) {
    case 'pool-chosen':
      draw.pool = event.pool;
      draw.spent.empowered += event.tokens.empowered;
      draw.spent.lethality += event.tokens.lethality;
      return;
    case 'drew':
      draw.exchanged = null;
      for (const piece of event.pieces) if (piece.of !== undefined) draw.answered.add(piece.of);
      draw.pieces.push(...event.pieces);
      return;
    case 'none-left':
      if (event.critical === undefined) draw.noneLeft[event.color] += event.count;
      else draw.answered.add(event.critical);
      return;
    case 'declined':
      for (const id of event.criticals) draw.answered.add(id);
      return;
    case 'exchanged':
      draw.exchanged = event.piece;
      draw.pieces = draw.pieces.filter(({ id }) => id !== event.piece.id);
      if (event.by === 'token') draw.spent.redraw++;
      return;
    case 'shown':
      draw.pieces = draw.pieces.map(one =>
        one.id === event.piece ? { ...one, face: event.face, from: event.from } : one,
      );
      return;
    case 'adjusted': {
      const { bonus = 0, lowest = 0, highest = 0, ignored = [], guard, pool } = event.change;
      draw.bonus += bonus;
      if (draw.said !== null) draw.said += bonus;
      draw.lowest += lowest;
      draw.highest += highest;
      for (const id of ignored) draw.ignored.add(id);
      if (guard) more(draw.guards, guard.target, guard.by);
      if (pool) draw.saidPool = pool;
      return;
    }
    case 'defended':
      draw.cards.set(event.target, event.value);
      return;
    case 'token-spent':
      more(draw.tokens, event.target, 1);
      return;
    case 'settled':
      draw.said = event.outcome.overruled ? event.outcome.damage : null;
      return;
    default:
  }
}

/** It is put on the stack with cards that have been drawn for it before. */
const isUnderWay = (frame: LogFrame): boolean =>
  (frame.frame === 'blow' || frame.frame === 'strike') && (frame.flow?.pieces.length ?? 0) > 0;

export const worth = ({ face }: Pick<LogPiece, 'face'>): number => Number(face[0]);
export const isBlank = ({ face }: Pick<LogPiece, 'face'>): boolean => face === '0';
export const isCritical = ({ face }: Pick<LogPiece, 'face'>): boolean => face.endsWith('*');

/** MT-6: so many of the lowest (or highest) that are no blanks; of equals the first drawn. */
function extreme(pieces: readonly LogPiece[], count: number, sign: 1 | -1): readonly LogPiece[] {
  return pieces
    .filter(piece => !isBlank(piece))
    .toSorted((a, b) => sign * (worth(a) - worth(b)) || a.id - b.id)
    .slice(0, count);
}

/** What lies there and counts, with so many more of the lowest ignored. */
export function counting(draw: Draw, further: number): readonly LogPiece[] {
  const named = draw.pieces.filter(({ id }) => !draw.ignored.has(id));
  const high = extreme(named, draw.highest, -1);
  const rest = named.filter(piece => !high.includes(piece));
  const low = extreme(rest, draw.lowest + further, 1);
  return rest.filter(piece => !low.includes(piece));
}

export const sumOf = (pieces: readonly LogPiece[]): number =>
  pieces.reduce((sum, piece) => sum + worth(piece), 0);
