import './past.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { chaptersPast, type Deeds, deedsOf, scoreOf } from '../../../campaign/facts/look-back';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { asText, drawOn } from '../../oathsworn/report/picture';
import { ShareReport } from '../../oathsworn/report/ShareReport';
import { TakeAlong } from '../../parts/documents/TakeAlong';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';
import { Chronicle } from './Chronicle';
import { HpChart, TicksChart, TimeChart } from './charts';
import { posterOf } from './poster';

/** The campaign's poster, hung up at its end; until then it can be handed out as it stands. */
function Poster() {
  const state = useCompany().state.value;
  return (
    <>
      {state.course.phase === 'over' ? <Hung /> : null}
      <ShareReport words={words.past.poster} file="campaign" make={() => posterOf(state)} />
    </>
  );
}

function Hung() {
  const state = useCompany().state.value;
  const drawn = useMemo(() => posterOf(state), [state]);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Where the browser draws no picture, the poster is text.
    if (canvas.current) drawOn(canvas.current, drawn).catch(() => undefined);
  }, [drawn]);
  return <canvas ref={canvas} class="poster" role="img" aria-label={asText(drawn)} />;
}

/** Who took how many HP from enemies, each with a bar on one scale. */
function DeedsOf({ deeds }: { deeds: readonly Deeds[] }) {
  const most = Math.max(1, ...deeds.map(one => one.dealt));
  return (
    <section class="leaf" aria-label={w.hardest}>
      <h2>{w.hardest}</h2>
      <ul class="bare deeds">
        {deeds.map(one => (
          <li key={one.who.id} class="deed">
            <Portrait of={one.who.class} class="round deed-face" />
            <b>{one.who.name}</b>
            <span class="deed-dealt">
              <b>{one.dealt}</b> {w.dealt}
            </span>
            <span class="odds-bar hot" data-dealt={one.dealt}>
              <i style={{ width: `${(100 * one.dealt) / most}%` }} />
            </span>
            <small class="soft">
              {w.best} {one.best}, {one.lost} {w.lost}
              {one.fallen > 0 ? `, ${w.fell(one.fallen)}` : ''}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
