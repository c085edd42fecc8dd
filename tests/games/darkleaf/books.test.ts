import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { booksKind, parseBooksCommand } from '../../../src/games/darkleaf/door/books';
import { type Clan, clans } from '../../../src/games/darkleaf/rules/board/position';
import {
  applyBooks,
  type Books,
  type BooksCommand,
  decideBooks,
  gapsOf,
  guessedBook,
  noBooks,
} from '../../../src/games/darkleaf/rules/books/books';
import { bookOfCode, codeOf } from '../../../src/games/darkleaf/rules/books/code';
import { differencesOf } from '../../../src/games/darkleaf/rules/books/differences';
import { choose } from '../../../src/games/darkleaf/rules/bot/choose';
import { beginDuel } from '../../../src/games/darkleaf/rules/duel/commands/begin';
import { decide } from '../../../src/games/darkleaf/rules/duel/commands/decide';
import type { Book, Duel } from '../../../src/games/darkleaf/rules/duel/model';
import { type SkillId, skills } from '../../../src/games/darkleaf/rules/skills/names';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';
import { throughDoor } from '../../support/door';

const sent = (books: Books, ...commands: readonly BooksCommand[]): Books =>
  commands.reduce((now, command) => {
    const read = parseBooksCommand(JSON.parse(JSON.stringify(command)));
    const decided = decideBooks(now, read.ok ? read.value : command);
    if (!read.ok || !decided.ok) throw new Error(`${JSON.stringify(command)}: refused`);
    return decided.value.reduce(applyBooks, now);
  }, books);
const refusal = (books: Books, command: BooksCommand): string | undefined => {
  const decided = decideBooks(books, command);
  return decided.ok ? undefined : decided.error.code;
};

describe('a book taught by taps', () => {
  test('LO-1: from nothing to the sample, tap by tap', () => {
    const wanted = hedgerow.huldra;
    const clan = 'huldra';
    const books = sent(
      noBooks,
      { do: 'begin', clan, book: null },
      { do: 'bone', clan, bone: wanted.bone },
      ...(['pawn', 'sage', 'knight', 'rook', 'queen'] as const).flatMap((kind): BooksCommand[] => [
        { do: 'rose', clan, kind, of: 'journey', directions: wanted.units[kind].journey },
        { do: 'rose', clan, kind, of: 'deed', directions: wanted.units[kind].deed },
        { do: 'less', clan, kind, less: wanted.units[kind].less },
      ]),
      ...wanted.start.map(({ at, kind }): BooksCommand => ({ do: 'stand', clan, at, kind })),
      ...wanted.rows.map(
        ({ id, slots, sum, places }): BooksCommand => ({
          do: 'row',
          clan,
          row: id,
          slots,
          sum: sum ?? null,
          places: places ?? null,
        }),
      ),
    );
    expect(books.clans.huldra).toEqual(wanted);
    const door = booksKind.state(JSON.parse(JSON.stringify(books)));
    expect(door.ok && door.value).toEqual(books);
  });

  test('LO-3: what the text implies is filled in, and what it does not say is told as a gap', () => {
    expect(guessedBook('huldra').bone).toBe(4);
    const murg = guessedBook('murg');
    expect([murg.bone, murg.units.pawn.deed.length, murg.units.rook.deed, murg.start]).toEqual([
      6,
      8,
      [],
      [{ at: 'e1', kind: 'king' }],
    ]);
    expect(gapsOf(murg).kinds).toEqual([]);
    expect(gapsOf(guessedBook('erde')).kinds).toEqual(['pawn', 'sage', 'knight', 'rook', 'king']);
    for (const clan of clans) expect(gapsOf(hedgerow[clan])).toEqual({ kinds: [], rows: [] });
  });

  const taught = sent(noBooks, { do: 'begin', clan: 'erde', book: hedgerow.erde });
  test.each<[BooksCommand, string]>([
    [{ do: 'bone', clan: 'erde', bone: 1 }, 'value'],
    [{ do: 'bone', clan: 'murg', bone: 6 }, 'clan'],
    [{ do: 'begin', clan: 'murg', book: hedgerow.erde }, 'clan'],
    [{ do: 'rose', clan: 'erde', kind: 'pawn', of: 'journey', directions: [9] }, 'direction'],
    [{ do: 'rose', clan: 'erde', kind: 'queen', of: 'journey', directions: [1] }, 'kind'],
    [{ do: 'hex', clan: 'erde', kind: 'pawn', hex: ['garden'] }, 'hex'],
    [{ do: 'stand', clan: 'erde', at: 'a5', kind: 'pawn' }, 'board'],
    [{ do: 'stand', clan: 'erde', at: 'd1', kind: 'king' }, 'many'],
    [{ do: 'row', clan: 'erde', row: 'pivot', slots: ['E'], sum: null, places: null }, 'skill'],
    [{ do: 'row', clan: 'erde', row: 'sink', slots: ['1-2-3'], sum: null, places: null }, 'noSlot'],
    [{ do: 'row', clan: 'erde', row: 'sink', slots: ['*', '*'], sum: [40, 50], places: null }, 'sum'],
    [{ do: 'row', clan: 'erde', row: 'sink', slots: ['*'], sum: null, places: -1 }, 'value'],
    [{ do: 'row', clan: 'erde', row: 'sink', slots: ['*'], sum: null, places: 10 }, 'value'],
    [{ do: 'row', clan: 'erde', row: 'sink', slots: ['*'], sum: null, places: 0.5 }, 'value'],
    [{ do: 'stand', clan: 'erde', at: 'a8', kind: 'pawn' }, 'board'],
    [{ do: 'stand', clan: 'erde', at: 'i1', kind: 'pawn' }, 'board'],
  ])('UN-2, SL-1: what no book could say is refused: %j', (command, code) => {
    expect(refusal(taught, command)).toBe(code);
  });

  test('UN-2, SL-1: what a book could say at its very bounds is taken', () => {
    for (const places of [0, 1, 9])
      expect(
        refusal(taught, { do: 'row', clan: 'erde', row: 'sink', slots: ['*'], sum: null, places }),
      ).toBeUndefined();
    for (const at of ['a1', 'h4', 'd3'])
      expect(refusal(taught, { do: 'stand', clan: 'erde', at, kind: null })).toBeUndefined();
  });

  test('LO-5: a book with gaps plays: nobody without directions goes, and nothing without slots is offered', () => {
    const bare: Book = { ...guessedBook('erde'), start: hedgerow.erde.start };
    let duel: Duel = beginDuel({
      players: [
        { name: '', book: bare },
        { name: '', book: hedgerow.huldra },
      ],
      help: 'open',
      dice: 'app',
      will: 'blessings',
      seed: 2,
    });
    for (let taps = 0; taps < 60; taps++) {
      const command = choose(duel, 'seedling');
      const decided = command ? decide(duel, command) : undefined;
      if (!decided?.ok) throw new Error(JSON.stringify(command));
      duel = decided.state ?? duel;
    }
    expect(duel.count).toBeGreaterThan(8);
    expect(duel.seats.south.pool).toHaveLength(6);
  });
});

describe('a book as a line to paste', () => {
  test.each(clans)('LO-1: %s goes there and back in at most 400 characters', clan => {
    const code = codeOf(hedgerow[clan]);
    expect(code.length).toBeLessThanOrEqual(400);
    const back = bookOfCode(` ${code}\n`)!;
    const inOrder = (book: Book) => ({
      ...book,
      start: [...book.start].sort((a, b) => a.at.localeCompare(b.at)),
      rows: [...book.rows].sort((a, b) => a.id.localeCompare(b.id)),
    });
    expect(inOrder(back)).toEqual(inOrder(hedgerow[clan]));
    expect(codeOf(bookOfCode(codeOf(guessedBook(clan)))!)).toBe(codeOf(guessedBook(clan)));
  });

  test.each([
    '',
    'DL1',
    'DL2;murg;6',
    'DL1;__proto__;6;;;',
    codeOf(hedgerow.murg).replace(';6;', ';0;'),
    codeOf(hedgerow.murg).replace('K', 'Q'),
    `${codeOf(hedgerow.murg)};x`,
    codeOf(hedgerow.murg).replace(/,[^,]*$/, ''),
    codeOf(hedgerow.murg).replace('e1', 'e9'),
  ])('what is no book is none: %j', line => {
    expect(bookOfCode(line)).toBeUndefined();
  });
});

describe('what a book that has come would change', () => {
  const { murg } = hedgerow;
  test.each(clans)(
    'LO-1: between %s and itself there is no difference, in whatever order it is told',
    clan => {
      const book = hedgerow[clan];
      expect(differencesOf(book, book)).toEqual([]);
      expect(differencesOf(book, bookOfCode(codeOf(book))!)).toEqual([]);
      const turned = { ...book, start: [...book.start].reverse(), rows: [...book.rows].reverse() };
      expect(differencesOf(book, turned)).toEqual([]);
    },
  );

  test('LO-1: each part that is told otherwise is named once, with both', () => {
    const theirs: Book = {
      ...murg,
      bone: 8,
      start: murg.start.filter(({ kind }) => kind !== 'rook'),
      units: { ...murg.units, pawn: { ...murg.units.pawn, less: true } },
      rows: murg.rows.map(row => (row.id === 'assassin' ? { ...row, slots: ['6', '6'] } : row)),
    };
    const found = differencesOf(murg, theirs);
    expect(found.map(one => one.of)).toEqual(['bone', 'kind', 'stand', 'row']);
    expect(found[0]).toEqual({ of: 'bone', here: murg.bone, came: 8 });
    expect(found[1]).toMatchObject({ kind: 'pawn', here: { less: false }, came: { less: true } });
    expect(found[2]).toMatchObject({ kind: 'rook', came: [] });
    expect(found[3]).toMatchObject({ row: 'assassin', came: { slots: ['6', '6'] } });
    // A row that nobody has told is as good as none.
    const gap = { ...murg, rows: murg.rows.filter(({ id }) => id !== 'assassin') };
    expect(differencesOf(gap, { ...murg, rows: [...gap.rows, { id: 'assassin', slots: [] }] })).toEqual([]);
  });
});

test('SK-3, SK-4: each clan has its five skills in the book, each of one type', () => {
  const of = (clan: Clan, type: string): SkillId[] =>
    (Object.keys(skills) as SkillId[]).filter(id => skills[id].clan === clan && skills[id].type === type);
  const table: Record<string, readonly [number, number, number, number]> = {
    huldra: [2, 1, 1, 1],
    murg: [2, 2, 0, 1],
    ferrymen: [0, 1, 3, 1],
    erde: [0, 2, 2, 1],
    wibo: [0, 1, 3, 1],
    hexen: [0, 2, 2, 1],
  };
  for (const clan of clans) {
    const counts = ['aura', 'relic', 'miracle', 'law'].map(type => of(clan, type).length);
    expect([clan, counts]).toEqual([clan, table[clan]]);
    expect(hedgerow[clan].rows.map(({ id }) => skills[id].clan)).toEqual(Array(5).fill(clan));
  }
});

test('books saved by the first version open and stand as they did', () => {
  const frozen: { state: unknown; events: unknown[]; end: unknown } = JSON.parse(
    readFileSync('tests/fixtures/darkleaf/books-1.json', 'utf8'),
  );
  const again = frozen.events.reduce<Books>(
    (now, event) => applyBooks(now, throughDoor(booksKind.event, event)),
    throughDoor(booksKind.state, frozen.state),
  );
  // What a later version adds does not count.
  expect(JSON.parse(JSON.stringify(again))).toMatchObject(frozen.end as object);
});
