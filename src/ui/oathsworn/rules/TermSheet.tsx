import { Sheet } from '../../parts/frame/Sheet';
import { hrefTo } from '../../shell/router';
import { words } from '../../words';
import { ruleLabel } from '../../words/rule-titles';
import type { TermName } from '../../words/term-names';
import { terms } from '../../words/terms';
import { useRules } from './useRules';

/** A term in two sentences; under them the rules themselves, which may take a moment. */
export function TermSheet({ of, onClose }: { of: TermName; onClose: () => void }) {
  const { title, says, rules } = terms[of];
  const found = useRules(rules);
  return (
    <Sheet title={title} onClose={onClose}>
      <p class="term-says">{says}</p>
      <ul class="bare stack">
        {rules.map(id => (
          <li key={id}>
            <details class="hero-more unfolds">
              <summary>{ruleLabel(id)}</summary>
              <p>{found.find(rule => rule.id === id)?.text ?? words.app.loading}</p>
            </details>
          </li>
        ))}
      </ul>
      <div class="ask-answers">
        <a class="btn" href={hrefTo('rules', title.toLowerCase())}>
          {words.rules.more}
        </a>
      </div>
    </Sheet>
  );
}
