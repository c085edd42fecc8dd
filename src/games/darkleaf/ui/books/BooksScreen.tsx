import { Toggle } from '../../../../ui/parts/input/Toggle';
import './books.css';
import { useState } from 'preact/hooks';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { Page } from '../../../../ui/parts/frame/Page';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import { say } from '../../../../ui/words/say';
import { type Clan, clans } from '../../rules/board/position';
import { gapsOf } from '../../rules/books/books';
import { BOOK_CODE_LENGTH, bookOfCode, codeOf } from '../../rules/books/code';
import type { Book } from '../../rules/duel/model';
import { hedgerow } from '../../sample/hedgerow';
import type { BooksTable } from '../../table/books';
import { booksWords } from '../../words/books';
import { clanNames, kindNames, skillNames } from '../../words/names';
import { BookChanges } from './BookChanges';
import { BookCode } from './BookCode';
import { ClanEditor } from './ClanEditor';

const w = booksWords;

/** LO-1: the clan books of a group: begun from the text, like the sample or from a pasted line. */
export function BooksScreen({ table }: { table: BooksTable }) {
  const books = table.state.value;
  const [clan, setClan] = useState<Clan>('huldra');
  const [line, setLine] = useState('');
  const [wrong, setWrong] = useState('');
  const [came, setCame] = useState<Book | undefined>(undefined);
  const [shown, setShown] = useState(false);
  const book = books.clans[clan];
  const refusal = table.refusal.value;
  const gaps = book ? gapsOf(book) : undefined;
  const paste = (): void => {
    const read = bookOfCode(line);
    setWrong(read ? '' : w.noCode);
    if (!read) return;
    setClan(read.clan);
    setLine('');
    setCame(read);
  };
  return (
    <Page title={w.title} back={['darkleaf', 'books']}>
      <div class="row">
        <span class="grow" />
        <UndoRedo of={table} />
      </div>
      <SaveState of={table} />
      {refusal ? <p role="alert">{say(refusal.message)}</p> : null}
      <div class="dl-answers">
        {clans.map(one => (
          <Toggle key={one} isOn={one === clan} onClick={() => setClan(one)}>
            {books.clans[one] ? w.taught(clanNames[one]) : clanNames[one]}
          </Toggle>
        ))}
      </div>
      {book ? (
        <>
          {gaps && gaps.kinds.length + gaps.rows.length > 0 ? (
            <p class="notice">
              {w.gaps([...gaps.kinds.map(kind => kindNames[kind]), ...gaps.rows.map(id => skillNames[id])])}
            </p>
          ) : null}
          <ClanEditor key={clan} table={table} book={book} />
          <label class="stack">
            {w.code}
            <input
              class="input"
              readOnly
              value={codeOf(book)}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
          {shown ? <BookCode book={book} /> : null}
          <div class="dl-answers">
            <button type="button" class="btn" aria-pressed={shown} onClick={() => setShown(!shown)}>
              {w.showCode}
            </button>
            <button type="button" class="btn quiet" onClick={() => table.send({ do: 'forget', clan })}>
              {w.forget(clanNames[clan])}
            </button>
          </div>
        </>
      ) : (
        <div class="dl-answers">
          <button
            type="button"
            class="btn main"
            onClick={() => table.send({ do: 'begin', clan, book: hedgerow[clan] })}
          >
            {w.likeSample}
          </button>
          <button type="button" class="btn" onClick={() => table.send({ do: 'begin', clan, book: null })}>
            {w.fromText}
          </button>
        </div>
      )}
      <div class="row">
        <input
          class="input grow"
          maxLength={BOOK_CODE_LENGTH}
          aria-label={w.paste}
          placeholder={w.paste}
          value={line}
          onInput={({ currentTarget }) => setLine(currentTarget.value)}
        />
        <button type="button" class="btn" disabled={line.trim() === ''} onClick={paste}>
          {w.take}
        </button>
      </div>
      {wrong ? <p role="alert">{wrong}</p> : null}
      {came ? (
        <BookChanges
          here={books.clans[came.clan]}
          came={came}
          onTake={() => {
            table.send({ do: 'begin', clan: came.clan, book: came });
            setCame(undefined);
          }}
          onKeep={() => setCame(undefined)}
        />
      ) : null}
    </Page>
  );
}
