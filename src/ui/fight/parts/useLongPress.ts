import { useEffect, useRef } from 'preact/hooks';
import { deafUntilNext } from '../../parts/frame/deafUntilNext';

const long = 450;

/** A finger that stays, on devices that know no right click too. What ends it counts nowhere as a tap. */
export function useLongPress(onLong: () => void, onTap: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const press = () => {
    stop();
    deafUntilNext();
    onLong();
  };
  return {
    onPointerDown: () => {
      stop();
      timer.current = setTimeout(press, long);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => {
      event.preventDefault();
      press();
    },
    onClick: () => {
      stop();
      onTap();
    },
  };
}
