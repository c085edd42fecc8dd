import type { Stroke } from './view';

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The square around these points, for a drawing that is to cover them. */
export function boundsOf(
  points: readonly { readonly x: number; readonly y: number }[],
  reach: number,
): Bounds {
  const low = (of: 'x' | 'y') => Math.min(...points.map(point => point[of]));
  const high = (of: 'x' | 'y') => Math.max(...points.map(point => point[of]));
  const size = Math.max(high('x') - low('x'), high('y') - low('y')) + 2 * reach;
  return { x: (low('x') + high('x')) / 2, y: (low('y') + high('y')) / 2, size };
}

/** A drawing of a pack before its night, as large as asked for: whoever shows it cuts it to shape. */
export const PieceArt = ({ of, at, round }: { of: readonly Stroke[]; at: Bounds; round?: boolean }) => (
  <g
    class="portrait"
    clip-path={round ? 'url(#art-rim)' : undefined}
    transform={`translate(${at.x - at.size / 2} ${at.y - at.size / 2}) scale(${at.size / 512})`}
  >
    <rect class="portrait-night" width="512" height="512" />
    {of.map((stroke, i) => (
      <path key={i.toString()} class={`art-${stroke.tone}`} d={stroke.d} />
    ))}
  </g>
);
