import { shuffle } from '../../../../basics/random';
import { roll, Transaction } from '../../../../basics/transaction';
import type { Digits } from '../dice';
import { apply } from './apply';
import type { Deck, Event, Play, Told } from './model';

/** The events of one command so far. */
export class Run extends Transaction<Play, Event> {
  constructor(play: Play) {
    super(play, apply);
  }

  /** Adds a line to the log. */
  log(told: Told): void {
    this.emit({ type: 'told', told });
  }

  /** D10s of the app, out of the stream that is kept in the state. */
  dice(): Digits {
    const rolled: number[] = [];
    let at = 0;
    return {
      take: count => {
        while (rolled.length < at + count) {
          rolled.push(roll(this, 0, 9));
        }
        at += count;
        return rolled.slice(at - count, at);
      },
      used: () => at,
      since: used => rolled.slice(used, at),
      rewind: used => {
        at = used;
      },
    };
  }

  /** DK-1: the top card; an empty deck is shuffled anew. */
  drawCard(deck: 'darkhold' | 'reinforcement', all: readonly string[]): string | undefined {
    let now: Deck = this.state.decks[deck];
    if (now.order.length === 0) {
      const [order, stream] = shuffle(all, now.stream);
      now = { order, stream };
    }
    const [card, ...order] = now.order;
    if (card === undefined) return undefined;
    this.emit({ type: 'deck', deck, now: { ...now, order } });
    return card;
  }
}
