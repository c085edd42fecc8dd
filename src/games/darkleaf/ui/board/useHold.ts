import { useEffect, useRef } from 'preact/hooks';
import { deafUntilNext } from '../../../../ui/parts/frame/deafUntilNext';
import type { At } from '../../rules/duel/model';

const long = 450;

const squareUnder = ({ target }: Event): At | undefined =>
  target instanceof Element ? (target.closest('[data-at]')?.getAttribute('data-at') ?? undefined) : undefined;

/** A finger that stays on a square, on devices that know no right click too. What ends it counts nowhere as a tap. */
export function useHold(onHold: ((at: At) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  if (!onHold) return {};
  const held = (at: At): void => {
    stop();
    deafUntilNext();
    onHold(at);
  };
  return {
    onPointerDown: (event: Event) => {
      stop();
      const at = squareUnder(event);
      if (at !== undefined) timer.current = setTimeout(() => held(at), long);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => {
      event.preventDefault();
      const at = squareUnder(event);
      if (at !== undefined) held(at);
    },
  };
}
