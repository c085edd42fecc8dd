import { Sheet } from '../../parts/frame/Sheet';
import { hrefTo } from '../../shell/router';
import { words } from '../../words';
import { ruleLabel } from '../../words/rule-titles';
import { useRules } from './useRules';

/** One rule as docs/RULES.md has it; the way to the whole list is beneath. */
export function RuleSheet({ of, onClose }: { of: string; onClose: () => void }) {
  const [rule] = useRules([of]);
  return (
    <Sheet title={ruleLabel(of)} onClose={onClose}>
      <p class="term-says">{rule?.text ?? words.app.loading}</p>
      <div class="ask-answers">
        <a class="btn" href={hrefTo('rules', of)}>
          {words.rules.more}
        </a>
      </div>
    </Sheet>
  );
}
