import type { ChapterPast } from '../../../campaign/facts/look-back';
import { Chart } from '../../parts/chart/Chart';
import { words } from '../../words/campaign';

const w = words.past;
/** There is room for so many chapters, so that the bars of the first ones are not too wide. */
const fewestColumns = 7;

const chaptersOf = (past: readonly ChapterPast[]) => ({
  columnName: w.chapter,
  columns: past.map(({ chapter }) => chapter),
  fewestColumns,
});

/** Ticks of the knockout track: those of each chapter as bars, their sum as a line. */
export const TicksChart = ({ past }: { past: readonly ChapterPast[] }) => (
  <Chart
    {...chaptersOf(past)}
    title={w.track}
    unit={w.units.ticks}
    atLeast={4}
    series={[
      { id: 'ticks', name: w.keys.ticks, tone: 'blood', as: 'bars', values: past.map(({ ticks }) => ticks) },
      {
        id: 'so-far',
        name: w.keys.soFar,
        tone: 'ember',
        as: 'line',
        values: past.map(({ ticksSoFar }) => ticksSoFar),
      },
    ]}
  />
);

export const TimeChart = ({ past }: { past: readonly ChapterPast[] }) => (
  <Chart
    {...chaptersOf(past)}
    title={w.timeChart}
    unit={w.units.minutes}
    atLeast={30}
    series={[
      { id: 'time', name: w.keys.time, tone: 'moss', as: 'bars', values: past.map(({ minutes }) => minutes) },
    ]}
  />
);

/** Damage dealt to enemies upward, HP lost downward, on one scale. */
export const HpChart = ({ past }: { past: readonly ChapterPast[] }) => (
  <Chart
    {...chaptersOf(past)}
    title={w.hpChart}
    unit={w.units.hp}
    atLeast={3}
    series={[
      { id: 'dealt', name: w.keys.dealt, tone: 'moss', as: 'bars', values: past.map(({ dealt }) => dealt) },
      {
        id: 'lost',
        name: w.keys.lost,
        tone: 'blood',
        as: 'bars',
        values: past.map(({ lost }) => lost),
        isDown: true,
      },
    ]}
  />
);
