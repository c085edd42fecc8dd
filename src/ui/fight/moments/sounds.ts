import { noise, note, sounding, tone } from '../../parts/sound/tones';

/** A few sounds made in code: nothing is loaded, and nothing is heard before somebody wants it. */
export type Sound = 'draw' | 'break' | 'fall' | 'victory' | 'defeat' | 'round';

export function play(sound: Sound): void {
  const audio = sounding();
  switch (sound) {
    case 'draw':
      noise(audio, 0, 0.09, 0.5, 2600);
      break;
    case 'break':
      noise(audio, 0, 0.28, 0.9, 700);
      noise(audio, 0.06, 0.2, 0.6, 1800);
      tone(audio, { from: 160, to: 50, at: 0, lasts: 0.35, loud: 0.35, shape: 'triangle' });
      break;
    case 'fall':
      tone(audio, { from: note(3), to: note(-9), at: 0, lasts: 0.6, loud: 0.3, shape: 'sine' });
      tone(audio, { from: note(-9), to: note(-21), at: 0.15, lasts: 0.6, loud: 0.25, shape: 'sine' });
      break;
    case 'round':
      tone(audio, { from: note(-12), to: note(-12.2), at: 0, lasts: 0.5, loud: 0.25, shape: 'triangle' });
      break;
    case 'victory':
      for (const [i, halves] of [0, 4, 7, 12].entries())
        tone(audio, {
          from: note(halves),
          to: note(halves),
          at: i * 0.13,
          lasts: 0.45,
          loud: 0.22,
          shape: 'triangle',
        });
      break;
    case 'defeat':
      for (const [i, halves] of [0, -4, -9].entries())
        tone(audio, {
          from: note(halves),
          to: note(halves - 0.5),
          at: i * 0.22,
          lasts: 0.6,
          loud: 0.22,
          shape: 'sine',
        });
      break;
  }
}
