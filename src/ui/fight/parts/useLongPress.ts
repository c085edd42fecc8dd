import { useEffect, useRef } from 'preact/hooks';

const long = 450;

/**
 * Until a hand comes down anew, nothing hears how the long press ends: what it brought may have put something else
 * under the finger.
 */
export function deafUntilNext(): void {
  const here = new AbortController();
  const always = { capture: true, signal: here.signal };
  const swallow = (event: MouseEvent) => {
    // Keys and whatever speaks for them press without a pointer: that is a press of its own.
    if (event.type === 'click' && event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, always);
  window.addEventListener('contextmenu', swallow, always);
  window.addEventListener('pointerdown', () => here.abort(), always);
}

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
