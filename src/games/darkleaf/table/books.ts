import type { Said } from '../../../basics/said';
import { documentList } from '../../../play/documents';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import type { Rules } from '../../../play/rules';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import { openSession, type Session } from '../../../session/session';
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
  const open = booksSitting.now.peek();
  if (open?.id === id) {
    open.send(command);
    booksSitting.pause();
    return;
  }
  const opened = await openSession({ store: await deviceStore(), kind: booksKind, id });
  if (!opened.ok) return;
  const table = sit(opened.value, say);
  table.send(command);
  await table.close();
}

/** What is taught in a pack, read once; nothing where it is open elsewhere or gone. */
export async function lookIntoBooks(id: string): Promise<Books | undefined> {
  const open = booksSitting.now.peek();
  if (open?.id === id) return open.state.peek();
  const opened = await openSession({ store: await deviceStore(), kind: booksKind, id });
  if (!opened.ok) return undefined;
  const books = opened.value.state.value;
  await opened.value.close();
  return books;
}
