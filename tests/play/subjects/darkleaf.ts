import { anyOf } from '../../../scripts/play/darkleaf';
import { streamOf } from '../../../src/basics/random';
import { booksKind, parseBooksCommand } from '../../../src/games/darkleaf/door/books';
import { parseDuelCommand } from '../../../src/games/darkleaf/door/commands';
import { duelKind } from '../../../src/games/darkleaf/door/duel';
import {
  type Books,
  type BooksCommand,
  type BooksEvent,
  decideBooks,
  noBooks,
  titleOfBooks,
} from '../../../src/games/darkleaf/rules/books/books';
import { beginDuel } from '../../../src/games/darkleaf/rules/duel/commands/begin';
import type { Command as DuelCommand } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import {
  decide as decideDuel,
  reveals as duelReveals,
} from '../../../src/games/darkleaf/rules/duel/commands/decide';
import { titleOf as duelTitle } from '../../../src/games/darkleaf/rules/duel/log/title';
import type { Duel, Event as DuelEvent } from '../../../src/games/darkleaf/rules/duel/model';
import { questionOf as duelQuestion } from '../../../src/games/darkleaf/rules/duel/queries/question';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';
import { sharing } from '../../../src/games/darkleaf/table/sharing';
import '../../../src/games/darkleaf/words/learn';
import { any, type Subject } from './subject';

const clans = ['huldra', 'murg', 'ferrymen', 'erde', 'wibo', 'hexen'] as const;
export const duelSubject: Subject<Duel, DuelCommand, DuelEvent, ReturnType<typeof duelQuestion>> = {
  kind: duelKind,
  rules: {
    command: parseDuelCommand,
    decide: decideDuel,
    questionOf: duelQuestion,
    titleOf: duelTitle,
    revealedBy: duelReveals,
    sharing: async () => sharing,
  },
  start: seed =>
    beginDuel({
      players: [
        { name: 'One', book: hedgerow[clans[seed % 6]!] },
        { name: 'Two', book: hedgerow[clans[(seed + 1 + (Math.floor(seed / 6) % 5)) % 6]!] },
      ],
      help: 'legal',
      dice: seed % 2 === 0 ? 'app' : 'table',
      will: 'blessings',
      seed,
    }),
  player: seed => anyOf(streamOf(seed, 'player')),
  besides: duel => {
    const [at = 'a1', unit] = Object.entries(duel.units)[0] ?? [];
    const row = duel.seats.south.rows[0]?.id;
    const side = 'south' as const;
    return [
      { do: 'put', at, unit: null },
      ...(unit ? ([{ do: 'put', at: 'd4', unit }] as const) : []),
      { do: 'move', at, to: 'd5' },
      { do: 'reclaim', at: 'c4', now: true },
      { do: 'garden', at: 'c4', count: 3 },
      { do: 'law', side, now: true },
      { do: 'pool', side, pool: [4, 6, 8] },
      ...(row
        ? ([
            { do: 'tokens', side, row, tokens: 2 },
            { do: 'bones', side, row, slot: 0, value: 3 },
            { do: 'spend', asked: { skill: row, unit: at, targets: ['d4'], places: { d4: 'd5' } } },
            { do: 'slot', row, slot: 0, on: at },
          ] as const)
        : []),
      { do: 'set', change: { help: 'open', dice: 'table', wood: null } },
      { do: 'count', order: ['d4'], restarts: { d4: 'd5' } },
      { do: 'act', action: { do: 'journey', unit: at, to: 'd5', dir: 1, targets: ['d5'] } },
      { do: 'ours', unit: at, to: 'd5', code: 'distance' },
      { do: 'teach', side, kind: 'pawn', unit: { journey: [1, 8], less: true, deed: [], hex: ['ladder'] } },
      ...(row ? ([{ do: 'teach-row', side, row, slots: ['E', '*'], sum: [3, 9], places: 2 }] as const) : []),
      { do: 'set', change: { helps: { south: 'open' } } },
      { do: 'mode', to: 'light' },
      { do: 'pass-turn' },
      { do: 'over', winner: 'north' },
    ];
  },
};

const lines: readonly BooksCommand[] = [
  { do: 'begin', clan: 'murg', book: null },
  { do: 'begin', clan: 'hexen', book: hedgerow.hexen },
  { do: 'bone', clan: 'murg', bone: 8 },
  { do: 'rose', clan: 'murg', kind: 'rook', of: 'journey', directions: [1, 3, 5, 7] },
  { do: 'less', clan: 'murg', kind: 'sage', less: true },
  { do: 'hex', clan: 'hexen', kind: 'rook', hex: ['garden'] },
  { do: 'stand', clan: 'murg', at: 'c3', kind: 'knight' },
  { do: 'stand', clan: 'murg', at: 'c3', kind: null },
  { do: 'row', clan: 'murg', row: 'ironPlating', slots: ['1-2', '*'], sum: null, places: null },
  { do: 'row', clan: 'hexen', row: 'hocVult', slots: ['*', '*', '*'], sum: [20, 24], places: 2 },
  { do: 'forget', clan: 'murg' },
];
export const booksSubject: Subject<Books, BooksCommand, BooksEvent, never> = {
  kind: booksKind,
  rules: {
    command: parseBooksCommand,
    decide: decideBooks,
    questionOf: () => null,
    titleOf: titleOfBooks,
    revealedBy: () => false,
  },
  start: () => noBooks,
  player: seed => {
    const pick = any(seed);
    return () => pick(lines);
  },
  besides: () => lines,
};
