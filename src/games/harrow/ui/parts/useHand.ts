import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

interface Hand<Held> {
  readonly held: ReadonlySignal<Held>;
  readonly take: (held: Held) => void;
  readonly letGo: () => void;
  readonly stop: () => void;
}

/**
 * What somebody holds belongs to the state in which it was taken up. It follows a new state at once, not after the next
 * drawing: a tap between the two would be lost.
 */
function handOn<State, Held>(
  state: ReadonlySignal<State>,
  nothing: Held,
  after: (was: Held, now: State) => Held,
): Hand<Held> {
  const held = signal(nothing);
  let last = state.peek();
  const stop = effect(() => {
    const now = state.value;
    if (now === last) return;
    last = now;
    held.value = after(held.peek(), now);
  });
  const take = (next: Held) => {
    held.value = next;
  };
  return { held, take, letGo: () => take(nothing), stop };
}

/** The hand of a screen; `after` keeps what still fits in a new state. */
export function useHand<State, Held>(
  state: ReadonlySignal<State>,
  nothing: Held,
  after: (was: Held, now: State) => Held,
): Hand<Held> {
  const hand = useMemo(() => handOn(state, nothing, after), [state]);
  useEffect(() => hand.stop, [hand]);
  return hand;
}
