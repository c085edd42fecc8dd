import { describe, expect, test } from 'vitest';
import { parseDuelCommand } from '../../../src/games/darkleaf/door/commands';
import { duelKind } from '../../../src/games/darkleaf/door/duel';
import type { Unit } from '../../../src/games/darkleaf/rules/board/position';
import {
  applyBooks,
  type Books,
  type BooksCommand,
  decideBooks,
  guessedBook,
  noBooks,
} from '../../../src/games/darkleaf/rules/books/books';
import { codeOf } from '../../../src/games/darkleaf/rules/books/code';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../src/games/darkleaf/rules/duel/commands/decide';
import { stepsDone } from '../../../src/games/darkleaf/rules/duel/commands/steps';
import { describeEntry } from '../../../src/games/darkleaf/rules/duel/log/describe';
import type { Duel, UnitData } from '../../../src/games/darkleaf/rules/duel/model';
import { helpOf } from '../../../src/games/darkleaf/rules/duel/queries/help';
import { questionOf } from '../../../src/games/darkleaf/rules/duel/queries/question';
import { isUseless } from '../../../src/games/darkleaf/rules/duel/queries/useless';
import { missing, type Row } from '../../../src/games/darkleaf/rules/turn/bones';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';
import { passingDuel } from '../../../src/games/darkleaf/table/duels';
import { helpHere } from '../../../src/games/darkleaf/table/help';
import { guarded } from '../../../src/games/darkleaf/table/strict';
import '../../../src/games/darkleaf/words/learn';
import { seats } from '../../../src/play/seats';
import { say } from '../../../src/ui/words/say';
import { plainUnit } from './cases';
import { begun, refusal } from './duel-of';

/** Each command through its door, each event through the door of the save. */
const sent = (duel: Duel, ...commands: readonly Command[]): Duel =>
  commands.reduce((now, command) => {
    const read = parseDuelCommand(JSON.parse(JSON.stringify(command)));
    if (!read.ok) throw new Error(`${JSON.stringify(command)}: no command`);
    const decided = decide(now, read.value);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.code}`);
    for (const event of decided.value)
      if (!duelKind.event(JSON.parse(JSON.stringify(event))).ok) throw new Error(event.type);
    const state = decided.state ?? now;
    if (!duelKind.state(JSON.parse(JSON.stringify(state))).ok) throw new Error('no state');
    return state;
  }, duel);
const unit = (side: Unit['side'], kind: Unit['kind'], more: Partial<Unit> = {}): UnitData =>
  plainUnit(side, kind, more) as UnitData;
const lastLine = (duel: Duel): string => say(describeEntry(duel.log.at(-1)!));

describe('JO-6: what the rules refuse may stand', () => {
  const rolled = () => sent(begun('murg', 'huldra'), { do: 'roll', bone: hedgerow.murg.bone, value: 3 });
  const ours = (unit: string, to: string): Command => ({ do: 'ours', unit, to, code: 'distance' });

  test('a journey of the table’s own is made, so marked, and the turn goes on with its bone', () => {
    const duel = sent(rolled(), ours('h2', 'h6'));
    expect([duel.units.h2, duel.units.h6?.kind, questionOf(duel)?.ask]).toEqual([undefined, 'pawn', 'slot']);
    expect([lastLine(duel), duel.log.at(-1)?.rule]).toEqual(['Ours goes: pawn h2 to h6.', 'JO-1']);
  });

  test('a rival on the square leaves; own units and royals stay, and nobody goes before the roll', () => {
    const duel = sent(rolled(), { do: 'put', at: 'g6', unit: unit('north', 'rook') });
    const gone = sent(duel, ours('h2', 'g6'));
    expect([gone.units.g6?.side, Object.keys(gone.units).length]).toEqual([
      'south',
      Object.keys(duel.units).length - 1,
    ]);
    const queen = sent(duel, { do: 'put', at: 'f6', unit: unit('north', 'queen') });
    expect([
      refusal(queen, ours('h2', 'f6')),
      refusal(queen, ours('h2', 'c2')),
      refusal(queen, ours('g6', 'g5')),
      refusal(queen, ours('h2', 'z9')),
      refusal(begun('murg', 'huldra'), ours('h2', 'h6')),
    ]).toEqual(['board', 'board', 'noUnit', 'board', 'phase']);
  });

  test.each([
    ['HX-2: Hexen may cast', 'hexen', 'choice'],
    ['WB-2: Wibo may Morph whom the unit has come beside', 'wibo', 'choice'],
  ] as const)('%s', (_, clan, phase) => {
    const start: Duel = { ...begun(clan, 'huldra'), quarryDue: false, units: {} };
    const duel = sent(
      start,
      { do: 'put', at: 'a2', unit: unit('south', 'queen') },
      { do: 'put', at: 'e6', unit: unit('north', 'pawn') },
      { do: 'roll', bone: hedgerow[clan].bone, value: 1 },
      ours('a2', 'e5'),
    );
    expect([duel.turn.phase, duel.turn.journeyed]).toEqual([phase, 'e5']);
  });
});

test('TU-4: a roll without the declaration that it asks for may be cancelled, and is rolled anew', () => {
  const { bone } = hedgerow.murg;
  const start = begun('murg', 'huldra');
  const rolled = sent(start, { do: 'roll', bone, value: 3 });
  const anew = sent(rolled, { do: 'again' });
  expect([anew.turn.phase, anew.seats.south.pool, questionOf(anew)?.ask]).toEqual([
    'upkeep',
    start.seats.south.pool,
    'roll',
  ]);
  expect([lastLine(anew), anew.log.at(-1)?.rule]).toEqual([
    'The 3 does not count: it is said first, then rolled anew.',
    'TU-4',
  ]);
  // WB-3: a Morph that was named is rolled for once.
  const wibo = { at: 'morph', unit: 'a2', named: ['a3'], seed: false } as const;
  const morphs: Duel = { ...rolled, turn: { ...rolled.turn, wibo } };
  expect(refusal(morphs, { do: 'again' })).toBe('phase');
  const passed = sent(rolled, { do: 'pass' });
  expect([refusal(start, { do: 'again' }), refusal(passed, { do: 'again' })]).toEqual(['phase', 'phase']);
});

describe('LO-1, LO-5: a book is taught when something first comes up', () => {
  test('a direction that it lacks: no, once, or yes from now on', () => {
    const start = begun('murg', 'huldra');
    const { units } = start.seats.south.book;
    const pawn = { ...units.pawn, journey: [3], less: true };
    const duel = sent(
      start,
      { do: 'teach', side: 'south', kind: 'pawn', unit: pawn },
      { do: 'roll', bone: hedgerow.murg.bone, value: 3 },
    );
    const forward: Command = { do: 'act', action: { do: 'journey', unit: 'h2', to: 'h4' } };
    expect(refusal(duel, forward)).toBe('direction');
    const knows = sent(duel, {
      do: 'teach',
      side: 'south',
      kind: 'pawn',
      unit: { ...pawn, journey: [1, 3] },
    });
    expect(refusal(knows, forward)).toBeUndefined();
    expect(lastLine(knows)).toBe('The book of the Murg has learned something.');
  });

  test('the slots of a skill on which no bone lies', () => {
    const start = begun('murg', 'huldra');
    const told = { do: 'teach-row', side: 'south', row: 'ironPlating' } as const;
    const row: Command = { ...told, slots: ['E', '*', '3-4'], sum: [9, 11], places: 2 };
    const duel = sent(start, row);
    expect(duel.seats.south.rows.find(({ id }) => id === 'ironPlating')).toEqual({
      ...{ id: 'ironPlating', slots: ['E', '*', '3-4'], sum: [9, 11], places: 2, tokens: 0 },
      filled: [null, null, null],
      bones: [null, null, null],
    });
    const lies = sent(duel, { do: 'bones', side: 'south', row: 'ironPlating', slot: 0, value: 2 });
    expect([
      refusal(lies, row),
      refusal(start, { ...row, row: 'sink' }),
      refusal(start, { ...row, sum: [9, 8] }),
    ]).toEqual(['filled', 'noSlot', 'sum']);
    expect(parseDuelCommand({ ...row, slots: ['x'] }).ok).toBe(false);
  });

  test('a book learned by play is the one that was tapped in', () => {
    const wanted = hedgerow.huldra;
    const bare = { ...guessedBook('huldra'), start: wanted.start, bone: wanted.bone };
    const commands: Command[] = [
      ...(['pawn', 'sage', 'knight', 'rook', 'queen'] as const).map(
        (kind): Command => ({ do: 'teach', side: 'north', kind, unit: wanted.units[kind] }),
      ),
      ...wanted.rows.map(
        ({ id, slots, sum, places }): Command => ({
          ...{ do: 'teach-row', side: 'north', row: id, slots },
          ...{ sum: sum ?? null, places: places ?? null },
        }),
      ),
    ];
    const start = begun('murg', 'huldra');
    const untaught = {
      ...start,
      seats: {
        ...start.seats,
        north: {
          ...start.seats.north,
          book: bare,
          rows: start.seats.north.rows.map(row => ({ ...row, slots: [], filled: [], bones: [] })),
        },
      },
    };
    const learned = sent(untaught, ...commands).seats.north.book;
    const taps: BooksCommand[] = [{ do: 'begin', clan: 'huldra', book: wanted }];
    const tapped = taps.reduce<Books>((books, command) => {
      const decided = decideBooks(books, command);
      return decided.ok ? decided.value.reduce(applyBooks, books) : books;
    }, noBooks);
    expect(codeOf(learned)).toBe(codeOf(tapped.clans.huldra!));
  });
});

describe('Mirror and Light in the middle of a duel', () => {
  test('nothing is lost on the way there and back: who stands where, marks, counters, Quarry still to be named', () => {
    for (const [a, b] of [
      ['murg', 'huldra'],
      ['ferrymen', 'erde'],
      ['hexen', 'wibo'],
    ] as const) {
      const start = begun(a, b);
      const duel = sent(
        start,
        { do: 'move', at: Object.keys(start.units)[0]!, to: 'd4' },
        { do: 'garden', at: 'e4', count: 2 },
        { do: 'reclaim', at: 'e5', now: true },
      );
      const there = sent(duel, { do: 'mode', to: 'light' });
      const back = sent(there, { do: 'mode', to: 'mirror' });
      expect([there.units, there.light?.path.south]).toEqual([{}, stepsDone(duel, 'south')]);
      expect({ ...back, log: [], light: null }).toEqual({ ...duel, log: [], light: null });
    }
  });

  test('HU-1, FL-6, HX-1, HX-5: steps and counters that went on without the board are on it again', () => {
    const huldra = sent(
      begun('murg', 'huldra'),
      { do: 'mode', to: 'light' },
      { do: 'path', side: 'north', steps: 2 },
      { do: 'mode', to: 'mirror' },
    );
    expect(stepsDone(huldra, 'north')).toBe(2);
    const start = begun('hexen', 'murg');
    const hexen = sent(
      { ...start, quarryDue: false },
      { do: 'garden', at: 'e4', count: 3 },
      { do: 'put', at: 'd8', unit: unit('north', 'pawn', { ladder: 2 }) },
      { do: 'mode', to: 'light' },
      { do: 'pass-turn' },
      { do: 'pass-turn' },
      { do: 'played' },
      { do: 'path', side: 'south', steps: 1 },
      { do: 'mode', to: 'mirror' },
    );
    expect([hexen.units.d8?.ladder, hexen.gardens, hexen.seats.south.quarryDown]).toEqual([1, { e4: 2 }, 1]);
  });

  test('SU-4: the Quarry are not asked for without the board, and are once it comes', () => {
    const light = begun('hexen', 'murg', { light: true });
    expect(questionOf(light)?.ask).toBe('roll');
    expect(questionOf(sent(light, { do: 'mode', to: 'mirror' }))?.ask).toBe('quarry');
  });

  test('the wood keeps its board: it plays by nothing else', () => {
    const wooden: Duel = { ...begun('murg', 'huldra'), wood: { side: 'north', strength: 'seedling' } };
    expect(refusal(wooden, { do: 'mode', to: 'light' })).toBe('mode');
  });
});

describe('help is agreed for both, and may differ for one', () => {
  const duel = sent(begun('murg', 'huldra', { help: 'legal' }), {
    do: 'set',
    change: { helps: { north: 'open' } },
  });
  const north = sent(duel, { do: 'pass-turn' });

  test('whoever has the turn is told as much as agreed for that side', () => {
    expect([helpOf(duel, 'south'), helpOf(duel, 'north')]).toEqual(['legal', 'open']);
    expect([helpHere(duel, 'x'), helpHere(north, 'x'), helpHere(north, undefined)]).toEqual([
      'legal',
      'open',
      'open',
    ]);
  });

  test('a player’s own help shows on that player’s phone, and no more on the tablet', () => {
    const person = { device: 'd', name: 'Bo' };
    const none = { looks: false, drafts: new Map(), tell: () => undefined };
    seats.value = { doc: 'x', mine: [], others: new Map([['north', person]]), ...none };
    expect(helpHere(north, 'x')).toBe('legal');
    seats.value = { doc: 'x', mine: ['north'], others: new Map(), ...none };
    expect([helpHere(duel, 'x'), helpHere(north, 'x')]).toEqual(['open', 'open']);
    seats.value = undefined;
  });
});

test('a tournament bars an undo behind a roll of the app, and no other', () => {
  const roll: Command = { do: 'roll', bone: hedgerow.murg.bone };
  const table = passingDuel(begun('murg', 'huldra', { strict: true, dice: 'app' }), say);
  const strict = guarded(table);
  strict.send({ do: 'move', at: 'h2', to: 'h3' });
  strict.undo();
  expect(table.state.value.units.h2?.kind).toBe('pawn');
  const before = table.marks.value.find(({ place }) => place === 'head')!.id;
  strict.send(roll);
  const rolled = table.state.value;
  strict.undo();
  expect([strict.undoTitle.value, table.state.value, table.refusal.value?.code]).toEqual([
    undefined,
    rolled,
    'strict',
  ]);
  strict.send({ do: 'pass' });
  strict.jump(before);
  expect(table.state.value.turn.phase).toBe('slot');
  strict.undo();
  expect(table.state.value).toEqual(rolled);
});

describe('what a clan board says of a row', () => {
  const row = (
    slots: readonly string[],
    filled: readonly (number | null)[],
    sum?: readonly [number, number],
  ): Row => ({
    ...{ id: 'sink', slots, filled, bones: filled.map(value => value && 8), places: undefined, tokens: 0 },
    sum,
  });
  test.each([
    ['nothing lies there', row(['*', '*'], [null, null]), 2],
    ['one is short', row(['*', '*'], [3, null]), 1],
    ['a sum that can be met', row(['*', '*'], [3, null], [9, 11]), 1],
    ['a sum that no bone can meet', row(['*', '*'], [3, null], [12, 14]), 'never'],
    ['a sum that the slot’s numbers step over', row(['*', '3-5'], [3, null], [7, 7]), 'never'],
    ['a sum that two bones could meet', row(['*', '*', '*'], [3, null, null], [18, 19]), 2],
    ['a sum that is passed already', row(['*', '*'], [8, null], [4, 8]), 'never'],
  ] as const)('SL-2: %s', (_, of, wanted) => {
    expect(missing(of, 8)).toBe(wanted);
  });

  test('SL-8: a skill whose kind is gone, whose rooks are gone or whose law is in force has no use', () => {
    const bare = (units: Duel['units'], a: 'murg' | 'erde' = 'murg'): Duel => ({
      ...begun(a, 'huldra'),
      units,
    });
    const pawn = { a2: unit('south', 'pawn') };
    expect([
      isUseless(bare({}), 'south', 'ironPlating'),
      isUseless(bare(pawn), 'south', 'ironPlating'),
      // MU-7.
      isUseless(bare(pawn), 'south', 'assassin'),
      isUseless(
        sent(bare(pawn), { do: 'law', side: 'south', now: true }),
        'south',
        'technologicalSingularity',
      ),
      isUseless(bare(pawn, 'erde'), 'south', 'rekindlePawn'),
      isUseless(bare({ a1: unit('south', 'rook') }, 'erde'), 'south', 'rekindlePawn'),
    ]).toEqual([true, false, false, true, true, false]);
  });
});
