import type { Shape } from '../../hex/shape';
import { corners, hexesOf, side } from './geometry';

/** The empty board: it never changes in a fight, so it is drawn once. */
export function HexGrid({ shape, turned }: { shape: Shape; turned: number }) {
  return (
    <g>
      {hexesOf(shape).map(({ hex, at, other }) => (
        <g key={hex}>
          <polygon class={other ? 'hex other' : 'hex'} points={corners(at, side - 0.8)} />
          <text class="hex-name" x={at.x} y={at.y + 23} transform={`rotate(${-turned} ${at.x} ${at.y})`}>
            {hex}
          </text>
        </g>
      ))}
    </g>
  );
}
