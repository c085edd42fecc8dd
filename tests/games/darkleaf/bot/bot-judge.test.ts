import { describe, expect, test } from 'vitest';
import { squareNamed } from '../../../../src/games/darkleaf/rules/board/square';
import { deedAfter } from '../../../../src/games/darkleaf/rules/bot/after';
import { dearest, type Found, findingsOf, sumsOf } from '../../../../src/games/darkleaf/rules/bot/analysis';
import { choose, think } from '../../../../src/games/darkleaf/rules/bot/choose';
import { hintOf, whyOf } from '../../../../src/games/darkleaf/rules/bot/hint';
import { Judge } from '../../../../src/games/darkleaf/rules/bot/judge';
import { minds } from '../../../../src/games/darkleaf/rules/bot/minds';
import { boardWorth } from '../../../../src/games/darkleaf/rules/bot/rows';
import { Search } from '../../../../src/games/darkleaf/rules/bot/search';
import { morphsOf } from '../../../../src/games/darkleaf/rules/deeds/deeds';
import type { Command } from '../../../../src/games/darkleaf/rules/duel/commands/commands';
import type { Duel, RowData, Seat, UnitData } from '../../../../src/games/darkleaf/rules/duel/model';
import { choicesOf } from '../../../../src/games/darkleaf/rules/duel/queries/choices';
import { positionOf } from '../../../../src/games/darkleaf/rules/duel/turn-of';
import { type SkillId, skills } from '../../../../src/games/darkleaf/rules/skills/names';
import { caseOf, plainUnit } from '../cases';
import { begun, sent } from '../duel-of';
import { threatOf } from '../slow/deeds';
import { other, World } from '../slow/world';

const put = (
  at: string,
  side: 'south' | 'north',
  kind: UnitData['kind'],
  more: Partial<UnitData> = {},
): Command => ({
  ...{ do: 'put', at },
  unit: { ...plainUnit(side, kind), ...more, auras: [...(more.auras ?? [])] },
});
const withBone = (seats: Duel['seats'], bone: number): Duel['seats'] => ({
  south: { ...seats.south, book: { ...seats.south.book, bone } },
  north: { ...seats.north, book: { ...seats.north.book, bone } },
});
const rates = (duel: Duel): ReadonlyMap<string, number> =>
  new Map(think(duel, 'seedling').rated.map(({ command, rate }) => [command.do, rate]));

describe('what a clan board is worth', () => {
  const seat = begun('murg', 'huldra').seats.south;
  const with_ = (row: Partial<RowData> & { readonly id: SkillId }, more: Partial<Seat> = {}): number => {
    const slots = row.slots ?? ['*', '1-2'];
    const none = slots.map(() => null);
    const whole: RowData = { slots, filled: none, bones: none, tokens: 0, ...row };
    return boardWorth({ ...seat, rows: [whole], ...more });
  };
  const ids = Object.keys(skills) as SkillId[];

  test.each(ids)(
    'SL-9, SK-1: %s: a row is worth more with each slot that is filled, and nothing while all are empty',
    id => {
      const empty = boardWorth({ ...seat, rows: [] });
      expect(with_({ id })).toBeCloseTo(empty, 9);
      const one = with_({ id, filled: [3, null] });
      expect(one).toBeGreaterThan(empty);
      expect(with_({ id, slots: ['*', '*', '*'], filled: [3, 3, null] })).toBeGreaterThan(
        with_({ id, slots: ['*', '*', '*'], filled: [3, null, null] }),
      );
      // The easier what is still wanted, the better.
      expect(with_({ id, slots: ['*', '*'], filled: [3, null] })).toBeGreaterThan(one);
      // SL-2: what can meet its sum no more is worth nothing.
      expect(with_({ id, filled: [3, null], sum: [9, 9] })).toBeCloseTo(empty, 9);
      expect(with_({ id, filled: [3, null], sum: [5, 5] })).toBeCloseTo(one, 9);
      // A sum from here to there is met wherever it is touched.
      for (const sum of [
        [1, 4],
        [2, 8],
        [1, 20],
      ] as const)
        expect(with_({ id, filled: [3, null], sum })).toBeCloseTo(one, 9);
      for (const sum of [
        [1, 3],
        [10, 20],
      ] as const)
        expect(with_({ id, filled: [3, null], sum })).toBeCloseTo(empty, 9);
    },
  );

  test.each(ids.filter(id => skills[id].type === 'relic'))(
    'SK-1: %s: each token is worth something, and less than the one before',
    id => {
      const worth = [0, 1, 2, 3].map(tokens => with_({ id, tokens }));
      const gains = worth.slice(1).map((one, i) => one - worth[i]!);
      for (const gain of gains) expect(gain).toBeGreaterThan(0);
      expect(gains).toEqual(gains.toSorted((a, b) => b - a));
      // SL-4: where no place is left, a row is filled for little.
      const filled = (places: number): number =>
        with_({ id, tokens: 1, places, filled: [3, null] }) - with_({ id, tokens: 1, places });
      expect(filled(1)).toBeLessThan(filled(2));
    },
  );

  test.each(ids.filter(id => skills[id].type === 'law'))(
    'SK-4: %s: a law in force is worth something, its row no more',
    id => {
      expect(with_({ id }, { law: true })).toBeGreaterThan(with_({ id }));
      expect(with_({ id, filled: [3, null] }, { law: true })).toBeCloseTo(with_({ id }, { law: true }), 9);
    },
  );

  test('SL-5: a pool that runs dry costs something', () => {
    const [one, two, three, six] = [1, 2, 3, 6].map(n =>
      boardWorth({ ...seat, rows: [], pool: Array(n).fill(6) }),
    );
    expect([two! > one!, three! > two!, six === three]).toEqual([true, true, true]);
  });
});

describe('a turn under way', () => {
  const wibo = (wiboStage: Duel['turn']['wibo'], ...more: readonly Command[]): Duel => {
    const duel = sent(begun('wibo', 'ferrymen'), ...more);
    const pool = duel.seats.south.pool.slice(1);
    const seat = { ...duel.seats.south, pool };
    const turn = { ...duel.turn, phase: 'choice', wibo: wiboStage, bone: { sides: 6, value: 3 } } as const;
    return { ...duel, seats: { ...duel.seats, south: seat }, turn };
  };

  test('WB-2: whoever may still Retreat rolls for it rather than wait for ever', () => {
    const duel = wibo(
      { at: 'retreat', unit: 'e6', pawn: 'e7' },
      put('e6', 'south', 'pawn'),
      put('e7', 'south', 'pawn'),
    );
    const rated = rates(duel);
    expect(rated.get('roll')).toBeGreaterThan(rated.get('done')!);
  });

  test('WB-3: a Morph beside somebody is worth more than none, and nothing once it is given up', () => {
    const stage = { at: 'morph', unit: 'e6', named: null, seed: false } as const;
    const duel = wibo(
      stage,
      put('e6', 'south', 'pawn'),
      put('e7', 'north', 'sage'),
      put('d2', 'north', 'knight'),
    );
    const rated = rates(duel);
    expect(rated.get('declare')).toBeGreaterThan(rated.get('done')! + 0.01);
    const given = sent(duel, { do: 'done' });
    expect(new Judge(given, minds.seedling).first({ do: 'keep' })).toBeCloseTo(rated.get('done')!, 1);
    expect(new Judge(given, minds.seedling).first({ do: 'keep' })).toBeLessThan(rated.get('declare')!);
  });

  test('TU-9: what wins is worth 1, what loses -1, what may not be done less than anything', () => {
    const murg = sent(
      begun('murg', 'ferrymen'),
      put('e7', 'south', 'pawn'),
      { do: 'declare', intent: 'deed', unit: 'e7', targets: ['d8'] },
      { do: 'roll', bone: 6, value: 6 },
    );
    const judge = new Judge(murg, minds.thicket);
    const won = judge.first({ do: 'act', action: { do: 'deed', unit: 'e7', targets: ['d8'] } });
    expect(won).toBeGreaterThanOrEqual(1);
    expect(judge.first({ do: 'act', action: { do: 'journey', unit: 'e7', to: 'e8' } })).toBe(-1);
    expect(judge.first({ do: 'resign' })).toBe(-1);
  });

  test('SU-4: a slow Quarry is named before a quick one', () => {
    const hexen = begun('hexen', 'huldra');
    const names = [...new Set(choicesOf(hexen).flatMap(one => (one.do === 'quarry' ? one.at : [])))];
    const book = hexen.seats.north.book;
    const withBook = (kind: UnitData['kind'], journey: readonly number[], less = false): Duel => ({
      ...hexen,
      seats: {
        ...hexen.seats,
        north: {
          ...hexen.seats.north,
          book: { ...book, units: { ...book.units, [kind]: { ...book.units[kind], journey, less } } },
        },
      },
    });
    const rateOf = (duel: Duel, at: string): number => {
      const pairs = think(duel, 'thicket').rated.filter(
        one => one.command.do === 'quarry' && one.command.at.includes(at),
      );
      return pairs.reduce((sum, { rate }) => sum + rate, 0) / pairs.length;
    };
    expect(names.length).toBeGreaterThan(2);
    for (const at of names) {
      const { kind } = hexen.units[at]!;
      expect(rateOf(withBook(kind, [1]), at)).toBeGreaterThan(rateOf(withBook(kind, [1, 2, 3, 4]), at));
      expect(rateOf(withBook(kind, [1]), at)).toBeGreaterThan(rateOf(withBook(kind, [1], true), at));
    }
  });
});

describe('what has been come to', () => {
  const murg = begun('murg', 'ferrymen');
  const judge = new Judge(murg, minds.thicket);

  test('TU-9: a duel that is over is worth 1 to who has won, -1 to who has lost, and 0 where nobody did', () => {
    const over = (winner: 'south' | 'north' | null): number =>
      judge.reached(sent(murg, { do: 'over', winner }));
    expect([over('south'), over('north'), over(null)]).toEqual([1, -1, 0]);
    expect(Math.abs(judge.reached(sent(murg, { do: 'roll', bone: 6, value: 3 })))).toBeLessThan(1);
  });

  test('the dearest choices of a side come first, and what cost nothing is none', () => {
    const choice = (by: number, side: 'south' | 'north' = 'south'): Found => ({
      ...{ is: 'choice', side, turn: 1, by },
      ...{ better: undefined, from: 0 },
    });
    const luck: Found = { is: 'luck', side: 'south', turn: 1, value: 3, by: -9, from: 0 };
    const found = [choice(-1), choice(0), choice(-5), luck, choice(-3), choice(-8, 'north')];
    expect(dearest(found, 'south', 2).map(({ by }) => by)).toEqual([-5, -3]);
    expect(dearest(found, 'south', 9).map(({ by }) => by)).toEqual([-5, -3, -1]);
    expect(sumsOf(found)).toEqual({ south: { luck: -9, choice: -9 }, north: { luck: 0, choice: -8 } });
  });

  test('FO-1: only a roll and what comes of it are looked at, in one turn', () => {
    // With a king beside a pawn there is something to declare.
    const near = sent(murg, put('e7', 'south', 'pawn'));
    const rolled = sent(near, { do: 'roll', bone: 6, value: 3 });
    const kinds = (before: Duel, after: Duel): string[] =>
      findingsOf(before, after)
        .map(one => one.is)
        .sort();
    // The Murg declare or do not: that is a choice; the roll itself is luck.
    expect(kinds(near, rolled)).toEqual(['choice', 'luck']);
    const passed = sent(rolled, { do: 'pass' });
    expect(kinds(rolled, passed)).toEqual(['choice']);
    expect(kinds(passed, sent(passed, { do: 'keep' }))).toEqual([]);
    const ended = sent(passed, { do: 'keep' }, { do: 'end' });
    expect(kinds(passed, ended)).toEqual([]);
    expect(kinds(murg, sent(murg, { do: 'pass-turn' }))).toEqual([]);
    expect(kinds(sent(near, { do: 'over', winner: null }), rolled)).toEqual([]);
    const declared = sent(near, { do: 'declare', intent: 'journey' });
    expect(kinds(near, declared)).toEqual(['choice']);
    const huldra = begun('ferrymen', 'huldra');
    expect(kinds(huldra, sent(huldra, { do: 'roll', bone: 6, value: 3 }))).toEqual(['luck']);
  });

  test('Seedling follows a whim now and then, the others never', () => {
    const whims = Array.from({ length: 40 }, (_, seed) => {
      const at = sent(begun('murg', 'huldra', { seed }), { do: 'roll', bone: 6, value: 4 });
      return JSON.stringify(choose(at, 'seedling')) !== JSON.stringify(think(at, 'seedling').command);
    });
    const share = whims.filter(one => one).length / whims.length;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);
    const rolled = sent(murg, { do: 'roll', bone: 6, value: 4 });
    expect(choose(rolled, 'thicket')).toEqual(think(rolled, 'thicket').command);
  });

  test('FO-4: a Morph that is named is worth what it brings as often as it comes, and else what is there', () => {
    const stage = { at: 'morph', unit: 'e6', named: ['e7'], seed: false } as const;
    const before = sent(
      begun('wibo', 'ferrymen'),
      put('e6', 'south', 'pawn'),
      put('e7', 'north', 'sage'),
      put('d2', 'north', 'knight'),
    );
    const turn = { ...before.turn, phase: 'choice', wibo: stage, bone: { sides: 6, value: 3 } } as const;
    const duel: Duel = { ...before, turn };
    const { seats } = duel;
    const search = new Search(minds.seedling.sight, {
      bones: { south: 6, north: 6 },
      sees: { south: true, north: false },
      boards: boardWorth(seats.south) - boardWorth(seats.north),
    });
    const now = positionOf(duel);
    const [deed] = morphsOf(now, 'south', squareNamed.get('e6')!);
    const morphed = deedAfter(now, 'south', deed!).course;
    const stays = search.value(now, null, 'south', 0);
    const comes = search.value(morphed, null, 'south', 0);
    const rate = new Judge({ ...duel, seats: withBone(seats, 6) }, minds.seedling).first({
      do: 'roll',
      bone: 6,
    });
    expect(comes).toBeGreaterThan(stays);
    expect(rate).toBeCloseTo((4 * comes + 2 * stays) / 6, 6);
  });
});

test('FO-2: a danger to the own royal is weighed in what is looked into, not at a glance', () => {
  const duel = sent(
    begun('murg', 'ferrymen'),
    put('e7', 'south', 'pawn'),
    { do: 'pass-turn' },
    { do: 'roll', bone: 6, value: 1 },
  );
  const [careful, careless] = [minds.thicket, { ...minds.thicket, caution: 0 }].map(
    mind => new Judge(duel, mind),
  );
  expect(careful!.first({ do: 'pass' })).toBe(careless!.first({ do: 'pass' }));
  expect(careful!.deep({ do: 'pass' })).toBeLessThan(careless!.deep({ do: 'pass' }));
});

describe('why something is advised', () => {
  const danger = (duel: Duel): string => {
    const world = new World(caseOf(positionOf(duel)));
    const rival = other(duel.turn.side);
    const { chance } = threatOf(world, rival, duel.seats[rival].book.bone) as { chance: string };
    return chance;
  };
  const says = (duel: Duel, command: Command, say: string): boolean =>
    whyOf(duel, command, []).some(({ text }) => typeof text !== 'string' && text.say === say);

  test('FO-2: the danger to the own royal is named exactly where an action changes it', () => {
    const duel = sent(
      begun('murg', 'ferrymen'),
      put('e7', 'south', 'pawn'),
      { do: 'pass-turn' },
      { do: 'roll', bone: 6, value: 1 },
    );
    const before = danger(duel);
    expect(before).not.toBe('0');
    const found = [0, 0];
    for (const command of choicesOf(duel)) {
      if (command.do !== 'act' && command.do !== 'pass') continue;
      const after = sent(duel, command);
      // Who has the next turn does not change whose danger it is.
      const changes = danger({ ...after, turn: { ...after.turn, side: duel.turn.side } }) !== before;
      expect(says(duel, command, 'darkleaf.h-danger')).toBe(changes);
      found[changes ? 1 : 0]! += 1;
    }
    expect(Math.min(...found)).toBeGreaterThan(0);
  });

  test('TU-9, FO-4: a deed is named with its need, and what wins is said to win', () => {
    const murg = sent(begun('murg', 'ferrymen'), put('e7', 'south', 'pawn'));
    const declared = { do: 'declare', intent: 'deed', unit: 'e7', targets: ['d8'] } as const;
    expect(whyOf(murg, declared, [])).toMatchObject([
      { text: { say: 'darkleaf.h-odds', need: 6, n: 1, d: 6 }, isChance: true },
    ]);
    const rolled = sent(murg, declared, { do: 'roll', bone: 6, value: 6 });
    const act = { do: 'act', action: { do: 'deed', unit: 'e7', targets: ['d8'] } } as const;
    expect(whyOf(rolled, act, []).at(-1)).toMatchObject({
      text: { say: 'darkleaf.h-wins' },
      isChance: false,
    });
    const hint = hintOf(rolled, 'thicket')!;
    expect(hint.command).toEqual(act);
  });
});
