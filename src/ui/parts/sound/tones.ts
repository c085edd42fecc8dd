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

/** A breath of noise through a filter: paper, or wood that splits. */
export function noise(audio: AudioContext, at: number, lasts: number, loud: number, pitch: number): void {
  const start = audio.currentTime + at;
  const frames = Math.max(1, Math.floor(audio.sampleRate * lasts));
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < frames; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    data[i] = (state / 2 ** 31 - 1) * (1 - i / frames) ** 2;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start);
}
