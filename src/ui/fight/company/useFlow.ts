import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefs } from '../../shell/prefs';

const still = (): boolean =>
  prefs.motion.value === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whatever bears `data-card` is seen going from where it lay to where it lies now; not where movement is unwanted. */
export function useFlow(within: RefObject<HTMLElement | null>, cards: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    const calm = still();
    for (const card of within.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const id = card.dataset.card ?? '';
      const to = card.getBoundingClientRect();
      const from = places.current.get(id);
      now.set(id, to);
      if (!from || calm || (from.x === to.x && from.y === to.y)) continue;
      card.animate(
        [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }],
        { duration: 450, easing: 'ease-in-out' },
      );
    }
    places.current = now;
  }, [within, cards]);
}
