import type { ComponentChildren } from 'preact';
import type { ChapterPast } from '../../../campaign/facts/look-back';
import { LAST_CHAPTER } from '../../../campaign/model/state';
import { words } from '../../words/campaign';

const w = words.past;
const [wide, high, left, foot] = [320, 140, 24, 18];
const step = (wide - left) / LAST_CHAPTER;
const xOf = (chapter: number) => left + (chapter - 0.5) * step;

/** The score against the track: every chapter's knock-outs as bars, their sum as a line over them. */
export function TicksChart({ past }: { past: readonly ChapterPast[] }) {
  const all = past.at(-1)?.ticksSoFar ?? 0;
  const top = Math.max(4, all);
  const y = (ticks: number) => high - foot - (ticks / top) * (high - foot - 8);
  const line = past.map(one => `${xOf(one.chapter)},${y(one.ticksSoFar)}`).join(' ');
  return (
    <Frame label={w.trackLabel(all, past.length)} top={top}>
      {past.map(one => (
        <rect
          key={one.chapter}
          class="chart-bar"
          x={xOf(one.chapter) - step * 0.35}
          width={step * 0.7}
          y={y(one.ticks)}
          height={high - foot - y(one.ticks)}
        />
      ))}
      <polyline class="climb" points={line} />
      {past.map(one => (
        <circle key={one.chapter} class="dot" cx={xOf(one.chapter)} cy={y(one.ticksSoFar)} r="3" />
      ))}
    </Frame>
  );
}

export function TimeChart({ past }: { past: readonly ChapterPast[] }) {
  const top = Math.max(30, ...past.map(one => one.minutes));
  const y = (minutes: number) => high - foot - (minutes / top) * (high - foot - 8);
  const label = `${w.timeChart}: ${past.map(one => `${one.chapter}: ${w.hours(one.minutes)}`).join(', ')}`;
  return (
    <Frame label={label} top={top}>
      {past.map(one => (
        <rect
          key={one.chapter}
          class="chart-bar time"
          x={xOf(one.chapter) - step * 0.35}
          width={step * 0.7}
          y={y(one.minutes)}
          height={high - foot - y(one.minutes)}
        />
      ))}
    </Frame>
  );
}

function Frame({ label, top, children }: { label: string; top: number; children: ComponentChildren }) {
  return (
    <svg class="chart" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={label}>
      <line class="axis" x1={left} x2={wide} y1={high - foot} y2={high - foot} />
      <text class="axis-text" x={left - 4} y="14" text-anchor="end">
        {top}
      </text>
      <text class="axis-text" x={left - 4} y={high - foot} text-anchor="end">
        0
      </text>
      {[1, 6, 11, 16, 21].map(chapter => (
        <text key={chapter} class="axis-text" x={xOf(chapter)} y={high - 4} text-anchor="middle">
          {chapter}
        </text>
      ))}
      {children}
    </svg>
  );
}
