import { describe, expect, test } from 'vitest';
import { type Clan, clans } from '../../../src/games/darkleaf/rules/board/position';
import { beginDuel } from '../../../src/games/darkleaf/rules/duel/commands/begin';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import { withRest } from '../../../src/games/darkleaf/rules/duel/commands/with-rest';
import type { Duel } from '../../../src/games/darkleaf/rules/duel/model';
import { questionOf } from '../../../src/games/darkleaf/rules/duel/queries/question';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';
import { asks, player, refusedAt, units } from './ask';
import { begun, refusal, sent } from './duel-of';

const plain = {
  side: 'north',
  kind: 'pawn',
  auras: [],
  marks: 0,
  quarry: false,
  ladder: 0,
  held: false,
} as const;

describe('what the table may say, at its limits', () => {
  const murg = begun('murg', 'huldra');
  const six = (n: number, bone = 6): number[] => Array.from({ length: n }, () => bone);
  const row = 'electromagneticLoop';
  const slots = murg.seats.south.rows.find(({ id }) => id === row)!.slots.length;

  test.each<readonly [Command, string | undefined]>([
    [{ do: 'put', at: 'a9', unit: plain }, 'board'],
    [{ do: 'put', at: 'a5', unit: plain }, undefined],
    [{ do: 'move', at: 'a5', to: 'a6' }, 'noUnit'],
    [{ do: 'move', at: 'e1', to: 'a9' }, 'board'],
    [{ do: 'move', at: 'e1', to: 'e1' }, 'board'],
    [{ do: 'reclaim', at: 'i1', now: true }, 'board'],
    [{ do: 'garden', at: 'i1', count: 3 }, 'board'],
    [{ do: 'garden', at: 'a5', count: -1 }, 'board'],
    [{ do: 'garden', at: 'a5', count: 1.5 }, 'board'],
    [{ do: 'garden', at: 'a5', count: 100 }, 'board'],
    [{ do: 'garden', at: 'a5', count: 0 }, undefined],
    [{ do: 'garden', at: 'a5', count: 99 }, undefined],
    [{ do: 'tokens', side: 'south', row: 'sink', tokens: 1 }, 'noSlot'],
    [{ do: 'tokens', side: 'south', row, tokens: -1 }, 'value'],
    [{ do: 'tokens', side: 'south', row, tokens: 100 }, 'value'],
    [{ do: 'tokens', side: 'south', row, tokens: 99 }, undefined],
    [{ do: 'bones', side: 'south', row, slot: -1, value: 3 }, 'noSlot'],
    [{ do: 'bones', side: 'south', row, slot: slots, value: 3 }, 'noSlot'],
    [{ do: 'bones', side: 'south', row, slot: slots - 1, value: 100 }, 'noSlot'],
    [{ do: 'bones', side: 'south', row, slot: slots - 1, value: 99 }, undefined],
    [{ do: 'bones', side: 'south', row, slot: 0, value: null }, undefined],
    [{ do: 'free', side: 'south', row: 'sink' }, 'noSlot'],
    [{ do: 'pool', side: 'south', pool: six(13) }, 'bone'],
    [{ do: 'pool', side: 'south', pool: six(12) }, undefined],
    [{ do: 'pool', side: 'south', pool: [] }, undefined],
    [{ do: 'pool', side: 'south', pool: [6, 0] }, 'bone'],
    [{ do: 'pool', side: 'south', pool: [6, 1, 99] }, undefined],
    [{ do: 'pool', side: 'south', pool: [6, 100] }, 'bone'],
    [{ do: 'will', value: 0 }, 'value'],
    [{ do: 'will', value: 13 }, 'value'],
    [{ do: 'will', value: 1 }, undefined],
    [{ do: 'will', value: 12 }, undefined],
    [{ do: 'effect', number: 0, rounds: 3 }, 'value'],
    [{ do: 'effect', number: 13, rounds: 3 }, 'value'],
    [{ do: 'effect', number: 1, rounds: 0 }, 'value'],
    [{ do: 'effect', number: 1, rounds: 1 }, undefined],
    [{ do: 'effect', number: 12, rounds: 99 }, undefined],
    [{ do: 'effect', number: 12, rounds: 100 }, 'value'],
    [{ do: 'effect', number: 12, rounds: 1.5 }, 'value'],
    [{ do: 'effect', number: 12, rounds: null }, undefined],
    [{ do: 'effect-ends', at: 0 }, 'value'],
    [{ do: 'words', number: 12, words: 'x'.repeat(400) }, undefined],
    [{ do: 'words', number: 12, words: 'x'.repeat(401) }, 'value'],
    [{ do: 'roll', bone: 6, value: 0 }, 'value'],
    [{ do: 'roll', bone: 6, value: 1 }, undefined],
    [{ do: 'roll', bone: 6, value: 6 }, undefined],
    [{ do: 'roll', bone: 6, value: 7 }, 'value'],
    [{ do: 'roll', bone: 6, value: 2.5 }, 'value'],
    [{ do: 'roll', bone: 4, value: 2 }, 'bone'],
    [{ do: 'counters', counters: [2] }, 'mode'],
    [{ do: 'path', side: 'south', steps: 0 }, 'mode'],
    [{ do: 'again' }, 'phase'],
  ])('BD-6, SL-1, TU-5, WI-1, WI-2: %j', (command, code) => {
    expect(refusal(murg, command)).toBe(code);
  });

  test('ER-2: a square is Reclaimed once, however often it is said, and given back alone', () => {
    const reclaim = (at: string, now = true): Command => ({ do: 'reclaim', at, now });
    const all = sent(murg, reclaim('e5'), reclaim('d4'), reclaim('e4'), reclaim('d4'));
    expect(all.reclaimed).toEqual(['d4', 'e4', 'e5']);
    expect(sent(all, reclaim('e4', false)).reclaimed).toEqual(['d4', 'e5']);
    expect(sent(all, reclaim('d5', false)).reclaimed).toEqual(all.reclaimed);
  });

  test('BD-6: who is moved stands on the new square alone, as before', () => {
    const king = murg.units.e1;
    const moved = sent(murg, { do: 'move', at: 'e1', to: 'e5' });
    expect([moved.units.e1, moved.units.e5]).toEqual([undefined, king]);
    expect(Object.keys(moved.units)).toHaveLength(Object.keys(murg.units).length);
  });

  test('HX-3: a garden that is told has this counter, and with 0 there is none', () => {
    const garden = (count: number): Duel => sent(murg, { do: 'garden', at: 'd4', count });
    expect([garden(3).gardens, garden(1).gardens, garden(0).gardens]).toEqual([{ d4: 3 }, { d4: 1 }, {}]);
  });

  test('WI-2: each outcome that goes on is kept beside the others, with whose it is, and taken away alone', () => {
    const duel = sent(
      murg,
      { do: 'effect', number: 3, rounds: 1 },
      { do: 'pass-turn' },
      { do: 'effect', number: 5, rounds: null },
    );
    const [three, five] = [
      { side: 'south', number: 3, rounds: 1 },
      { side: 'north', number: 5, rounds: null },
    ];
    expect(duel.effects).toEqual([three, five]);
    expect(sent(duel, { do: 'effect-ends', at: 1 }).effects).toEqual([three]);
    expect(sent(duel, { do: 'effect-ends', at: 0 }).effects).toEqual([five]);
    expect(refusal(duel, { do: 'effect-ends', at: 2 })).toBe('value');
    // It goes down in the Upkeep of who rolled it, and ends there.
    expect(sent(duel, { do: 'pass-turn' }).effects).toEqual([five]);
  });

  test('WI-1: the Will is for Upkeep, once for each player', () => {
    const rolled = sent(murg, { do: 'roll', bone: 6, value: 3 });
    expect(refusal(rolled, { do: 'will', value: 3 })).toBe('phase');
    const once = sent(murg, { do: 'will', value: 3 });
    expect(refusal(once, { do: 'will', value: 3 })).toBe('will');
    expect(refusal(sent(once, { do: 'pass-turn' }), { do: 'will', value: 3 })).toBeUndefined();
  });

  test('SK-2: a relic that a unit uses is told with the square of that unit', () => {
    const tokens = { do: 'tokens', side: 'south', row: 'poisonGarden', tokens: 1 } as const;
    const duel = sent(
      begun('hexen', 'erde'),
      { do: 'quarry', at: ['b8', 'g8'] },
      tokens,
      { do: 'put', at: 'd3', unit: { ...plain, side: 'south', kind: 'sage' } },
      { do: 'roll', bone: 8, value: 1 },
      { do: 'pass' },
    );
    const cast = sent(duel, { do: 'spend', asked: { skill: 'poisonGarden', unit: 'd3', count: 3 } });
    expect([cast.gardens, cast.log.at(-1)]).toMatchObject([{ d3: 3 }, { rule: 'SK-2', from: 'd3' }]);
  });
});

describe('a duel begins', () => {
  const pairs = clans.flatMap(a => clans.filter(b => a !== b).map(b => [a, b] as const));
  test.each(pairs)(
    'SU-4, LO-5: %s and %s: Quarry are named where Hexen play, where the board is on the screen',
    (a, b) => {
      const hexen = a === 'hexen' || b === 'hexen';
      expect(begun(a, b).quarryDue).toBe(hexen);
      expect(questionOf(begun(a, b))?.ask).toBe(hexen ? 'quarry' : 'roll');
      const light = begun(a, b, { light: true });
      expect(questionOf(light)?.ask).toBe('roll');
      // SU-4: while the board is off the screen they are named on the table; the screen asks once it is back.
      const off = sent(begun(a, b), { do: 'mode', to: 'light' });
      expect(questionOf(off)?.ask).toBe('roll');
      expect(questionOf(sent(off, { do: 'mode', to: 'mirror' }))?.ask).toBe(hexen ? 'quarry' : 'roll');
    },
  );

  test.each([0, 1] as const)('SU-1: the device sits where its clan does, as player %i', which => {
    for (const clan of clans.filter(one => one !== 'erde')) {
      const players = [
        { name: 'One', book: hedgerow[clan] },
        { name: 'Two', book: hedgerow.erde },
      ] as const;
      const { wood, seats } = beginDuel({
        ...{ players, help: 'open', dice: 'app', will: 'curses', seed: 1 },
        wood: { player: which, strength: 'seedling' },
      });
      expect(seats[wood!.side].name).toBe(players[which].name);
    }
  });
});

describe('what alone can follow is done at once', () => {
  test('TU-6: of a deed that was declared the roll alone decides; a journey is chosen', () => {
    const murg = sent(begun('murg', 'ferrymen'), { do: 'put', at: 'e7', unit: { ...plain, side: 'south' } });
    const deed: Command = { do: 'declare', intent: 'deed', unit: 'e7', targets: ['d8'] };
    const roll: Command = { do: 'roll', bone: 6, value: 2 };
    const act: Command = { do: 'act', action: { do: 'deed', unit: 'e7', targets: ['d8'] } };
    expect(withRest(sent(murg, deed), roll).slice(0, 2)).toEqual([roll, act]);
    expect(withRest(sent(murg, { do: 'declare', intent: 'journey' }), roll)).toEqual([roll]);
    // One unit and one way for it: it may still stay where it is.
    const alone = Object.entries(murg.units).reduce(
      (now, [at, unit]) =>
        unit.side === 'south' && at !== 'e7' ? sent(now, { do: 'put', at, unit: null }) : now,
      murg,
    );
    expect(withRest(alone, roll)).toEqual([roll]);
  });

  test('FM-8: a Big Wave comes of the unit that has just journeyed, and of no other', () => {
    const ferry = sent(
      begun('ferrymen', 'huldra'),
      { do: 'put', at: 'd4', unit: { ...plain, side: 'south' } },
      { do: 'put', at: 'd5', unit: plain },
      { do: 'put', at: 'f4', unit: { ...plain, side: 'south' } },
      { do: 'put', at: 'f5', unit: plain },
    );
    const gift = (mover: string | null): Duel => ({
      ...ferry,
      turn: { ...ferry.turn, phase: 'end', gift: 'bigWave', mover },
    });
    const wave = (unit: string): Command => ({ do: 'power', asked: { skill: 'bigWave', unit } });
    expect(refusal(gift('d4'), wave('d4'))).toBeUndefined();
    expect(sent(gift('d4'), wave('d4')).units).toMatchObject({
      d6: { side: 'north' },
      f5: { side: 'north' },
    });
    expect(refusal(gift('d4'), wave('f4'))).toBe('noUnit');
    expect(refusal(gift(null), wave('d4'))).toBe('noUnit');
    expect(refusal(gift('d4'), { do: 'power', asked: { skill: 'eddy', unit: 'f4', target: 'd5' } })).toBe(
      'skill',
    );
    const eddy: Duel = { ...gift(null), turn: { ...gift(null).turn, gift: 'eddy' } };
    expect(
      refusal(eddy, { do: 'power', asked: { skill: 'eddy', unit: 'f4', target: 'd5' } }),
    ).toBeUndefined();
  });
});

describe('Light', () => {
  test('SK-2: a relic that is used on the board loses a token, and that is told', () => {
    const tokens = { do: 'tokens', side: 'south', row: 'electromagneticLoop', tokens: 2 } as const;
    const duel = sent(begun('murg', 'erde', { light: true }), tokens);
    const used = sent(duel, { do: 'spend', asked: { skill: 'electromagneticLoop' } });
    expect(used.log.at(-1)).toMatchObject({
      rule: 'SK-2',
      fact: { type: 'used', clan: 'murg', skill: 'electromagneticLoop' },
    });
    expect(used.seats.south.rows.map(({ tokens: left }) => left).filter(left => left > 0)).toEqual([1]);
  });

  const light = (clan: Clan): Duel => begun(clan, clan === 'erde' ? 'wibo' : 'erde', { light: true });
  const sideOf = (duel: Duel, clan: Clan) => (duel.seats.south.book.clan === clan ? 'south' : 'north');

  test.each([
    ['huldra', 3],
    ['murg', 1],
    ['ferrymen', 2],
    ['wibo', 6],
    ['hexen', 2],
    ['erde', 5],
  ] as const)('HU-1, MU-1, FL-6, ER-1, WB-1, HX-1: %s win at step %i, and not before', (clan, most) => {
    const duel = light(clan);
    const side = sideOf(duel, clan);
    for (let steps = 0; steps < most; steps++) {
      const at = sent(duel, { do: 'path', side, steps });
      expect([at.end, at.light?.path[side]]).toEqual([null, steps]);
    }
    expect(sent(duel, { do: 'path', side, steps: most }).end).toEqual({ winner: side, how: 'path' });
    for (const steps of [-1, most + 1, 0.5]) expect(refusal(duel, { do: 'path', side, steps })).toBe('value');
  });

  test('HX-3, HX-5: counters from 1 to 9, forty of them; each goes down, and those at 0 are told', () => {
    const hexen = light('hexen');
    const counters = (list: readonly number[]): Command => ({ do: 'counters', counters: list });
    const many = (n: number): Command => counters(Array.from({ length: n }, () => 1));
    for (const command of [counters([0]), counters([10]), counters([1.5]), many(41)])
      expect(refusal(hexen, command)).toBe('value');
    for (const command of [counters([1, 9]), counters([]), many(40)])
      expect(refusal(hexen, command)).toBeUndefined();
    const due = sent(hexen, counters([1, 9, 2, 1]), { do: 'pass-turn' }, { do: 'pass-turn' });
    expect(questionOf(due)?.ask).toBe('counters');
    expect(refusal(due, { do: 'roll', bone: 8, value: 2 })).toBe('counters');
    const counted = sent(due, { do: 'played' });
    expect(counted.light?.counters).toEqual([8, 1]);
    expect(counted.log.at(-1)).toMatchObject({
      rule: 'HX-5',
      fact: { type: 'lightCountersReduced', ended: 2 },
    });
    expect(questionOf(counted)?.ask).toBe('roll');
  });

  test('WB-2: only a bone that was rolled is rolled again', () => {
    const wibo = light('wibo');
    expect([refusal(wibo, { do: 'again' }), refusal(wibo, { do: 'played' })]).toEqual(['phase', 'phase']);
    const pool = wibo.seats.south.pool.length;
    const rolled = sent(wibo, { do: 'roll', bone: 6, value: 2 });
    for (const duel of [rolled, sent(rolled, { do: 'played' })]) {
      const again = sent(duel, { do: 'again' });
      expect([again.seats.south.pool.length, again.turn.bone, questionOf(again)?.ask]).toEqual([
        pool,
        null,
        'roll',
      ]);
    }
  });
});

describe('the door of the questions', () => {
  const on = (more: object, row: object = {}) => ({
    side: 'south',
    position: {
      south: player('hexen'),
      north: player('erde'),
      units: units('queen e1', { at: 'e8', side: 'north', kind: 'king', ...more }),
    },
    ...row,
  });
  test.each(['marks', 'ladder'])('LO-1: %s are whole numbers from 0 to 1000', name => {
    for (const value of [0, 1000]) expect(refusedAt('status', on({ [name]: value }))).toEqual([]);
    for (const value of [-1, 1001, 1.5, '1', null])
      expect(refusedAt('status', on({ [name]: value }))).toEqual([
        `badValue cases[0].position.units[1].${name}`,
      ]);
  });

  test('SL-2, SK-2: a row without a sum has none, one with a sum keeps to both ends', () => {
    const turn = (row: object): unknown => {
      const { position } = on({});
      const rows = [{ id: 'hocVult', slots: ['*', '*'], filled: [3, null], bones: [8, null], ...row }];
      const answer = asks('turn', position, {
        boards: { south: { pool: [8, 8], rows } },
        commands: [
          { c: 'roll', bone: 8, value: 4 },
          { c: 'pass' },
          { c: 'done' },
          { c: 'slot', row: 'hocVult', slot: 1 },
        ],
      });
      return (answer.results as readonly string[])[3];
    };
    expect([turn({}), turn({ sum: null }), turn({ sum: [7, 7] })]).toEqual(['ok', 'ok', 'ok']);
    expect([turn({ sum: [8, 9] }), turn({ sum: [5, 6] })]).toEqual(['sum', 'sum']);
  });

  test('HX-3: a garden begins with 3 where no other number is told, and only a queen may say 2', () => {
    const cast = (kind: string, more: object): unknown => {
      const answer = asks(
        'turn',
        {
          south: player('hexen'),
          north: player('erde'),
          units: units(`${kind} d2`, '-king e8'),
        },
        {
          boards: {
            south: { pool: [8], rows: [{ id: 'poisonGarden', slots: ['*'], filled: [null], tokens: 1 }] },
          },
          commands: [
            { c: 'roll', bone: 8, value: 1 },
            { c: 'act', action: { do: 'journey', unit: 'd2', to: 'd3' } },
            { c: 'spend', skill: 'poisonGarden', unit: 'd3', ...more },
          ],
        },
      );
      return [(answer.results as readonly string[])[2], answer.gardens];
    };
    for (const kind of ['sage', 'queen']) {
      expect(cast(kind, {})).toEqual(['ok', [{ at: 'd3', count: 3 }]]);
      expect(cast(kind, { count: 3 })).toEqual(['ok', [{ at: 'd3', count: 3 }]]);
      expect(cast(kind, { count: 4 })).toEqual(['count', []]);
      expect(cast(kind, { count: 1 })).toEqual(['count', []]);
    }
    expect(cast('sage', { count: 2 })).toEqual(['count', []]);
    expect(cast('queen', { count: 2 })).toEqual(['ok', [{ at: 'd3', count: 2 }]]);
  });
});
