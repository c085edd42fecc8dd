import { COLORS, type Counts } from './cards';

/**
 * MT-7: how many single steps white > yellow > red > black turn one pool into the other, or nothing if no steps do.
 * Upgrading only ever moves cards up, so from each colour upward there must be at least as many as before.
 */
export function empowerSteps(from: Counts, to: Counts): number | undefined {
  let steps = 0;
  let above = 0;
  for (const color of [...COLORS].reverse()) {
    above += to[color] - from[color];
    if (above < 0) return undefined;
    steps += above;
  }
  return above === 0 ? steps : undefined;
}
