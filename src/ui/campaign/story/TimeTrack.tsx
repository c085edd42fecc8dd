import { useState } from 'preact/hooks';
import { NO_TIME, type TimeTrack as Track } from '../../../campaign/model/state';
import { hourglass } from '../../oathsworn/icons/icons-book.gen';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { OneLine } from '../parts/OneLine';

const w = words.time;

/** Tokens on the time track, and what the story says will happen when so many lie there. */
export function TimeTrack() {
  const company = useCompany();
  const { time = NO_TIME } = company.state.value.course;
  const [at, setAt] = useState(time.tokens + 1);
  const write = (part: Partial<Track>) => company.send({ set: 'time', time: { ...time, ...part } });
  const last = Math.max(time.tokens, ...time.effects.map(one => one.at), 9);
  return (
    <section class="leaf" aria-label={w.title}>
      <h2>
        {w.title} <span class="soft">{w.passed(time.tokens)}</span>
      </h2>
      <div class="time-row">
        <button
          type="button"
          class="btn square"
          aria-label={w.less}
          disabled={time.tokens === 0}
          onClick={() => write({ tokens: time.tokens - 1 })}
        >
          <Stroke of="minus" />
        </button>
        <ol class="bare time-track" aria-hidden="true">
          {Array.from({ length: last }, (_, i) => {
            const marked = time.effects.some(one => one.at === i + 1);
            return (
              <li
                key={`time${i.toString()}`}
                class={[i < time.tokens ? 'time-cell on' : 'time-cell', marked ? 'marked' : '']
                  .filter(Boolean)
                  .join(' ')}
              >
                {i + 1}
              </li>
            );
          })}
        </ol>
        <button
          type="button"
          class="btn"
          aria-label={w.more}
          onClick={() => write({ tokens: time.tokens + 1 })}
        >
          <Icon of={hourglass} /> +1
        </button>
      </div>
      <ul class="bare stack">
        {time.effects
          .toSorted((a, b) => a.at - b.at)
          .map(one => (
            <li key={`${one.at}${one.text}`} class={one.at <= time.tokens ? 'line time-due' : 'line'}>
              <span>
                <b>{w.at(one.at)}</b> {one.text} {one.at <= time.tokens ? <em>{w.due}</em> : null}
              </span>
              <button
                type="button"
                class="btn square quiet"
                aria-label={words.course.strike(one.text)}
                onClick={() => write({ effects: time.effects.filter(other => other !== one) })}
              >
                <Stroke of="close" />
              </button>
            </li>
          ))}
      </ul>
      <details class="fold unfolds">
        <summary>{w.effect}</summary>
        <div class="time-effect">
          <label class="row">
            <span class="soft">{w.when}</span>
            <input
              class="input number"
              type="number"
              inputMode="numeric"
              min={1}
              max={99}
              value={at}
              onFocus={event => event.currentTarget.select()}
              onInput={event =>
                setAt(Math.min(99, Math.max(1, Math.round(Number(event.currentTarget.value) || 1))))
              }
            />
          </label>
          <OneLine
            label={w.what}
            button={words.course.add}
            onSay={text => write({ effects: [...time.effects, { at, text }] })}
          />
        </div>
      </details>
    </section>
  );
}
