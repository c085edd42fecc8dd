import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A generator's whole state as plain data: it lies in the game's state, is saved and replayed with it. */
export type Stream = readonly number[];

export const streamFrom = (seed: number): Stream => xoroshiro128plus(seed | 0).getState();

/** A stream of its own for each purpose, so that one draw never shifts another (`streamOf(7, 'enemy/red')`). */
export function streamOf(seed: number, purpose: string): Stream {
  let h = seed | 0;
  for (let i = 0; i < purpose.length; i++) h = Math.imul(h ^ purpose.charCodeAt(i), 0x01000193) ^ (h >>> 13);
  return streamFrom(h);
}

/** An unbiased whole number from `low` to `high`, both included, and the stream after it. */
export function draw(stream: Stream, low: number, high: number): [number, Stream] {
  const generator = xoroshiro128plusFromState(stream);
  return [uniformInt(generator, low, high), generator.getState()];
}

/** Fisher and Yates: every order equally likely. */
export function shuffle<T>(items: readonly T[], stream: Stream): [T[], Stream] {
  const generator = xoroshiro128plusFromState(stream);
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const held = out[i]!;
    out[i] = out[j]!;
    out[j] = held;
  }
  return [out, generator.getState()];
}
