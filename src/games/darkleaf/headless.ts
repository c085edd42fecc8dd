import * as v from 'valibot';
import { flag, object, optional, text, wholeNumber } from '../../basics/schema';
import { defineHeadless, type HeadlessKind } from '../../play/headless';
import { booksKind, parseBooksCommand } from './door/books';
import { parseDuelCommand } from './door/commands';
import { duelKind } from './door/duel';
import { clans } from './rules/board/position';
import { decideBooks, noBooks } from './rules/books/books';
import { beginDuel } from './rules/duel/commands/begin';
import { decide } from './rules/duel/commands/decide';
import { describe } from './rules/duel/log/describe';
import { bookSchema, helps, PLAYER_NAME_LENGTH, strengths, wills } from './rules/duel/model';
import { questionOf } from './rules/duel/queries/question';
import { hedgerow } from './sample/hedgerow';
import './words/learn';

const player = object({
  name: text(PLAYER_NAME_LENGTH),
  clan: v.picklist(clans),
  /** The group's own book of the clan; without it the sample is used. */
  book: optional(bookSchema),
});

export const duel = defineHeadless({
  kind: duelKind,
  rules: { command: parseDuelCommand, decide, questionOf },
  setup: object({
    seed: wholeNumber(0, 2_147_483_647),
    players: v.strictTuple([player, player]),
    help: optional(v.picklist(helps)),
    dice: optional(v.picklist(['app', 'table'])),
    will: optional(v.picklist(wills)),
    light: optional(flag),
    /** Which player the app plays, and how well. */
    opponent: optional(object({ player: v.picklist([0, 1]), strength: v.picklist(strengths) })),
  }),
  begin: ({ seed, players, help = 'open', dice = 'app', will = 'blessings', light, opponent }) => {
    const [first, second] = players.map(({ name, clan, book }) => ({ name, book: book ?? hedgerow[clan] }));
    if (!first || !second) throw new Error('A duel has two players');
    return beginDuel({
      seed,
      players: [first, second],
      help,
      dice,
      will,
      ...(light !== undefined && { light }),
      ...(opponent && { wood: opponent }),
    });
  },
  view: ({ stream: _, ...visible }) => visible,
  describe,
});

const books = defineHeadless({
  kind: booksKind,
  rules: { command: parseBooksCommand, decide: decideBooks, questionOf: () => null },
  setup: object({}),
  begin: () => noBooks,
  view: all => all,
  describe: () => [],
});

export const headless: readonly HeadlessKind[] = [duel, books];
