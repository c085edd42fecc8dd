import { type Stream, shuffle } from '../basics/random';

/** A deck of any cards: only what a card is called matters. `deck[0]` is the next card to be drawn. */
export interface Deck<Card extends string = string> {
  readonly deck: readonly Card[];
  /** Drawn and not yet resolved: neither in the deck nor in the discard (MT-2). */
  readonly table: readonly Card[];
  readonly discard: readonly Card[];
  /** Feeds this deck's shuffles and nothing else, so that no other draw ever changes their outcome. */
  readonly stream: Stream;
}

/** What happened to a deck, outcome included: replaying never shuffles or draws anew. */
export type DeckEvent<Card extends string = string> =
  | { readonly type: 'drawn'; readonly cards: readonly Card[] }
  | { readonly type: 'discarded'; readonly cards: readonly Card[] }
  /** The discard went into the deck; what lies on the table stayed there. */
  | { readonly type: 'shuffled'; readonly deck: readonly Card[]; readonly stream: Stream }
  /** It was another card that was drawn: that one lies on the table, and the one that did not come where it lay. */
  | { readonly type: 'swapped'; readonly came: Card; readonly not: Card }
  /** Everything went into the deck, the table's cards too. */
  | { readonly type: 'reset'; readonly deck: readonly Card[]; readonly stream: Stream }
  /** The people at the table say what lies where. */
  | {
      readonly type: 'corrected';
      readonly deck: readonly Card[];
      readonly discard: readonly Card[];
      readonly stream: Stream;
    };

/** A fresh deck of these cards in random order. */
export function deckOf<Card extends string>(cards: readonly Card[], stream: Stream): Deck<Card> {
  const [deck, next] = shuffle(cards, stream);
  return { deck, table: [], discard: [], stream: next };
}

/** The discard shuffled into the deck: a refill when the deck is empty, a refresh when it is not. */
export function reshuffle<Card extends string>(deck: Deck<Card>): DeckEvent<Card> {
  const [order, stream] = shuffle([...deck.deck, ...deck.discard], deck.stream);
  return { type: 'shuffled', deck: order, stream };
}

export function reset<Card extends string>(deck: Deck<Card>): DeckEvent<Card> {
  const [order, stream] = shuffle([...deck.deck, ...deck.discard, ...deck.table], deck.stream);
  return { type: 'reset', deck: order, stream };
}

/** Sets what is left to draw; the rest of the cards that are not on the table go to the discard. */
export function correct<Card extends string>(deck: Deck<Card>, left: readonly Card[]): DeckEvent<Card> {
  const [order, stream] = shuffle(left, deck.stream);
  return { type: 'corrected', deck: order, discard: take([...deck.deck, ...deck.discard], left)[0], stream };
}

/**
 * The events of drawing one card, the top one or, where the cards lie on the real table, the one that came: after a
 * refill if the deck is empty and the discard is not. No events when there is no such card.
 */
export function drawOne<Card extends string>(deck: Deck<Card>, wanted?: Card): readonly DeckEvent<Card>[] {
  const refill = deck.deck.length === 0 && deck.discard.length > 0 ? [reshuffle(deck)] : [];
  const left = applyAll(deck, refill).deck;
  const card = wanted === undefined ? left[0] : left.find(one => one === wanted);
  return card === undefined ? [] : [...refill, { type: 'drawn', cards: [card] }];
}

/** Total: cards that are not where the event takes them from are passed over, none is ever made or doubled. */
export function applyDeck<Card extends string>(deck: Deck<Card>, event: DeckEvent<Card>): Deck<Card> {
  switch (event.type) {
    case 'drawn': {
      const [left, moved] = take(deck.deck, event.cards);
      return { ...deck, deck: left, table: [...deck.table, ...moved] };
    }
    case 'discarded': {
      const [left, moved] = take(deck.table, event.cards);
      return { ...deck, table: left, discard: [...deck.discard, ...moved] };
    }
    case 'swapped': {
      const from = deck.deck.includes(event.came) ? 'deck' : 'discard';
      if (!deck.table.includes(event.not) || !deck[from].includes(event.came)) return deck;
      const table = putFor(deck.table, event.not, event.came);
      return { ...deck, table, [from]: putFor(deck[from], event.came, event.not) };
    }
    case 'shuffled':
      return { ...deck, deck: event.deck, discard: [], stream: event.stream };
    case 'reset':
      return { deck: event.deck, table: [], discard: [], stream: event.stream };
    case 'corrected':
      return { ...deck, deck: event.deck, discard: event.discard, stream: event.stream };
  }
}

export const applyAll = <Card extends string>(
  deck: Deck<Card>,
  events: readonly DeckEvent<Card>[],
): Deck<Card> => events.reduce<Deck<Card>>(applyDeck, deck);

/** The cards with the first of one kind replaced. */
const putFor = <Card extends string>(cards: readonly Card[], old: Card, card: Card): readonly Card[] =>
  cards.with(cards.indexOf(old), card);

/** The cards without these, and those of these that were among them; each is taken once, from the front. */
function take<Card extends string>(cards: readonly Card[], wanted: readonly Card[]): [Card[], Card[]] {
  const left = [...cards];
  const taken = wanted.filter(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [left, taken];
}
