/** Tones made in code: nothing is loaded, and nothing is heard before somebody wants it. */
let context: AudioContext | undefined;

export const sounding = (): AudioContext => {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(console.error);
  return context;
};

export interface Tone {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

export function tone(audio: AudioContext, { from, to, at, lasts, loud, shape }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.05);
}

/** Middle C and upward, by half tones. */
export const note = (halves: number): number => 261.63 * 2 ** (halves / 12);
