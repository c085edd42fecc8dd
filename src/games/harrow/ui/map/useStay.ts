import { useEffect, useRef } from 'preact/hooks';
import type { useHands } from '../../../../ui/board/hands';
import { deafUntilNext } from '../../../../ui/parts/frame/deafUntilNext';

type Handlers = ReturnType<typeof useHands>['handlers'];

/** How long a finger stays, in milliseconds. */
const long = 450;
/** So far a finger that stays may tremble, in pixels of the screen. */
const tremble = 10;

const hexUnder = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .flatMap(one => one.closest('[data-hex]')?.getAttribute('data-hex') ?? [])[0];

/** What a map hears, and besides the hex on which one finger stays; such a press is no tap. */
export function useStay(handlers: Handlers, onLong: ((hex: string) => void) | undefined): Handlers {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const down = useRef<PointerEvent | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const stays = (event: PointerEvent, then: (hex: string) => void) => {
    handlers.onPointerCancel(event);
    const hex = hexUnder(event);
    if (hex === undefined) return;
    deafUntilNext();
    then(hex);
  };
  return {
    onPointerDown: event => {
      stop();
      down.current = event;
      handlers.onPointerDown(event);
      if (onLong && event.isPrimary) timer.current = setTimeout(() => stays(event, onLong), long);
    },
    onPointerMove: event => {
      const { clientX = 0, clientY = 0 } = down.current ?? {};
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > tremble) stop();
      handlers.onPointerMove(event);
    },
    onPointerUp: event => {
      stop();
      handlers.onPointerUp(event);
    },
    onPointerCancel: event => {
      stop();
      handlers.onPointerCancel(event);
    },
  };
}
