import type { Direction } from '../../../hex/direction';
import { placeOfWay, waysOf } from '../../../stage/body';
import type { EnemyKind } from '../../../stage/encounter';

/** The side of a hex in a picture of a body. */
export const size = 27;
const tall = Math.sqrt(3) * size;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of the hex to which a way leads, front up. */
export function centreOfWay(way: readonly Direction[]): Point {
  const [q = 0, r = 0] = placeOfWay(way).split(',').map(Number);
  return { x: 1.5 * size * q, y: tall * (r + q / 2) };
}

export interface BodyHex extends Point {
  readonly place: string;
  /** The part of the body that stands there. */
  readonly slot: string | undefined;
}

/** Every hex of a body, around its core, front up. */
export function bodyHexes(kind: EnemyKind): BodyHex[] {
  const slots = kind.slots ?? [];
  return waysOf(kind).map(way => {
    const place = placeOfWay(way);
    const slot = slots.find(one => one.hexes.some(hex => placeOfWay(hex) === place));
    return { ...centreOfWay(way), place, slot: slot?.id };
  });
}

/** The window of a picture that shows all these hexes, with room above for the nose. */
export function windowOf(hexes: readonly Point[], above = 0): string {
  const low = (of: 'x' | 'y') => Math.min(0, ...hexes.map(hex => hex[of]));
  const high = (of: 'x' | 'y') => Math.max(0, ...hexes.map(hex => hex[of]));
  const x = low('x') - size - 4;
  const y = low('y') - tall / 2 - 4 - above;
  return [x, y, high('x') + size + 4 - x, high('y') + tall / 2 + 4 - y].map(n => n.toFixed(1)).join(' ');
}
