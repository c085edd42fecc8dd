import type { Shape } from '../../hex/shape';
import { corners, type Drawn, hexesOf, side, turnedBy } from './geometry';
import { strewn, toneOf } from './soil';

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
export function HexGrid({ shape }: { shape: Shape }) {
  const hexes = hexesOf(shape);
  const rim = onRim(hexes);
  const { tufts, stones } = strewn(hexes.filter(one => !rim.has(one.hex)).map(one => one.at));
  return (
    <g>
      {hexes.map(({ hex, at }) => (
        <polygon key={hex} class={`hex tone${toneOf(at)}`} data-hex={hex} points={corners(at, side - 0.8)} />
      ))}
      <path class="tufts" d={tufts} />
      <path class="stones" d={stones} />
    </g>
  );
}

/** The names along the edge, where the light is least. */
export function RimNames({ shape, turned }: { shape: Shape; turned: number }) {
  const hexes = hexesOf(shape);
  const rim = onRim(hexes);
  return (
    <g>
      {hexes.map(({ hex, at }) =>
        rim.has(hex) ? <HexName key={hex} hex={hex} at={at} turned={turned} /> : null,
      )}
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
    transform={turnedBy(-props.turned, props.at)}
  >
    {props.hex}
  </text>
);
