import './rules.css';
import { useState } from 'preact/hooks';
import { findRules, rules } from '../../table/rules';
import { Page } from '../parts/Page';
import { words } from '../words';

const w = words.rules;
const most = 40;

export function Rules({ first }: { first: string | undefined }) {
  const [query, setQuery] = useState(first ?? '');
  const found = query.trim() ? findRules(query) : rules.slice(0, most);
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
        {query.trim() ? (found.length > 0 ? w.found(found.length) : w.nothing) : w.found(rules.length)}
      </p>
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
