import type { Book } from '../../rules/duel/model';
import type { BooksTable } from '../../table/books';
import { booksWords } from '../../words/books';
import { skillNames } from '../../words/names';

const w = booksWords;
type Row = Book['rows'][number];

interface Props {
  readonly table: BooksTable;
  readonly book: Book;
  readonly row: Row;
}

/** LO-1, SL-1: a skill's slots as they are written on the board. */
export function RowEditor({ table, book, row }: Props) {
  const { clan } = book;
  const name = skillNames[row.id];
  const change = (more: Partial<Pick<Row, 'slots' | 'places'>>, sum = row.sum): void => {
    const now = { ...row, ...more };
    table.send({
      do: 'row',
      clan,
      row: row.id,
      slots: now.slots,
      sum: sum ?? null,
      places: now.places ?? null,
    });
  };
  return (
    <div class="dl-row-edit">
      <b>{name}</b>
      <input
        class="input"
        aria-label={w.slots(name)}
        value={row.slots.join(' ')}
        onChange={({ currentTarget }) =>
          change({ slots: currentTarget.value.split(/[\s,]+/).filter(Boolean) })
        }
      />
      <input
        class="input dl-short"
        aria-label={w.sum(name)}
        placeholder={w.sumShort}
        value={row.sum ? row.sum.join('-') : ''}
        onChange={({ currentTarget }) => {
          const [low, high = low] = currentTarget.value.split('-').map(Number);
          if (low === undefined || high === undefined || low === 0) {
            const { sum: _, ...bare } = row;
            table.send({
              do: 'row',
              clan,
              row: row.id,
              slots: bare.slots,
              sum: null,
              places: row.places ?? null,
            });
          } else change({}, [low, high]);
        }}
      />
      <label>
        {w.places}{' '}
        <input
          class="input dl-short"
          type="number"
          min={0}
          max={9}
          value={row.places ?? 0}
          onChange={({ currentTarget }) => change({ places: Number(currentTarget.value) })}
        />
      </label>
    </div>
  );
}
