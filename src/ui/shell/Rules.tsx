import './rules.css';
import { useState } from 'preact/hooks';
import { aboutNow } from '../parts/frame/aboutNow';
import { Page } from '../parts/frame/Page';
import { words } from '../words';
import { bookWords } from '../words/rule-pages';
import { ruleLabel } from '../words/rule-titles';
import { playersWords } from '../words/rule-words';
import { terms } from '../words/terms';
import { bookWith, type FoundRule, named } from './lookUp';

interface Props {
  text: string;
  /** The words to mark, in small letters. */
  words: readonly string[];
}

/** A text in which the words that were asked for are marked. */
function Marked({ text, words }: Props) {
  if (words.length === 0) return <>{text}</>;
  const parts = text.split(/([A-Za-z0-9'’-]+)/);
  return (
    <>
      {parts.map((part, i) =>
        words.includes(part.toLowerCase().replaceAll('’', "'")) ? <mark key={i}>{part}</mark> : part,
      )}
    </>
  );
}

const w = words.rules;
const most = 200;
const lookUp = bookWith(playersWords, Object.values(terms));

/** The book, best answers first, and the terms before it in two sentences each. */
export function Rules({ first }: { first: string | undefined }) {
  const [query, setQuery] = useState(first ?? '');
  const { rules: found, terms: explained } = lookUp(query);
  const asked = query.trim() !== '';
  const near = asked ? [] : named(aboutNow());
  // A word that is a term explains itself at once.
  const only = asked && explained.length === 1;
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
      {asked && found.length > 0 ? null : <Contents rules={lookUp('').rules} onPick={setQuery} />}
      {explained.length > 0 ? (
        <section class="terms" aria-label={w.terms}>
          {asked ? null : <h2>{w.terms}</h2>}
          {explained.map(term => (
            <details key={term.title} class="panel term-entry unfolds" open={only}>
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
      {asked ? <List rules={found.slice(0, most)} /> : null}
    </Page>
  );
}

/** The book's parts, as its first page lists them: a tap opens one. */
function Contents(props: { rules: readonly FoundRule[]; onPick: (group: string) => void }) {
  const firsts = props.rules.filter((rule, i) => rule.group !== props.rules[i - 1]?.group);
  return (
    <nav class="contents">
      <h2>{bookWords.contents}</h2>
      {firsts.map(({ id, group }) => (
        <button key={id} type="button" class="content" onClick={() => props.onPick(id.split('-')[0] ?? '')}>
          <span>{group.replace(/ \(.*/, '')}</span>
          <i />
          <small class="soft">{w.found(props.rules.filter(rule => rule.group === group).length)}</small>
        </button>
      ))}
    </nav>
  );
}

function List({ rules }: { rules: readonly FoundRule[] }) {
  return (
    <ul class="bare rules">
      {rules.map(rule => (
        <li key={rule.id} class="panel rule">
          <span class="spread">
            <span>
              <b>{rule.id}</b>{' '}
              {rule.title === rule.id ? (
                ''
              ) : (
                <span class="rule-title">
                  <Marked text={rule.title} words={rule.marks} />
                </span>
              )}
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
