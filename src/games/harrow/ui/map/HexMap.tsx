import './map.css';
import { useMemo } from 'preact/hooks';
import { centreOf, corners, hexesOf, side, height as tall } from '../../../../ui/board/geometry';
import { useHands } from '../../../../ui/board/hands';
import { Stroke } from '../../../../ui/parts/frame/Icon';
import { ui } from '../../words/ui';
import { glyph } from './glyphs';
import { hexesIn, type MapView, type Way } from './mapView';
import { Pieces } from './Pieces';
import { Terrain } from './Terrain';
import { useStay } from './useStay';

const none: ReadonlySet<string> = new Set();
const w = ui.map;

interface Props {
  readonly view: MapView;
  /** Gaps too: where a map is painted. */
  readonly whole?: boolean;
  readonly onTap?: (hex: string) => void;
  readonly onLong?: (hex: string) => void;
}

const margin = 4;

/** The window on the hexes that are there: a map with gaps at its corners gets their room. */
function boxOf(map: MapView['map'], whole: boolean): string {
  const hexes = whole ? hexesOf(map.shape).map(({ hex }) => hex) : hexesIn(map);
  const points = hexes.map(hex => centreOf(map.shape, hex));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - side - margin, Math.min(...ys) - tall / 2 - margin];
  const [right, bottom] = [Math.max(...xs) + side + margin, Math.max(...ys) + tall / 2 + margin];
  return [left, top, right - left, bottom - top].map(n => n.toFixed(0)).join(' ');
}

/** The map with all that stands on it. What glows may be tapped; everything else tells what it is. */
export function HexMap({ view, whole, onTap, onLong }: Props) {
  const { map } = view;
  const hands = useHands({
    shape: map.shape,
    movable: none,
    onTap: hex => onTap?.(hex),
    onDrop: () => undefined,
  });
  const handlers = useStay(hands.handlers, onLong);
  const box = useMemo(() => boxOf(map, whole ?? false), [map, whole]);
  const { camera } = hands;
  return (
    <div class="hc-map">
      <svg ref={hands.surface} class="hc-svg" viewBox={box} role="img" aria-label={w.picture} {...handlers}>
        <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.scale})`}>
          <g>
            {whole ? <Gaps map={map} /> : null}
            <Terrain map={map} names />
            <Marks view={view} />
            <Ways view={view} />
            <Pieces map={map} board={view.board} />
            <WayNumbers view={view} />
            <Dangers view={view} />
            <Glows view={view} />
          </g>
        </g>
      </svg>
      {camera.scale > 1 || camera.x !== 0 || camera.y !== 0 ? (
        <button type="button" class="btn square hc-whole" aria-label={w.whole} onClick={hands.reset}>
          <Stroke of="fit" />
        </button>
      ) : null}
    </div>
  );
}

/** Where a hex could be. */
function Gaps({ map }: { map: MapView['map'] }) {
  return (
    <g>
      {hexesOf(map.shape).map(({ hex, at }) => (
        <polygon key={hex} class="hc-gap" points={corners(at, side - 2)} />
      ))}
    </g>
  );
}

function Marks({ view }: { view: MapView }) {
  const { shape } = view.map;
  return (
    <g>
      {[...view.rooted].map(hex => {
        const at = centreOf(shape, hex);
        return (
          <g key={`r${hex}`} class="hc-root">
            <polygon points={corners(at, side - 4)} />
            <path d={glyph('root')} transform={`translate(${at.x - 30} ${at.y + 6}) scale(${15 / 512})`} />
          </g>
        );
      })}
      {view.map.storms.map(hex => (
        <polygon key={`s${hex}`} class="hc-printed" points={corners(centreOf(shape, hex), side - 6)} />
      ))}
      {[...(view.tokens ?? [])].map(([hex, letter]) => {
        const at = centreOf(shape, hex);
        return (
          <g key={`t${hex}`} class="hc-token" transform={`translate(${at.x + 19} ${at.y + 10})`}>
            <circle r="7.5" />
            <text y="4">{letter}</text>
          </g>
        );
      })}
      {(view.cubes ?? []).map(({ at: hex, side: of }) => {
        const at = centreOf(shape, hex);
        return (
          <rect
            key={`c${hex}${of}`}
            class={`hc-lying hc-${of}`}
            x={at.x - 26}
            y={at.y + 3}
            width="11"
            height="11"
            rx="2"
          />
        );
      })}
      {[...view.marked].map(hex => (
        <polygon key={`m${hex}`} class="hc-marked" points={corners(centreOf(shape, hex), side - 2)} />
      ))}
    </g>
  );
}

function Glows({ view }: { view: MapView }) {
  const { shape } = view.map;
  return (
    <g>
      {[...view.glow].map(([hex, { kind, label }]) => {
        const at = centreOf(shape, hex);
        return (
          <g key={`g${hex}`} class={`hc-glow hc-glow-${kind}`} data-glow={hex}>
            <polygon points={corners(at, side - 2)} />
            {label === undefined ? null : (
              <g>
                <rect x={at.x - 20} y={at.y + 9} width="40" height="16" rx="8" />
                <text x={at.x} y={at.y + 21}>
                  {label}
                </text>
              </g>
            )}
          </g>
        );
      })}
      {view.chosen ? (
        <polygon class="hc-chosen" points={corners(centreOf(shape, view.chosen), side - 2)} />
      ) : null}
    </g>
  );
}

function Dangers({ view }: { view: MapView }) {
  return (
    <g>
      {[...(view.danger ?? [])].map(([hex, text]) => {
        const at = centreOf(view.map.shape, hex);
        return (
          <g key={`d${hex}`} class="hc-danger">
            <polygon points={corners(at, side - 3)} />
            <rect x={at.x - 19} y={at.y - 26} width="38" height="15" rx="7" />
            <text x={at.x} y={at.y - 14.5}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Ways({ view }: { view: MapView }) {
  return (
    <g>
      {view.ways.map(way => (
        <WayLine key={`${way.kind}${way.n ?? ''}${way.hexes.join()}`} view={view} way={way} />
      ))}
    </g>
  );
}

/** An arrow ends before what stands there. */
const short = 15;

function WayLine({ view, way }: { view: MapView; way: Way }) {
  const points = way.hexes.map(hex => centreOf(view.map.shape, hex));
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return null;
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const end = { x: last.x - short * Math.cos(angle), y: last.y - short * Math.sin(angle) };
  const line = [...points.slice(0, -1), end].map(p => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ');
  return (
    <g class={`hc-way hc-way-${way.kind}`}>
      <polyline class="hc-way-under" points={line} />
      <polyline points={line} />
      <polygon
        points="-8,-9 9,0 -8,9"
        transform={`translate(${end.x} ${end.y}) rotate(${(angle * 180) / Math.PI})`}
      />
    </g>
  );
}

/** Which line of the list a way belongs to: over everything, on the edge of its first step. */
function WayNumbers({ view }: { view: MapView }) {
  return (
    <g>
      {view.ways.map(({ hexes, n }) => {
        const [from, to] = hexes.slice(0, 2).map(hex => centreOf(view.map.shape, hex));
        if (n === undefined || !from || !to) return null;
        const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        return (
          <g key={`${n}${hexes.join()}`} class="hc-way-n">
            <circle cx={mid.x} cy={mid.y} r="9" />
            <text x={mid.x} y={mid.y + 4.5}>
              {n}
            </text>
          </g>
        );
      })}
    </g>
  );
}
