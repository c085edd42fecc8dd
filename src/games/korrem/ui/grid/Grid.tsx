import { sheets } from '../../words/battle-sheets';
import './grid.css';
import { boxAround, grown } from '../../../../square/box';
import { healthLeft } from '../../rules/battle/card';
import { type Cell, nameOf } from '../../rules/battle/space';
import { type Battle, type Fighter, fighterOf } from '../../rules/fight/model';
import { ui } from '../../words/ui';
import { marks } from '../icons';
import { useDrag } from './useDrag';

const wide = 120;
const tall = 96;

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

const short = (name: string): string => (name.length > 15 ? `${name.slice(0, 14)}…` : name);

/** All cards with a ring of empty cells around them, as they lie on the table. */
export function Grid({ battle, chosen, next, glows, dangers, onCard, onCell, onOver }: Props) {
  const { cards, doing } = battle;
  const box = grown(boxAround(cards.map(({ at }) => at)) ?? { left: 0, top: 0, right: 0, bottom: 0 }, 1);
  const [columns, rows] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const corner = ([x, y]: Cell) => ({ x: (x - box.left) * wide, y: (y - box.top) * tall });
  const middle = (at: Cell): string => `${corner(at).x + wide / 2},${corner(at).y + tall / 2}`;
  const cellAt = (svg: SVGSVGElement, x: number, y: number): Cell => {
    const matrix = svg.getScreenCTM();
    if (!matrix) return [box.left, box.top];
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return [
      Math.min(box.right, Math.max(box.left, box.left + Math.floor(point.x / wide))),
      Math.min(box.bottom, Math.max(box.top, box.top + Math.floor(point.y / tall))),
    ];
  };
  const { dragged, isTap, down, ...drag } = useDrag(cellAt, onOver);
  const taken = new Set(cards.map(({ at }) => nameOf(at)));
  const cells: Cell[] = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x): Cell => [x + box.left, y + box.top]),
  ).flat();
  const target = doing?.turn.target === null ? undefined : fighterOf(battle, doing?.turn.target ?? '');
  const path = doing ? [...doing.turn.path, ...(target ? [target.at] : [])] : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg
      class="ko-grid"
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
      {path.length > 1 ? <polyline class="ko-path" points={path.map(middle).join(' ')} /> : null}
    </svg>
  );
}

interface CardProps {
  readonly card: Fighter;
  readonly at: { readonly x: number; readonly y: number };
  readonly npc: boolean;
  readonly marked: readonly string[];
  readonly onTap: () => void;
  readonly onDown: (event: PointerEvent) => void;
}

function CardOnGrid({ card, at: { x, y }, npc, marked, onTap, onDown }: CardProps) {
  const left = healthLeft(card);
  const life = (wide - 24) * Math.max(0, Math.min(1, left / card.health));
  const icon =
    card.kind === 'wall' || card.kind === 'tower'
      ? marks.wall
      : card.kind === 'machine'
        ? marks.machine
        : card.flying
          ? marks.wing
          : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card of a drawing cannot be a button element.
    <g
      class={['ko-spot', npc ? 'ko-npc' : '', ...marked].filter(Boolean).join(' ')}
      role="button"
      tabindex={0}
      data-card={card.id}
      aria-label={ui.card(card.name, left, card.health)}
      onPointerDown={onDown}
      onClick={onTap}
      onKeyDown={event => onKey(event, onTap)}
    >
      <rect class="ko-back" x={x + 3} y={y + 3} width={wide - 6} height={tall - 6} rx={npc ? 4 : 14} />
      <text class="ko-name" x={x + wide / 2} y={y + 22}>
        {short(card.name)}
      </text>
      <text class="ko-health" x={x + wide / 2} y={y + 46}>
        {card.unsure?.includes('health') ? '?' : `${left}/${card.health}`}
      </text>
      <rect class="ko-bar" x={x + 12} y={y + 52} width={wide - 24} height="7" rx="3" />
      <rect class="ko-life" x={x + 12} y={y + 52} width={life} height="7" rx="3" />
      <text class="ko-numbers" x={x + wide / 2} y={y + 74}>
        {(['attack', 'defense', 'speed'] as const)
          .map(one => `${card[one]}${card.unsure?.includes(one) ? '?' : ''}`)
          .join(' · ')}
      </text>
      {card.states.length > 0 ? (
        <text class="ko-state" x={x + wide / 2} y={y + 88}>
          {card.states.map(state => sheets.sheet.of[state]).join(' ')}
        </text>
      ) : null}
      {icon ? <path class="ko-mark" d={icon} transform={`translate(${x + 8} ${y + 28}) scale(0.8)`} /> : null}
      {card.artifacts > 0 ? (
        <path
          class="ko-mark"
          d={marks.artifact}
          transform={`translate(${x + wide - 26} ${y + 28}) scale(0.75)`}
        />
      ) : null}
    </g>
  );
}
