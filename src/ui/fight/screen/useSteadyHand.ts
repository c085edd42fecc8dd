import { useRef } from 'preact/hooks';

/** So soon and so near to the last tap that nobody can have read what came between. */
const soon = 350;
const near = 40;

interface Tap {
  readonly asked: unknown;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Some browsers count quick taps of a finger themselves, others tell each as the first. */
const isSecond = (event: MouseEvent, last: Tap): boolean =>
  event.detail > 1 ||
  ('pointerType' in event &&
    event.pointerType === 'touch' &&
    event.timeStamp - last.at < soon &&
    Math.hypot(event.clientX - last.x, event.clientY - last.y) < near);

/** The second tap of two is meant for what the first one hit, not for the question that came up in its place. */
export function useSteadyHand(asked: unknown): (event: MouseEvent) => void {
  const last = useRef<Tap | undefined>(undefined);
  return event => {
    const before = last.current;
    last.current = { asked, at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!before || before.asked === asked || !isSecond(event, before)) return;
    event.stopPropagation();
    event.preventDefault();
  };
}
