import '../../../../ui/words/said/shared/learn-door';
import './books.css';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../../../ui/parts/frame/Page';
import { Choice } from '../../../../ui/parts/input/Choice';
import { go } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import type { Books } from '../../rules/books/books';
import { bookOfCode } from '../../rules/books/code';
import { beginBooks, bookPacks, lookIntoBooks, tellBooks } from '../../table/books';
import { booksWords as w } from '../../words/books';
import { BookChanges } from './BookChanges';

/** A clan book that was scanned: into which pack it goes, and what it would change there. */
export function BookPage({ code }: { code: string }) {
  const came = bookOfCode(code);
  const [pack, setPack] = useState<string | undefined>(undefined);
  const [books, setBooks] = useState<Books | null | undefined>(undefined);
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    bookPacks
      .read()
      .then(() => setPack(bookPacks.here.peek()?.[0]?.id ?? ''))
      .catch(console.error);
  }, []);
  useEffect(() => {
    let here = true;
    setBooks(undefined);
    if (pack === '') setBooks(null);
    else if (pack !== undefined)
      lookIntoBooks(pack).then(found => {
        // Another pack may have been chosen meanwhile.
        if (here) setBooks(found ?? null);
      }, console.error);
    return () => {
      here = false;
    };
  }, [pack]);
  if (!came)
    return (
      <Page title={w.scanned} back={['darkleaf', 'books']}>
        <p role="alert">{w.noCode}</p>
      </Page>
    );
  const take = async (): Promise<void> => {
    let id = pack ?? '';
    if (id === '') {
      const begun = await beginBooks(w.unnamed);
      if (!begun.ok) {
        setWrong(say(begun.error.message));
        return;
      }
      id = begun.value;
    }
    await tellBooks(id, { do: 'begin', clan: came.clan, book: came }, say);
    go('darkleaf', 'books', id);
  };
  const packs = bookPacks.here.value ?? [];
  return (
    <Page title={w.scanned} back={['darkleaf', 'books']}>
      {packs.length > 0 ? (
        <Choice
          label={w.into}
          value={pack ?? ''}
          options={[...packs.map(({ id, name }) => ({ id, text: name })), { id: '', text: w.newPack }]}
          onPick={setPack}
        />
      ) : null}
      {books === undefined ? null : (
        <BookChanges
          here={books?.clans[came.clan]}
          came={came}
          onTake={() => {
            take().catch(console.error);
          }}
          onKeep={() => go('darkleaf', 'books')}
        />
      )}
      {wrong ? <p role="alert">{wrong}</p> : null}
    </Page>
  );
}
