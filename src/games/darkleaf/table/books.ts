import type { Said } from '../../../basics/said';
import { documentList } from '../../../play/documents';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import { visit } from '../../../play/visit';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { booksKind, parseBooksCommand } from '../door/books';
import {
  type Books,
  type BooksCommand,
  type BooksEvent,
  decideBooks,
  noBooks,
  titleOfBooks,
} from '../rules/books/books';

registerKind(knownKind(booksKind));

const rules: Rules<Books, BooksCommand, BooksEvent, never> = {
  command: parseBooksCommand,
  decide: decideBooks,
  questionOf: () => null,
  titleOf: titleOfBooks,
  revealedBy: () => false,
};

export type BooksTable = Playing<Books, BooksCommand, BooksEvent, never>;
const sit = (session: Session<Books, BooksEvent>, say: (said: Said) => string): BooksTable =>
  playDocument(session, booksKind, rules, say);
export const booksSitting = sitting(booksKind, sit);

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

export const beginBooks = async (name: string) =>
  (await deviceStore()).create(booksKind, { name, state: noBooks });

/** A clan book that has come from elsewhere is taken over, also where this window still has the pack open. */
export async function tellBooks(
  id: string,
  command: BooksCommand,
  say: (said: Said) => string,
): Promise<void> {
  await visit(booksSitting, id, say, books => books.send(command));
}

/** What is taught in a pack, read once; nothing where it is open elsewhere or gone. */
export const lookIntoBooks = (id: string): Promise<Books | undefined> =>
  visit(booksSitting, id, String, books => books.state.peek());
