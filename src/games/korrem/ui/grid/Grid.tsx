import './grid.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { boxAround, grown } from '../../../../square/box';
import { useSurfacePoints } from '../../../../ui/parts/input/useSurfacePoints';
import { healthLeft } from '../../rules/battle/card';
import { type Cell, nameOf } from '../../rules/battle/space';
import { type Battle, type Fighter, fighterOf } from '../../rules/fight/model';
import { sheets } from '../../words/battle-sheets';
import { ui } from '../../words/ui';
import { marks } from '../icons';
import { arrow, flat, linesOf, type Shape, shapeIn, wide } from './shape';
import { useDrag } from './useDrag';

interface Props {
  readonly battle: Battle;
  readonly chosen: string | undefined;
  readonly next: string | undefined;
  /** What a tap on a cell means now. */
  readonly glows: (at: Cell) => boolean;
  /** OD-3: what is written on cells and on the chosen card: a chance to fall there. */
  readonly dangers: ReadonlyMap<string, string>;
  readonly onCard: (id: string) => void;
  readonly onCell: (at: Cell) => void;
  /** OD-3: a card of ours is drawn over a cell, to see the danger there; nothing where none is foreseen. */
  readonly onOver: ((id: string, at: Cell) => void) | undefined;
}

const onKey = (event: KeyboardEvent, does: () => void): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  does();
};

/** The shape of the cards in the room that the grid has now. */
function useShape(columns: number, rows: number) {
  const grid = useRef<SVGSVGElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = grid;
    if (!current) return undefined;
    const measure = (): void => {
      const { width, height } = current.getBoundingClientRect();
      setRoom(was => (was.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { grid, shape: room.height > 0 ? shapeIn(room, columns, rows) : flat };
}

/** All cards with a ring of empty cells around them, as they lie on the table. */
export function Grid({ battle, chosen, next, glows, dangers, onCard, onCell, onOver }: Props) {
  const { cards, doing } = battle;
  const box = grown(boxAround(cards.map(({ at }) => at)) ?? { left: 0, top: 0, right: 0, bottom: 0 }, 1);
  const [columns, rows] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const { grid, shape } = useShape(columns, rows);
  const { tall } = shape;
  const corner = ([x, y]: Cell) => ({ x: (x - box.left) * wide, y: (y - box.top) * tall });
  const middle = (at: Cell) => [corner(at).x + wide / 2, corner(at).y + tall / 2] as const;
  const points = useSurfacePoints(() => grid.current);
  const cellAt = (event: PointerEvent): Cell => {
    const point = points.at(event);
    if (!point) return [box.left, box.top];
    return [
      Math.min(box.right, Math.max(box.left, box.left + Math.floor(point.x / wide))),
      Math.min(box.bottom, Math.max(box.top, box.top + Math.floor(point.y / tall))),
    ];
  };
  const { dragged, isTap, down, ...drag } = useDrag(cellAt, points.forget, onOver);
  const taken = new Set(cards.map(({ at }) => nameOf(at)));
  const cells: Cell[] = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x): Cell => [x + box.left, y + box.top]),
  ).flat();
  const target = doing?.turn.target === null ? undefined : fighterOf(battle, doing?.turn.target ?? '');
  const path = doing ? [...doing.turn.path, ...(target ? [target.at] : [])] : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg
      ref={grid}
      class={shape === flat ? 'ko-grid' : 'ko-grid ko-upright'}
      preserveAspectRatio="xMidYMin meet"
      viewBox={`-4 -4 ${columns * wide + 8} ${rows * tall + 8}`}
      role="group"
      aria-label={ui.grid}
      {...drag}
    >
      <g>
        {cells
          .filter(at => !taken.has(nameOf(at)))
          .map(at => {
            const { x, y } = corner(at);
            return (
              // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a button element.
              <g
                key={nameOf(at)}
                class={glows(at) ? 'ko-spot ko-glows' : 'ko-spot'}
                role="button"
                tabindex={glows(at) ? 0 : -1}
                data-cell={nameOf(at)}
                aria-label={ui.cell(at[0], at[1])}
                onClick={() => {
                  if (isTap()) onCell(at);
                }}
                onKeyDown={event => onKey(event, () => onCell(at))}
              >
                <rect class="ko-cell" x={x + 2} y={y + 2} width={wide - 4} height={tall - 4} rx="8" />
              </g>
            );
          })}
      </g>
      {box.top < 1 && box.bottom > 0 ? (
        <line class="ko-front" x1="0" x2={columns * wide} y1={corner([0, 1]).y} y2={corner([0, 1]).y} />
      ) : null}
      <g>
        {cards.map(card => (
          <CardOnGrid
            key={card.id}
            card={card}
            at={corner(card.at)}
            shape={shape}
            npc={battle.armies.some(({ id, npc }) => npc && id === card.side)}
            marked={[
              card.id === chosen ? 'ko-chosen' : '',
              card.id === next ? 'ko-next' : '',
              card.id === doing?.turn.target ? 'ko-aimed' : '',
            ]}
            onTap={() => {
              if (isTap()) onCard(card.id);
            }}
            onDown={event => down(card.id, event)}
          />
        ))}
      </g>
      <g>
        {[...dangers].map(([name, text]) => {
          const at = name.split(',').map(Number);
          const { x, y } = corner([at[0] ?? 0, at[1] ?? 0]);
          return (
            <text key={name} class="ko-danger" x={x + wide / 2} y={y + tall - 8}>
              {text}
            </text>
          );
        })}
      </g>
      {dragged ? (
        <rect
          class="ko-ghost"
          x={corner(dragged.at).x + 3}
          y={corner(dragged.at).y + 3}
          width={wide - 6}
          height={tall - 6}
          rx="14"
        />
      ) : null}
      {path.length > 1 ? (
        <>
          <marker
            id="ko-head"
            class="ko-head-of-path"
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="2.5"
            markerHeight="3"
            orient="auto"
            preserveAspectRatio="none"
          >
            <path d="M0 0 8 4 0 8Z" />
          </marker>
          <polyline class="ko-path" marker-end="url(#ko-head)" points={arrow(path, middle, tall)} />
        </>
      ) : null}
    </svg>
  );
}

interface CardProps {
  readonly card: Fighter;
  readonly at: { readonly x: number; readonly y: number };
  readonly shape: Shape;
  readonly npc: boolean;
  readonly marked: readonly string[];
  readonly onTap: () => void;
  readonly onDown: (event: PointerEvent) => void;
}

/** A card: what is tapped and read aloud, and over it what is written there. */
function CardOnGrid({ card, at, shape, npc, marked, onTap, onDown }: CardProps) {
  const health = card.unsure?.includes('health') ? undefined : healthLeft(card);
  const number = (one: 'attack' | 'defense' | 'speed'): string =>
    `${card[one]}${card.unsure?.includes(one) ? '?' : ''}`;
  const states = card.states.map(state => sheets.sheet.of[state]).join(' ');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a card of a drawing cannot be a button element. */}
      <g
        class={['ko-spot', npc ? 'ko-npc' : '', ...marked].filter(Boolean).join(' ')}
        role="button"
        tabindex={0}
        data-card={card.id}
        aria-label={ui.card(
          card.name,
          health === undefined ? ui.unknownHealth : ui.cardHealth(health, card.health),
          number('attack'),
          number('defense'),
          number('speed'),
          states,
        )}
        onPointerDown={onDown}
        onClick={onTap}
        onKeyDown={event => onKey(event, onTap)}
      >
        <rect
          class="ko-back"
          x={at.x + 3}
          y={at.y + 3}
          width={wide - 6}
          height={shape.tall - 6}
          rx={npc ? 4 : 14}
        />
      </g>
      <svg class="ko-written" aria-hidden="true" overflow="visible" x={at.x} y={at.y}>
        {linesOf(card.name, shape).map(([line, y]) => (
          <text key={y} class="ko-name" x={wide / 2} y={y}>
            {line}
          </text>
        ))}
        <text class="ko-health" x={wide / 2} y={shape.health}>
          {health === undefined ? '?' : `${health}/${card.health}`}
        </text>
        <rect class="ko-bar" x={12} y={shape.bar} width={wide - 24} height="7" rx="3" />
        <rect class="ko-life" x={12} y={shape.bar} width={lifeOf(card)} height="7" rx="3" />
        <text class="ko-numbers" x={wide / 2} y={shape.numbers}>
          {(['attack', 'defense', 'speed'] as const).map(number).join(' · ')}
        </text>
        {states === '' ? null : (
          <text class="ko-state" x={wide / 2} y={shape.states}>
            {states}
          </text>
        )}
        <Signs card={card} y={shape.sign} />
      </svg>
    </>
  );
}

/** How long the bar of its health is. */
const lifeOf = (card: Fighter): number =>
  (wide - 24) * Math.max(0, Math.min(1, healthLeft(card) / card.health));

function signOf({ kind, flying }: Fighter): string | undefined {
  if (kind === 'wall' || kind === 'tower') return marks.wall;
  if (kind === 'machine') return marks.machine;
  return flying ? marks.wing : undefined;
}

/** What it is on the left of its health, and on the right whether it bears an artifact. */
function Signs({ card, y }: { card: Fighter; y: number }) {
  const sign = signOf(card);
  return (
    <>
      {sign ? <path class="ko-mark" d={sign} transform={`translate(8 ${y}) scale(0.8)`} /> : null}
      {card.artifacts > 0 ? (
        <path class="ko-mark" d={marks.artifact} transform={`translate(${wide - 26} ${y}) scale(0.75)`} />
      ) : null}
    </>
  );
}
