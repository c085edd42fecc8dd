import { useEffect, useState } from 'preact/hooks';

/**
 * Whether somebody holds the button that gets these: whoever takes the device over from another hand sees nothing of
 * what is shown meanwhile (OWN-303).
 */
export function useHeld() {
  const [held, setHeld] = useState(false);
  const [show, hide] = [() => setHeld(true), () => setHeld(false)];
  useEffect(() => {
    if (!held) return;
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [held]);
  const hold = {
    onPointerDown: show,
    onPointerUp: hide,
    onPointerLeave: hide,
    onPointerCancel: hide,
    onBlur: hide,
    onContextMenu: (event: Event) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ' || event.key === 'Enter') show();
    },
    onKeyUp: hide,
  };
  return { held, hold };
}
