import {
  type ChapterPast,
  chaptersPast,
  deedsOf,
  foldedPast,
  scoreOf,
} from '../../../campaign/facts/look-back';
import { Portrait } from '../../oathsworn/Portrait';
import { Scroll } from '../../parts/Scroll';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';
import { HpChart, TicksChart, TimeChart } from './charts';
import { Poster } from './Poster';

const w = words.past;

/** The campaign so far, as pictures. */
export function Past() {
  const state = useCompany().state.value;
  const past = chaptersPast(state);
  const deeds = deedsOf(state);
  const score = scoreOf(state);
  const most = Math.max(1, ...deeds.map(one => one.dealt));
  const figures = [
    [w.ticks, String(score.ticks)],
    [w.chapters, String(score.chapters)],
    [w.won, String(score.won)],
    [w.replays, String(score.replays)],
    [w.time, w.hours(score.minutes)],
    [w.dead, String(score.dead)],
  ] as const;
  const fought = past.some(one => one.dealt + one.lost > 0);
  /** What will stand there, where nothing does yet. */
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
          <div key={label} class="panel">
            <dd>{value}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
      <p class="soft">
        {w.scoreNote} <RuleTag rule="EN-5" /> {w.timeNote} <RuleTag rule="OWN-142" />
      </p>
      <div class="columns past-charts">
        {charts.map(([title, none, drawn]) => (
          <section key={title} class="panel part" aria-label={title}>
            <h2>{title}</h2>
            {drawn ?? <p class="soft">{none}</p>}
          </section>
        ))}
      </div>
      {deeds.length > 0 ? (
        <section class="panel part" aria-label={w.hardest}>
          <h2>{w.hardest}</h2>
          <ul class="bare stack">
            {deeds.map(one => (
              <li key={one.who.id} class="deed">
                <span class="row">
                  <Portrait of={one.who.class} class="round" />
                  <b>{one.who.name}</b>
                </span>
                <span class="odds-bar hot" data-dealt={one.dealt}>
                  <i style={{ width: `${(100 * one.dealt) / most}%` }} />
                </span>
                <span class="soft">
                  {one.dealt} {w.dealt}, {w.best} {one.best}, {one.lost} {w.lost}
                  {one.fallen > 0 ? `, ${w.fell(one.fallen)}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {past.length > 0 ? <Chapters past={past} /> : null}
      {over ? null : <Poster />}
    </>
  );
}

function Chapters({ past }: { past: readonly ChapterPast[] }) {
  const { people } = useCompany().state.value;
  return (
    <section class="panel part" aria-label={w.knockouts}>
      <h2>{w.knockouts}</h2>
      <Scroll label={`${w.knockouts}: ${w.outcome}`}>
        <table class="figure-table">
          <thead>
            <tr>
              {[w.chapter, words.course.difficulty, w.outcome, w.attempts, w.ticks, w.fallen].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {foldedPast(past).map(({ one, from, ticks }) => (
              <tr key={one.chapter}>
                <th scope="row">{w.paperRange(from, one.chapter)}</th>
                <td>{one.difficulty ? common.setup.difficulties[one.difficulty] : '–'}</td>
                <td>{one.outcome ? w.outcomes[one.outcome] : one.onPaper ? w.onPaper : '–'}</td>
                <td>{one.onPaper ? '–' : one.attempts}</td>
                <td>{ticks}</td>
                <td>{one.fallen.map(id => people[id]?.name ?? '').join(', ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}
