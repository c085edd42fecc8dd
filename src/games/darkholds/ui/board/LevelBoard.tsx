import './board.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useSurfacePoints } from '../../../../ui/parts/input/useSurfacePoints';
import type { DrawnLine, Figure, Play } from '../../rules/play/model';
import { ui } from '../../words/ui';
import { centreOf, frameOf, labelOf, lineIn, side, squareAt, squaresOfLevel, wallsOf } from './boardView';
import { Markers } from './Markers';

interface Props {
  readonly play: Play;
  readonly chosen: string | undefined;
  /** Squares that are light: what is seen from somewhere. */
  readonly lit: ReadonlySet<string>;
  /** Whom a tap would strike. */
  readonly targets: ReadonlySet<string>;
  /** FO-2: how many attacks and shots would come, by square. */
  readonly threats: ReadonlyMap<string, number>;
  /** OV-1: what it costs to get there. */
  readonly costs: ReadonlyMap<string, number>;
  readonly lines: readonly DrawnLine[];
  readonly paths: readonly (readonly string[])[];
  readonly onSquare: (square: string) => void;
  readonly onFigure: (id: string) => void;
  readonly onDrop: (id: string, square: string) => void;
}

const margin = 6;
/** A finger that moves less than this has tapped. */
const still = 10;

interface Held {
  readonly id: string | undefined;
  readonly x: number;
  readonly y: number;
  /** Read where the finger is lifted: a quick drag ends before anything of it is drawn. */
  dragged: boolean;
}

export function LevelBoard(props: Props) {
  const { play, chosen, lit, targets, threats, costs, lines, paths } = props;
  const surface = useRef<SVGSVGElement>(null);
  const held = useRef<Held | undefined>(undefined);
  const [over, setOver] = useState<{ id: string; x: number; y: number } | undefined>(undefined);
  const squares = useMemo(() => squaresOfLevel(play), [play.level]);
  const { x: left, y: top, wide, high } = useMemo(() => frameOf(play), [play.level]);

  const points = useSurfacePoints(() => surface.current);
  const pointOf = (event: PointerEvent): { x: number; y: number } => points.at(event) ?? { x: -1, y: -1 };
  const figureUnder = (event: PointerEvent): string | undefined =>
    (event.target instanceof Element ? event.target.closest('[data-figure]') : null)?.getAttribute(
      'data-figure',
    ) ?? undefined;

  const down = (event: PointerEvent) => {
    points.forget();
    held.current = { id: figureUnder(event), ...pointOf(event), dragged: false };
    if (held.current.id !== undefined) surface.current?.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const { current } = held;
    if (current?.id === undefined) return;
    const { x, y } = pointOf(event);
    current.dragged ||= Math.hypot(x - current.x, y - current.y) > still;
    if (current.dragged) setOver({ id: current.id, x, y });
  };
  const up = (event: PointerEvent) => {
    const { current } = held;
    held.current = undefined;
    setOver(undefined);
    if (!current) return;
    points.forget();
    const { x, y } = pointOf(event);
    const square = squareAt(play, x, y);
    if (current.dragged && current.id !== undefined) {
      if (square !== undefined) props.onDrop(current.id, square);
    } else if (current.id !== undefined) props.onFigure(current.id);
    else if (square !== undefined) props.onSquare(square);
  };
  const cancel = () => {
    held.current = undefined;
    setOver(undefined);
  };

  return (
    <svg
      ref={surface}
      class="dh-board"
      viewBox={`${left - margin} ${top - margin} ${wide + 2 * margin} ${high + 2 * margin}`}
      role="img"
      aria-label={ui.board}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
    >
      {squares.map(({ name, x, y, tint }) => (
        <g key={name}>
          <rect
            class={`dh-square dh-tint-${tint}${lit.has(name) ? ' dh-lit' : ''}`}
            data-square={name}
            x={x}
            y={y}
            width={side}
            height={side}
          />
          <text class="dh-name" x={x + 4} y={y + 11}>
            {name}
          </text>
          {costs.has(name) ? (
            <text class="dh-cost" x={x + side - 5} y={y + side - 5}>
              <title>{ui.cost(costs.get(name) ?? 0, name)}</title>
              {costs.get(name)}
            </text>
          ) : null}
          {(threats.get(name) ?? 0) > 0 ? (
            <text class="dh-threat" x={x + side - 5} y={y + side - 5}>
              <title>{ui.threat(threats.get(name) ?? 0, name)}</title>
              {threats.get(name)}
            </text>
          ) : null}
        </g>
      ))}
      {wallsOf(play).map(path => (
        <path key={path} class="dh-wall" d={path} />
      ))}
      <Markers play={play} />
      {paths.map(path => (
        <Way key={path.join(' ')} play={play} path={path} />
      ))}
      {lines.map(line => {
        const drawn = lineIn(play, line);
        return (
          <g key={`${drawn.x1} ${drawn.y1} ${drawn.x2} ${drawn.y2}`} class="dh-line">
            <line {...drawn} />
            <line {...drawn} />
          </g>
        );
      })}
      {play.figures.map(one => (
        <Model
          key={one.id}
          play={play}
          figure={one}
          chosen={one.id === chosen}
          target={targets.has(one.id)}
          at={over?.id === one.id ? over : undefined}
        />
      ))}
    </svg>
  );
}

/** A way with its numbers, from where it began. */
function Way({ play, path }: { play: Play; path: readonly string[] }) {
  const points = path.map(name => centreOf(play, name));
  return (
    <g class="dh-way">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.slice(0, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={5} />
      ))}
    </g>
  );
}

interface ModelProps {
  readonly play: Play;
  readonly figure: Figure;
  readonly chosen: boolean;
  readonly target: boolean;
  readonly at: { readonly x: number; readonly y: number } | undefined;
}

function Model({ play, figure, chosen, target, at }: ModelProps) {
  const centre = centreOf(play, figure.at);
  const [wide, high] = [(figure.width - 1) * side, (figure.height - 1) * side];
  const { x, y } = at ?? { x: centre.x + wide / 2, y: centre.y + high / 2 };
  const kind = figure.side === 'enemy' ? `dh-enemy dh-type-${figure.rank % 4}` : `dh-${figure.side}`;
  return (
    <g
      class={`dh-model ${kind}${chosen ? ' dh-chosen' : ''}${target ? ' dh-target' : ''}${figure.prone ? ' dh-prone' : ''}`}
      data-figure={figure.id}
      transform={`translate(${x} ${y})`}
    >
      {figure.side === 'enemy' ? <polygon points="0,-19 18,-6 12,17 -12,17 -18,-6" /> : <circle r={18} />}
      <text y={6}>{labelOf(figure)}</text>
      {figure.wounds > 0 ? (
        <g class="dh-wounds" transform="translate(14 -14)">
          <circle r={9} />
          <text y={5}>{figure.wounds}</text>
        </g>
      ) : null}
    </g>
  );
}
