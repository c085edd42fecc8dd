import './board.css';
import { useMemo } from 'preact/hooks';
import { compass, nameOf, OFF, type Side, size, squareAt, squares, step } from '../../rules/board/square';
import { invulnerable } from '../../rules/board/standing';
import { squareOf } from '../../rules/duel/codec';
import type { At, Duel, UnitData } from '../../rules/duel/model';
import { clanAt, positionOf } from '../../rules/duel/turn-of';
import { clanNames, kindNames } from '../../words/names';
import { ui } from '../../words/ui';
import { king, knight, pawn, queen, rook, sage } from '../icons.gen';
import { useHold } from './useHold';

const icons = { king, knight, pawn, queen, rook, sage } as const;

const cell = 72;
const rim = 22;
const board = size * cell + rim;

interface Corner {
  readonly x: number;
  readonly y: number;
}
/** The upper left corner of a square, as a side sees the board: its own Seat lies below. */
type View = (at: At) => Corner;
const viewOf =
  (side: Side): View =>
  at => {
    const square = squareOf(at);
    const [file, rank] = [Math.floor(square / size), square % size];
    const [across, down] = side === 'south' ? [file, size - 1 - rank] : [size - 1 - file, rank];
    return { x: rim + across * cell, y: down * cell };
  };
const middle = ({ x, y }: Corner): Corner => ({ x: x + cell / 2, y: y + cell / 2 });

interface Props {
  readonly duel: Duel;
  /** Who sits below. */
  readonly below: Side;
  /** The pieces stand on their heads for whoever sits below, and so upright for the other. */
  readonly turned?: boolean;
  /** Squares that may be tapped now. */
  readonly glow: ReadonlySet<At>;
  readonly chosen: ReadonlySet<At>;
  /** FO-1: by square, how many faces lead there. */
  readonly reach: ReadonlyMap<At, string>;
  /** Pushes that may be chosen: from the end of whoever pushes, in a direction, so many squares. */
  readonly pushes?: readonly Push[];
  readonly onTap: (at: At) => void;
  /** A finger stays on a square, or the other button of a mouse. */
  readonly onHold?: ((at: At) => void) | undefined;
}

export interface Push {
  readonly at: At;
  readonly dir: number;
  readonly steps: number;
}
const noPushes: readonly Push[] = [];

const nameOfUnit = (duel: Duel, unit: UnitData | undefined): string =>
  unit ? ui.unit(clanNames[clanAt(duel, unit.side)], kindNames[unit.kind]) : '';

/** The arrows lead from square to square. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function onKey(event: KeyboardEvent, at: At, { onTap, below }: Pick<Props, 'onTap' | 'below'>): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    onTap(at);
    return;
  }
  const [file = 0, rank = 0] = arrows[event.key] ?? [];
  if (file === 0 && rank === 0) return;
  event.preventDefault();
  const square = squareOf(at);
  const sign = below === 'south' ? 1 : -1;
  const to = squareAt(Math.floor(square / size) + sign * file, (square % size) + sign * rank);
  if (to < 0 || !(event.currentTarget instanceof SVGElement)) return;
  const other = event.currentTarget.parentElement?.querySelector(`[data-at="${nameOf(to)}"]`);
  if (other instanceof SVGElement) other.focus();
}

/** From the middle of a square to the edge of whoever stands on another, with a head. */
function arrow(from: Corner, to: Corner): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(x, y);
  const [ux, uy] = [x / long, y / long];
  const [tipX, tipY] = [to.x - 31 * ux, to.y - 31 * uy];
  const barb = (turn: number): string =>
    `M${tipX} ${tipY}l${-13 * ux - 10 * turn * uy} ${-13 * uy + 10 * turn * ux}`;
  return `M${from.x} ${from.y}L${tipX} ${tipY}${barb(1)}${barb(-1)}`;
}

/** FL-3: from whoever is pushed to where it is pushed, or over the edge. */
function pushArrow(
  { units, turn: { side } }: Duel,
  { at, dir, steps }: Push,
  middleOf: (at: At) => Corner,
): string {
  const end = squareOf(at);
  const [ahead, behind] = [step(side, end, dir), step(side, end, compass(dir + 4))];
  const [a, b] = ahead === OFF ? [behind, end] : [end, ahead];
  const [from, to] = [middleOf(nameOf(a)), middleOf(nameOf(b))];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // FL-1: whoever is landed upon is pushed from there.
  const first = units[at] && units[at].side !== side ? 0 : 1;
  const start = { x: middleOf(at).x + first * dx, y: middleOf(at).y + first * dy };
  return arrow(start, { x: start.x + (steps + 0.3) * dx, y: start.y + (steps + 0.3) * dy });
}

/** The board as south sees it, with all that stands and lies there. */
export function DuelBoard({
  duel,
  below,
  turned = false,
  glow,
  chosen,
  reach,
  pushes = noPushes,
  onTap,
  onHold,
}: Props) {
  const hold = useHold(onHold);
  const cornerOf = viewOf(below);
  const middleOf = (at: At): Corner => middle(cornerOf(at));
  const last = duel.log.findLast(({ from, to }) => from !== undefined && to !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg class="dl-board" viewBox={`0 0 ${board} ${board}`} role="group" aria-label={ui.board} {...hold}>
      <g>
        {squares.map(square => {
          const at = nameOf(square);
          const { x, y } = cornerOf(at);
          const alt = (Math.floor(square / size) + (square % size)) % 2 === 1;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a square of a drawing cannot be a button element.
            <g
              key={at}
              class={alt ? 'dl-square dl-alt' : 'dl-square'}
              role="button"
              tabindex={at === 'a1' ? 0 : -1}
              data-at={at}
              aria-label={ui.square(at, nameOfUnit(duel, duel.units[at]))}
              aria-pressed={chosen.has(at)}
              onClick={() => onTap(at)}
              onKeyDown={event => onKey(event, at, { onTap, below })}
            >
              <rect x={x} y={y} width={cell} height={cell} />
            </g>
          );
        })}
      </g>
      <Rim below={below} />
      <rect class="dl-centre" x={rim + 3 * cell} y={3 * cell} width={2 * cell} height={2 * cell} />
      {duel.reclaimed.map(at => {
        const { x, y } = cornerOf(at);
        return (
          <rect key={at} class="dl-ground" x={x + 4} y={y + 4} width={cell - 8} height={cell - 8} rx="8" />
        );
      })}
      {Object.keys(duel.gardens).map(at => {
        const { x, y } = cornerOf(at);
        return (
          <rect key={at} class="dl-garden" x={x + 5} y={y + 5} width={cell - 10} height={cell - 10} rx="18" />
        );
      })}
      {last?.from && last.to && last.from !== last.to ? (
        <path class="dl-last" d={arrow(middleOf(last.from), middleOf(last.to))} />
      ) : null}
      <Pieces duel={duel} view={cornerOf} turned={turned} />
      {Object.entries(duel.gardens).map(([at, count]) => {
        const { x, y } = cornerOf(at);
        return <Badge key={at} of="garden" x={x + 13} y={y + cell / 2} text={`${count}`} />;
      })}
      {[...glow].map(at => {
        const { x, y } = cornerOf(at);
        return (
          <rect key={at} class="dl-glow" x={x + 3} y={y + 3} width={cell - 6} height={cell - 6} rx="6" />
        );
      })}
      {[...chosen].map(at => {
        const { x, y } = cornerOf(at);
        return (
          <rect key={at} class="dl-chosen" x={x + 3} y={y + 3} width={cell - 6} height={cell - 6} rx="6" />
        );
      })}
      {pushes.map(push => (
        <path key={JSON.stringify(push)} class="dl-push" d={pushArrow(duel, push, middleOf)} />
      ))}
      {[...reach].map(([at, text]) => {
        const { x, y } = cornerOf(at);
        // In the middle of an empty square, above whoever stands there.
        const down = duel.units[at] ? 12 : cell / 2;
        return (
          <text key={at} class="dl-reach" x={x + cell / 2} y={y + down}>
            {text}
          </text>
        );
      })}
    </svg>
  );
}

const Rim = ({ below }: { below: Side }) => (
  <g>
    {Array.from({ length: size }, (_, i) => (
      <g key={i}>
        <text class="dl-rim" x={rim + i * cell + cell / 2} y={board - rim / 2}>
          {'abcdefgh'[below === 'south' ? i : size - 1 - i]}
        </text>
        <text class="dl-rim" x={rim / 2} y={(size - 1 - i) * cell + cell / 2}>
          {below === 'south' ? i + 1 : size - i}
        </text>
      </g>
    ))}
  </g>
);

/** What a number on the board counts: told apart by its shape, and whole in words by a tap. */
const shapes = {
  hits: 'M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z',
  garden: 'M0-16 14-7v14L0 16-14 7V-7Z',
  ladder: 'M-11-15h4v3H7v-3h4v30H7v-3H-7v3h-4Z',
  quarry: 'M0-16 16 0 0 16-16 0Z',
} as const;

interface BadgeProps {
  readonly of: keyof typeof shapes;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

const Badge = ({ of, x, y, text }: BadgeProps) => (
  <g class="dl-badge" transform={`translate(${x} ${y})`}>
    <path d={shapes[of]} />
    <text y="1">{text}</text>
  </g>
);

/** The first letters of what a unit bears, on a plate below it. */
const Auras = ({ x, y, of }: { x: number; y: number; of: readonly string[] }) => {
  const wide = 12 + 13 * of.length;
  return (
    <g class="dl-badge" transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y="-11" width={wide} height="22" rx="5" />
      <text y="1">{of.map(aura => aura.charAt(0).toUpperCase()).join('')}</text>
    </g>
  );
};

/** VQ-1, UN-4: units with their shields, marks and counters. */
function Pieces({ duel, view, turned }: { duel: Duel; view: View; turned: boolean }) {
  const shielded = useMemo(() => {
    const position = positionOf(duel);
    return new Set(
      [...position.units].flatMap(([at, unit]) => (invulnerable(position, unit, at) ? [nameOf(at)] : [])),
    );
  }, [duel]);
  return (
    <g>
      {Object.entries(duel.units).map(([at, unit]) => {
        const { x, y } = middle(view(at));
        return (
          <g
            key={at}
            class={`dl-piece dl-${unit.side}`}
            transform={turned ? `rotate(180 ${x} ${y})` : undefined}
          >
            <circle class="dl-body" cx={x} cy={y} r="28" />
            <path
              class="dl-kind"
              d={icons[unit.kind]}
              transform={`translate(${x - 20} ${y - 20}) scale(${40 / 512})`}
            />
            {unit.held ? <circle class="dl-held" cx={x} cy={y} r="31" /> : null}
            {shielded.has(at) && unit.kind !== 'rook' ? (
              <path
                class="dl-shield"
                d="M0 -9 8 -6 V1 Q8 8 0 11 Q-8 8 -8 1 V-6Z"
                transform={`translate(${x - 22} ${y - 20})`}
              />
            ) : null}
            {unit.marks > 0 ? <Badge of="hits" x={x + 22} y={y + 20} text={`${unit.marks}`} /> : null}
            {unit.ladder > 0 ? <Badge of="ladder" x={x - 22} y={y + 19} text={`${unit.ladder}`} /> : null}
            {unit.quarry ? <Badge of="quarry" x={x + 21} y={y - 19} text="Q" /> : null}
            {unit.auras.length > 0 ? <Auras x={x} y={y + 25} of={unit.auras} /> : null}
          </g>
        );
      })}
    </g>
  );
}
