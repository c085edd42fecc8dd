import type { Shape } from '../../hex/shape';
import { still } from '../parts/still';
import { Face } from './Face';
import { angleOf, centreOf, corners, side } from './geometry';
import type { BoardPiece } from './view';

interface Props {
  shape: Shape;
  piece: BoardPiece;
  turned: number;
  chosen?: boolean;
  ghost?: boolean;
  /** Where a finger holds it just now, in the board's units. */
  held?: { x: number; y: number };
}

export const Piece = still(({ shape, piece, turned, chosen, ghost, held }: Props) => {
  const home = centreOf(shape, piece.at);
  const shift = held ? `translate(${held.x - home.x} ${held.y - home.y})` : undefined;
  const classes = ['piece', piece.side];
  if (chosen) classes.push('chosen');
  if (ghost) classes.push('ghost');
  if (held) classes.push('held');
  return (
    <g class={classes.join(' ')} transform={shift} data-piece={ghost ? undefined : piece.id}>
      {piece.hexes.length > 1 ? (
        <LargeBody shape={shape} piece={piece} turned={turned} />
      ) : (
        <SmallBody shape={shape} piece={piece} turned={turned} />
      )}
    </g>
  );
});

function SmallBody({ shape, piece, turned }: { shape: Shape; piece: BoardPiece; turned: number }) {
  const { x, y } = centreOf(shape, piece.at);
  return (
    <>
      <g transform={`rotate(${angleOf(piece.facing)} ${x} ${y})`}>
        <polygon class="nose" points={`${x - 9},${y - 19} ${x},${y - 29} ${x + 9},${y - 19}`} />
      </g>
      <circle class="shade" cx={x} cy={y + 3.5} r="24" />
      <Base x={x} y={y} side={piece.side} />
      <g transform={`rotate(${-turned} ${x} ${y})`}>
        <Portrait piece={piece} x={x} y={y} size={34} />
        {piece.number === undefined ? null : (
          <text class="piece-number" x={x - 13} y={y - 7}>
            {piece.number}
          </text>
        )}
        {piece.hp === undefined ? null : <Hp x={x + 16} y={y + 15} hp={piece.hp} />}
      </g>
    </>
  );
}

/** Friend and foe are told by shape too: round, or with eight sides. */
function Base({ x, y, side: whose }: { x: number; y: number; side: BoardPiece['side'] }) {
  if (whose !== 'enemy') return <circle class="base" cx={x} cy={y} r="21.5" />;
  const points = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]
    .map(a => (a * Math.PI) / 180)
    .map(a => `${(x + 23 * Math.cos(a)).toFixed(1)},${(y + 23 * Math.sin(a)).toFixed(1)}`);
  return <polygon class="base" points={points.join(' ')} />;
}

function LargeBody({ shape, piece, turned }: { shape: Shape; piece: BoardPiece; turned: number }) {
  const { x, y } = centreOf(shape, piece.at);
  const facing = angleOf(piece.facing);
  return (
    <>
      {piece.hexes.map(hex => (
        <polygon key={hex} class="body-rim" points={corners(centreOf(shape, hex), side + 1)} />
      ))}
      {piece.hexes.map(hex => (
        <polygon key={hex} class="body" points={corners(centreOf(shape, hex), side - 1.5)} />
      ))}
      <g transform={`rotate(${facing} ${x} ${y})`}>
        <path class="arc" d={`M${x} ${y}L${x - 44} ${y - 76}M${x} ${y}L${x + 44} ${y - 76}`} />
        <path class="arc" d={`M${x} ${y}L${x - 44} ${y + 76}M${x} ${y}L${x + 44} ${y + 76}`} />
        <polygon class="nose" points={`${x - 15},${y - 70} ${x},${y - 88} ${x + 15},${y - 70}`} />
      </g>
      <g transform={`rotate(${-turned} ${x} ${y})`}>
        <Portrait piece={piece} x={x} y={y} size={96} />
        {piece.number === undefined ? null : (
          <text class="piece-number" x={x - 26} y={y - 8}>
            {piece.number}
          </text>
        )}
      </g>
      {piece.slots?.flatMap(slot =>
        slot.hexes.map(hex => {
          const at = centreOf(shape, hex);
          return (
            <g key={`${slot.id}${hex}`} transform={`rotate(${-turned} ${at.x} ${at.y})`}>
              {slot.hp === undefined ? (
                <Crack x={at.x} y={at.y} />
              ) : (
                <>
                  <rect class="slot" x={at.x - 12} y={at.y - 12} width="24" height="24" rx="5" />
                  <text class="slot-hp" x={at.x} y={at.y + 6.5}>
                    {slot.hp}
                  </text>
                </>
              )}
            </g>
          );
        }),
      )}
    </>
  );
}

function Hp({ x, y, hp }: { x: number; y: number; hp: number }) {
  return (
    <g class="count">
      <rect x={x - 10} y={y - 10} width="20" height="20" rx="4.5" />
      <text x={x} y={y + 5.6}>
        {hp}
      </text>
    </g>
  );
}

/** Its own drawing where the pack has one, else the sign of its class or kind. */
function Portrait({ piece, x, y, size }: { piece: BoardPiece; x: number; y: number; size: number }) {
  if (piece.face) return <Face of={piece.face} x={x} y={y} r={19.5} />;
  if (!piece.art)
    return (
      <path
        class={size > 40 ? 'figure faint' : 'figure'}
        d={piece.icon}
        transform={`translate(${x - size / 2 + 3} ${y - size / 2 + 3}) scale(${(size - 6) / 512})`}
      />
    );
  return (
    <g class="portrait" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}>
      {piece.art.map((stroke, i) => (
        <path key={i.toString()} class={`art-${stroke.tone}`} d={stroke.d} />
      ))}
    </g>
  );
}

/** A broken part: dark, with a crack through it. */
const Crack = ({ x, y }: { x: number; y: number }) => (
  <g class="broken-part">
    <polygon points={corners({ x, y }, side - 5)} />
    <path d={`M${x - 20} ${y - 15}l12 9-5 6 15 4-4 8 14 6`} />
  </g>
);
