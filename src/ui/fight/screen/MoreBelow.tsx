import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { words } from '../../words/fight';

interface Props {
  /** What is scrolled. */
  of: RefObject<HTMLElement | null>;
}

/** A question that is longer than its place says so; a tap goes on to the rest. */
export function MoreBelow({ of }: Props) {
  const [more, setMore] = useState(false);
  useLayoutEffect(() => {
    const box = of.current;
    if (!box) return;
    const look = () => {
      const hidden = box.scrollHeight - box.clientHeight;
      setMore(hidden - box.scrollTop > 12);
      // Whatever scrolls is reached by keys, even where nothing in it can be pressed.
      box.tabIndex = hidden > 0 ? 0 : -1;
    };
    // Sizes are read a frame later, when the browser has laid the page out anyway: reading them while a tap is handled
    // forces a layout, and showing the button in the middle of one makes browsers complain of a loop.
    let frame: number | undefined;
    const sizes = new ResizeObserver(() => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        look();
      });
    });
    // Whatever is observed anew is reported once, so a change of the parts leads to a look too.
    const watch = () => {
      sizes.disconnect();
      sizes.observe(box);
      for (const child of box.children) sizes.observe(child);
    };
    const parts = new MutationObserver(watch);
    parts.observe(box, { childList: true });
    watch();
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      sizes.disconnect();
      parts.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [of]);
  if (!more) return null;
  return (
    <button
      type="button"
      class="btn more-below"
      onClick={() => of.current?.scrollBy({ top: of.current.clientHeight / 2 })}
    >
      {words.fight.moreBelow} <span aria-hidden="true">▾</span>
    </button>
  );
}
