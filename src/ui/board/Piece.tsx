import type { Shape } from '../../hex/shape';
import { still } from '../parts/frame/still';
import { Face } from './Face';
import { angleOf, centreOf, corners, type Point, side, turnedBy } from './geometry';
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

/** Drawn around the origin and then moved to its hex: a model that moves changes one attribute. */
export const Piece = still(({ shape, piece, turned, chosen, ghost, held }: Props) => {
  const { x, y } = held ?? centreOf(shape, piece.at);
  const classes = ['piece', piece.side];
  if (chosen) classes.push('chosen');
  if (ghost) classes.push('ghost');
  if (held) classes.push('held');
  return (
    <g class={classes.join(' ')} transform={`translate(${x} ${y})`} data-piece={ghost ? undefined : piece.id}>
      {piece.hexes.length > 1 ? (
        <LargeBody shape={shape} piece={piece} turned={turned} {...(ghost ? { ghost } : {})} />
      ) : (
        <SmallBody piece={piece} turned={turned} />
      )}
    </g>
  );
});

const origin: Point = { x: 0, y: 0 };

function SmallBody({ piece, turned }: { piece: BoardPiece; turned: number }) {
  return (
    <>
      <g transform={turnedBy(angleOf(piece.facing), origin)}>
        <polygon class="nose" points="-9,-19 0,-29 9,-19" />
      </g>
      <circle class="shade" cx={0} cy={3.5} r="24" />
      <Base side={piece.side} />
      <g transform={turnedBy(-turned, origin)}>
        <Portrait face={piece.face} art={piece.art} icon={piece.icon} />
        {piece.number === undefined ? null : <Numeral x={-15} y={-14} n={piece.number} />}
        {piece.hp === undefined || piece.single ? null : <Hp x={16} y={15} hp={piece.hp} />}
      </g>
    </>
  );
}

/** Friend and foe are told by shape too: round, or with eight sides. */
function Base({ side: whose }: { side: BoardPiece['side'] }) {
  if (whose !== 'enemy') return <circle class="base" cx={0} cy={0} r="21.5" />;
  const points = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]
    .map(a => (a * Math.PI) / 180)
    .map(a => `${(23 * Math.cos(a)).toFixed(1)},${(23 * Math.sin(a)).toFixed(1)}`);
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
  const home = centreOf(shape, piece.at);
  const fromHome = (hex: string): Point => {
    const { x, y } = centreOf(shape, hex);
    return { x: x - home.x, y: y - home.y };
  };
  const facing = angleOf(piece.facing);
  return (
    <>
      {piece.hexes.map((hex, i) => (
        <polygon key={i.toString()} class="body-rim" points={corners(fromHome(hex), side + 1)} />
      ))}
      {piece.art ? (
        <g clip-path={`url(#${shapeId})`}>
          <clipPath id={shapeId}>
            {piece.hexes.map((hex, i) => (
              <polygon key={i.toString()} points={corners(fromHome(hex), side - 0.5)} />
            ))}
          </clipPath>
          <g transform={turnedBy(-turned, origin)}>
            <PieceArt of={piece.art} at={boundsOf(piece.hexes.map(fromHome), side)} />
          </g>
        </g>
      ) : null}
      {piece.hexes.map((hex, i) => (
        <polygon
          key={i.toString()}
          class={piece.art ? 'body drawn' : 'body'}
          points={corners(fromHome(hex), side - 1.5)}
        />
      ))}
      <g transform={turnedBy(facing, origin)}>
        <path class="arc" d="M0 0L-44 -76M0 0L44 -76" />
        <path class="arc" d="M0 0L-44 76M0 0L44 76" />
        <polygon class="nose" points="-15,-70 0,-88 15,-70" />
      </g>
      <g transform={turnedBy(-turned, origin)}>
        {piece.art ? null : <Sign of={piece.icon} size={96} />}
        {piece.number === undefined ? null : <Numeral x={-24} y={-20} n={piece.number} />}
      </g>
      {piece.slots?.flatMap(slot =>
        slot.hexes.map((hex, i) => {
          const at = fromHome(hex);
          return (
            <g key={`${slot.id}${i.toString()}`} transform={turnedBy(-turned, at)}>
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

interface PortraitProps {
  face: BoardPiece['face'];
  art: BoardPiece['art'];
  icon: string;
}

/** Its own drawing where there is one, cut to the token; else the sign of its class or kind. */
const Portrait = still(({ face, art, icon }: PortraitProps) => {
  if (face) return <Face of={face} x={0} y={0} r={19.5} />;
  if (art) return <PieceArt of={art} at={{ ...origin, size: 41 }} round />;
  return <Sign of={icon} size={34} />;
});

const Sign = ({ of, size }: { of: string; size: number }) => (
  <path
    class={size > 40 ? 'figure faint' : 'figure'}
    d={of}
    transform={`translate(${3 - size / 2} ${3 - size / 2}) scale(${(size - 6) / 512})`}
  />
);

/** A broken part: dark, with a crack through it. */
const Crack = ({ x, y }: { x: number; y: number }) => (
  <g class="broken-part">
    <polygon points={corners({ x, y }, side - 5)} />
    <path d={`M${x - 20} ${y - 15}l12 9-5 6 15 4-4 8 14 6`} />
  </g>
);
