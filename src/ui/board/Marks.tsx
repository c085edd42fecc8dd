import type { Shape } from '../../hex/shape';
import { still } from '../parts/frame/still';
import { centreOf, corners, side, turnedBy } from './geometry';
import type { BoardPath, BoardView } from './view';

/** What the rules have to say about hexes: where one may go, what an area covers, how dangerous it is. */
export function HexMarks({ view, turned }: { view: BoardView; turned: number }) {
  const { shape } = view;
  return (
    <g>
      {view.threat.size > 0 ? <Hatches /> : null}
      {[...view.threat].map(([hex, danger]) => {
        const at = centreOf(shape, hex);
        return (
          <g key={`t${hex}`} class={`threat ${danger}`}>
            <polygon
              points={corners(at, side - 1.5)}
              {...(danger === 'safe' ? {} : { fill: `url(#hatch-${danger})` })}
            />
            {danger === 'target' ? <path d={`M${at.x - 6} ${at.y - 18}h12l-6 9z`} /> : null}
            {danger === 'struck' ? <circle cx={at.x} cy={at.y - 14} r="4" /> : null}
          </g>
        );
      })}
      {[...view.marked].map(hex => (
        <polygon key={`m${hex}`} class="marked" points={corners(centreOf(shape, hex), side - 3)} />
      ))}
      {[...view.open].map(([hex, cost]) => {
        const at = centreOf(shape, hex);
        return (
          <g key={`o${hex}`} class="open">
            <polygon points={corners(at, side - 3)} />
            {cost === undefined ? (
              <circle cx={at.x} cy={at.y} r="5" />
            ) : (
              <text x={at.x} y={at.y + 5.5} transform={turnedBy(-turned, at)}>
                {cost}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What lies under a threat is hatched, each kind its own way: it is told without colours too. */
export const Hatches = () => (
  <defs>
    <pattern
      id="hatch-target"
      width="9"
      height="9"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect class="hatch-target-ground" width="9" height="9" />
      <rect class="hatch-target" width="4" height="9" />
    </pattern>
    <pattern
      id="hatch-struck"
      width="10"
      height="10"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)"
    >
      <rect class="hatch-struck" width="2.5" height="10" />
    </pattern>
    <pattern id="hatch-sought" width="9" height="9" patternUnits="userSpaceOnUse">
      <circle class="hatch-sought" cx="4.5" cy="4.5" r="1.5" />
    </pattern>
  </defs>
);

/** How many steps a way has, on its middle. */
const Steps = ({ at, n }: { at: { x: number; y: number }; n: number }) => (
  <g class="path-steps">
    <circle cx={at.x} cy={at.y} r="9.5" />
    <text x={at.x} y={at.y + 5}>
      {n.toString()}
    </text>
  </g>
);

export const Paths = still(({ shape, paths }: { shape: Shape; paths: readonly BoardPath[] }) => {
  return (
    <g>
      {paths.map(path => {
        const points = path.hexes.map(hex => centreOf(shape, hex));
        const last = points.at(-1);
        const before = points.at(-2);
        if (!last || !before) return null;
        const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
        return (
          <g key={path.id} class={`path ${path.side}`}>
            <polyline points={points.map(p => `${p.x},${p.y}`).join(' ')} />
            <polygon
              points="-12,-9 6,0 -12,9"
              transform={`translate(${last.x} ${last.y}) rotate(${angle})`}
            />
            <Steps at={points[Math.floor((points.length - 1) / 2)] ?? last} n={points.length - 1} />
          </g>
        );
      })}
    </g>
  );
});
