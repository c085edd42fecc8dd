import { describe, expect, test } from 'vitest';
import { act } from '../../../src/games/darkleaf/rules/acts/act';
import type { Clan } from '../../../src/games/darkleaf/rules/board/position';
import { distance, nameOf, squares } from '../../../src/games/darkleaf/rules/board/square';
import { actionOf } from '../../../src/games/darkleaf/rules/duel/codec';
import { beginDuel } from '../../../src/games/darkleaf/rules/duel/commands/begin';
import type { ActionData, Command, PartData } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../src/games/darkleaf/rules/duel/commands/decide';
import { withRest } from '../../../src/games/darkleaf/rules/duel/commands/with-rest';
import type { Duel, Strength } from '../../../src/games/darkleaf/rules/duel/model';
import { splitPicks, tapsOfParts } from '../../../src/games/darkleaf/rules/duel/queries/parts';
import { after, nextTaps } from '../../../src/games/darkleaf/rules/duel/queries/picks';
import type { Tap } from '../../../src/games/darkleaf/rules/duel/tap';
import { positionOf } from '../../../src/games/darkleaf/rules/duel/turn-of';
import type { SkillId } from '../../../src/games/darkleaf/rules/skills/names';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';
import { passingDuel } from '../../../src/games/darkleaf/table/duels';
import { duelHand, squaresIn, woodPlays } from '../../../src/games/darkleaf/table/hand';
import '../../../src/games/darkleaf/words/learn';
import { say } from '../../../src/ui/words/say';

const seated = (a: Clan, b: Clan, wood?: Strength) => {
  const duel = beginDuel({
    players: [
      { name: 'One', book: hedgerow[a] },
      { name: 'Two', book: hedgerow[b] },
    ],
    help: 'open',
    dice: 'table',
    will: 'blessings',
    seed: 5,
    ...(wood ? { wood: { player: 0, strength: wood } } : {}),
  });
  const table = passingDuel(duel, say);
  return { table, hand: duelHand(table) };
};

/** ER-3: every journey in parts that the rules take, found by trying all; nobody comes further than its part and a push. */
function partsByTrial(duel: Duel, value: number, most: number): string[] {
  const position = positionOf(duel);
  const { side } = duel.turn;
  const takes = (parts: readonly PartData[]): boolean => {
    const sum = parts.reduce((all, part) => all + part.value, 0);
    const { unit, to } = parts[0]!;
    const data: ActionData =
      parts.length === 1 ? { do: 'journey', unit, to } : { do: 'journey', unit, parts, metamorphic: true };
    return act(position, side, sum, actionOf(data)).ok;
  };
  const grown = (parts: readonly PartData[], left: number): (readonly PartData[])[] => {
    if (left === 0) return [parts];
    if (parts.length === most) return [];
    const own = squares.filter(at => position.units.get(at)?.side === side);
    const froms = squares.filter(at => own.some(one => distance(one, at) <= 1));
    return froms.flatMap(from =>
      squares.flatMap(to =>
        Array.from({ length: left }, (_, i) => i + 1).flatMap(part => {
          if (distance(from, to) > part) return [];
          const more = [...parts, { unit: nameOf(from), to: nameOf(to), value: part }];
          return takes(more) ? grown(more, left - part) : [];
        }),
      ),
    );
  };
  return grown([], value).flatMap(parts => (parts.length > 1 ? [JSON.stringify(tapsOfParts(parts))] : []));
}

test('SU-5: bones before the game are put away by whoever they are given to, whoever goes first', () => {
  const { table } = seated('murg', 'huldra', 'seedling');
  const woods = (side: 'south' | 'north'): boolean => {
    table.send({ do: 'handicap', side, bones: 2 });
    const plays = woodPlays(table.state.value);
    table.undo();
    return plays;
  };
  expect(table.state.value.wood?.side).toBe('south');
  expect([woods('south'), woods('north'), woodPlays(table.state.value)]).toEqual([true, false, true]);
});

describe('taps that come faster than anything is drawn', () => {
  test('SU-4, HX-1: two Quarry, a roll, a unit and its square, one right after the other', () => {
    const { table, hand } = seated('hexen', 'erde');
    for (const at of ['b8', 'g8']) hand.onSquare(at);
    expect(table.state.value.units.g8?.quarry).toBe(true);
    expect(hand.held.value.taps).toEqual([]);
    table.send({ do: 'roll', bone: 8, value: 1 });
    for (const at of ['c2', 'c3']) hand.onSquare(at);
    expect(table.state.value.units.c3?.kind).toBe('pawn');
    // HX-2: without a token nobody is asked whether to cast.
    expect(table.question.value?.ask).toBe('slot');
  });

  test('TU-3: what was half tapped before an undo is not gone on with', () => {
    const { table, hand } = seated('murg', 'huldra');
    table.send({ do: 'roll', bone: 6, value: 3 });
    hand.onSquare('h2');
    table.undo();
    expect(hand.held.value.taps).toEqual([]);
    hand.onSquare('h5');
    expect(table.question.value?.ask).toBe('roll');
  });

  test('JO-6: a square that is out of reach is tried, and the rule that refuses is named', () => {
    const { table, hand } = seated('murg', 'huldra');
    table.send({ do: 'roll', bone: 6, value: 3 });
    for (const at of ['h2', 'h3']) hand.onSquare(at);
    expect(table.refusal.value).toMatchObject({ code: 'distance' });
    expect(hand.held.value.taps).toHaveLength(1);
  });

  test('ER-3: parts of a journey are tapped with the value between them', () => {
    const { table, hand } = seated('erde', 'huldra');
    table.send({ do: 'roll', bone: 10, value: 2 });
    hand.onSquare('a2');
    hand.tapped({ tap: 'value', value: 1 });
    for (const at of ['a3', 'h2', 'h3']) hand.onSquare(at);
    expect([table.state.value.units.a3?.kind, table.state.value.units.h3?.kind]).toEqual(['pawn', 'pawn']);
    expect(table.question.value?.ask).toBe('slot');
  });

  test.each([
    ['two parts', 3, []],
    ['two or three under Metamorphic', 3, ['metamorphic']],
  ] as const satisfies readonly (readonly [string, number, readonly SkillId[]])[])(
    'ER-3: every journey in %s is found along its taps, and no other',
    (_, value, spent) => {
      const { table } = seated('erde', 'huldra');
      table.send({ do: 'roll', bone: 10, value });
      const now = table.state.value;
      const unit = (kind: 'pawn' | 'king' | 'knight') => ({ ...now.units.e2!, kind });
      // A knight shakes those beside it: who was pushed has not gone yet.
      const units = { a1: unit('pawn'), b2: unit('knight'), h1: unit('king'), h8: now.units.e7! };
      const duel: Duel = { ...now, units, turn: { ...now.turn, spent } };
      const found = new Set<string>();
      const walk = (taps: readonly Tap[]): void => {
        const picks = after(splitPicks(duel, taps), taps);
        for (const { taps: all, command } of picks)
          if (all.length === taps.length) {
            expect(decide(duel, command).ok).toBe(true);
            found.add(JSON.stringify(all));
          }
        for (const tap of nextTaps(picks, taps.length)) walk([...taps, tap]);
      };
      for (const at of Object.keys(units)) walk([{ tap: 'square', at }]);
      expect(found).toEqual(new Set(partsByTrial(duel, value, spent.length > 0 ? 3 : 2)));
      expect(found.size).toBeGreaterThan(10);
    },
  );

  describe('JO-6, ER-3: in the middle of a journey in parts', () => {
    const value = (n: number): Tap => ({ tap: 'value', value: n });
    const square = (at: string): Tap => ({ tap: 'square', at });
    const directions = [1, 2, 3, 4, 5, 6, 7, 8];
    /** A roll of 3 for two pawns that go exactly so far, with one held and one that nothing lets go. */
    const parted = (taps: readonly Tap[]) => {
      const { table } = seated('erde', 'huldra');
      table.send({ do: 'roll', bone: 10, value: 3 });
      const now = table.state.value;
      const pawn = (held = false) => ({ ...now.units.a2!, kind: 'pawn', held }) as const;
      const units: Duel['units'] = {
        ...{ a1: pawn(), h1: pawn(), d1: pawn(true), d8: pawn() },
        ...{ f8: { ...now.units.e7!, kind: 'queen' }, b2: { ...now.units.e7!, kind: 'pawn' } },
      };
      const { book } = now.seats.south;
      const rose = { journey: directions.slice(0, 3), less: false, deed: [], hex: [] };
      const south = { ...now.seats.south, book: { ...book, units: { ...book.units, pawn: rose } } };
      const duel: Duel = { ...now, units, seats: { ...now.seats, south } };
      const parts = passingDuel(duel, say);
      const hand = duelHand(parts);
      for (const tap of taps) hand.tapped(tap);
      expect(hand.held.value.taps).toEqual(taps);
      return { table: parts, hand };
    };
    const begun = [square('a1'), value(1)];
    const made = [...begun, square('a2')];

    test.each([
      ['a square beyond the part', begun, 'a4', 'distance', 'JO-1'],
      ['a square in no direction of the unit', begun, 'f2', 'direction', 'JO-1'],
      ['a rival on the square', begun, 'b2', 'occupied', 'JO-2'],
      ['nobody where the second goes from', made, 'e5', 'noUnit', 'JO-6'],
      ['a rival as the second', made, 'f8', 'noUnit', 'JO-6'],
      ['the unit that has gone', made, 'a2', 'split', 'ER-3'],
      ['a held unit', made, 'd1', 'held', 'UN-5'],
      ['a unit that cannot go with what is left', made, 'd8', 'split', 'ER-3'],
      ['a square beyond what is left', [...made, square('h1')], 'h4', 'distance', 'JO-1'],
    ] as const)('%s: the reason is said, and the hand is kept', (_, taps, at, code, rule) => {
      const { table, hand } = parted(taps);
      hand.onSquare(at);
      expect(table.refusal.value).toMatchObject({ code, rule });
      expect(hand.held.value).toEqual({ taps, looked: undefined, moving: undefined });
      for (const to of taps === begun ? ['a2', 'h1', 'h3'] : taps === made ? ['h1', 'h3'] : ['h3'])
        hand.onSquare(to);
      expect(Object.keys(table.state.value.units).sort()).toEqual(['a2', 'b2', 'd1', 'd8', 'f8', 'h3']);
    });

    test('another unit may be taken up until the first part has been made', () => {
      const { hand } = parted(begun);
      hand.onSquare('h1');
      expect(hand.held.value.taps).toEqual([square('h1')]);
    });
  });

  test('a unit that the table moves goes to the next square alone', () => {
    const { table, hand } = seated('murg', 'huldra');
    hand.move('b1');
    hand.onSquare('d5');
    expect(hand.held.value.moving).toBeUndefined();
    hand.onSquare('e5');
    expect(table.state.value.units.d5?.kind).toBe('knight');
    expect(table.state.value.units.e5).toBeUndefined();
    // Where it cannot go, it is let go of all the same.
    hand.move('d5');
    hand.onSquare('h2');
    expect([hand.held.value.moving, table.state.value.units.h2?.kind]).toEqual([undefined, 'pawn']);
  });

  test('another unit that can go is taken into the hand in place of the first', () => {
    const { table, hand } = seated('murg', 'huldra');
    table.send({ do: 'roll', bone: 6, value: 3 });
    const [first, second] = squaresIn(hand.next.value);
    for (const at of [first!, second!]) hand.onSquare(at);
    expect(hand.held.value.taps).toEqual([{ tap: 'square', at: second }]);
    const unit = table.state.value.units[second!];
    const [to] = squaresIn(hand.next.value).filter(at => !table.state.value.units[at]);
    hand.onSquare(to!);
    expect([table.state.value.units[to!], table.state.value.units[second!]]).toEqual([unit, undefined]);
  });

  test('where one unit alone can go, its square is enough; of two, each must be tapped', () => {
    const alone = (...stay: readonly string[]) => {
      const { table, hand } = seated('murg', 'huldra');
      for (const [at, unit] of Object.entries(table.state.value.units))
        if (unit.side === 'south' && !stay.includes(at)) table.send({ do: 'put', at, unit: null });
      return { table, hand };
    };
    const one = alone('h2');
    one.hand.onSquare('h5');
    expect(one.table.state.value.units.h2?.kind).toBe('pawn');
    one.table.send({ do: 'roll', bone: 6, value: 3 });
    expect(one.hand.led.value).toContainEqual({ tap: 'square', at: 'h5' });
    // A square that it does not reach is no journey: it is said why, and an empty one is nothing to look at.
    one.hand.onSquare('f3');
    expect([one.table.state.value.units.h2?.kind, one.table.refusal.value?.code]).toEqual([
      'pawn',
      'direction',
    ]);
    expect(one.hand.held.value).toMatchObject({ taps: [], looked: undefined, moving: undefined });
    one.hand.onSquare('d8');
    expect(one.hand.held.value.looked).toBe('d8');
    one.hand.onSquare('h5');
    expect(one.table.state.value.units.h5?.kind).toBe('pawn');

    const two = alone('h2', 'e2');
    two.table.send({ do: 'roll', bone: 6, value: 3 });
    expect(two.hand.led.value).toEqual([]);
    two.hand.onSquare('h5');
    expect(two.table.state.value.units.h2?.kind).toBe('pawn');
  });

  test('ER-2: of a declared Reclaim only the square beside the king is tapped that the pawn goes to', () => {
    const { table, hand } = seated('erde', 'huldra');
    const { units } = table.state.value;
    table.send({ do: 'put', at: 'd4', unit: units.a2! });
    for (const command of [
      { do: 'declare', intent: 'deed', unit: 'd4', targets: ['d4'] },
      { do: 'roll', bone: 10, value: 9 },
    ] as const)
      table.send(command);
    const places = hand.led.value.flatMap(tap => (tap.tap === 'square' ? [tap.at] : []));
    expect(places.length).toBeGreaterThan(1);
    hand.onSquare(places[0]!);
    expect(table.state.value.units[places[0]!]?.kind).toBe('pawn');
    expect(table.state.value.reclaimed).toEqual(['d4']);
  });

  test('nobody taps for the wood', () => {
    const { table, hand } = seated('murg', 'huldra', 'seedling');
    hand.onSquare('c3');
    expect(hand.picks.value).toEqual([]);
    expect(table.question.value?.ask).toBe('roll');
  });

  test('TU-7: the bone that is put away ends the turn, unless something can still be done', () => {
    const { table, hand } = seated('murg', 'huldra');
    table.send({ do: 'roll', bone: 6, value: 3 });
    table.send({ do: 'pass' });
    hand.tapped({ tap: 'slot', row: 'electromagneticLoop', slot: 0 });
    expect(table.state.value).toMatchObject({ count: 2, turn: { side: 'north', phase: 'upkeep' } });
    // One tap, one mark: an undo goes back to before the slot.
    table.undo();
    expect(table.question.value?.ask).toBe('slot');

    const hexen = seated('hexen', 'erde');
    for (const at of ['b8', 'g8']) hexen.hand.onSquare(at);
    const { seats } = hexen.table.state.value;
    const rows = seats.south.rows.map(row => (row.id === 'poisonGarden' ? { ...row, tokens: 1 } : row));
    const duel: Duel = { ...hexen.table.state.value, seats: { ...seats, south: { ...seats.south, rows } } };
    const rolled = [
      { do: 'roll', bone: 8, value: 1 },
      { do: 'pass' },
      { do: 'done' },
    ] as const satisfies readonly Command[];
    const slots = rolled.reduce<Duel>((now, command) => {
      const decided = decide(now, command);
      if (!decided.ok) throw new Error(decided.error.code);
      return decided.state ?? now;
    }, duel);
    // HX-2: a sage may still cast; without a token nobody can.
    expect(withRest(slots, { do: 'keep' })).toEqual([{ do: 'keep' }]);
    const bare = {
      ...slots,
      seats: { ...slots.seats, south: { ...slots.seats.south, rows: seats.south.rows } },
    };
    expect(withRest(bare, { do: 'keep' })).toEqual([{ do: 'keep' }, { do: 'end' }]);
    expect(withRest({ ...bare, count: 200, lastProgress: 1 }, { do: 'keep' })).toEqual([{ do: 'keep' }]);
  });
});
