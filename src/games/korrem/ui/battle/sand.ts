import { useEffect, useRef } from 'preact/hooks';
import { note, sounding, tone } from '../../../../ui/parts/tones';
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
    const audio = sounding();
    if (what === 'tick')
      tone(audio, {
        from: note(12 + pitch),
        to: note(12 + pitch),
        at: 0,
        lasts: 0.06,
        loud: 0.2,
        shape: 'sine',
      });
    else
      tone(audio, {
        from: note(pitch - 5),
        to: note(pitch - 5.3),
        at: 0,
        lasts: 1.2,
        loud: 0.4,
        shape: 'triangle',
      });
  }, [left, pitch]);
}
