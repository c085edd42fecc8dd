import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Scrolls the rows of a card that is longer than its place until the step under way is in sight, whole if it can be. */
function bringIntoSight(rows: Element): void {
  const lit = rows.querySelector(':scope > .card-row.now');
  if (!lit) {
    rows.scrollTop = 0;
    return;
  }
  const [place, step] = [rows.getBoundingClientRect(), lit.getBoundingClientRect()];
  const top = step.top - place.top + rows.scrollTop;
  rows.scrollTop = Math.min(top, Math.max(0, top + step.height - rows.clientHeight));
}

/** The step under way stays in sight as the card goes on, and where letters or screen become others. */
export function useLitStep(
  face: RefObject<HTMLElement | null>,
  begun: number | undefined,
  card: string | undefined,
): void {
  useLayoutEffect(() => {
    const rows = face.current?.querySelector('.card-rows');
    if (!rows) return;
    let frame = 0;
    // In the next frame: a layout within the callback may change sizes again, which browsers report as an error.
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => bringIntoSight(rows));
    });
    for (const one of [rows, ...rows.children]) watch.observe(one);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [begun, card]);
}
