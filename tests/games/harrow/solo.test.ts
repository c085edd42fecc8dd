import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, type Fields, unit } from './ask';
import { soloBoard } from './boards';

interface Walk {
  readonly from: string;
  readonly path: readonly string[];
  readonly units: number;
  readonly joins: boolean;
}
interface Directed {
  readonly goal: string | null;
  readonly groups: readonly { at: string; units: number; way: number | null; next: string[] }[];
  readonly can: readonly { at: string; next: string[] }[];
  readonly walks: readonly Walk[];
  readonly taken: boolean;
  readonly refused: { index: number; code: string } | null;
  readonly units: readonly { at: string; side: string; haints: number; legends: number }[];
}
const direct = (fields: Fields): Directed => ask('direct', fields) as unknown as Directed;

const runs = { seed: 20_261, numRuns: 150 };
const sides = fc.constantFrom('protectors', 'family');
const steps = fc.integer({ min: 1, max: 4 });

describe("a faction's move", () => {
  it('SO-10 to SO-14: walks the shortest way, North then West', () => {
    const board = { buildings: ['E5'], units: [unit('D2', 'family', 1)] };
    const { groups, walks } = direct({ side: 'family', steps: 1, board });
    expect(groups).toEqual([{ at: 'D2', units: 1, way: 4, next: ['D3', 'E2'] }]);
    expect(walks).toEqual([{ from: 'D2', path: ['E2'], units: 1, joins: false }]);
  });

  it('SO-13: a group that joins one that has yet to move goes on with it', () => {
    const board = { buildings: ['E6'], units: [unit('E2', 'family', 1), unit('E3', 'family', 1)] };
    const choices = [{ from: 'E2', path: ['E3'] }];
    const { walks } = direct({ side: 'family', steps: 2, choices, board });
    expect(walks).toEqual([
      { from: 'E2', path: ['E3'], units: 1, joins: true },
      { from: 'E3', path: ['E4', 'E5'], units: 2, joins: false },
    ]);
  });

  it('SO-15: a goal is taken by who stands on it when the Move begins, and stays the objective', () => {
    const board = { townsfolk: ['E4'], units: [unit('E4', 'protectors', 1), unit('E2', 'protectors', 1)] };
    const { taken, walks, goal } = direct({ side: 'protectors', steps: 1, board });
    expect({ taken, goal }).toEqual({ taken: true, goal: 'E4' });
    expect(walks).toEqual([{ from: 'E2', path: ['E3'], units: 1, joins: false }]);
  });

  it.each([
    ['no-group', [{ from: 'A4', path: ['A5'] }]],
    ['bad-step', [{ from: 'E2', path: [] }]],
    ['bad-step', [{ from: 'E2', path: ['E1'] }]],
    ['must-go-on', [{ from: 'E2', path: ['E3'] }]],
    ['too-long', [{ from: 'E2', path: ['E3', 'E4', 'E5'] }]],
  ])('SO-12, SO-13, SO-14: a choice is refused with %s, and the defaults go on', (code, choices) => {
    const board = { buildings: ['E6'], units: [unit('E2', 'family', 1)] };
    const { refused, walks } = direct({ side: 'family', steps: 2, choices, board });
    expect(refused).toEqual({ index: 0, code });
    expect(walks).toEqual([{ from: 'E2', path: ['E3', 'E4'], units: 1, joins: false }]);
  });

  it('SO-12: every step lowers the way by one, and nobody unmoved can step at the end', () => {
    fc.assert(
      fc.property(soloBoard, sides, steps, (board, side, many) => {
        const done = direct({ side, steps: many, board });
        const wayAt = (at: string): number | null => {
          const others = { ...board, units: [unit(at, side, 1)] };
          const all = board.units as Fields[];
          const enemies = all.filter(one => one.side !== side && one.at !== at);
          return (
            direct({ side, steps: 1, board: { ...others, units: [...others.units, ...enemies] } }).groups[0]
              ?.way ?? null
          );
        };
        for (const { from, path } of done.walks) {
          expect(path.length).toBeLessThanOrEqual(many);
          const ways = [from, ...path].map(wayAt);
          for (let i = 1; i < ways.length; i++) expect(ways[i]).toBe((ways[i - 1] ?? 0) - 1);
        }
      }),
      { ...runs, numRuns: 40 },
    );
  });

  it('SO-13: groups never split and nobody is lost', () => {
    fc.assert(
      fc.property(soloBoard, sides, steps, (board, side, many) => {
        const { units } = direct({ side, steps: many, board });
        const count = (list: readonly Fields[], of: string): number =>
          list.reduce((all, one) => all + Number(one[of] ?? 0), 0);
        const before = board.units as Fields[];
        for (const of of ['haints', 'infected', 'legends'])
          expect(count(units as unknown as Fields[], of)).toBe(count(before, of));
        for (const one of units) expect(one.haints + one.legends).toBeLessThanOrEqual(4);
      }),
      runs,
    );
  });

  it('SO-14: the default walks, named as choices, change nothing', () => {
    fc.assert(
      fc.property(soloBoard, sides, steps, (board, side, many) => {
        const byDefault = direct({ side, steps: many, board });
        const choices = byDefault.walks.map(({ from, path }) => ({ from, path }));
        const named = direct({ side, steps: many, board, choices });
        expect(named.refused).toBeNull();
        expect(named.can).toEqual([]);
        expect(named.walks).toEqual(byDefault.walks);
        expect(named.units).toEqual(byDefault.units);
      }),
      runs,
    );
  });
});

describe('an activation', () => {
  const card = { element: 'spawn', hexes: ['B4', 'H7'], hester: true };

  it('SO-7, SO-8: tokens are laid clockwise from the element', () => {
    expect(ask('activate', { side: 'family', card, tokens: 4, supply: 2 })).toMatchObject({
      areas: [
        { area: 'spawn', times: 3 },
        { area: 'move', times: 2 },
        { area: 'cube', times: 2 },
      ],
      cubes: 2,
      spawned: ['B4', 'B4', 'B4'],
    });
    const clockwise = ['cube', 'move', 'spawn'];
    expect(ask('activate', { side: 'family', card, tokens: 1, clockwise }).areas).toEqual([
      { area: 'spawn', times: 2 },
      { area: 'cube', times: 1 },
      { area: 'move', times: 1 },
    ]);
  });

  it('SO-9: the second number where the first is full, then another card; never more than there are', () => {
    const full = { units: [unit('B4', 'family', 4), unit('H7', 'family', 3)] };
    expect(ask('activate', { side: 'family', card, tokens: 4, board: full })).toMatchObject({
      spawned: ['H7'],
      owed: 2,
    });
    expect(ask('activate', { side: 'family', card, tokens: 4, haints: 0, board: full })).toMatchObject({
      spawned: [],
      owed: 0,
    });
  });

  it('SO-16: with the icon Hester, else a Bonfire, else Units that are not more', () => {
    const own = unit('E2', 'family', 2);
    const strike = (board: Fields, hester: boolean) => ask('strike', { side: 'family', hester, board });
    const enemies = [unit('E4', 'protectors', 2), unit('E3', 'protectors', 3)];
    const all = { units: [own, ...enemies], hester: 'D3', bonfires: [{ at: 'F3', tokens: 2 }] };
    expect(strike(all, true).against).toBe('hester');
    expect(strike({ ...all, hester: 'E6' }, true).against).toBe('bonfire');
    expect(strike(all, false)).toEqual({
      against: 'units',
      pairs: [{ from: 'E2', target: 'E4', attackers: 2, defenders: 2, bonus: null, cube: null }],
    });
    expect(strike({ units: [own] }, true)).toEqual({ against: null, pairs: [] });
  });

  it('SO-16: of several pairs the one with most attackers is the default, then the nearest', () => {
    const units = [unit('E2', 'family', 1), unit('D4', 'family', 3), unit('F4', 'family', 3)];
    const { pairs } = ask('strike', {
      side: 'family',
      board: { units: [...units, unit('E4', 'protectors', 1)] },
    });
    const from = Array.isArray(pairs) ? pairs.map(pair => pair.from) : [];
    expect(from).toEqual(['D4', 'F4', 'E2']);
  });

  it('SO-21: foresight counts what each card would do for either side', () => {
    fc.assert(
      fc.property(soloBoard, fc.integer({ min: 1, max: 3 }), (board, tokens) => {
        const cards = ['cube', 'spawn', 'move'].map((element, i) => ({ ...card, element, hester: i > 0 }));
        const { sides: told } = ask('foresee', { cards, tokens, board }) as unknown as {
          sides: { side: string; taken: number; against: Record<string, number> }[];
        };
        for (const { side, taken, against } of told) {
          const done = cards.map(one => ask('activate', { side, card: one, tokens, board }));
          expect(taken).toBe(done.filter(one => one.taken === true).length);
          for (const [kind, count] of Object.entries(against))
            expect(count).toBe(done.filter(one => (one.against ?? 'none') === kind).length);
        }
      }),
      runs,
    );
  });
});
