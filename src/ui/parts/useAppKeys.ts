import { useEffect, useState } from 'preact/hooks';
import { toggleFullScreen } from './FullScreen';

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** Keys that mean the same on every page; whether the help to keys is open. */
export function useAppKeys(): readonly [boolean, () => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (writing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === '?') setOpen(true);
      else if (event.key.toLowerCase() === 'f') toggleFullScreen();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return [open, () => setOpen(false)];
}
