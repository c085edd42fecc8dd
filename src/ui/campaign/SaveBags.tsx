import { saveBags } from '../../campaign/saving';
import { words } from '../words/campaign';
import { useCompany } from './context';

/** SV-1 to SV-5: for the table that packs up; the app remembers all of it anyway. */
export function Bags() {
  const bags = saveBags(useCompany().state.value);
  return (
    <details class="panel part fold">
      <summary>{words.course.saveBags}</summary>
      <div class="bags">
        {bags.map(bag => (
          <section key={bag.of}>
            <h3>{bag.of}</h3>
            <ul>
              {bag.lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
