import { useMemo, useRef, useState } from 'preact/hooks';
import { useSurfacePoints } from '../../../../ui/parts/input/useSurfacePoints';
import { type Piece, strokesOf } from '../../rules/box/pieces';
import { levelOfData } from '../../rules/play/board-of';
import type { Corner, Figure, Laid, Play } from '../../rules/play/model';
import type { LevelTable } from '../../table/levels';
import { ui } from '../../words/ui';
import { centreOf, floorTop, labelOf, nameAt, side, squaresOfLevel, wallsOf } from '../board/boardView';
import { Markers } from '../board/Markers';

/** What a finger on the canvas draws. */
export type Tool =
  | { readonly kind: 'tile'; readonly tile: string }
  /** A tile of the drawer, as it is turned. */
  | { readonly kind: 'piece'; readonly name: string; readonly piece: Piece; readonly tile: string }
  | { readonly kind: 'wall' }
  /** MK-14: with one end, the tap sets the other. */
  | { readonly kind: 'ladder'; readonly from: string | null }
  | { readonly kind: 'lay'; readonly what: Laid }
  | { readonly kind: 'stand'; readonly type: string }
  | { readonly kind: 'join'; readonly figure: Figure };

interface Point {
  readonly x: number;
  readonly y: number;
}

const margin = 4;

/** The whole canvas: a stroke paints from corner to corner, a tap lays or stands. */
interface Props {
  readonly table: LevelTable;
  readonly tool: Tool;
  /** One floor is drawn at a time. */
  readonly floor: number;
  readonly onTool: (tool: Tool) => void;
}

export function Canvas({ table, tool, floor, onTool }: Props) {
  const play = table.state.value;
  const surface = useRef<SVGSVGElement>(null);
  const [stroke, setStroke] = useState<{ from: Point; to: Point } | undefined>(undefined);
  /** Where the finger came down: a quick stroke ends before anything of it is drawn. */
  const began = useRef<Point | undefined>(undefined);
  const { grid } = levelOfData(play.level).ground;
  const [wide, high] = [grid.width * side, grid.height * side];
  const top = floorTop(play.level, floor);
  const squares = useMemo(() => squaresOfLevel(play), [play.level]);

  const points = useSurfacePoints(() => surface.current);
  const pointOf = (event: PointerEvent): Point => {
    const point = points.at(event);
    if (!point) return { x: 0, y: 0 };
    const inside = (at: number, most: number): number => Math.min(Math.max(at, 0), most - 1);
    return { x: inside(point.x, wide), y: inside(point.y - top, high) };
  };
  const cellOf = ({ x, y }: Point): Corner => [Math.floor(x / side), Math.floor(y / side)];

  /** The edge nearest to a finger, as the two cells beside it. */
  const edgeAt = (point: Point): { a: string; b: string } => {
    const [x, y] = cellOf(point);
    const [dx, dy] = [point.x / side - x - 0.5, point.y / side - y - 0.5];
    const along = Math.abs(dx) > Math.abs(dy);
    const other: Corner = along ? [x + Math.sign(dx), y] : [x, y + Math.sign(dy)];
    return { a: nameAt(play, x, y, floor), b: nameAt(play, other[0], other[1], floor) };
  };

  const finish = (from: Point, to: Point) => {
    const [x, y] = cellOf(to);
    const at = nameAt(play, x, y, floor);
    switch (tool.kind) {
      case 'tile':
        table.send({ do: 'paint', from: cellOf(from), to: cellOf(to), tile: tool.tile, floor });
        return;
      case 'piece': {
        const sent = table.send(...strokesOf(tool.piece, [x, y], tool.tile, floor));
        // One tile of a kind is laid at a time: the next has a letter of its own.
        if (sent) onTool({ kind: 'tile', tile: tool.tile });
        return;
      }
      case 'wall':
        table.send({ do: 'wall', ...edgeAt(to) });
        return;
      case 'ladder':
        if (tool.from === null || tool.from === at) onTool({ kind: 'ladder', from: at });
        else if (table.send({ do: 'ladder', a: tool.from, b: at })) onTool({ kind: 'ladder', from: null });
        return;
      case 'lay':
        table.send({ do: 'lay', at, what: tool.what });
        return;
      case 'stand':
        table.send({ do: 'stand', type: tool.type, at });
        return;
      case 'join': {
        const there = play.figures.some(({ id }) => id === tool.figure.id);
        if (there) table.send({ do: 'move', id: tool.figure.id, to: at });
        else table.send({ do: 'join', figure: { ...tool.figure, at } });
      }
    }
  };

  const drawn = stroke && tool.kind === 'tile' ? boxOf(cellOf(stroke.from), cellOf(stroke.to)) : undefined;
  return (
    <div class="dh-canvas">
      <svg
        ref={surface}
        class="dh-board"
        viewBox={`${-margin} ${top - margin} ${wide + 2 * margin} ${high + 2 * margin}`}
        role="img"
        aria-label={ui.board}
        onPointerDown={event => {
          points.forget();
          const at = pointOf(event);
          surface.current?.setPointerCapture(event.pointerId);
          began.current = at;
          setStroke({ from: at, to: at });
        }}
        onPointerMove={event => {
          if (began.current) setStroke({ from: began.current, to: pointOf(event) });
        }}
        onPointerUp={event => {
          points.forget();
          if (began.current) finish(began.current, pointOf(event));
          began.current = undefined;
          setStroke(undefined);
        }}
        onPointerCancel={() => {
          began.current = undefined;
          setStroke(undefined);
        }}
      >
        <path class="dh-raster" d={rasterOf(grid.width, grid.height)} transform={`translate(0 ${top})`} />
        {squares.map(({ name, x, y, tint, letter }) => (
          <g key={name}>
            <rect
              class={`dh-square dh-tint-${tint}`}
              data-square={name}
              x={x}
              y={y}
              width={side}
              height={side}
            />
            <text class="dh-name" x={x + 4} y={y + 11}>
              {letter}
            </text>
          </g>
        ))}
        {wallsOf(play).map(path => (
          <path key={path} class="dh-wall" d={path} />
        ))}
        <Markers play={play} />
        {play.figures.map(one => {
          const { x, y } = centreOf(play, one.at);
          const shape = one.side === 'enemy' ? `dh-enemy dh-type-${one.rank % 4}` : `dh-${one.side}`;
          return (
            <g key={one.id} class={`dh-model ${shape}`} transform={`translate(${x} ${y})`}>
              {one.side === 'enemy' ? (
                <polygon points="0,-19 18,-6 12,17 -12,17 -18,-6" />
              ) : (
                <circle r={18} />
              )}
              <text y={6}>{labelOf(one)}</text>
            </g>
          );
        })}
        {drawn ? <rect class="dh-stroke" {...drawn} y={drawn.y + top} /> : null}
        {tool.kind === 'ladder' && tool.from !== null ? (
          <rect class="dh-stroke" {...cornerNamed(play, tool.from)} width={side} height={side} />
        ) : null}
      </svg>
    </div>
  );
}

function cornerNamed(play: Play, name: string): Point {
  const { x, y } = centreOf(play, name);
  return { x: x - side / 2, y: y - side / 2 };
}

function boxOf([ax, ay]: Corner, [bx, by]: Corner) {
  return {
    x: Math.min(ax, bx) * side,
    y: Math.min(ay, by) * side,
    width: (Math.abs(ax - bx) + 1) * side,
    height: (Math.abs(ay - by) + 1) * side,
  };
}

function rasterOf(wide: number, high: number): string {
  const upright = Array.from({ length: wide + 1 }, (_, x) => `M${x * side} 0V${high * side}`);
  const level = Array.from({ length: high + 1 }, (_, y) => `M0 ${y * side}H${wide * side}`);
  return [...upright, ...level].join('');
}
