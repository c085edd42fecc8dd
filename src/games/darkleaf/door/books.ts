import { parseWith } from '../../../basics/schema';
import type { Kind } from '../../../storage/kinds';
import {
  applyBooks,
  type Books,
  type BooksEvent,
  booksCommandSchema,
  booksEventSchema,
  booksSchema,
} from '../rules/books/books';

/** Checks the taps on a pack of clan books. */
export const parseBooksCommand = parseWith(booksCommandSchema);

/** The group's own clans, as they are stored. */
export const booksKind: Kind<Books, BooksEvent> = {
  name: 'darkleaf/books',
  version: 1,
  migrations: [],
  state: parseWith(booksSchema),
  event: parseWith(booksEventSchema),
  apply: applyBooks,
  about: ({ clans: all }) => ({ clans: Object.keys(all).length }),
};
