import { saveBags } from '../../../campaign/facts/saving';
import { words } from '../../words/campaign';
import { say } from '../../words/say';
import { useCompany } from '../parts/context';

/** SV-1 to SV-5: for the table that packs up; the app remembers all of it anyway. */
export function Bags() {
  const bags = saveBags(useCompany().state.value);
  return (
    <details class="leaf fold unfolds">
      <summary>{words.course.saveBags}</summary>
      <div class="bags">
        {bags.map(bag => (
          <section key={say(bag.of)}>
            <h3>{say(bag.of)}</h3>
            <ul>
              {bag.lines.map(say).map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
