import { type ChapterPast, foldedPast } from '../../../campaign/facts/look-back';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { atWhatCost, outcomeOf } from '../parts/went';

const w = words.past;

/** Chapter by chapter: how it went, at which difficulty, what it cost, and the faces of those who fell. */
export function Chronicle({ past }: { past: readonly ChapterPast[] }) {
  const { people } = useCompany().state.value;
  return (
    <section class="leaf" aria-label={w.knockouts}>
      <h2>{w.knockouts}</h2>
      <ol class="bare chronicle">
        {foldedPast(past).map(({ one, from, ticks }) => {
          const fallen = one.fallen.flatMap(id => people[id] ?? []);
          return (
            <li key={one.chapter} class={`chapter-past ${one.outcome ?? 'none'}`}>
              <b class="chapter-past-number">
                <span class="unseen">{w.chapter} </span>
                {w.paperRange(from, one.chapter)}
              </b>
              <span class="chapter-past-went">
                <b>
                  {one.outcome ? <Stroke of={one.outcome === 'won' ? 'check' : 'close'} /> : null}{' '}
                  {outcomeOf(one)}
                </b>
                <small class="soft">{atWhatCost(one, ticks)}</small>
              </span>
              {fallen.length > 0 ? (
                <span class="chapter-past-fallen">
                  <span class="unseen">{w.fallen}: </span>
                  {fallen.map((who, i) => (
                    <span key={who.id} title={who.name}>
                      <Portrait of={who.class} class="round fallen-face" />
                      <span class="unseen">
                        {who.name}
                        {i < fallen.length - 1 ? ', ' : ''}
                      </span>
                    </span>
                  ))}
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
