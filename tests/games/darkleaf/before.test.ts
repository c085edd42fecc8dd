import { describe, expect, test } from 'vitest';
import { clans } from '../../../src/games/darkleaf/rules/board/position';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import type { Duel, RowData } from '../../../src/games/darkleaf/rules/duel/model';
import { choicesOf } from '../../../src/games/darkleaf/rules/duel/queries/choices';
import { questionOf } from '../../../src/games/darkleaf/rules/duel/queries/question';
import { type SkillId, skills } from '../../../src/games/darkleaf/rules/skills/names';
import { Chance } from '../../support/chance';
import { begun, refusal, sent } from './duel-of';

const rowOf = (id: SkillId, slots: readonly string[], more: Partial<RowData> = {}): RowData => ({
  ...{ id, slots, tokens: 0 },
  filled: slots.map(() => null),
  bones: slots.map(() => null),
  ...more,
});
/** South is The Murg, who may slot bones before the game, with these rows and so many bones. */
const murg = (rows: readonly RowData[], bones = 2, pool = 6): Duel => {
  const duel = begun('murg', 'huldra');
  const seat = { ...duel.seats.south, rows, pool: duel.seats.south.pool.slice(0, pool) };
  return sent({ ...duel, seats: { ...duel.seats, south: seat } }, { do: 'handicap', side: 'south', bones });
};
const rolled = (duel: Duel, value: number): Duel => sent(duel, { do: 'handicap-roll', value });
const put = (row: SkillId, slot: number, on?: string): Command => ({
  ...{ do: 'handicap-slot', row, slot },
  ...(on !== undefined && { on }),
});
const slotted = (seat: Duel['seats']['south']): number =>
  seat.rows.reduce((sum, { bones }) => sum + bones.filter(bone => bone !== null).length, 0);

describe('SU-5: bones before the game', () => {
  test.each([
    ['0', 0, 'value'],
    ['1', 1, undefined],
    ['5', 5, undefined],
    ['6', 6, 'value'],
    ['a half', 1.5, 'value'],
  ] as const)('%s of them', (_, bones, code) => {
    expect(refusal(begun('murg', 'huldra'), { do: 'handicap', side: 'south', bones })).toBe(code);
  });

  test('they are only given before anything has happened, and once at a time', () => {
    const begin: Command = { do: 'handicap', side: 'north', bones: 1 };
    const duel = begun('murg', 'huldra');
    expect(refusal(sent(duel, begin), begin)).toBe('phase');
    expect(refusal(sent(duel, { do: 'declare', intent: 'journey' }), begin)).toBe('phase');
    expect(refusal(sent(duel, { do: 'roll', bone: 6, value: 2 }), begin)).toBe('phase');
    expect(refusal(sent(duel, { do: 'pass-turn' }), begin)).toBe('phase');
    // Who has had theirs may be followed by the other.
    expect(refusal(sent(rolled(sent(duel, begin), 1), { do: 'handicap-keep' }), begin)).toBeUndefined();
  });

  test('a bone is rolled, then slotted or kept; nothing else comes first', () => {
    const duel = murg([rowOf('ironPlating', ['*', '*'])]);
    for (const command of [put('ironPlating', 0), { do: 'handicap-keep' } as const])
      expect(refusal(duel, command)).toBe('phase');
    for (const value of [0, 7, 1.5, -1]) expect(refusal(duel, { do: 'handicap-roll', value })).toBe('value');
    for (const value of [1, 6]) expect(refusal(duel, { do: 'handicap-roll', value })).toBeUndefined();
    const one = rolled(duel, 4);
    expect(questionOf(one)).toEqual({ ask: 'handicap', side: 'south', left: 2, value: 4 });
    expect(refusal(one, { do: 'handicap-roll', value: 2 })).toBe('phase');
    const kept = sent(one, { do: 'handicap-keep' });
    expect([kept.handicap, kept.seats.south.pool.length]).toEqual([
      { side: 'south', left: 1, value: null },
      6,
    ]);
    const last = sent(rolled(kept, 1), put('ironPlating', 1));
    expect([last.handicap, last.seats.south.pool.length]).toEqual([null, 5]);
    expect(last.seats.south.rows[0]).toMatchObject({ filled: [null, 1], bones: [null, 6] });
    for (const command of [
      put('ironPlating', 0),
      { do: 'handicap-keep' } as const,
      { do: 'handicap-roll' } as const,
    ])
      expect(refusal(last, command)).toBe('phase');
  });

  test('TU-5: the app rolls where no value is told, from 1 to the sides of the bone, each time anew', () => {
    const values = new Set<number>();
    let duel = begun('murg', 'huldra', { seed: 11 });
    for (let n = 0; n < 60; n++) {
      duel = sent(duel, { do: 'handicap', side: 'north', bones: 1 }, { do: 'handicap-roll' });
      values.add(duel.handicap?.value ?? 0);
      duel = sent(duel, { do: 'handicap-keep' });
    }
    expect([...values].sort()).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ['SL-1: a slot that is none', rowOf('ironPlating', ['*']), 6, -1, 3, 'noSlot'],
    ['SL-1: a slot beyond the last', rowOf('ironPlating', ['*']), 6, 1, 3, 'noSlot'],
    ['SL-1: another number', rowOf('ironPlating', ['1-2', '*']), 6, 0, 3, 'number'],
    [
      'SL-3: a slot that is taken',
      rowOf('ironPlating', ['*', '*'], { filled: [2, null] }),
      6,
      0,
      3,
      'filled',
    ],
    [
      'SL-2: a sum that is missed',
      rowOf('ironPlating', ['*', '*'], { filled: [2, null], sum: [6, 8] }),
      6,
      1,
      3,
      'sum',
    ],
    [
      'SL-4: no place for a token more',
      rowOf('electromagneticLoop', ['*'], { tokens: 1, places: 1 }),
      6,
      0,
      3,
      'overload',
    ],
    ['SL-5: the last bone completes, or stays', rowOf('electromagneticLoop', ['*', '*']), 1, 0, 3, 'reserve'],
    ['SL-5: one more bone suffices', rowOf('electromagneticLoop', ['*', '*']), 2, 0, 3, undefined],
    ['SL-5: the last bone may complete', rowOf('electromagneticLoop', ['*']), 1, 0, 3, undefined],
  ] as const)('%s', (_, row, pool, slot, value, code) => {
    const duel = rolled(murg([row], 1, pool), value);
    expect(refusal(duel, put(row.id, slot))).toBe(code);
    const listed = choicesOf(duel).some(
      one => one.do === 'handicap-slot' && one.row === row.id && one.slot === slot,
    );
    expect(listed).toBe(code === undefined);
  });

  test('a row of another clan is no slot', () => {
    expect(refusal(rolled(murg([rowOf('ironPlating', ['*'])]), 3), put('sink', 0))).toBe('noSlot');
  });

  test.each(clans)('%s: no bone is lost, so many are rolled, and south begins', clan => {
    const chance = new Chance(70 + clans.indexOf(clan));
    for (let bones = 1; bones <= 5; bones++) {
      const start = begun(clan, clan === 'huldra' ? 'erde' : 'huldra');
      const side = start.seats.south.book.clan === clan ? 'south' : 'north';
      let duel = sent(start, { do: 'handicap', side, bones });
      let rolls = 0;
      while (duel.handicap) {
        expect(questionOf(duel)).toMatchObject({
          ask: 'handicap',
          side,
          left: bones - rolls + (duel.handicap.value === null ? 0 : 1),
        });
        const choices = choicesOf(duel);
        for (const command of choices) expect(refusal(duel, command)).toBeUndefined();
        const command = chance.of(choices);
        if (command.do === 'handicap-roll') rolls += 1;
        const before = duel.seats[side];
        duel = sent(duel, command);
        const seat = duel.seats[side];
        expect(seat.pool.length + slotted(seat)).toBe(6);
        if (command.do !== 'handicap-slot') continue;
        const filled = before.rows.find(({ id }) => id === command.row)!.filled;
        const completes = filled.every((value, i) => value !== null || i === command.slot);
        const { type } = skills[command.row];
        const after = seat.rows.find(({ id }) => id === command.row)!;
        // SL-9: the bones of a complete row come back, and its skill is acquired.
        expect(after.filled.every(value => value === null)).toBe(completes);
        if (completes) expect(['aura', 'relic', 'law']).toContain(type);
        expect(after.tokens > 0).toBe(
          (completes && type !== 'aura') || before.rows.some(row => row.id === after.id && row.tokens > 0),
        );
        expect(seat.law).toBe(before.law || (completes && type === 'law'));
      }
      expect(rolls).toBe(bones);
      expect(duel.seats[side === 'south' ? 'north' : 'south']).toEqual(
        start.seats[side === 'south' ? 'north' : 'south'],
      );
      expect([duel.count, duel.turn.side, duel.turn.phase]).toEqual([1, 'south', 'upkeep']);
      expect(Object.keys(duel.units).sort()).toEqual(Object.keys(start.units).sort());
    }
  });

  describe('SK-3: Adapt is a law, no miracle', () => {
    /** Huldra, who play north, lack one bone of Adapt. */
    const adapting = (own: readonly number[], rival: readonly number[]): Duel => {
      const duel = begun('murg', 'huldra');
      const rows = [
        rowOf('adapt', ['4', '*'], { filled: [4, null], bones: [4, null], places: 1 }),
        rowOf('renewal', ['*']),
      ];
      const seats = {
        south: { ...duel.seats.south, pool: rival },
        north: { ...duel.seats.north, rows, pool: own },
      };
      return sent(
        { ...duel, seats },
        { do: 'handicap', side: 'north', bones: 1 },
        { do: 'handicap-roll', value: 2 },
      );
    };
    const into = { do: 'handicap-slot', row: 'adapt', slot: 1 } as const;

    test('SK-1, HU-8: it comes into force, and a bone of each pool changes owners', () => {
      const duel = adapting([4, 4, 4, 4, 4], [6, 6, 6, 6, 6, 6]);
      expect(refusal(duel, { do: 'handicap-slot', row: 'renewal', slot: 0 })).toBe('miracle');
      expect(choicesOf(duel)).toEqual([into, { do: 'handicap-keep' }]);
      const { seats, handicap, turn } = sent(duel, into);
      expect([seats.north.law, seats.south.law, handicap, turn.gift]).toEqual([true, false, null, null]);
      expect(seats.north.pool).toEqual([4, 4, 4, 4, 4, 6]);
      expect(seats.south.pool).toEqual([4, 6, 6, 6, 6, 6]);
      expect(seats.north.rows[0]).toMatchObject({ tokens: 1, filled: [null, null] });
    });

    test('where bones differ each exchange is a choice; a bone that lies in no pool is none', () => {
      const duel = adapting([4, 4, 4, 4, 8], [6, 10, 6, 6, 6, 6]);
      const choices = [4, 8].flatMap(own => [6, 10].map(rival => ({ ...into, own, rival })));
      expect(choicesOf(duel)).toEqual([...choices, { do: 'handicap-keep' }]);
      const { seats } = sent(duel, { ...into, own: 8, rival: 10 });
      expect([seats.north.pool, seats.south.pool]).toEqual([
        [4, 4, 4, 4, 4, 10],
        [6, 6, 6, 6, 6, 8],
      ]);
      expect(refusal(duel, { ...into, own: 6, rival: 6 })).toBe('bone');
      expect(refusal(duel, { ...into, own: 4, rival: 4 })).toBe('bone');
    });
  });

  test('TU-1: what is put in and what is acquired by it are told', () => {
    const duel = sent(
      rolled(murg([rowOf('electromagneticLoop', ['*'])], 1), 5),
      put('electromagneticLoop', 0),
    );
    expect(duel.log).toMatchObject([
      { fact: { type: 'handicapSet', clan: 'murg', bones: 1 } },
      { fact: { type: 'slotted', value: 5, skill: 'electromagneticLoop' } },
      { fact: { type: 'acquired', clan: 'murg', skill: 'electromagneticLoop' } },
    ]);
    expect(duel.seats.south.rows[0]).toMatchObject({ tokens: 1, filled: [null] });
  });
});
