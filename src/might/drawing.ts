import { draw, type Stream } from '../basics/random';
import { ok, type Refusal, type Result, refuse } from '../basics/result';
import { type DeckEvent, drawOne } from '../decks/deck';
import { type Color, type Face, isCritical, SIDES } from './cards';
import { applyDecks, type MightDecks } from './decks';
import type { MightEvent, RedrawBy } from './event';
import type { Piece, Source, Tapped } from './pieces';
import { say } from './says';

/** One piece to come: what it is for, and its face if the players tap it in. */
export interface Wish {
  readonly color: Color;
  readonly die: boolean;
  readonly part: Piece['part'];
  readonly of?: number;
  readonly face?: Face;
  /** The table says so: the card counts although the app's deck has none like it left. */
  readonly anyway?: boolean;
}

/** A run of draws: each sees what those before it took; the events are what is kept of it. */
export interface Drawing {
  /** The piece that came, or why none did: nothing left at all (MT-2), or not this card. */
  take(wish: Wish): Piece | 'none-left' | 'not-left';
  readonly events: readonly MightEvent[];
}

export function drawing(start: MightDecks, source: Source, firstId: number): Drawing {
  const events: MightEvent[] = [];
  let decks = start;
  let id = firstId;

  const happened = (event: MightEvent): void => {
    decks = applyDecks(decks, event);
    events.push(event);
  };

  const came = (wish: Wish, face: Face, from: Piece['from'], dice?: Stream): Piece => {
    const of = wish.of === undefined ? {} : { of: wish.of };
    const piece: Piece = { id: id++, color: wish.color, face, from, part: wish.part, ...of };
    happened({
      type: 'drew',
      pieces: [piece],
      ...(dice ? { dice: { [wish.color]: dice } } : {}),
    });
    return piece;
  };

  const takeDie = (wish: Wish): Piece => {
    if (wish.face !== undefined) return came(wish, wish.face, 'die');
    const [side, stream] = draw(decks.dice[wish.color], 0, 5);
    return came(wish, SIDES[wish.color][side]!, 'die', stream);
  };

  const takeCard = (wish: Wish): Piece | 'none-left' | 'not-left' => {
    if (wish.face !== undefined && source === 'tapped') return came(wish, wish.face, 'table');
    const steps = drawOne(decks.cards[wish.color], wish.face);
    const card = steps.find(step => step.type === 'drawn')?.cards[0];
    if (card === undefined) {
      if (wish.face === undefined) return 'none-left';
      return wish.anyway ? came(wish, wish.face, 'table') : 'not-left';
    }
    for (const event of steps)
      if (event.type === 'shuffled') happened({ type: 'deck', color: wish.color, event });
    return came(wish, card, 'deck');
  };

  return {
    take: wish => (wish.die ? takeDie(wish) : takeCard(wish)),
    get events() {
      return together(events);
    },
  };
}

/** Draws that nothing came between are one event. */
function together(events: readonly MightEvent[]): MightEvent[] {
  const out: MightEvent[] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (last?.type === 'drew' && event.type === 'drew') {
      const dice = last.dice || event.dice ? { dice: { ...last.dice, ...event.dice } } : {};
      out[out.length - 1] = { type: 'drew', pieces: [...last.pieces, ...event.pieces], ...dice };
    } else out.push(event);
  }
  return out;
}

/** The criticals among the pieces that no extra card has answered yet (MT-3). */
export const openCriticals = (pieces: readonly Piece[], answered: readonly number[]): Piece[] =>
  pieces.filter(piece => isCritical(piece.face) && !answered.includes(piece.id));

// OWN-40: a card for a card, a die for a die
export const extraOf = (critical: Piece, face?: Face): Wish => ({
  color: critical.color,
  die: critical.from === 'die',
  part: 'extra',
  of: critical.id,
  ...(face === undefined ? {} : { face }),
});

/** MT-4: one of the same colour and kind, a pool card for a pool card, an extra one for an extra one. */
const replacementOf = (piece: Piece, face?: Face): Wish => ({
  color: piece.color,
  die: piece.from === 'die',
  part: piece.part,
  ...(piece.of === undefined ? {} : { of: piece.of }),
  ...(face === undefined ? {} : { face }),
});

export const wishOf = (tapped: Tapped): Wish => ({
  color: tapped.color,
  die: tapped.die ?? false,
  part: 'pool',
  face: tapped.face,
  ...(tapped.anyway ? { anyway: true } : {}),
});

/** MT-4: the piece goes to the discard at once, then one like it is drawn. */
export function exchange(
  piece: Piece,
  came: { readonly face?: Face; readonly anyway?: boolean },
  by: RedrawBy,
  start: MightDecks,
  source: Source,
  nextId: number,
): Result<readonly MightEvent[], Refusal> {
  const out: MightEvent = { type: 'exchanged', piece, by };
  const run = drawing(applyDecks(start, out), source, nextId);
  const next = run.take({ ...replacementOf(piece, came.face), ...(came.anyway ? { anyway: true } : {}) });
  if (next === 'not-left') return notLeft(piece.color, came.face ?? piece.face);
  return ok([out, ...run.events]);
}

/** The table says what a piece shows: the app's deck follows as far as it can (OWN-166). */
export function shows(piece: Piece, face: Face, decks: MightDecks): Result<readonly MightEvent[], Refusal> {
  const { id, color, from } = piece;
  if (!SIDES[color].includes(face)) return refuse('no-such-face', say('might.no-such-face', { color, face }));
  if (face === piece.face) return ok([]);
  if (from !== 'deck') return ok([{ type: 'shown', piece: id, face, from }]);
  const { deck, discard } = decks.cards[color];
  const here = deck.includes(face) || discard.includes(face);
  const event: DeckEvent<Face> = here
    ? { type: 'swapped', came: face, not: piece.face }
    : { type: 'discarded', cards: [piece.face] };
  return ok([
    { type: 'deck', color, event },
    { type: 'shown', piece: id, face, from: here ? 'deck' : 'table' },
  ]);
}

export const shown = (
  pieces: readonly Piece[],
  { piece, face, from }: Extract<MightEvent, { type: 'shown' }>,
): readonly Piece[] => pieces.map(one => (one.id === piece ? { ...one, face, from } : one));

export const notLeft = (color: Color, face: Face) =>
  refuse('not-left', say('might.face-not-left', { color, face }));
