import './rules.css';
import { useEffect, useState } from 'preact/hooks';
import type { Shelved } from '../../games/game';
import { type Book, findRules, readBook } from '../../play/book';
import { Page } from '../parts/frame/Page';
import { words } from '../words';
import { bookWords } from '../words/rule-pages';
import { openGame } from './open-games';

const w = words.rules;
const most = 40;

/** The book of a game of the shelf: its IDs are shown with its name, for two games may have the same. */
export function GameRules({ of, first }: { of: Shelved; first: string | undefined }) {
  const [query, setQuery] = useState(first ?? '');
  const [book, setBook] = useState<Book | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    openGame(of)
      .then(game => game.book())
      .then(
        text => setBook(readBook(text)),
        () => setFailed(true),
      );
  }, [of]);
  const found = book && (query.trim() === '' ? book : findRules(book, query));
  return (
    <Page title={w.bookOf(of.name)} back={[of.id]}>
      <input
        class="input"
        type="search"
        aria-label={w.search}
        placeholder={w.search}
        value={query}
        onInput={event => setQuery(event.currentTarget.value)}
      />
      <p class="soft" role="status">
        {failed
          ? words.app.notLoaded
          : found
            ? found.length > 0
              ? w.found(found.length)
              : bookWords.nothing(query.trim())
            : ''}
      </p>
      <ul class="bare rules">
        {found?.slice(0, most).map(rule => (
          <li key={rule.id} class="panel rule">
            <span class="spread">
              <b>
                {of.name} {rule.id}
              </b>
              <span class="soft">{rule.group}</span>
            </span>
            <p>{rule.text}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
