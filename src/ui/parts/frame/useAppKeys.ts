import { useEffect, useState } from 'preact/hooks';
import { buzz } from '../../shell/prefs';
import { toggleFullScreen } from './FullScreen';

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** Keys and the short buzz that mean the same on every page; whether the help to keys is open. */
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
    // Buttons that lead on buzz; the large button of the dock has a buzz of its own.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.btn.main:not(.next)')) buzz();
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('click', onClick);
    };
  }, []);
  return [open, () => setOpen(false)];
}
