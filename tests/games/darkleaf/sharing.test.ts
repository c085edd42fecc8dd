import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import type { Duel } from '../../../src/games/darkleaf/rules/duel/model';
import { sharing } from '../../../src/games/darkleaf/table/sharing';
import { plainUnit } from './cases';
import { begun, sent } from './duel-of';

/** Whose a command is: of who has the turn, of whom it names, of who has bones before the game, of Hexen, of nobody. */
type Whose = 'turn' | 'named' | 'handicap' | 'hexen' | 'nobody';
type Of<D extends Command['do']> = Command & { readonly do: D };
const row = 'longBow';
const table: { readonly [D in Command['do']]: readonly [Whose, Of<D>] } = {
  quarry: ['hexen', { do: 'quarry', at: ['b8', 'g8'] }],
  count: ['turn', { do: 'count' }],
  will: ['turn', { do: 'will' }],
  declare: ['turn', { do: 'declare', intent: 'journey' }],
  roll: ['turn', { do: 'roll', bone: 6 }],
  act: ['turn', { do: 'act', action: { do: 'journey', unit: 'a2', to: 'a3' } }],
  pass: ['turn', { do: 'pass' }],
  done: ['turn', { do: 'done' }],
  keep: ['turn', { do: 'keep' }],
  end: ['turn', { do: 'end' }],
  lose: ['turn', { do: 'lose' }],
  slot: ['turn', { do: 'slot', row, slot: 0 }],
  spend: ['turn', { do: 'spend', asked: { skill: 'tweak' } }],
  power: ['turn', { do: 'power', asked: { skill: 'sink' } }],
  resign: ['turn', { do: 'resign' }],
  'pass-turn': ['turn', { do: 'pass-turn' }],
  played: ['turn', { do: 'played' }],
  again: ['turn', { do: 'again' }],
  'handicap-roll': ['handicap', { do: 'handicap-roll' }],
  'handicap-slot': ['handicap', { do: 'handicap-slot', row, slot: 0 }],
  'handicap-keep': ['handicap', { do: 'handicap-keep' }],
  handicap: ['named', { do: 'handicap', side: 'north', bones: 2 }],
  path: ['named', { do: 'path', side: 'north', steps: 1 }],
  tokens: ['named', { do: 'tokens', side: 'north', row, tokens: 1 }],
  free: ['named', { do: 'free', side: 'north', row }],
  law: ['named', { do: 'law', side: 'north', now: true }],
  pool: ['named', { do: 'pool', side: 'north', pool: [] }],
  bones: ['named', { do: 'bones', side: 'north', row, slot: 0, value: 1 }],
  draw: ['nobody', { do: 'draw' }],
  set: ['nobody', { do: 'set', change: {} }],
  mode: ['nobody', { do: 'mode', to: 'light' }],
  counters: ['nobody', { do: 'counters', counters: [] }],
  words: ['nobody', { do: 'words', number: 1, words: 'x' }],
  effect: ['nobody', { do: 'effect', number: 1, rounds: null }],
  'effect-ends': ['nobody', { do: 'effect-ends', at: 0 }],
  put: ['nobody', { do: 'put', at: 'a5', unit: { ...plainUnit('south', 'pawn'), auras: [] } }],
  move: ['nobody', { do: 'move', at: 'a2', to: 'a5' }],
  reclaim: ['nobody', { do: 'reclaim', at: 'd4', now: true }],
  garden: ['nobody', { do: 'garden', at: 'a5', count: 3 }],
  ours: ['turn', { do: 'ours', unit: 'a2', to: 'a5', code: 'distance' }],
  teach: [
    'nobody',
    { do: 'teach', side: 'south', kind: 'pawn', unit: { journey: [1], less: false, deed: [], hex: [] } },
  ],
  'teach-row': [
    'nobody',
    { do: 'teach-row', side: 'south', row: 'sink', slots: ['*'], sum: null, places: null },
  ],
  over: ['nobody', { do: 'over', winner: null }],
};
const rows = Object.entries(table).map(([name, [whose, command]]) => [name, whose, command] as const);

describe('whose a command is where each has a device', () => {
  const duel = begun('hexen', 'huldra');
  const souths: Duel = { ...duel, turn: { ...duel.turn, side: 'south' } };
  const norths = sent({ ...duel, quarryDue: false }, { do: 'pass-turn' });

  test.each(rows)('OWN-305: %s is of %s', (_, whose, command) => {
    const handicap = { side: 'north', left: 1, value: null } as const;
    const owners = { named: 'north', handicap: 'north', hexen: 'south', nobody: undefined };
    for (const [at, turn] of [
      [{ ...souths, handicap }, 'south'],
      [{ ...norths, handicap }, 'north'],
    ] as const)
      expect(sharing.owner(at, command)).toBe({ ...owners, turn }[whose]);
  });

  test('SU-1, SU-4: Hexen go first, so that the Quarry are south’s to name', () => {
    expect(duel.seats.south.book.clan).toBe('hexen');
    expect(sharing.owner(begun('wibo', 'hexen'), { do: 'quarry', at: [] })).toBe('south');
  });

  test('OWN-305: both sides are somebody’s, by name; against the device nobody is asked whose it is', () => {
    expect(sharing.owners(duel)).toEqual([
      { id: 'south', name: 'One' },
      { id: 'north', name: 'Two' },
    ]);
    const wood = begun('hexen', 'huldra', { wood: { player: 1, strength: 'thicket' } });
    expect(sharing.owners(wood)).toEqual([]);
    for (const [, , command] of rows) expect(sharing.owner(wood, command)).toBeUndefined();
  });
});
