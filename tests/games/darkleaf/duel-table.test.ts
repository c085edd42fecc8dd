import { describe, expect, test } from 'vitest';
import type { Clan } from '../../../src/games/darkleaf/rules/board/position';
import { beginDuel } from '../../../src/games/darkleaf/rules/duel/commands/begin';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../src/games/darkleaf/rules/duel/commands/decide';
import type { Duel, UnitData } from '../../../src/games/darkleaf/rules/duel/model';
import { after, nextTaps, picksOf } from '../../../src/games/darkleaf/rules/duel/queries/picks';
import { questionOf } from '../../../src/games/darkleaf/rules/duel/queries/question';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';

const duelOf = (a: Clan, b: Clan): Duel =>
  beginDuel({
    players: [
      { name: 'One', book: hedgerow[a] },
      { name: 'Two', book: hedgerow[b] },
    ],
    help: 'legal',
    dice: 'table',
    will: 'blessings',
    seed: 1,
  });

const sent = (duel: Duel, ...commands: readonly Command[]): Duel =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.code}`);
    return decided.state ?? now;
  }, duel);
const refusal = (duel: Duel, command: Command): string | undefined => {
  const decided = decide(duel, command);
  return decided.ok ? undefined : decided.error.code;
};
const unit = (side: 'south' | 'north', kind: UnitData['kind'], more: Partial<UnitData> = {}): UnitData => ({
  side,
  kind,
  auras: [],
  marks: 0,
  quarry: false,
  ladder: 0,
  held: false,
  ...more,
});

describe('beginning a duel', () => {
  test('SU-1: whoever stands first in the list is south and goes first, in whatever order they are named', () => {
    for (const [a, b] of [
      ['huldra', 'hexen'],
      ['hexen', 'huldra'],
    ] as const) {
      const duel = duelOf(a, b);
      expect([duel.seats.south.book.clan, duel.seats.north.book.clan, duel.turn.side]).toEqual([
        'hexen',
        'huldra',
        'south',
      ]);
    }
  });

  test('SU-2: north’s army stands turned by half a circle, and both have six bones', () => {
    const duel = duelOf('murg', 'huldra');
    expect(duel.units.e1).toMatchObject({ side: 'south', kind: 'king' });
    expect(duel.units.d8).toMatchObject({ side: 'north', kind: 'queen' });
    expect([duel.seats.south.pool.length, duel.seats.north.pool]).toEqual([6, [4, 4, 4, 4, 4, 4]]);
  });

  test('SU-4: Hexen name two Quarry before anything else', () => {
    const duel = duelOf('hexen', 'erde');
    expect(questionOf(duel)?.ask).toBe('quarry');
    expect(refusal(duel, { do: 'roll', bone: 8, value: 3 })).toBe('quarry');
    expect(refusal(duel, { do: 'quarry', at: ['b8', 'b8'] })).toBe('quarry');
    const named = sent(duel, { do: 'quarry', at: ['b8', 'g8'] });
    expect([named.units.b8?.quarry, named.units.g8?.quarry, questionOf(named)?.ask]).toEqual([
      true,
      true,
      'roll',
    ]);
  });
});

describe('a turn by commands', () => {
  test('TU-3, TU-4: The Murg who roll undeclared journey', () => {
    const duel = sent(duelOf('murg', 'huldra'), { do: 'roll', bone: 6, value: 3 });
    expect(duel.turn.intent).toEqual({ does: 'journey' });
    expect(
      picksOf(duel).every(({ command }) => command.do === 'act' && command.action.do === 'journey'),
    ).toBe(true);
  });

  test('JO-2, JO-6: what is refused bears its rule and changes nothing', () => {
    const duel = sent(duelOf('murg', 'huldra'), { do: 'roll', bone: 6, value: 3 });
    const tried = decide(duel, { do: 'act', action: { do: 'journey', unit: 'f1', to: 'c1' } });
    expect(tried.ok ? undefined : [tried.error.code, tried.error.rule]).toEqual(['blocked', 'JO-2']);
  });

  test('MU-1, TU-9: the king destroyed on a 6 ends the duel at once', () => {
    const start = duelOf('murg', 'ferrymen');
    const set = sent(
      start,
      { do: 'put', at: 'e7', unit: unit('south', 'pawn') },
      { do: 'declare', intent: 'deed', unit: 'e7', targets: ['d8'] },
    );
    const failed = sent(
      set,
      { do: 'roll', bone: 6, value: 5 },
      { do: 'act', action: { do: 'deed', unit: 'e7', targets: ['d8'] } },
    );
    expect(failed.end).toBeNull();
    const done = sent(
      set,
      { do: 'roll', bone: 6, value: 6 },
      { do: 'act', action: { do: 'deed', unit: 'e7', targets: ['d8'] } },
    );
    expect(done.end).toEqual({ winner: 'south', how: 'path' });
    expect(refusal(done, { do: 'end' })).toBe('over');
  });

  test('HX-5, TU-2: counters go down before anything else of Upkeep', () => {
    const duel = sent(
      duelOf('hexen', 'erde'),
      { do: 'quarry', at: ['b8', 'g8'] },
      { do: 'put', at: 'a5', unit: unit('north', 'pawn', { ladder: 1 }) },
      { do: 'garden', at: 'h5', count: 2 },
      { do: 'pass-turn' },
      { do: 'pass-turn' },
    );
    expect(questionOf(duel)?.ask).toBe('counters');
    expect(refusal(duel, { do: 'roll', bone: 8, value: 1 })).toBe('counters');
    const counted = sent(duel, { do: 'count' });
    expect([counted.units.a5, counted.gardens.h5, questionOf(counted)?.ask]).toEqual([undefined, 1, 'roll']);
  });

  test('SL-9, SK-1: a row that is complete gives its bones back; an aura goes on the unit that is named', () => {
    const duel = sent(
      duelOf('murg', 'huldra'),
      { do: 'bones', side: 'south', row: 'ironPlating', slot: 0, value: 1 },
      { do: 'pool', side: 'south', pool: [6, 6, 6, 6, 6] },
      { do: 'roll', bone: 6, value: 4 },
      { do: 'pass' },
    );
    const put: Command = { do: 'slot', row: 'ironPlating', slot: 1 };
    expect(refusal(duel, put)).toBe('target');
    const done = sent(duel, { ...put, on: 'c2' });
    expect(done.units.c2?.auras).toEqual(['ironPlating']);
    expect([done.seats.south.pool.length, done.seats.south.rows[0]?.filled]).toEqual([6, [null, null]]);
  });

  test('SK-1: a miracle must take effect, or be lost, before the turn ends', () => {
    const duel = sent(
      duelOf('ferrymen', 'huldra'),
      { do: 'bones', side: 'south', row: 'eddy', slot: 0, value: 1 },
      { do: 'pool', side: 'south', pool: [6, 6, 6, 6, 6] },
      { do: 'roll', bone: 6, value: 5 },
      { do: 'pass' },
      { do: 'slot', row: 'eddy', slot: 1 },
    );
    expect(questionOf(duel)).toEqual({ ask: 'gift', skill: 'eddy' });
    expect(refusal(duel, { do: 'end' })).toBe('gift');
    const swapped = sent(duel, { do: 'power', asked: { skill: 'eddy', unit: 'b2', target: 'c7' } });
    expect([swapped.units.b2?.side, swapped.units.c7?.side]).toEqual(['north', 'south']);
    expect(questionOf(sent(duel, { do: 'lose' }))?.ask).toBe('end');
  });

  test('HU-8: Renewal gives the rival a slotted bone back; Adapt exchanges bones of both pools', () => {
    const start = sent(
      duelOf('huldra', 'erde'),
      { do: 'pass-turn' },
      { do: 'bones', side: 'south', row: 'sink', slot: 1, value: 7 },
      { do: 'pool', side: 'south', pool: [8, 8, 8, 8, 8] },
    );
    const gift = (skill: 'renewal' | 'adapt'): Duel => ({
      ...start,
      turn: { ...start.turn, phase: 'end', gift: skill },
    });
    const renewed = sent(gift('renewal'), { do: 'power', asked: { skill: 'renewal', row: 'sink', slot: 1 } });
    expect(renewed.seats.south.pool).toEqual([8, 8, 8, 8, 8, 10]);
    const adapted = sent(gift('adapt'), { do: 'power', asked: { skill: 'adapt', own: 4, rival: 8 } });
    expect([adapted.seats.north.pool, adapted.seats.south.pool]).toEqual([
      [4, 4, 4, 4, 4, 8],
      [4, 8, 8, 8, 8],
    ]);
  });

  test('TU-8: after Electromagnetic Loop the same player takes the next turn', () => {
    const duel = sent(
      duelOf('murg', 'huldra'),
      { do: 'tokens', side: 'south', row: 'electromagneticLoop', tokens: 1 },
      { do: 'spend', asked: { skill: 'electromagneticLoop' } },
      { do: 'roll', bone: 6, value: 1 },
      { do: 'pass' },
      { do: 'keep' },
      { do: 'end' },
    );
    expect([duel.turn.side, duel.count]).toEqual(['south', 2]);
  });

  test('WI-1: the Will is rolled once in a game, in Upkeep', () => {
    const duel = sent(duelOf('murg', 'huldra'), { do: 'will', value: 7 });
    expect(duel.log.at(-1)).toMatchObject({ rule: 'WI-1', fact: { number: 7 } });
    expect([
      refusal(duel, { do: 'will', value: 3 }),
      refusal(duelOf('murg', 'huldra'), { do: 'will', value: 13 }),
    ]).toEqual(['will', 'value']);
  });
});

describe('taps', () => {
  test('every command behind taps is legal, and taps lead to it one by one', () => {
    for (const [a, b, bone] of [
      ['huldra', 'murg', 6],
      ['ferrymen', 'erde', 6],
      ['wibo', 'huldra', 6],
    ] as const) {
      for (let value = 1; value <= bone; value++) {
        const duel = sent(duelOf(a, b), { do: 'roll', bone, value });
        for (const pick of picksOf(duel)) {
          expect(refusal(duel, pick.command)).toBeUndefined();
          for (let done = 0; done < pick.taps.length; done++)
            expect(nextTaps(after(picksOf(duel), pick.taps.slice(0, done)), done)).toContainEqual(
              pick.taps[done],
            );
        }
      }
    }
  }, 60_000);
});

describe('the table says', () => {
  test('SL-8: bones of a skill without a use go back to the pool', () => {
    const slotted = sent(
      duelOf('murg', 'huldra'),
      { do: 'roll', bone: 6, value: 2 },
      { do: 'pass' },
      { do: 'slot', row: 'ironPlating', slot: 0 },
    );
    expect(slotted.seats.south.pool).toHaveLength(5);
    const freed = sent(slotted, { do: 'free', side: 'south', row: 'ironPlating' });
    expect([freed.seats.south.pool.length, freed.seats.south.rows[0]?.filled]).toEqual([6, [null, null]]);
  });

  test('whatever it says is so, however odd; only what cannot be written is refused', () => {
    const duel = duelOf('murg', 'huldra');
    expect(sent(duel, { do: 'put', at: 'd4', unit: unit('north', 'king') }).units.d4?.kind).toBe('king');
    expect(refusal(duel, { do: 'move', at: 'h2', to: 'c2' })).toBe('board');
    expect(refusal(duel, { do: 'put', at: 'z9', unit: null })).toBe('board');
    expect(sent(duel, { do: 'over', winner: 'north' }).end).toEqual({ winner: 'north', how: 'table' });
  });
});
