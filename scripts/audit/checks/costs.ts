import { type Books, choiceOf, type Friend, held, isOpen } from '../books';
import type { LogEvent, LogPlay, LogTap } from '../log-event';
import { type Find, isAnyway, type Watch } from '../watch';

/** What is printed for an attack (CN-2, UC-4, SE-15, FT-1); a full character's is on the card that it plays. */
export function attackPrice(books: Books, one: Friend): number {
  if (one.presence === 'consumed') return one.role === 'full' ? 3 : 1;
  if (one.role === 'companion') return 1;
  return books.allyOf.get(one.id)?.attackCost ?? 0;
}

/** What a move costs those who move by a card, and how far it goes. */
export function stride(
  books: Books,
  one: Friend,
  animus: number,
): { readonly price: number; readonly hexes: number } {
  const card = books.allyOf.get(one.id);
  if (card) return { price: card.moveCost, hexes: card.moveHexes };
  if (one.role !== 'companion') return { price: 0, hexes: animus };
  return { price: 1, hexes: books.setup.heroes.find(({ id }) => id === one.id)?.companionMove ?? 2 };
}

/** CN-4, CN-6: a companion's interrupts and items cost nothing, its archetype 1. */
function playPrice(books: Books, one: Friend, play: LogPlay): number | null {
  const choice = choiceOf(books, one, play.card, play.choice);
  if (!choice) return null;
  if (one.role !== 'companion') return choice.cost;
  if (books.items.has(play.card) || choice.interrupt !== undefined) return 0;
  const hero = books.setup.heroes.find(({ id }) => id === one.id);
  return hero?.archetype?.id === play.card ? 1 : choice.cost;
}

interface Purse {
  readonly animus: number;
  /** OWN-321: a full character whose animus lies on the player's board pays there. */
  readonly elsewhere: boolean;
  readonly hp: number;
  readonly tokens: ReadonlyMap<string, number>;
}

/** What each had when the tap came; what has gone since it paid for what now begins. */
export const costs: Watch = (books, find) => {
  let purses = new Map<string, Purse>();
  let open = false;
  /** Cards that were taken off the stack in this tap: what is put back on it has been paid for. */
  let aside: LogPlay[] = [];
  const paid = (one: Friend): number => (purses.get(one.id)?.animus ?? 0) - one.animus.available;
  const asked = (one: Friend, price: number, tap: LogTap): number => {
    const purse = purses.get(one.id);
    return isAnyway(tap) || purse?.elsewhere ? Math.min(price, purse?.animus ?? 0) : price;
  };
  return {
    begins() {
      open = isOpen(books);
      aside = [];
      purses = new Map(
        [...books.friends.values()].map(one => [
          one.id,
          {
            animus: one.animus.available,
            elsewhere: one.role === 'full' && one.animus.available + one.animus.reserve === 0,
            hp: one.hp,
            tokens: new Map(one.tokens),
          },
        ]),
      );
    },
    sees(event, tap) {
      const { command } = tap;
      const due = deed(books, event, tap, open);
      if (due) {
        const price = asked(due.one, due.price, tap);
        if (paid(due.one) !== price)
          find(due.check, `${due.one.id} pays ${paid(due.one)} of ${price} for ${command.do}`);
      }
      const top = books.frames.at(-1);
      if (event.type === 'popped' && top?.frame === 'play') aside.push(top);
      if (event.type !== 'pushed' || event.frame.frame !== 'play' || event.frame.effects) return;
      const { who, card } = event.frame;
      if (aside.some(before => before.who === who && before.card === card)) return;
      const one = books.friends.get(event.frame.who);
      if (!one) return;
      const price = playPrice(books, one, event.frame);
      if (price !== null && paid(one) !== asked(one, price, tap))
        find('play-price', `${one.id} pays ${paid(one)} of ${price} for ${event.frame.card}`);
      extra(books, one, event.frame, purses.get(one.id), find);
    },
  };
};

interface Due {
  readonly one: Friend;
  readonly price: number;
  readonly check: 'attack-price' | 'move-price' | 'escape-price' | 'rejuvenation-price';
}

/** The event with which what a tap pays for begins. */
function deed(books: Books, event: LogEvent, { command }: LogTap, open: boolean): Due | null {
  switch (command.do) {
    case 'attack': {
      const one = books.friends.get(command.who);
      if (!one || event.type !== 'pushed' || event.frame.frame !== 'strike' || event.frame.by !== command.who)
        return null;
      const { cost = 0, free = false } = command.strike;
      const price = free ? 0 : open ? Math.max(cost, attackPrice(books, one)) : cost;
      return { one, price: command.strike.free ? cost : price, check: 'attack-price' };
    }
    case 'move': {
      const one = books.friends.get(command.who);
      if (!one || event.type !== 'stands' || event.who !== command.who || event.how !== 'moved') return null;
      const { price } = stride(books, one, command.animus);
      const least = command.anyway || (!open && command.animus === 0) ? 0 : price;
      return { one, price: Math.max(command.animus, least), check: 'move-price' };
    }
    case 'escape': {
      const one = books.friends.get(command.who);
      if (!one || event.type !== 'note' || event.code !== 'escape') return null;
      return { one, price: one.role === 'full' ? 3 : 1, check: 'escape-price' };
    }
    case 'rejuvenate': {
      const one = books.friends.get(command.of);
      if (!one || event.type !== 'friendCame') return null;
      return { one, price: one.role === 'companion' ? 2 : 6, check: 'rejuvenation-price' };
    }
    default:
      return null;
  }
}

/** AB-4: tokens and HP that an effect costs besides. */
function extra(books: Books, one: Friend, play: LogPlay, purse: Purse | undefined, find: Find): void {
  for (const { pay, token = '', count = 0, hp = 0 } of choiceOf(books, one, play.card, play.choice)?.pays ??
    []) {
    if (pay === 'token' && (purse?.tokens.get(token) ?? 0) - held(one, token) !== count)
      find('extra-price', `${one.id} does not pay ${count} ${token} for ${play.card}`);
    if (pay === 'hp' && (purse?.hp ?? 0) - one.hp !== hp)
      find('extra-price', `${one.id} does not pay ${hp} HP for ${play.card}`);
  }
}
