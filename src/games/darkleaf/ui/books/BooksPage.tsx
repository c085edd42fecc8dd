import { useEffect, useState } from 'preact/hooks';
import { KeptDocuments } from '../../../../ui/parts/documents/KeptDocuments';
import { OpenTable } from '../../../../ui/parts/frame/OpenTable';
import { Page } from '../../../../ui/parts/frame/Page';
import { go } from '../../../../ui/shell/router';
import { BOOKS_NAME_LENGTH } from '../../rules/books/books';
import { beginBooks, bookPacks, booksDocument } from '../../table/books';
import { booksWords } from '../../words/books';
import { BooksScreen } from './BooksScreen';

const w = booksWords;

/** The group's packs of clan books; one of them opened. */
export function BooksPage({ id }: { id: string | undefined }) {
  const [name, setName] = useState('');
  useEffect(() => {
    bookPacks.read().catch(console.error);
  }, []);
  if (id !== undefined)
    return (
      <OpenTable key={id} sitting={booksDocument} id={id} title={w.title} back={['darkleaf', 'books']}>
        {table => <BooksScreen table={table} />}
      </OpenTable>
    );
  const begin = async (): Promise<void> => {
    const begun = await beginBooks(name.trim() || w.unnamed);
    if (begun.ok) go('darkleaf', 'books', begun.value);
  };
  return (
    <Page title={w.title} back={['darkleaf']}>
      <p>{w.note}</p>
      <div class="row">
        <input
          class="input grow"
          maxLength={BOOKS_NAME_LENGTH}
          aria-label={w.name}
          placeholder={w.name}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button
          type="button"
          class="btn main"
          onClick={() => {
            begin().catch(console.error);
          }}
        >
          {w.begin}
        </button>
      </div>
      <ul class="bare stack">
        <KeptDocuments
          of={bookPacks}
          page={['darkleaf', 'books']}
          lineOf={one => w.line(one.clans)}
          words={w}
        />
      </ul>
    </Page>
  );
}
