import type { Shape } from '../../hex/shape';
import { corners, type Drawn, hexesOf, side } from './geometry';

/** Three quiet tones of ground, strewn so that no pattern is seen; the same on every evening. */
const toneOf = (hex: string): number => {
  let mixed = 7;
  for (const letter of hex) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0) * 131) >>> 0;
  return ((mixed ^ (mixed >>> 7)) >>> 0) % 3;
};

/** The hexes along the edge bear their names; the one under a finger says its own. */
function onRim(all: readonly Drawn[]): ReadonlySet<string> {
  const columns = new Map<number, Drawn[]>();
  for (const one of all) columns.set(one.at.x, [...(columns.get(one.at.x) ?? []), one]);
  const inOrder = [...columns.entries()].sort(([a], [b]) => a - b).map(([, column]) => column);
  const ends = inOrder.flatMap(column => [column[0], column.at(-1)]);
  return new Set(
    [...ends, ...(inOrder[0] ?? []), ...(inOrder.at(-1) ?? [])].flatMap(one => (one ? [one.hex] : [])),
  );
}

/** The empty board: it never changes in a fight, so it is drawn once. */
export function HexGrid({ shape, turned }: { shape: Shape; turned: number }) {
  const hexes = hexesOf(shape);
  const rim = onRim(hexes);
  return (
    <g>
      {hexes.map(({ hex, at }) => (
        <g key={hex}>
          <polygon class={`hex tone${toneOf(hex)}`} data-hex={hex} points={corners(at, side - 0.8)} />
          {rim.has(hex) ? <HexName hex={hex} at={at} turned={turned} /> : null}
        </g>
      ))}
    </g>
  );
}

/** The name of a hex, upright however the board lies. */
export const HexName = (props: {
  hex: string;
  at: { x: number; y: number };
  turned: number;
  under?: boolean;
}) => (
  <text
    class={props.under ? 'hex-name under-finger' : 'hex-name'}
    x={props.at.x}
    y={props.at.y + 5}
    transform={`rotate(${-props.turned} ${props.at.x} ${props.at.y})`}
  >
    {props.hex}
  </text>
);
