import type { Said } from '../../../basics/said';
import { defineDocument, type TableOf } from '../../../play/define-document';
import { documentList } from '../../../play/documents';
import { booksKind, parseBooksCommand } from '../door/books';
import { type Books, type BooksCommand, decideBooks, noBooks, titleOfBooks } from '../rules/books/books';

export const booksDocument = defineDocument({
  kind: booksKind,
  rules: {
    command: parseBooksCommand,
    decide: decideBooks,
    titleOf: titleOfBooks,
  },
});
export type BooksTable = TableOf<typeof booksDocument>;

/** One line of the list of packs. */
export interface BooksLine {
  readonly id: string;
  readonly name: string;
  readonly clans: number;
}
export const bookPacks = documentList(
  booksKind.name,
  ({ id, name, about }): BooksLine => ({ id, name, clans: Number(about.clans ?? 0) }),
);

export const beginBooks = (name: string) => booksDocument.create(name, noBooks);

/** A clan book that has come from elsewhere is taken over, also where this window still has the pack open. */
export async function tellBooks(
  id: string,
  command: BooksCommand,
  say: (said: Said) => string,
): Promise<void> {
  await booksDocument.visit(id, say, books => books.send(command));
}

/** What is taught in a pack, read once; nothing where it is open elsewhere or gone. */
export const lookIntoBooks = (id: string): Promise<Books | undefined> =>
  booksDocument.visit(id, String, books => books.state.peek());
