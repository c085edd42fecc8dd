import './past.css';
import { chaptersPast, deedsOf, scoreOf } from '../../../campaign/facts/look-back';
import { TakeAlong } from '../../parts/documents/TakeAlong';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';
import { Chronicle } from './Chronicle';
import { HpChart, TicksChart, TimeChart } from './charts';
import { DeedsOf } from './DeedsOf';
import { Poster } from './Poster';

const w = words.past;

/** The campaign so far, as pictures. */
export function Past() {
  const company = useCompany();
  const state = company.state.value;
  const past = chaptersPast(state);
  const deeds = deedsOf(state);
  const score = scoreOf(state);
  const figures = [
    [w.ticks, String(score.ticks)],
    [w.chapters, String(score.chapters)],
    [w.won, String(score.won)],
    [w.replays, String(score.replays)],
    [w.time, w.hours(score.minutes)],
    [w.dead, String(score.dead)],
  ] as const;
  const fought = past.some(one => one.dealt + one.lost > 0);
  /** Each chart: its title, the text while it is empty, and the chart. */
  const charts = [
    [w.track, w.noTicks, past.length > 0 ? <TicksChart past={past} /> : undefined],
    [w.hpChart, w.noHp, fought ? <HpChart past={past} /> : undefined],
    [w.timeChart, w.noTime, score.minutes > 0 ? <TimeChart past={past} /> : undefined],
  ] as const;
  const over = state.course.phase === 'over';
  return (
    <>
      {over ? <Poster /> : null}
      <dl class="score" aria-label={w.score}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dd>{value}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
      <p class="soft">
        {w.scoreNote} <RuleTag rule="EN-5" /> {w.timeNote} <RuleTag rule="OWN-142" />
      </p>
      <div class="past-charts">
        {charts.map(([title, none, chart]) => (
          <section key={title} class="leaf" aria-label={title}>
            <h2>{title}</h2>
            {chart ?? <p class="soft">{none}</p>}
          </section>
        ))}
      </div>
      <div class="past-columns">
        {past.length > 0 ? <Chronicle past={past} /> : null}
        <div class="past-side">
          {deeds.length > 0 ? <DeedsOf deeds={deeds} /> : null}
          {over ? null : <Poster />}
          <TakeAlong id={company.id} name={state.name} wide />
        </div>
      </div>
    </>
  );
}
