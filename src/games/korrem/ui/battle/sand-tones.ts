import { note, sounding, tone } from '../../../../ui/parts/sound/tones';

/** A tick of the last seconds, or the gong, at the pitch of its glass. */
export function soundSand(what: 'tick' | 'gong', pitch: number): void {
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
}
