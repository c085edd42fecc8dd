import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, type Fields, refusedAt } from './ask';

interface Told {
  readonly fresh: number;
  readonly lodged: number;
  readonly attacker: number[];
  readonly defender: number[];
  readonly difference: Record<string, number>;
  readonly success: number;
  readonly hits: number[];
}
const tree = (fields: Fields): Told => ask('tree', fields) as unknown as Told;
const total = (chances: readonly number[]): number => chances.reduce((all, p) => all + p, 0);

const cubes = fc.record({ dropped: fc.integer({ min: 0, max: 5 }), inside: fc.integer({ min: 0, max: 3 }) });
const observation = fc
  .tuple(cubes, fc.nat())
  .map(([held, out]) => ({ ...held, out: out % (held.dropped + held.inside + 1) }));
const seenLists = fc.array(observation, { maxLength: 12 });
const runs = { seed: 4_711, numRuns: 100 };

/** The posterior means and the chance of each pair, by a fine grid over both unknown chances. */
function byGrid(seen: readonly { dropped: number; inside: number; out: number }[]): {
  readonly fresh: number;
  readonly lodged: number;
} {
  const points = 80;
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  const at = (n: number, k: number, p: number): number =>
    k < 0 || k > n ? 0 : choose(n, k) * p ** k * (1 - p) ** (n - k);
  let [all, fresh, lodged] = [0, 0, 0];
  // Gauss-Legendre would be finer; the midpoint rule is plainer, and enough for the digits compared.
  for (let i = 0; i < points; i++)
    for (let j = 0; j < points; j++) {
      const [p, q] = [(i + 0.5) / points, (j + 0.5) / points];
      let weight = p ** 3 * (1 - p) * q * (1 - q) ** 3;
      for (const { dropped, inside, out } of seen) {
        let chance = 0;
        for (let f = 0; f <= dropped; f++) chance += at(dropped, f, p) * at(inside, out - f, q);
        weight *= chance;
      }
      all += weight;
      fresh += weight * p;
      lodged += weight * q;
    }
  return { fresh: fresh / all, lodged: lodged / all };
}

describe('the Tree', () => {
  it('TR-2, TR-3: what six dropped and four out teach', () => {
    const { fresh, lodged } = tree({ seen: [{ dropped: 6, inside: 0, out: 4 }] });
    expect(fresh).toBeCloseTo(2 / 3, 12);
    expect(lodged).toBeCloseTo(1 / 3, 12);
  });

  it('TR-3: agrees with a sum over a grid of both chances', () => {
    fc.assert(
      fc.property(seenLists, seen => {
        const [exact, plain] = [tree({ seen }), byGrid(seen)];
        expect(exact.fresh).toBeCloseTo(plain.fresh, 3);
        expect(exact.lodged).toBeCloseTo(plain.lodged, 3);
      }),
      { ...runs, numRuns: 25 },
    );
  });

  it('TR-3: the order of observations does not matter', () => {
    fc.assert(
      fc.property(seenLists, seen => {
        const [one, other] = [tree({ seen }), tree({ seen: seen.toReversed() })];
        expect(one.fresh).toBeCloseTo(other.fresh, 12);
        expect(one.lodged).toBeCloseTo(other.lodged, 12);
      }),
      runs,
    );
  });

  it('TR-3, TR-4: a hundred observations still sum to one', () => {
    const seen = Array.from({ length: 100 }, (_, i) => ({ dropped: 8, inside: 4, out: (i * 5) % 13 }));
    const told = tree({ seen, attacker: { dropped: 8, inside: 4 }, defender: { dropped: 8, inside: 4 } });
    expect(total(told.attacker)).toBeCloseTo(1, 9);
    expect(total(told.hits)).toBeCloseTo(1, 9);
  });

  it('TR-4, TR-6: distributions sum to one, and difference, success and hits belong together', () => {
    const against = fc.constantFrom('units', 'bonfire');
    fc.assert(
      fc.property(
        seenLists,
        cubes,
        cubes,
        against,
        fc.integer({ min: 1, max: 4 }),
        (seen, attacker, defender, kind, targets) => {
          const told = tree({ seen, attacker, defender, against: kind, targets });
          for (const chances of [told.attacker, told.defender, told.hits, Object.values(told.difference)])
            expect(total(chances)).toBeCloseTo(1, 9);
          expect(1 - (told.hits[0] ?? 0)).toBeCloseTo(told.success, 9);
          const mean = (list: readonly number[]): number => list.reduce((all, p, n) => all + p * n, 0);
          const byRate = (of: typeof attacker): number => of.dropped * told.fresh + of.inside * told.lodged;
          expect(mean(told.attacker)).toBeCloseTo(byRate(attacker), 9);
          expect(mean(told.defender)).toBeCloseTo(byRate(defender), 9);
        },
      ),
      runs,
    );
  });

  it('TR-5: chances that are known are not learned', () => {
    const known = { fresh: 1, lodged: 0 };
    const told = tree({ known, attacker: { dropped: 3, inside: 2 }, defender: { dropped: 1 }, targets: 3 });
    expect(told).toMatchObject({
      fresh: 1,
      lodged: 0,
      success: 1,
      attacker: [0, 0, 0, 1, 0, 0],
      hits: [0, 1, 0, 0],
    });
  });

  it('TR-1: refuses more cubes out than there were', () => {
    expect(refusedAt('tree', { seen: [{ dropped: 1, inside: 1, out: 3 }] })).toEqual([
      'more-out cases[0].seen[0].out',
    ]);
  });
});

describe('the bag', () => {
  it.each([
    [{ a: 4, b: 2, c: 2 }, 4, 1, 4, 1, 3],
    [{ a: 2 }, 4, 1, 2, 0, 2],
    [{ a: 3 }, 4, 3, 3, 2, 1],
    [{ a: 1 }, 1, 4, 1, 1, 0],
    [{}, 3, 1, 0, 0, 0],
  ])('FA-1, FA-2: from %j draw %i, %i back', (bag, draw, back, drawn, returned, play) => {
    expect(ask('bag', { bag, draw, back })).toMatchObject({ drawn, back: returned, play });
  });

  it('FA-5: chances are those of all draws, one by one', () => {
    const held = fc.record({
      a: fc.integer({ min: 0, max: 4 }),
      b: fc.integer({ min: 0, max: 3 }),
      c: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(held, held, fc.integer({ min: 0, max: 5 }), (bag, want, draw) => {
        const tokens = Object.entries(bag).flatMap(([kind, n]) => new Array<string>(n).fill(kind));
        const size = Math.min(draw, tokens.length);
        const draws: string[][] = [];
        const pick = (from: number, drawn: string[]): void => {
          if (drawn.length === size) draws.push(drawn);
          else for (let i = from; i < tokens.length; i++) pick(i + 1, [...drawn, tokens[i]!]);
        };
        pick(0, []);
        const told = ask('bag', { bag, draw, back: 0, want }) as unknown as {
          counts: Record<string, number[]>;
          atLeast: number;
        };
        const count = (drawn: readonly string[], kind: string): number =>
          drawn.filter(one => one === kind).length;
        for (const [kind, chances] of Object.entries(told.counts))
          chances.forEach((p, n) => {
            const share = draws.filter(drawn => count(drawn, kind) === n).length / draws.length;
            expect(p).toBeCloseTo(share, 10);
          });
        const good = draws.filter(drawn =>
          Object.entries(want).every(([kind, n]) => count(drawn, kind) >= n),
        );
        expect(told.atLeast).toBeCloseTo(good.length / draws.length, 10);
      }),
      runs,
    );
  });
});

describe("Kammi's grid", () => {
  it('KA-1, LG-6: the token in hand goes in at the left, the right one out to the black space', () => {
    const rows = [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ];
    expect(ask('grid', { rows, hand: 'h', push: [0, 0, 2] })).toEqual({
      turns: [
        { activate: ['h', 'a'], out: 'b' },
        { activate: ['b', 'h'], out: 'a' },
        { activate: ['a', 'e'], out: 'f' },
      ],
      rows: [
        ['b', 'h'],
        ['c', 'd'],
        ['a', 'e'],
      ],
      hand: 'f',
      bare: [0, 1],
    });
    expect(ask('grid', { rows, hand: 'h', push: [] }).bare).toEqual([0, 1, 2]);
  });
});
