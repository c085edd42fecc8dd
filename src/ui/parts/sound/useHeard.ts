import { useEffect, useRef } from 'preact/hooks';
import type { Said } from '../../../basics/said';
import { prefs } from '../../shell/prefs';
import { say } from '../../words/say';
import { note, sounding, tone } from './tones';

interface Heard<Sound extends string> {
  readonly sounds: readonly Sound[];
  readonly aloud: readonly Said[];
}

/** Eyes on the table: a rising or falling note for each sound of a change, and what was told is read aloud. */
export function useHeard<State, Sound extends string>(
  now: State,
  heardOf: (before: State, now: State) => Heard<Sound>,
  notes: Readonly<Record<Sound, readonly [number, number]>>,
): void {
  const before = useRef(now);
  useEffect(() => {
    const { sounds, aloud } = heardOf(before.current, now);
    before.current = now;
    if (prefs.sound.value === 'on')
      sounds.forEach((sound, i) => {
        const [from, to] = notes[sound];
        const at = i * 0.25;
        tone(sounding(), { from: note(from), to: note(to), at, lasts: 0.22, loud: 0.2, shape: 'triangle' });
      });
    if (prefs.aloud.value === 'on' && aloud.length > 0)
      import('./aloud').then(({ speak }) => speak(aloud.map(text => say(text)).join(' ')), console.error);
  }, [now]);
}
