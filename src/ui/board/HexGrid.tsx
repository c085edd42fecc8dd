import { centreOf, corners, hexesOf, type Shape, side } from './geometry';

/** The empty board: it never changes in a fight, so it is drawn once. */
export function HexGrid({ shape, turned }: { shape: Shape; turned: number }) {
  return (
    <g>
      {hexesOf(shape).map(name => {
        const at = centreOf(shape, name);
        return (
          <g key={name}>
            <polygon
              class={name.charCodeAt(0) % 2 === 0 ? 'hex other' : 'hex'}
              points={corners(at, side - 0.8)}
            />
            <text class="hex-name" x={at.x} y={at.y + 23} transform={`rotate(${-turned} ${at.x} ${at.y})`}>
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
