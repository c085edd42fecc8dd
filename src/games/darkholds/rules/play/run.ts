import { draw, shuffle } from '../../../../basics/random';
import type { Digits } from '../dice';
import { apply } from './apply';
import type { Deck, Event, Play, Told } from './model';

/** One command on its way: events, each applied as it comes. */
export class Run {
  readonly events: Event[] = [];

  constructor(public play: Play) {}

  put(event: Event): void {
    this.events.push(event);
    this.play = apply(this.play, event);
  }

  tell(told: Told): void {
    this.put({ type: 'told', told });
  }

  /** D10s of the app, out of the stream that is kept in the state. */
  dice(): Digits {
    const rolled: number[] = [];
    let at = 0;
    return {
      take: count => {
        while (rolled.length < at + count) {
          const [face, stream] = draw(this.play.stream, 0, 9);
          this.put({ type: 'rolled', stream });
          rolled.push(face);
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
    let now: Deck = this.play.decks[deck];
    if (now.order.length === 0) {
      const [order, stream] = shuffle(all, now.stream);
      now = { order, stream };
    }
    const [card, ...order] = now.order;
    if (card === undefined) return undefined;
    this.put({ type: 'deck', deck, now: { ...now, order } });
    return card;
  }
}
