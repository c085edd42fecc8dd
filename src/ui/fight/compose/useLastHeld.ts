import { useEffect, useRef } from 'preact/hooks';
import { deafUntilNext } from '../../parts/frame/deafUntilNext';

/** Longer than a slow tap: what is held by mistake would end the card. */
const held = 700;

/** OWN-320: a tile that is held is tapped, and it was the last: the same finger ends the card. */
export function useLastHeld(onLast: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const now = useRef(onLast);
  now.current = onLast;
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ target }: Event) => {
      stop();
      const tile = target instanceof Element ? target.closest<HTMLButtonElement>('[data-tile] button') : null;
      if (!tile) return;
      timer.current = setTimeout(() => {
        deafUntilNext();
        // What is told already stays so.
        if (tile.getAttribute('aria-pressed') !== 'true') tile.click();
        now.current();
      }, held);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}
