import type { Said } from '../../../../basics/said';
import { type CubeCounts, entriesOf } from '../state/cubes';
import { say } from './says';

/** Cubes in words: three red, one brown. */
export function countsSaid(counts: CubeCounts): Said {
  const entries = entriesOf(counts);
  return entries.length === 0
    ? say('harrow.nothing-out')
    : say('harrow.counts', { list: entries.map(([cube, n]) => say('harrow.count-of', { cube, n })) });
}

/** The same where nothing is paid. */
export const paySaid = (counts: CubeCounts): Said =>
  entriesOf(counts).length === 0 ? say('harrow.free') : countsSaid(counts);
