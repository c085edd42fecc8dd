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
    // A frame later: what is shown in the midst of a layout would have to be laid out once more, and browsers complain.
    const sizes = new ResizeObserver(() => requestAnimationFrame(look));
    const watch = () => {
      sizes.disconnect();
      sizes.observe(box);
      for (const child of box.children) sizes.observe(child);
      look();
    };
    const parts = new MutationObserver(watch);
    parts.observe(box, { childList: true });
    watch();
    box.addEventListener('scroll', look, { passive: true });
    return () => {
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
