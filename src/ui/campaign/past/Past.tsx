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
import { TicksChart, TimeChart } from './charts';

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
  return (
    <>
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
      {past.length === 0 ? <p class="soft">{w.none}</p> : null}
      {past.length > 0 ? (
        <div class="columns">
          <section class="panel part" aria-label={w.track}>
            <h2>{w.track}</h2>
            <TicksChart past={past} />
          </section>
          <section class="panel part" aria-label={w.timeChart}>
            <h2>{w.timeChart}</h2>
            {score.minutes === 0 ? <p class="soft">{w.noTime}</p> : <TimeChart past={past} />}
          </section>
        </div>
      ) : null}
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
                <span class="odds-bar hot">
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
