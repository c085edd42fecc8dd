import * as v from 'valibot';
import {
  dictionary,
  flag,
  list,
  type Output,
  object,
  text,
  variants,
  wholeNumber,
} from '../../../../basics/schema';
import type { Decided } from '../../../../play/rules';
import {
  type Clan,
  type ClanBook,
  clans,
  hexKinds,
  type Kind,
  kinds,
  royalOf,
  type UnitBook,
} from '../board/position';
import { squareNamed } from '../board/square';
import { refused } from '../duel/commands/refusals';
import { say } from '../duel/log/says';
import { type At, type Book, bookSchema, skillSchema, squareSchema } from '../duel/model';
import { type SkillId, skills } from '../skills/names';
import { canMeet, isSlot } from '../turn/bones';

const clan = v.picklist(clans);
const kind = v.picklist(kinds);

/** The longest title of a document of clan books. */
export const BOOKS_NAME_LENGTH = 80;

/** LO-1: the group's own clans, as far as they were entered. Each book is stored under the name of its clan. */
export const booksSchema = v.pipe(
  object({ clans: dictionary(bookSchema) }),
  v.check(({ clans: all }) => Object.entries(all).every(([name, one]) => one.clan === name)),
);
export type Books = Output<typeof booksSchema>;

export const booksCommandSchema = variants('do', {
  /** LO-3: starts with what the text implies, or like the sample. */
  begin: { clan, book: v.nullable(bookSchema) },
  forget: { clan },
  bone: { clan, bone: wholeNumber(0, 99) },
  rose: { clan, kind, of: v.picklist(['journey', 'deed']), directions: list(wholeNumber(0, 99), 8) },
  less: { clan, kind, less: flag },
  hex: { clan, kind, hex: list(v.picklist(hexKinds), 2) },
  stand: { clan, at: squareSchema, kind: v.nullable(kind) },
  row: {
    clan,
    row: skillSchema,
    slots: list(text(12), 8),
    sum: v.nullable(v.strictTuple([wholeNumber(0, 999), wholeNumber(0, 999)])),
    places: v.nullable(wholeNumber(0, 99)),
  },
});
export type BooksCommand = Output<typeof booksCommandSchema>;

export const booksEventSchema = variants('type', {
  book: { clan, book: bookSchema },
  forgotten: { clan },
});
export type BooksEvent = Output<typeof booksEventSchema>;

export const noBooks: Books = { clans: {} };

const all = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const nothing: UnitBook = { journey: [], less: false, deed: [], hex: [] };
const bones: Readonly<Record<Clan, number>> = { huldra: 4, murg: 6, ferrymen: 6, erde: 8, wibo: 6, hexen: 8 };

/** LO-3: what is filled in before anything is asked. */
function guessed(clan: Clan, kind: Kind): UnitBook {
  if (clan === 'murg')
    return { ...nothing, journey: all, deed: kind === 'pawn' || kind === 'knight' ? all : [] };
  if (clan === 'hexen') return { ...nothing, journey: all };
  return nothing;
}

/** The kinds that a clan has. */
export const kindsOf = (clan: Clan): Kind[] =>
  kinds.filter(kind => (kind !== 'queen' && kind !== 'king') || kind === royalOf[clan]);

/** LO-3: a book of which nothing but the text is known. */
export function guessedBook(clan: Clan): Book {
  const units = Object.fromEntries(
    kinds.map(kind => [kind, kindsOf(clan).includes(kind) ? guessed(clan, kind) : nothing]),
  ) as ClanBook;
  const rows = Object.entries(skills)
    .filter(([, skill]) => skill.clan === clan)
    .map(([id]) => ({ id: id as SkillId, slots: [] }));
  const start = clan === 'murg' ? [{ at: 'e1', kind: 'king' as const }] : [];
  return { clan, bone: bones[clan], start, units, rows };
}

/** LO-5: what a book does not say yet: kinds without directions, skills without slots. */
export const gapsOf = (
  book: Book,
): { readonly kinds: readonly Kind[]; readonly rows: readonly SkillId[] } => ({
  kinds: kindsOf(book.clan).filter(kind => book.units[kind].journey.length === 0),
  rows: book.rows.filter(({ slots }) => slots.length === 0).map(({ id }) => id),
});

export const applyBooks = (books: Books, event: BooksEvent): Books => {
  if (event.type === 'book') return { clans: { ...books.clans, [event.clan]: event.book } };
  const { [event.clan]: _, ...rest } = books.clans;
  return { clans: rest };
};

type Change = Book | string;
const compass = (directions: readonly number[]): number[] | undefined => {
  const sorted = [...new Set(directions)].sort((a, b) => a - b);
  return sorted.every(dir => Number.isInteger(dir) && dir >= 1 && dir <= 8) ? sorted : undefined;
};
const mostSides = 20;
const mostSlots = 6;

const withUnit = (book: Book, kind: Kind, change: Partial<UnitBook>): Change =>
  kindsOf(book.clan).includes(kind)
    ? { ...book, units: { ...book.units, [kind]: { ...book.units[kind], ...change } } }
    : 'kind';

function withRow(book: Book, { row, slots, sum, places }: Extract<BooksCommand, { do: 'row' }>): Change {
  if (skills[row].clan !== book.clan) return 'skill';
  if (slots.length > mostSlots || !slots.every(isSlot)) return 'noSlot';
  if (sum && !canMeet(sum, slots.length, book.bone)) return 'sum';
  if (places !== null && (!Number.isInteger(places) || places < 0 || places > 9)) return 'value';
  const now = { id: row, slots, ...(sum && { sum }), ...(places !== null && { places }) };
  return { ...book, rows: book.rows.map(one => (one.id === row ? now : one)) };
}

/** UN-2, BD-1: an own unit stands on the own half; at most eight pawns. */
function withStand(book: Book, at: At, kind: Kind | null): Change {
  if (!squareNamed.has(at) || Number(at.charAt(1)) > 4) return 'board';
  const rest = book.start.filter(one => one.at !== at);
  if (kind === null) return { ...book, start: rest };
  if (!kindsOf(book.clan).includes(kind)) return 'kind';
  const most = kind === 'pawn' ? 8 : kind === 'rook' ? 8 : kind === royalOf[book.clan] ? 1 : 2;
  if (rest.filter(one => one.kind === kind).length >= most) return 'many';
  return { ...book, start: [...rest, { at, kind }] };
}

function changed(book: Book, command: Exclude<BooksCommand, { do: 'begin' | 'forget' }>): Change {
  switch (command.do) {
    case 'bone': {
      const { bone } = command;
      return Number.isInteger(bone) && bone >= 2 && bone <= mostSides ? { ...book, bone } : 'value';
    }
    case 'rose': {
      const directions = compass(command.directions);
      return directions ? withUnit(book, command.kind, { [command.of]: directions }) : 'direction';
    }
    case 'less':
      return withUnit(book, command.kind, { less: command.less });
    case 'hex':
      return book.clan === 'hexen' ? withUnit(book, command.kind, { hex: [...new Set(command.hex)] }) : 'hex';
    case 'stand':
      return withStand(book, command.at, command.kind);
    case 'row':
      return withRow(book, command);
  }
}

const nope = (code: string) => refused(code) as Extract<ReturnType<typeof refused>, { ok: false }>;

/** LO-1: a book is taught by taps; what no book could say is refused. */
export function decideBooks(books: Books, command: BooksCommand): Decided<Books, BooksEvent> {
  const { clan } = command;
  const there = books.clans[clan];
  if (command.do === 'begin') {
    const book = command.book ?? guessedBook(clan);
    if (book.clan !== clan) return nope('clan');
    return { ok: true, value: [{ type: 'book', clan, book }] };
  }
  if (!there) return nope('clan');
  if (command.do === 'forget') return { ok: true, value: [{ type: 'forgotten', clan }] };
  const book = changed(there, command);
  return typeof book === 'string' ? nope(book) : { ok: true, value: [{ type: 'book', clan, book }] };
}

export const titleOfBooks = (_: Books, { clan }: BooksCommand) => say('darkleaf.t-taught', { clan });
