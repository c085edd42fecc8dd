import './board.css';
import { useMemo } from 'preact/hooks';
import { nameOf, type Side, size, squareAt, squares } from '../../rules/board/square';
import { invulnerable } from '../../rules/board/standing';
import type { At, Duel, UnitData } from '../../rules/duel/model';
import { clanAt, positionOf, squareOf } from '../../rules/duel/turn-of';
import { clanNames, kindNames } from '../../words/names';
import { ui } from '../../words/ui';
import { king, knight, pawn, queen, rook, sage } from '../icons.gen';

const icons = { king, knight, pawn, queen, rook, sage } as const;

const cell = 72;
const rim = 18;
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
  readonly onTap: (at: At) => void;
  /** A square is pressed for long. */
  readonly onHold?: (at: At) => void;
}

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

/** A finger that stays is a long press, also where the browser makes no menu of it. */
const long = 600;
let pressed: ReturnType<typeof setTimeout> | undefined;
const hold = {
  down: (then: () => void): void => {
    clearTimeout(pressed);
    pressed = setTimeout(then, long);
  },
  up: (): void => clearTimeout(pressed),
};

/** The board as south sees it, with all that stands and lies there. */
export function DuelBoard({ duel, below, turned = false, glow, chosen, reach, onTap, onHold }: Props) {
  const cornerOf = viewOf(below);
  const middleOf = (at: At): Corner => middle(cornerOf(at));
  const last = duel.told.findLast(({ from, to }) => from !== undefined && to !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg class="dl-board" viewBox={`0 0 ${board} ${board}`} role="group" aria-label={ui.board}>
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
              onContextMenu={event => {
                if (!onHold) return;
                event.preventDefault();
                onHold(at);
              }}
              onPointerDown={event => {
                if (event.pointerType === 'touch' && onHold) hold.down(() => onHold(at));
              }}
              onPointerUp={hold.up}
              onPointerLeave={hold.up}
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
      {Object.entries(duel.gardens).map(([at, count]) => {
        const { x, y } = cornerOf(at);
        return (
          <g key={at}>
            <rect class="dl-garden" x={x + 5} y={y + 5} width={cell - 10} height={cell - 10} rx="18" />
            <Badge x={x + 13} y={y + cell - 13} text={String(count)} />
          </g>
        );
      })}
      {last?.from && last.to && last.from !== last.to ? (
        <line
          class="dl-last"
          x1={middleOf(last.from).x}
          y1={middleOf(last.from).y}
          x2={middleOf(last.to).x}
          y2={middleOf(last.to).y}
        />
      ) : null}
      <Pieces duel={duel} view={cornerOf} turned={turned} />
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
      {[...reach].map(([at, text]) => {
        const { x, y } = cornerOf(at);
        return (
          <text key={at} class="dl-reach" x={x + cell - 16} y={y + 16}>
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

const Badge = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <g>
    <circle class="dl-badge-back" cx={x} cy={y} r="10" />
    <text class="dl-badge" x={x} y={y + 1}>
      {text}
    </text>
  </g>
);

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
        const marks = unit.marks > 0 ? `${unit.marks}` : '';
        return (
          <g
            key={at}
            class={`dl-piece dl-${unit.side}`}
            transform={turned ? `rotate(180 ${x} ${y})` : undefined}
          >
            <circle cx={x} cy={y} r="28" />
            <path d={icons[unit.kind]} transform={`translate(${x - 20} ${y - 20}) scale(${40 / 512})`} />
            {unit.held ? <circle class="dl-held" cx={x} cy={y} r="31" style="fill:none" /> : null}
            {shielded.has(at) && unit.kind !== 'rook' ? (
              <path
                class="dl-shield"
                d="M0 -9 8 -6 V1 Q8 8 0 11 Q-8 8 -8 1 V-6Z"
                transform={`translate(${x - 22} ${y - 20})`}
                style="fill:var(--stone)"
              />
            ) : null}
            {marks ? <Badge x={x + 23} y={y + 21} text={marks} /> : null}
            {unit.ladder > 0 ? <Badge x={x - 23} y={y + 21} text={String(unit.ladder)} /> : null}
            {unit.quarry ? <Badge x={x + 23} y={y - 21} text="Q" /> : null}
            {unit.auras.length > 0 ? <Badge x={x} y={y + 27} text={unit.auras.map(short).join('')} /> : null}
          </g>
        );
      })}
    </g>
  );
}

const short = (aura: string): string => aura.charAt(0).toUpperCase();
