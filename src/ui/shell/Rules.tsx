import './rules.css';
import { useState } from 'preact/hooks';
import { Page } from '../parts/Page';
import { words } from '../words';
import { lookUp } from './lookUp';

const w = words.rules;
const most = 40;
/** The book, and the terms before it in two sentences each. */
export function Rules({ first }: { first: string | undefined }) {
  const [query, setQuery] = useState(first ?? '');
  const { rules: found, terms: explained } = lookUp(query);
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
      <p class="soft" role="status">
        {found.length > 0 ? w.found(found.length) : w.nothing}
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
                    {id}
                  </button>
                ))}
              </p>
            </details>
          ))}
        </section>
      ) : null}
      <ul class="bare rules">
        {found.slice(0, most).map(rule => (
          <li key={rule.id} class="panel rule">
            <span class="spread">
              <b>{rule.id}</b>
              <span class="soft">{rule.group}</span>
            </span>
            <p>{rule.text}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
