import { useEffect, useRef } from 'preact/hooks';
import { buzz, prefs } from '../../../../ui/shell/prefs';
import { heardAt } from './sand-marks';

/** A tick in each of the last seconds, a gong at the end, felt as well; what the device has off is not heard. */
export function useSandHeard(left: number | null, pitch: number): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = left;
    const what = heardAt(before, left);
    if (what === null) return;
    buzz(what === 'gong' ? [180, 80, 180] : 12);
    if (prefs.sound.peek() !== 'on') return;
    // The tones come with the first second that is heard.
    import('./sand-tones').then(({ soundSand }) => soundSand(what, pitch)).catch(console.error);
  }, [left, pitch]);
}
