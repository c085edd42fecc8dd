import { useState } from 'preact/hooks';
import type { Sum } from '../../../campaign/model/sum';
import { RuleSheet } from '../../oathsworn/rules/RuleSheet';
import { hrefTo } from '../../shell/router';
import { words } from '../../words/campaign';
import { ruleLabel } from '../../words/rule-titles';
import { say } from '../../words/say';

/** A rule by its name: a tap reads it over the page. */
export function RuleTag({ rule }: { rule: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        class="rule-tag"
        href={hrefTo('rules', rule)}
        onClick={event => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {ruleLabel(rule)}
      </a>
      {open ? <RuleSheet of={rule} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const signed = (amount: number, first: boolean) =>
  amount < 0 ? `− ${-amount}` : first ? `${amount}` : `+ ${amount}`;

/** What a number is made of, part by part. */
export function SumParts({ sum }: { sum: Sum }) {
  return (
    <ul class="bare sum-parts">
      {sum.parts.map((one, i) => (
        <li key={`${one.rule}${i}`}>
          <b>{signed(one.amount, i === 0)}</b> {say(one.words)} <RuleTag rule={one.rule} />
        </li>
      ))}
    </ul>
  );
}

/** A number with all that it is made of. */
export function SumLine({ sum }: { sum: Sum }) {
  return (
    <details class="rule-sum unfolds">
      <summary>{words.course.explain(sum.total)}</summary>
      <SumParts sum={sum} />
    </details>
  );
}
