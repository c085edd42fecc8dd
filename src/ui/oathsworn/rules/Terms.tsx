import { still } from '../../parts/frame/still';
import './terms.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Sheet } from '../../parts/frame/Sheet';
import { hrefTo } from '../../shell/router';
import { words } from '../../words';
import { ruleLabel } from '../../words/rule-titles';
import { type TermName, termNames } from '../../words/term-names';
import { terms } from '../../words/terms';
import { useRules } from './useRules';

/** A term in two sentences; under them the rules themselves, which may take a moment. */
function TermSheet({ of, onClose }: { of: TermName; onClose: () => void }) {
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

const names = Object.keys(termNames).filter((name): name is TermName => name in termNames);
/** One group for each term, in the order of `names`. Longer words of other terms come first by themselves: `\b`. */
const pattern = new RegExp(`\\b(?:${names.map(name => `(${termNames[name]})`).join('|')})\\b`, 'g');

interface Met {
  readonly name: TermName;
  readonly text: string;
  /** The sign behind it begins no line. */
  readonly ends: string;
}

/** A sentence with its terms: each is met once. */
function* partsOf(text: string): Generator<string | Met> {
  const met = new Set<TermName>();
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const name = names[found.slice(1).findIndex(one => one !== undefined)];
    if (!name || met.has(name)) continue;
    met.add(name);
    yield text.slice(from, found.index);
    from = found.index + found[0].length;
    const [ends = ''] = /^[?!.,;:)]*/.exec(text.slice(from)) ?? [];
    from += ends.length;
    yield { name, text: found[0], ends };
  }
  yield text.slice(from);
}

/** A sentence in which each term can be tapped where it stands. Not for what is a button itself. */
export const Terms = still(({ text }: { text: string }) => {
  return (
    <>
      {[...partsOf(text)].map(part =>
        typeof part === 'string' ? (
          part
        ) : (
          <span key={part.name} class="term-whole">
            <Term of={part.name}>{part.text}</Term>
            {part.ends}
          </span>
        ),
      )}
    </>
  );
});

/** One word that explains itself. */
export function Term({ of, children }: { of: TermName; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="term" title={words.rules.explain} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open ? <TermSheet of={of} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
