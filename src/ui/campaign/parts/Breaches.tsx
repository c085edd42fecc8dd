import { breaches } from '../../../campaign/facts/breaches';
import { words } from '../../words/campaign';
import { say } from '../../words/say';
import { useCompany } from './context';
import { RuleTag } from './RuleTag';

/** OWN-16: what stands on the sheets against a rule, until it is put right. */
export function Breaches() {
  const found = breaches(useCompany().state.value);
  if (found.length === 0) return null;
  return (
    <section class="notice" aria-label={words.page.marks}>
      <b>{words.page.marks}</b>
      <ul class="bare">
        {found.map((one, i) => (
          <li key={`${one.rule}${i}`}>
            <RuleTag rule={one.rule} /> {say(one.text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
