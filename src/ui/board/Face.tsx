import type { BoardFace } from './view';

/** Head and shoulders, in the units that portraits are drawn in. */
const middle = { x: 60, y: 62, r: 42 };

/** What every face is cut to: once in each picture that shows one. */
export const FaceRim = () => (
  <defs>
    <clipPath id="face-rim">
      <circle cx={middle.x} cy={middle.y} r={middle.r} />
    </clipPath>
    <clipPath id="art-rim">
      <circle cx="256" cy="256" r="254" />
    </clipPath>
  </defs>
);

interface Props {
  of: BoardFace;
  x: number;
  y: number;
  r: number;
}

/** A face in a ring. */
export const Face = ({ of, x, y, r }: Props) => (
  <g
    class="face"
    style={of.colors}
    clip-path="url(#face-rim)"
    transform={`translate(${x} ${y}) scale(${r / middle.r}) translate(${-middle.x} ${-middle.y})`}
  >
    <rect class="portrait-sky" width="120" height="150" />
    {of.strokes.map(({ tone, d, twice }, i) => (
      <g key={i.toString()} class={`tone-${tone}`}>
        <path d={d} />
        {twice ? <path d={d} transform="matrix(-1 0 0 1 120 0)" /> : null}
      </g>
    ))}
  </g>
);
