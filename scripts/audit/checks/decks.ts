import { choiceOf, everyColor } from '../books';
import type { Color, Side } from '../log';
import type { LogDeckEvent, LogMight, LogTap } from '../log-event';
import { isSaid, type Watch } from '../watch';

/** MT-1: each face lies three times in its deck. */
const faces: { readonly [C in Color]: readonly string[] } = {
  white: ['0', '0', '1', '1', '2', '2*'],
  yellow: ['0', '0', '1', '2', '3', '3*'],
  red: ['0', '0', '2', '3', '3', '4*'],
  black: ['0', '0', '3', '3', '4', '5*'],
};

interface Piles {
  deck: string[];
  table: string[];
  discard: string[];
}

const piles = (color: Color): Piles => ({
  deck: faces[color].flatMap(face => [face, face, face]),
  table: [],
  discard: [],
});

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join();

/** Takes the cards out of a pile; those that are not there. */
function take(pile: string[], cards: readonly string[]): readonly string[] {
  return cards.filter(card => {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
    return at < 0;
  });
}

export const decks: Watch = (books, find) => {
  const all = new Map<string, Piles>();
  const of = (side: Side, color: Color): Piles => {
    const key = `${side} ${color}`;
    const known = all.get(key) ?? piles(color);
    all.set(key, known);
    return known;
  };
  const lost = (side: Side, color: Color, cards: readonly string[], where: string): void => {
    if (cards.length > 0) find('might-cards', `${side} ${color} ${cards.join()} not ${where}`);
  };
  /** MT-10: an effect or a token that refreshes the decks is at work. */
  const refreshes = ({ command }: LogTap): boolean =>
    command.do === 'refresh' ||
    books.frames.some(frame => {
      if (frame.frame !== 'play') return false;
      const one = books.friends.get(frame.who);
      const effects = frame.effects ?? (one && choiceOf(books, one, frame.card, frame.choice)?.effects) ?? [];
      return effects.some(({ effect }) => effect === 'refresh');
    });

  const deckEvent = (side: Side, color: Color, event: LogDeckEvent, tap: LogTap): void => {
    const now = of(side, color);
    switch (event.type) {
      case 'drawn':
        lost(side, color, take(now.deck, event.cards), 'in the deck');
        now.table.push(...event.cards);
        return;
      case 'discarded':
        lost(side, color, take(now.table, event.cards), 'on the table');
        now.discard.push(...event.cards);
        return;
      case 'swapped': {
        lost(side, color, take(now.table, [event.not]), 'on the table');
        const pile = now.deck.includes(event.came) ? now.deck : now.discard;
        lost(side, color, take(pile, [event.came]), 'at hand');
        pile.push(event.not);
        now.table.push(event.came);
        return;
      }
      case 'shuffled':
        if (now.deck.length > 0 && (side === 'enemy' || !refreshes(tap)))
          find('mid-draw', `${side} ${color} is shuffled with ${now.deck.length} left`);
        if (!same(event.deck, [...now.deck, ...now.discard]))
          find('might-cards', `${side} ${color} is another deck`);
        now.deck = [...event.deck];
        now.discard = [];
        return;
      case 'reset':
        if (!same(event.deck, [...now.deck, ...now.discard, ...now.table]))
          find('might-cards', `${side} ${color} is another deck`);
        Object.assign(now, { deck: [...event.deck], discard: [], table: [] });
        return;
      case 'corrected':
        if (!same([...event.deck, ...event.discard], [...now.deck, ...now.discard]) || !isSaid(tap))
          find('might-cards', `${side} ${color} is said to be another deck`);
        now.deck = [...event.deck];
        now.discard = [...event.discard];
    }
  };

  const moved = (side: Side, event: LogMight, type: 'drawn' | 'discarded', tap: LogTap): void => {
    const pieces = event.type === 'drew' ? event.pieces : event.type === 'exchanged' ? [event.piece] : [];
    for (const color of everyColor) {
      const cards = pieces.filter(one => one.from === 'deck' && one.color === color).map(one => one.face);
      if (cards.length > 0) deckEvent(side, color, { type, cards }, tap);
    }
  };

  return {
    sees(event, tap) {
      if (event.type !== 'might') return;
      const { side, event: might } = event;
      if (might.type === 'deck') deckEvent(side, might.color, might.event, tap);
      if (might.type === 'drew') moved(side, might, 'drawn', tap);
      if (might.type === 'exchanged') moved(side, might, 'discarded', tap);
      if (might.type === 'settled' || might.type === 'struck')
        for (const color of everyColor) {
          const cards = might.pieces.filter(one => one.from === 'deck' && one.color === color);
          if (cards.length > 0)
            deckEvent(side, color, { type: 'discarded', cards: cards.map(one => one.face) }, tap);
        }
    },
  };
};
