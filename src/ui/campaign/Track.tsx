import { useState } from 'preact/hooks';
import { deadClasses } from '../../campaign/breaches';
import { Stroke } from '../parts/Icon';
import { Stepper } from '../parts/Stepper';
import { words } from '../words/campaign';
import { classNames } from '../words/campaign-names';
import { say } from '../words/say';
import { useCompany } from './context';
import { OneLine } from './OneLine';
import { RuleTag } from './RuleTag';

const w = words.sheet;

/** The knockout track, with a reason for every single tick; and what hardcore has taken. */
export function Track() {
  const company = useCompany();
  const state = company.state.value;
  const [count, setCount] = useState(1);
  const dead = deadClasses(state).map(id => classNames[id]);
  return (
    <section class="panel part" aria-label={w.track}>
      <h2>
        {w.track} <span class="soft">{w.ticks(state.ticks.length)}</span>
      </h2>
      {state.ticks.length === 0 ? <p class="soft">{w.noTicks}</p> : null}
      <ul class="bare stack ticks">
        {state.ticks.map(tick => {
          const who = tick.who ? state.people[tick.who]?.name : undefined;
          return (
            <li key={tick.id} class="line">
              <span>
                <i class="box on" /> {say(tick.words)}
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
      <details class="fold unfolds">
        <summary>{w.addTick}</summary>
        <div class="stack">
          <Stepper label={w.addTick} value={count} low={1} high={60} onChange={setCount} />
          <OneLine
            label={w.reason}
            button={w.add}
            empty={w.addTick}
            onSay={text => company.send({ set: 'tick', chapter: state.chapter, words: text, count })}
          />
        </div>
      </details>
      {state.hardcore ? (
        <p>
          <b>{w.hardcore}</b> {dead.length > 0 ? w.dead(dead.join(', ')) : w.nobodyDead}
        </p>
      ) : null}
    </section>
  );
}
