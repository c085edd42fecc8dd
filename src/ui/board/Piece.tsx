import type { Shape } from '../../hex/shape';
import { still } from '../parts/still';
import { Face } from './Face';
import { angleOf, centreOf, corners, side, turnedBy } from './geometry';
import { boundsOf, PieceArt } from './PieceArt';
import type { BoardPiece } from './view';

interface Props {
  shape: Shape;
  piece: BoardPiece;
  turned: number;
  chosen?: boolean;
  ghost?: boolean;
  /** The piece's place under a finger, in the board's units. */
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
        <LargeBody shape={shape} piece={piece} turned={turned} {...(ghost ? { ghost } : {})} />
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
      <g transform={turnedBy(angleOf(piece.facing), { x, y })}>
        <polygon class="nose" points={`${x - 9},${y - 19} ${x},${y - 29} ${x + 9},${y - 19}`} />
      </g>
      <circle class="shade" cx={x} cy={y + 3.5} r="24" />
      <Base x={x} y={y} side={piece.side} />
      <g transform={turnedBy(-turned, { x, y })}>
        <Portrait piece={piece} x={x} y={y} />
        {piece.number === undefined ? null : <Numeral x={x - 15} y={y - 14} n={piece.number} />}
        {piece.hp === undefined || piece.single ? null : <Hp x={x + 16} y={y + 15} hp={piece.hp} />}
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

interface LargeProps {
  shape: Shape;
  piece: BoardPiece;
  turned: number;
  ghost?: boolean;
}

/** A large enemy is a portrait as wide as its hexes, with the die of each part in place. */
function LargeBody({ shape, piece, turned, ghost }: LargeProps) {
  const shapeId = `body-${ghost ? 'was-' : ''}${piece.at}`;
  const { x, y } = centreOf(shape, piece.at);
  const facing = angleOf(piece.facing);
  return (
    <>
      {piece.hexes.map(hex => (
        <polygon key={hex} class="body-rim" points={corners(centreOf(shape, hex), side + 1)} />
      ))}
      {piece.art ? (
        <g clip-path={`url(#${shapeId})`}>
          <clipPath id={shapeId}>
            {piece.hexes.map(hex => (
              <polygon key={hex} points={corners(centreOf(shape, hex), side - 0.5)} />
            ))}
          </clipPath>
          <g transform={turnedBy(-turned, { x, y })}>
            <PieceArt
              of={piece.art}
              at={boundsOf(
                piece.hexes.map(hex => centreOf(shape, hex)),
                side,
              )}
            />
          </g>
        </g>
      ) : null}
      {piece.hexes.map(hex => (
        <polygon
          key={hex}
          class={piece.art ? 'body drawn' : 'body'}
          points={corners(centreOf(shape, hex), side - 1.5)}
        />
      ))}
      <g transform={turnedBy(facing, { x, y })}>
        <path class="arc" d={`M${x} ${y}L${x - 44} ${y - 76}M${x} ${y}L${x + 44} ${y - 76}`} />
        <path class="arc" d={`M${x} ${y}L${x - 44} ${y + 76}M${x} ${y}L${x + 44} ${y + 76}`} />
        <polygon class="nose" points={`${x - 15},${y - 70} ${x},${y - 88} ${x + 15},${y - 70}`} />
      </g>
      <g transform={turnedBy(-turned, { x, y })}>
        {piece.art ? null : <Sign of={piece.icon} x={x} y={y} size={96} />}
        {piece.number === undefined ? null : <Numeral x={x - 24} y={y - 20} n={piece.number} />}
      </g>
      {piece.slots?.flatMap(slot =>
        slot.hexes.map(hex => {
          const at = centreOf(shape, hex);
          return (
            <g key={`${slot.id}${hex}`} transform={turnedBy(-turned, at)}>
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

/** The number on the token tells apart two pieces that look the same. */
const Numeral = ({ x, y, n }: { x: number; y: number; n: number }) => (
  <g class="piece-number">
    <circle cx={x} cy={y} r="9.5" />
    <text x={x} y={y + 5.2}>
      {n.toString()}
    </text>
  </g>
);

/** Its own drawing where there is one, cut to the token; else the sign of its class or kind. */
function Portrait({ piece, x, y }: { piece: BoardPiece; x: number; y: number }) {
  if (piece.face) return <Face of={piece.face} x={x} y={y} r={19.5} />;
  if (piece.art) return <PieceArt of={piece.art} at={{ x, y, size: 41 }} round />;
  return <Sign of={piece.icon} x={x} y={y} size={34} />;
}

const Sign = ({ of, x, y, size }: { of: string; x: number; y: number; size: number }) => (
  <path
    class={size > 40 ? 'figure faint' : 'figure'}
    d={of}
    transform={`translate(${x - size / 2 + 3} ${y - size / 2 + 3}) scale(${(size - 6) / 512})`}
  />
);

/** A broken part: dark, with a crack through it. */
const Crack = ({ x, y }: { x: number; y: number }) => (
  <g class="broken-part">
    <polygon points={corners({ x, y }, side - 5)} />
    <path d={`M${x - 20} ${y - 15}l12 9-5 6 15 4-4 8 14 6`} />
  </g>
);
