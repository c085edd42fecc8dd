import { useState } from 'preact/hooks';
import { deadClasses } from '../../../campaign/facts/breaches';
import { Stroke } from '../../parts/frame/Icon';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';
import { classNames } from '../../words/class-names';
import { say } from '../../words/say';
import { useCompany } from '../parts/context';
import { OneLine } from '../parts/OneLine';
import { RuleTag } from '../parts/RuleTag';

const w = words.sheet;

/** The knockout track as it is scratched on paper, five to a bundle; each tick tells its reason. */
export function Track() {
  const company = useCompany();
  const state = company.state.value;
  const [count, setCount] = useState(1);
  const dead = deadClasses(state).map(id => classNames[id]);
  const bundles = Math.ceil(state.ticks.length / 5);
  return (
    <section class="leaf" aria-label={w.track}>
      <h2>
        {w.track} <span class="soft">{w.ticks(state.ticks.length)}</span>
      </h2>
      {bundles === 0 ? (
        <p class="soft">{w.noTicks}</p>
      ) : (
        <p class="tallies" aria-hidden="true">
          {Array.from({ length: bundles }, (_, i) => (
            <Bundle key={`bundle${i.toString()}`} count={Math.min(5, state.ticks.length - 5 * i)} />
          ))}
        </p>
      )}
      {state.hardcore ? (
        <p>
          <b>{w.hardcore}</b> {dead.length > 0 ? w.dead(dead.join(', ')) : w.nobodyDead}
        </p>
      ) : null}
      <details class="fold unfolds">
        <summary>{w.reasons}</summary>
        <div class="stack">
          <ul class="bare stack ticks">
            {state.ticks.map(tick => {
              const who = tick.who ? state.people[tick.who]?.name : undefined;
              return (
                <li key={tick.id} class="line">
                  <span>
                    {say(tick.words)}
                    {who ? ` (${who})` : ''}, <span class="soft">{w.inChapter(tick.chapter)}</span>{' '}
                    <RuleTag rule={tick.rule} />
                  </span>
                  <button
                    type="button"
                    class="btn square quiet"
                    aria-label={w.untick(say(tick.words))}
                    onClick={() => company.send({ set: 'untick', tick: tick.id })}
                  >
                    <Stroke of="close" />
                  </button>
                </li>
              );
            })}
          </ul>
          <div class="line">
            <span class="soft">{w.addTick}</span>
            <Stepper label={w.addTick} value={count} low={1} high={60} onChange={setCount} />
          </div>
          <OneLine
            label={w.reason}
            button={w.add}
            empty={w.addTick}
            onSay={text => company.send({ set: 'tick', chapter: state.chapter, words: text, count })}
          />
        </div>
      </details>
    </section>
  );
}

function Bundle({ count }: { count: number }) {
  return (
    <svg class="tally" viewBox="0 0 44 32" aria-hidden="true">
      {Array.from({ length: Math.min(4, count) }, (_, i) => (
        <path key={`stroke${i.toString()}`} d={`M${6 + 9 * i} 3c1 9-1 18 0 26`} />
      ))}
      {count === 5 ? <path d="M1 24C14 20 28 12 42 7" /> : null}
    </svg>
  );
}
