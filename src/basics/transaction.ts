import { draw, type Stream, shuffle } from './random';

/** The events of one command so far. Each event is applied at once, so that the next step reads the state after it. */
export class Transaction<State, Event> {
  readonly events: Event[] = [];
  state: State;
  private readonly apply: (state: State, event: Event) => State;

  constructor(state: State, apply: (state: State, event: Event) => State) {
    this.state = state;
    this.apply = apply;
  }

  emit(event: Event): void {
    this.events.push(event);
    this.state = this.apply(this.state, event);
  }
}

/** A transaction whose state holds a random stream. Its `rolled` events save the stream, so that undo cannot reroll. */
interface RandomTransaction {
  readonly state: { readonly stream: Stream };
  emit(event: { readonly type: 'rolled'; readonly stream: Stream }): void;
}

/** A number from `low` to `high`, both included. */
export function roll(transaction: RandomTransaction, low: number, high: number): number {
  const [value, stream] = draw(transaction.state.stream, low, high);
  transaction.emit({ type: 'rolled', stream });
  return value;
}

/** The items in random order. */
export function shuffled<T>(transaction: RandomTransaction, items: readonly T[]): readonly T[] {
  const [order, stream] = shuffle(items, transaction.state.stream);
  transaction.emit({ type: 'rolled', stream });
  return order;
}
