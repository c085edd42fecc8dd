import './rules.css';
import { useEffect, useState } from 'preact/hooks';
import { aboutNow } from '../parts/aboutNow';
import { Page } from '../parts/Page';
import { words } from '../words';
import { bookWords } from '../words/rule-pages';
import { ruleLabel } from '../words/rule-titles';
import { bookWith, type FoundRule, named } from './lookUp';
import { Marked } from './Marked';

const w = words.rules;
const most = 40;
const book = bookWith({});

/** The book, best answers first, and the terms before it in two sentences each. */
export function Rules({ first }: { first: string | undefined }) {
  const [query, setQuery] = useState(first ?? '');
  const [lookUp, setLookUp] = useState(() => book);
  useEffect(() => {
    // Without the words of players the book is searched by its own.
    import('../words/rule-words').then(
      ({ playersWords }) => setLookUp(() => bookWith(playersWords)),
      () => {},
    );
  }, []);
  const { rules: found, terms: explained } = lookUp(query);
  const near = query.trim() === '' ? named(aboutNow()) : [];
  return (
    <Page title={w.title}>
      <input
        class="input"
        type="search"
        aria-label={w.search}
        placeholder={w.search}
        value={query}
        onInput={event => setQuery(event.currentTarget.value)}
      />
      {near.length > 0 ? (
        <section class="rules-near" aria-label={bookWords.near}>
          <h2>{bookWords.near}</h2>
          <List rules={near} />
        </section>
      ) : null}
      <p class="soft" role="status">
        {found.length > 0 ? w.found(found.length) : bookWords.nothing(query.trim())}
      </p>
      {explained.length > 0 ? (
        <section class="terms" aria-label={w.terms}>
          {explained.map(term => (
            <details key={term.title} class="panel term-entry unfolds">
              <summary>{term.title}</summary>
              <p>{term.says}</p>
              <p class="row">
                {term.rules.map(id => (
                  <button key={id} type="button" class="btn" onClick={() => setQuery(id)}>
                    {ruleLabel(id)}
                  </button>
                ))}
              </p>
            </details>
          ))}
        </section>
      ) : null}
      <List rules={(found.length > 0 ? found : lookUp('').rules).slice(0, most)} />
    </Page>
  );
}

function List({ rules }: { rules: readonly FoundRule[] }) {
  return (
    <ul class="bare rules">
      {rules.map(rule => (
        <li key={rule.id} class="panel rule">
          <span class="spread">
            <span>
              <b>{rule.id}</b> {rule.title === rule.id ? '' : <span class="rule-title">{rule.title}</span>}
            </span>
            <span class="soft">
              {rule.group}
              {rule.pages ? ` · ${bookWords.page(...rule.pages)}` : ''}
            </span>
          </span>
          <p>
            <Marked text={rule.text} words={rule.marks} />
          </p>
        </li>
      ))}
    </ul>
  );
}
