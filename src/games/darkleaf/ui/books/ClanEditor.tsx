import { useState } from 'preact/hooks';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import type { HexKind, Kind } from '../../rules/board/position';
import { kindsOf } from '../../rules/books/books';
import type { Book } from '../../rules/duel/model';
import type { BooksTable } from '../../table/books';
import { booksWords } from '../../words/books';
import { kindNames } from '../../words/names';
import { ui } from '../../words/ui';
import { unitWords } from '../../words/unit-line';
import { RowEditor } from './RowEditor';

const w = booksWords;
/** A rose as it lies on the page; 0 is the middle. */
const rose = [8, 1, 2, 7, 0, 3, 6, 5, 4] as const;
/** What the middle of a rose brings. */
const middle = { all: [1, 2, 3, 4, 5, 6, 7, 8], straight: [1, 3, 5, 7], none: [] } as const;
const afterTap = (directions: readonly number[]): keyof typeof middle =>
  directions.length === 0 ? 'all' : directions.length === middle.all.length ? 'straight' : 'none';
const toggled = <T,>(some: readonly T[], one: T): T[] =>
  some.includes(one) ? some.filter(other => other !== one) : [...some, one];

interface Props {
  readonly table: BooksTable;
  readonly book: Book;
}

/** LO-1: everything that was only pictured, by taps. */
export function ClanEditor({ table, book }: Props) {
  const { clan } = book;
  return (
    <>
      <div class="row">
        <span>{w.bone}</span>
        <Stepper
          label={w.bone}
          value={book.bone}
          low={2}
          high={20}
          onChange={bone => table.send({ do: 'bone', clan, bone })}
        />
      </div>
      <p class="soft">{w.roseNote}</p>
      <div class="dl-kinds">
        {kindsOf(clan).map(kind => (
          <KindEditor key={kind} table={table} book={book} kind={kind} />
        ))}
      </div>
      <Squares table={table} book={book} />
      <h2>{w.rows}</h2>
      <p class="soft">{w.rowsNote}</p>
      {book.rows.map(row => (
        <RowEditor key={row.id} table={table} book={book} row={row} />
      ))}
    </>
  );
}

function KindEditor({ table, book, kind }: Props & { kind: Kind }) {
  const { clan } = book;
  const unit = book.units[kind];
  const roseOf = (of: 'journey' | 'deed') => (
    <fieldset class="dl-rose" aria-label={w.rose(kindNames[kind], of)}>
      <span class="dl-rose-of" aria-hidden="true">
        {w.roseOf[of]}
      </span>
      {rose.map(dir =>
        dir === 0 ? (
          <button
            key={dir}
            type="button"
            class="btn quiet"
            aria-label={w.middle[afterTap(unit[of])]}
            onClick={() => table.send({ do: 'rose', clan, kind, of, directions: middle[afterTap(unit[of])] })}
          >
            {w.sign[of]}
          </button>
        ) : (
          <button
            key={dir}
            type="button"
            class="btn"
            aria-label={`${dir}, ${ui.taps.direction(dir)}`}
            aria-pressed={unit[of].includes(dir)}
            onClick={() => table.send({ do: 'rose', clan, kind, of, directions: toggled(unit[of], dir) })}
          >
            {dir}
          </button>
        ),
      )}
    </fieldset>
  );
  const hex = (one: HexKind) => (
    <Toggle
      isOn={unit.hex.includes(one)}
      onClick={() => table.send({ do: 'hex', clan, kind, hex: toggled(unit.hex, one) })}
    >
      {w.hex[one]}
    </Toggle>
  );
  return (
    <section class="panel stack">
      <h2>{kindNames[kind]}</h2>
      <div class="row">
        {roseOf('journey')}
        {clan === 'hexen' ? null : roseOf('deed')}
      </div>
      <div class="dl-answers">
        <Toggle isOn={unit.less} onClick={() => table.send({ do: 'less', clan, kind, less: !unit.less })}>
          {unitWords.less}
        </Toggle>
        {clan === 'hexen' ? (
          <>
            {hex('garden')}
            {hex('ladder')}
          </>
        ) : null}
      </div>
    </section>
  );
}

const ranks = [4, 3, 2, 1] as const;

/** SU-2: where its units stand, as the first player sees them. */
function Squares({ table, book }: Props) {
  const { clan } = book;
  const [kind, setKind] = useState<Kind>('pawn');
  return (
    <section class="stack">
      <h2>{w.stand}</h2>
      <div class="dl-answers">
        {kindsOf(clan).map(one => (
          <Toggle key={one} isOn={one === kind} onClick={() => setKind(one)}>
            {kindNames[one]}
          </Toggle>
        ))}
      </div>
      <div class="dl-stand">
        {ranks.flatMap(rank =>
          [...'abcdefgh'].map(file => {
            const at = `${file}${rank}`;
            const there = book.start.find(one => one.at === at)?.kind;
            return (
              <button
                key={at}
                type="button"
                class="btn"
                aria-label={there ? `${at}, ${kindNames[there]}` : at}
                onClick={() => table.send({ do: 'stand', clan, at, kind: there === kind ? null : kind })}
              >
                {there ? (there === 'knight' ? 'N' : kindNames[there].charAt(0).toUpperCase()) : ''}
              </button>
            );
          }),
        )}
      </div>
    </section>
  );
}
