import { useEffect, useRef } from 'preact/hooks';

const long = 450;

/** A finger that stays, on devices that know no right click too. The tap that ends it does not count. */
export function useLongPress(onLong: () => void, onTap: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const done = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const press = () => {
    stop();
    if (done.current) return;
    done.current = true;
    onLong();
  };
  return {
    onPointerDown: () => {
      done.current = false;
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
      if (done.current) done.current = false;
      else onTap();
    },
  };
}
