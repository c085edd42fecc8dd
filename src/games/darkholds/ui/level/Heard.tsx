import { useEffect, useRef } from 'preact/hooks';
import { note, sounding, tone } from '../../../../ui/parts/tones';
import { prefs } from '../../../../ui/shell/prefs';
import { say } from '../../../../ui/words/say';
import { heardOf } from '../../rules/play/heard';
import type { Play } from '../../rules/play/model';

const notes = { comes: [0, 3], rolls: [12, 12], falls: [-5, -12] } as const;

/** Eyes on the table: a note for a newcomer, a roll and a fall, and what was told last is read aloud. */
export function Heard({ play }: { play: Play }) {
  const before = useRef(play);
  useEffect(() => {
    const { sounds, aloud } = heardOf(before.current, play);
    before.current = play;
    if (prefs.sound.value === 'on')
      sounds.forEach((sound, i) => {
        const [from, to] = notes[sound];
        const at = i * 0.25;
        tone(sounding(), { from: note(from), to: note(to), at, lasts: 0.22, loud: 0.2, shape: 'triangle' });
      });
    if (prefs.aloud.value === 'on' && aloud.length > 0)
      import('../../../../ui/parts/aloud').then(
        ({ speak }) => speak(aloud.map(text => say(text)).join(' ')),
        console.error,
      );
  }, [play]);
  return null;
}
