import type { Direction } from '../board/geometry';

/** The seven hexes of a large body around its core, front up. */
export const size = 27;
const tall = Math.sqrt(3) * size;
export const offsets: Readonly<Record<Direction | 'core', { x: number; y: number }>> = {
  core: { x: 0, y: 0 },
  N: { x: 0, y: -tall },
  NE: { x: size * 1.5, y: -tall / 2 },
  SE: { x: size * 1.5, y: tall / 2 },
  S: { x: 0, y: tall },
  SW: { x: -size * 1.5, y: tall / 2 },
  NW: { x: -size * 1.5, y: -tall / 2 },
};
