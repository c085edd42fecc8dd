import * as v from 'valibot';
import { flag } from '../../../basics/schema';
import { commandDoor, doorOf, list, type Of, shape, table, text, whole } from '../../../play/shapes';
import type { Kind } from '../../../storage/kinds';
import { clans, hexKinds, kinds } from '../rules/board/position';
import { applyBooks, type Books, type BooksCommand, type BooksEvent } from '../rules/books/books';
import { squareSchema as at, bookSchema as book, skillSchema as skill } from '../rules/duel/model';

const clan = v.picklist(clans);
const kind = v.picklist(kinds);

/** Who stands on a square of another clan's book is no book of this clan. */
export const booksSchema: Of<Books> = v.pipe(
  shape<Books>()({ clans: table(book) }),
  v.check(({ clans: all }) => Object.entries(all).every(([name, one]) => one.clan === name)),
);
type On<T extends BooksEvent['type']> = Extract<BooksEvent, { type: T }>;
export const booksEventSchema: Of<BooksEvent> = v.variant('type', [
  shape<On<'book'>>()({ type: v.literal('book'), clan, book }),
  shape<On<'forgotten'>>()({ type: v.literal('forgotten'), clan }),
]);

/** Stands where taps at a pack of clan books are sent. */
export const parseBooksCommand = commandDoor<BooksCommand>({
  begin: { clan, book: v.nullable(book) },
  forget: { clan },
  bone: { clan, bone: whole(0, 99) },
  rose: { clan, kind, of: v.picklist(['journey', 'deed']), directions: list(whole(0, 99), 8) },
  less: { clan, kind, less: flag },
  hex: { clan, kind, hex: list(v.picklist(hexKinds), 2) },
  stand: { clan, at, kind: v.nullable(kind) },
  row: {
    clan,
    row: skill,
    slots: list(text(12), 8),
    sum: v.nullable(v.strictTuple([whole(0, 999), whole(0, 999)])),
    places: v.nullable(whole(0, 99)),
  },
});

/** The group's own clans, as they are kept. */
export const booksKind: Kind<Books, BooksEvent> = {
  name: 'darkleaf/books',
  version: 1,
  migrations: [],
  state: doorOf(booksSchema),
  event: doorOf(booksEventSchema),
  apply: applyBooks,
  about: ({ clans: all }) => ({ clans: Object.keys(all).length }),
};
