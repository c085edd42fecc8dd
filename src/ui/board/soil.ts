import type { Point } from './geometry';

/** What grows where, the same on every evening: a number of 0 to 1 for each place. */
function chance(x: number, y: number, salt: number): number {
  let mixed = Math.imul(Math.round(x) + 7919 * salt, 374761393) + Math.imul(Math.round(y), 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** The same, going over gently from place to place: ground lies in patches, not in dots. */
function gentle(x: number, y: number, wide: number): number {
  const [column, line] = [Math.floor(x / wide), Math.floor(y / wide)];
  const [right, down] = [x / wide - column, y / wide - line].map(t => t * t * (3 - 2 * t)) as [
    number,
    number,
  ];
  const row = (at: number) => chance(column, at, 1) * (1 - right) + chance(column + 1, at, 1) * right;
  return row(line) * (1 - down) + row(line + 1) * down;
}

/** Four quiet tones, from bare earth to thick moss. */
export function toneOf({ x, y }: Point): number {
  const grown = 0.8 * gentle(x, y, 150) + 0.2 * chance(x, y, 2);
  return [0.36, 0.5, 0.64].filter(step => grown > step).length;
}

const blades = 'l-3 -8m3 8l0 -10m0 10l4 -8';
const stone = (x: number, y: number, r: number) =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r * 0.7} 0 1 1 ${2 * r} 0a${r} ${r * 0.7} 0 1 1 ${-2 * r} 0`;

/** Grass and stones on some of these hexes, each as one path: nobody pays for them but the first look. */
export function strewn(hexes: readonly Point[]): { readonly tufts: string; readonly stones: string } {
  const tufts: string[] = [];
  const stones: string[] = [];
  for (const { x, y } of hexes) {
    const tone = toneOf({ x, y });
    for (const n of [3, 4, 5]) {
      const [left, down] = [x + (chance(x, y, n) - 0.5) * 38, y + (chance(y, x, n) - 0.5) * 38];
      const luck = chance(x, y, n + 10);
      if (luck < 0.1 + 0.12 * tone) tufts.push(`M${left.toFixed(1)} ${down.toFixed(1)}${blades}`);
      else if (luck > 0.95 + 0.015 * tone)
        stones.push(stone(left, down, 2 + 3 * chance(y, x, n + 20)), stone(left + 6, down + 2, 2));
    }
  }
  return { tufts: tufts.join(''), stones: stones.join('') };
}
