import type { Sum } from '../../campaign/sum';
import { hrefTo } from '../shell/router';
import { words } from '../words/campaign';
import { say } from '../words/say';

/** A rule by its number; a tap reads it. */
export function RuleTag({ rule }: { rule: string }) {
  return (
    <a class="rule-tag" href={hrefTo('rules', rule)} aria-label={words.course.rule(rule)}>
      {rule}
    </a>
  );
}

const signed = (amount: number, first: boolean) =>
  amount < 0 ? `− ${-amount}` : first ? `${amount}` : `+ ${amount}`;

/** A number with all that it is made of. */
export function SumLine({ sum }: { sum: Sum }) {
  return (
    <details class="rule-sum unfolds">
      <summary>{words.course.explain(sum.total)}</summary>
      <ul class="bare">
        {sum.parts.map((one, i) => (
          <li key={`${one.rule}${i}`}>
            <b>{signed(one.amount, i === 0)}</b> {say(one.words)} <RuleTag rule={one.rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
