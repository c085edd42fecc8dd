import { useEffect, useState } from 'preact/hooks';
import { words } from '../../words';
import { Stroke } from './Icon';

/** iPhones have no full screen for pages; there the button is not shown at all. */
const possible = (): boolean => document.fullscreenEnabled === true;

export function toggleFullScreen(): void {
  if (!possible()) return;
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  // The browser may say no; the page stays as it is.
  done.catch(() => undefined);
}

export function FullScreen() {
  const [full, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!possible()) return null;
  return (
    <button
      type="button"
      class="btn square quiet full-screen"
      aria-pressed={full}
      aria-label={words.app.fullScreen}
      onClick={toggleFullScreen}
    >
      <Stroke of={full ? 'shrink' : 'full'} />
    </button>
  );
}
