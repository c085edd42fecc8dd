import type { ComponentChildren } from 'preact';
import type { ChapterPast } from '../../../campaign/facts/look-back';
import { words } from '../../words/campaign';

const w = words.past;
const [wide, high, left, foot] = [320, 150, 24, 20];
const floor = high - foot;
/** So few chapters share the width at least, so that the first ones are no wider than a hand. */
const fewest = 7;

/** Where the chapters stand: as far as the campaign has come, over the whole width. */
interface Along {
  readonly last: number;
  readonly step: number;
  readonly x: (chapter: number) => number;
}
function alongOf(past: readonly ChapterPast[]): Along {
  const last = Math.max(fewest, past.at(-1)?.chapter ?? 0);
  const step = (wide - left) / last;
  return { last, step, x: chapter => left + (chapter - 0.5) * step };
}

/** Heights of values on one scale, from the floor up. */
const scale =
  (top: number, tall = floor - 22) =>
  (value: number) =>
    (value / top) * tall;

interface BarProps {
  along: Along;
  of: string;
  chapter: number;
  value: number;
  /** The bar's start and length; a negative length goes downward. */
  from: number;
  tall: number;
}

/** One mark of a chart: its value stands in it, as it is drawn. */
const Bar = ({ along, of, chapter, value, from, tall }: BarProps) => (
  <rect
    class={`chart-bar ${of}`}
    data-chapter={chapter}
    data-value={value}
    x={along.x(chapter) - along.step * 0.35}
    width={along.step * 0.7}
    y={tall < 0 ? from : from - tall}
    height={Math.abs(tall)}
  />
);

/** The score against the track: every chapter's knock-outs as bars, their sum as a line over them. */
export function TicksChart({ past }: { past: readonly ChapterPast[] }) {
  const along = alongOf(past);
  const all = past.at(-1)?.ticksSoFar ?? 0;
  const top = Math.max(4, all);
  const tall = scale(top);
  const y = (ticks: number) => floor - tall(ticks);
  const line = past.map(one => `${along.x(one.chapter)},${y(one.ticksSoFar)}`).join(' ');
  return (
    <Frame along={along} label={w.trackLabel(all, past.length)} top={top} unit={w.units.ticks} axis={floor}>
      {past.map(one => (
        <Bar
          key={one.chapter}
          along={along}
          of="ticks"
          chapter={one.chapter}
          value={one.ticks}
          from={floor}
          tall={tall(one.ticks)}
        />
      ))}
      <polyline class="climb" points={line} />
      {past.map(one => (
        <circle
          key={one.chapter}
          class="dot"
          data-chapter={one.chapter}
          data-value={one.ticksSoFar}
          cx={along.x(one.chapter)}
          cy={y(one.ticksSoFar)}
          r="3"
        />
      ))}
    </Frame>
  );
}

export function TimeChart({ past }: { past: readonly ChapterPast[] }) {
  const along = alongOf(past);
  const top = Math.max(30, ...past.map(one => one.minutes));
  const tall = scale(top);
  const label = `${w.timeChart}: ${past.map(one => `${one.chapter}: ${w.hours(one.minutes)}`).join(', ')}`;
  return (
    <Frame along={along} label={label} top={top} unit={w.units.minutes} axis={floor}>
      {past.map(one => (
        <Bar
          key={one.chapter}
          along={along}
          of="time"
          chapter={one.chapter}
          value={one.minutes}
          from={floor}
          tall={tall(one.minutes)}
        />
      ))}
    </Frame>
  );
}

/** HP taken from enemies upward, HP lost downward: the same HP, on one scale. */
export function HpChart({ past }: { past: readonly ChapterPast[] }) {
  const along = alongOf(past);
  const [up, down] = [Math.max(3, ...past.map(one => one.dealt)), Math.max(3, ...past.map(one => one.lost))];
  const tall = scale(up + down, floor - 24);
  const middle = 20 + tall(up);
  const label = `${w.hpChart}: ${past.map(one => w.hpLine(one.chapter, one.dealt, one.lost)).join(', ')}`;
  return (
    <Frame along={along} label={label} top={up} low={down} unit={w.units.hp} axis={middle}>
      {past.map(one => (
        <g key={one.chapter}>
          <Bar
            along={along}
            of="dealt"
            chapter={one.chapter}
            value={one.dealt}
            from={middle}
            tall={tall(one.dealt)}
          />
          <Bar
            along={along}
            of="lost"
            chapter={one.chapter}
            value={one.lost}
            from={middle}
            tall={-tall(one.lost)}
          />
        </g>
      ))}
    </Frame>
  );
}

/** What the colours of a chart stand for. */
export const ChartKey = ({ of }: { of: readonly (readonly [mark: string, says: string])[] }) => (
  <p class="soft chart-says">
    {of.map(([mark, says]) => (
      <span key={mark}>
        <i class={`chart-mark ${mark}`} aria-hidden="true" /> {says}
      </span>
    ))}
  </p>
);

/** Each chapter is named while there is room, then every fifth. */
const ticksAlong = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, i) => i + 1).filter(n => last <= 12 || n % 5 === 1);

interface FrameProps {
  along: Along;
  label: string;
  /** The value at the top, and what it counts. */
  top: number;
  unit: string;
  /** The value at the bottom, where marks hang down. */
  low?: number;
  /** The height of 0. */
  axis: number;
  children: ComponentChildren;
}

function Frame({ along, label, top, unit, low, axis, children }: FrameProps) {
  return (
    <svg class="chart" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={label}>
      <line class="axis" x1={left} x2={wide} y1={axis} y2={axis} />
      <text class="axis-text" x="0" y="12">
        {top} {unit}
      </text>
      <text class="axis-text" x={left - 6} y={axis + 4} text-anchor="end">
        0
      </text>
      {low === undefined ? null : (
        <text class="axis-text" x={left - 6} y={floor} text-anchor="end">
          {low}
        </text>
      )}
      {ticksAlong(along.last).map(chapter => (
        <text key={chapter} class="axis-text" x={along.x(chapter)} y={high - 4} text-anchor="middle">
          {chapter}
        </text>
      ))}
      {children}
    </svg>
  );
}
