import { describe, expect, test } from 'vitest';
import type { Clan, ClanBook, Kind } from '../../../src/games/darkleaf/rules/board/position';
import { rivalOf } from '../../../src/games/darkleaf/rules/board/square';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import { withRest } from '../../../src/games/darkleaf/rules/duel/commands/with-rest';
import type { Duel, UnitData } from '../../../src/games/darkleaf/rules/duel/model';
import { choicesOf } from '../../../src/games/darkleaf/rules/duel/queries/choices';
import { questionOf } from '../../../src/games/darkleaf/rules/duel/queries/question';
import type { Tap } from '../../../src/games/darkleaf/rules/duel/tap';
import { newTurn } from '../../../src/games/darkleaf/rules/duel/turn-of';
import type { SkillId } from '../../../src/games/darkleaf/rules/skills/names';
import { passingDuel } from '../../../src/games/darkleaf/table/duels';
import { duelHand } from '../../../src/games/darkleaf/table/hand';
import '../../../src/games/darkleaf/words/learn';
import { say } from '../../../src/ui/words/say';
import { begun } from './duel-of';

const all = [1, 2, 3, 4, 5, 6, 7, 8];
const unit = (side: UnitData['side'], kind: Kind): UnitData => ({
  ...{ side, kind, auras: [], marks: 0, quarry: false, ladder: 0, held: false },
});

interface Setting {
  readonly own: Readonly<Record<string, Kind>>;
  readonly rival: Readonly<Record<string, Kind>>;
  readonly tokens?: readonly SkillId[];
  readonly more?: Partial<Duel>;
}

/** A few units that go in all directions exactly as far as is rolled; the taps of the first clan are counted, each as one. */
function counted(clans: readonly [Clan, Clan], { own, rival, tokens = [], more }: Setting) {
  const start = begun(...clans);
  const side = start.seats.south.book.clan === clans[0] ? 'south' : 'north';
  const seat = start.seats[side];
  const plain = (kind: Kind) => ({ journey: all, less: false, deed: all, hex: seat.book.units[kind].hex });
  const units: ClanBook = {
    ...{ pawn: plain('pawn'), sage: plain('sage'), knight: plain('knight') },
    ...{ rook: plain('rook'), queen: plain('queen'), king: plain('king') },
  };
  const rows = seat.rows.map(row => ({ ...row, tokens: tokens.includes(row.id) ? 1 : row.tokens }));
  const placed = (side: UnitData['side'], some: Readonly<Record<string, Kind>>) =>
    Object.entries(some).map(([at, kind]) => [at, unit(side, kind)] as const);
  const duel: Duel = {
    ...start,
    quarryDue: false,
    units: Object.fromEntries([...placed(side, own), ...placed(rivalOf(side), rival)]),
    seats: { ...start.seats, [side]: { ...seat, book: { ...seat.book, units }, rows } },
    turn: newTurn(side, false),
    ...more,
  };
  const table = passingDuel(duel, say);
  const hand = duelHand(table);
  let taps = 0;
  return {
    undo: () => {
      taps += 1;
      table.undo();
    },
    state: () => table.state.value,
    taps: () => taps,
    send: (command: Command) => {
      taps += 1;
      expect(table.send(...withRest(table.state.value, command))).toBe(true);
    },
    on: (...squares: readonly string[]) => {
      for (const at of squares) {
        taps += 1;
        hand.onSquare(at);
      }
    },
    tap: (tap: Tap) => {
      taps += 1;
      hand.tapped(tap);
    },
    /** Whatever slot takes the bone, or back to the pool. */
    away: () => {
      taps += 1;
      const [slot] = hand.next.value.filter(({ tap }) => tap === 'slot');
      if (slot) hand.tapped(slot);
      else table.send(...withRest(table.state.value, { do: 'keep' }));
    },
  };
}

describe('a turn in no more taps than it may take', () => {
  test.each([
    ['a journey', 'e4', {}, ['e4', 'h1']],
    ['a hunt', 'e4', { e4: 'pawn' }, ['e7', 'h1']],
  ] as const)('HU-2: Huldra, 4 with %s: value, unit, square or target, slot', (_, at, rival, after) => {
    const turn = counted(['huldra', 'murg'], { own: { e7: 'pawn' }, rival: { ...rival, h1: 'king' } });
    turn.send({ do: 'roll', bone: 4, value: 3 });
    turn.on('e7', at);
    turn.away();
    expect(Object.keys(turn.state().units).sort()).toEqual(after);
    expect([turn.state().turn.side, turn.state().count, turn.taps()]).toEqual(['south', 2, 4]);
  });

  test('HX-1: Hexen, 4 where nobody has a token: value, unit, square, slot', () => {
    const turn = counted(['hexen', 'erde'], { own: { c1: 'sage' }, rival: { h8: 'king' } });
    turn.send({ do: 'roll', bone: 8, value: 1 });
    turn.on('c1', 'c5');
    turn.away();
    expect(turn.state().units).toMatchObject({ c5: { kind: 'sage' } });
    expect([turn.state().count, turn.taps()]).toEqual([2, 4]);
  });

  test('TU-3, MU-2: The Murg, 5 with what is declared', () => {
    const turn = counted(['murg', 'huldra'], { own: { a1: 'pawn' }, rival: { a2: 'pawn', h8: 'queen' } });
    turn.on('a1', 'a2');
    turn.send({ do: 'roll', bone: 6, value: 3 });
    turn.away();
    expect([turn.state().count, turn.state().units.a2?.side]).toEqual([2, 'south']);
    expect(turn.taps()).toBeLessThanOrEqual(5);
  });

  test('FL-4: Ferrymen, 5 with the push where there are several', () => {
    const turn = counted(['ferrymen', 'huldra'], { own: { a1: 'pawn' }, rival: { a3: 'pawn', h8: 'queen' } });
    turn.send({ do: 'roll', bone: 6, value: 2 });
    turn.on('a1', 'a3');
    turn.tap({ tap: 'flow', dir: 1, steps: 1, units: 1 });
    turn.away();
    expect(turn.state().units).toMatchObject({ a3: { side: 'south' }, a4: { side: 'north' } });
    expect([turn.state().count, turn.taps()]).toEqual([2, 5]);
  });

  test('ER-3: Erde, 7 with a journey in two parts', () => {
    const turn = counted(['erde', 'huldra'], { own: { a1: 'pawn', h1: 'king' }, rival: { e8: 'queen' } });
    turn.send({ do: 'roll', bone: 10, value: 3 });
    turn.on('a1');
    turn.tap({ tap: 'value', value: 1 });
    turn.on('a2', 'h1', 'h3');
    turn.away();
    expect(turn.state().units).toMatchObject({ a2: { kind: 'pawn' }, h3: { kind: 'king' } });
    expect([turn.state().count, turn.taps()]).toEqual([2, 7]);
  });

  test('HX-2, HX-3, HX-4: Hexen, 8 with both casts', () => {
    const turn = counted(['hexen', 'erde'], {
      own: { c1: 'sage', b1: 'pawn', h1: 'knight' },
      rival: { d2: 'knight', h8: 'king', f8: 'pawn' },
      tokens: ['poisonGarden', 'witchsLadder'],
    });
    turn.send({ do: 'roll', bone: 8, value: 1 });
    turn.on('c1', 'c5');
    turn.tap({ tap: 'use', skill: 'poisonGarden' });
    turn.on('c5');
    turn.tap({ tap: 'use', skill: 'witchsLadder' });
    // One unit alone reaches the pawn on a diagonal: who casts is not asked.
    turn.on('f8');
    turn.away();
    expect(turn.state()).toMatchObject({ gardens: { c5: 3 }, units: { f8: { ladder: 2 } } });
    expect([turn.state().count, turn.taps()]).toEqual([2, 8]);
  });

  test('WB-2 to WB-5: Wibo, 9 with three rolls', () => {
    const turn = counted(['wibo', 'erde'], {
      own: { c3: 'pawn', e1: 'queen' },
      rival: { c7: 'knight', h8: 'king' },
    });
    turn.send({ do: 'roll', bone: 6, value: 3 });
    turn.on('c3', 'c6', 'c6', 'c7');
    turn.send({ do: 'roll', bone: 6, value: 4 });
    turn.send({ do: 'roll', bone: 6, value: 2 });
    turn.on('e5');
    turn.away();
    expect(turn.state().units).toMatchObject({ c6: { side: 'south' }, e5: { side: 'south', kind: 'pawn' } });
    expect([turn.state().count, turn.taps()]).toEqual([2, 9]);
  });

  test('TU-2: the usual upkeep, 1; an undo, 1', () => {
    const more = { gardens: { c4: 2 }, turn: newTurn('south', true) };
    const turn = counted(['hexen', 'erde'], { own: { c1: 'sage' }, rival: { h8: 'king' }, more });
    const [usual, ...others] = choicesOf(turn.state());
    expect([usual?.do, others]).toEqual(['count', []]);
    turn.send(usual!);
    expect([turn.state().gardens, questionOf(turn.state())?.ask]).toEqual([{ c4: 1 }, 'roll']);
    turn.undo();
    expect([turn.state().gardens, turn.taps()]).toEqual([{ c4: 2 }, 2]);
  });

  test('LO-5: a turn whose board lies on the table alone, 3', () => {
    const more = { light: { path: { south: 0, north: 0 }, counters: [] } };
    const turn = counted(['murg', 'huldra'], { own: {}, rival: {}, more });
    turn.send({ do: 'roll', bone: 6, value: 4 });
    turn.send({ do: 'played' });
    turn.away();
    expect([turn.state().count, turn.taps()]).toEqual([2, 3]);
  });
});
