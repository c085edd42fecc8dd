import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { OneLine } from '../parts/OneLine';

const w = words.course;

/** Time effects and the like: they go along into the encounter as reminders. */
export function Reminders() {
  const company = useCompany();
  const { reminders } = company.state.value.course;
  return (
    <section class="leaf" aria-label={w.reminders}>
      <h2>{w.reminders}</h2>
      <ul class="bare stack">
        {reminders.map((text, index) => (
          <li key={`${text}${index}`} class="line">
            <span>{text}</span>
            <button
              type="button"
              class="btn square"
              aria-label={w.strike(text)}
              onClick={() => company.send({ do: 'forget', index })}
            >
              <Stroke of="close" />
            </button>
          </li>
        ))}
      </ul>
      <OneLine label={w.remember} button={w.add} onSay={text => company.send({ do: 'remind', text })} />
    </section>
  );
}
