import { options } from 'preact';

type Work = () => void;

/** Work that is put off, and can be done at once. */
function putOff(later: (work: Work) => void) {
  const waiting = new Set<Work>();
  const take = (work: Work): void => {
    if (waiting.delete(work)) work();
  };
  return {
    add: (work: Work): void => {
      waiting.add(work);
      later(() => take(work));
    },
    doNow: (): void => {
      for (const work of [...waiting]) take(work);
    },
  };
}

/** As soon as the frame is painted; a page in the background paints none. */
export function afterPaint(work: Work): void {
  const painted = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    setTimeout(work);
  };
  const timer = setTimeout(painted, 35);
  const frame = requestAnimationFrame(painted);
}

/** Whether the target of a press is gone, or can no longer be pressed. */
const gone = (target: EventTarget | null): boolean =>
  target instanceof Element && (!target.isConnected || target.closest('button:disabled') !== null);

/**
 * Every press finds the page as the press before it left it: what is still to be drawn is drawn first, and what is to
 * follow the drawing is done. So no button and no key acts on what an older drawing knew.
 */
export function keepTapsFresh(page: Window): void {
  const drawings = putOff(queueMicrotask);
  const effects = putOff(afterPaint);
  options.debounceRendering = drawings.add;
  options.requestAnimationFrame = effects.add;
  const onPress = (event: Event): void => {
    drawings.doNow();
    effects.doNow();
    drawings.doNow();
    if (event.type !== 'click' || !gone(event.target)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const press of ['pointerdown', 'click', 'keydown']) page.addEventListener(press, onPress, true);
}
