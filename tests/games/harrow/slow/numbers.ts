import type { Case } from './case';

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let all = 1;
  for (let i = 0; i < k; i++) all = (all * (n - i)) / (i + 1);
  return all;
};

/** Nodes and weights of Gauss and Legendre on 0 to 1: exact for polynomials of a degree under 2n. */
function gauss(n: number): readonly { readonly x: number; readonly w: number }[] {
  return Array.from({ length: n }, (_, i) => {
    let x = Math.cos((Math.PI * (i + 0.75)) / (n + 0.5));
    let slope = 1;
    for (let round = 0; round < 100; round++) {
      let [before, now] = [1, x];
      for (let k = 2; k <= n; k++) [before, now] = [now, ((2 * k - 1) * x * now - (k - 1) * before) / k];
      slope = (n * (x * now - before)) / (x * x - 1);
      const step = now / slope;
      x -= step;
      if (Math.abs(step) < 1e-16) break;
    }
    return { x: (1 + x) / 2, w: 1 / ((1 - x * x) * slope * slope) };
  });
}
const nodes = gauss(60);

/** How many of these come out, with two chances. */
function outOf({ dropped, inside }: Counts, p: number, q: number): number[] {
  return Array.from({ length: dropped + inside + 1 }, (_, k) => {
    let all = 0;
    for (let f = 0; f <= k; f++)
      all +=
        choose(dropped, f) *
        p ** f *
        (1 - p) ** Math.max(0, dropped - f) *
        choose(inside, k - f) *
        q ** (k - f) *
        (1 - q) ** Math.max(0, inside - k + f);
    return all;
  });
}

interface Counts {
  readonly dropped: number;
  readonly inside: number;
}

/** TR-2 to TR-6 by integration over both chances. */
export function treeAnswer({ seen, attacker, defender, price, targets, against, known }: Case<'tree'>) {
  const points = known
    ? [{ p: known.fresh, q: known.lodged, w: 1 }]
    : nodes.flatMap(one =>
        nodes.map(two => {
          const [p, q] = [one.x, two.x];
          let w = one.w * two.w * p ** 3 * (1 - p) * q * (1 - q) ** 3;
          for (const observation of seen) w *= outOf(observation, p, q)[observation.out]!;
          return { p, q, w };
        }),
      );
  const whole = points.reduce((sum, one) => sum + one.w, 0);
  const mean = (of: (one: { p: number; q: number }) => number): number =>
    points.reduce((sum, one) => sum + one.w * of(one), 0) / whole;
  const rates = { fresh: known?.fresh ?? mean(one => one.p), lodged: known?.lodged ?? mean(one => one.q) };
  if (!attacker) return rates;
  const foe = defender ?? { dropped: 0, inside: 0 };
  const [mostA, mostD] = [attacker.dropped + attacker.inside, foe.dropped + foe.inside];
  const as = Array.from({ length: mostA + 1 }, () => 0);
  const ds = Array.from({ length: mostD + 1 }, () => 0);
  const hits = Array.from({ length: targets + 1 }, () => 0);
  const difference: Record<string, number> = {};
  let success = 0;
  for (const { p, q, w } of points) {
    const [one, two] = [outOf(attacker, p, q), outOf(foe, p, q)];
    for (let a = 0; a <= mostA; a++)
      for (let d = 0; d <= mostD; d++) {
        const chance = (w * one[a]! * two[d]!) / whole;
        as[a]! += chance;
        ds[d]! += chance;
        difference[a - d] = (difference[a - d] ?? 0) + chance;
        let n = 0;
        if (against === 'bonfire') n = a >= d && a >= 1 ? Math.min(a, targets) : 0;
        else for (let left = a; left >= d && left >= price && n < targets; left -= price) n++;
        hits[n]! += chance;
        if (a >= d && a >= (against === 'bonfire' ? 1 : price)) success += chance;
      }
  }
  return { ...rates, attacker: as, defender: ds, difference, success, hits };
}

/** FA-2, FA-5: each token apart, drawn one by one. */
export function bagAnswer({ bag, draw, back, want }: Case<'bag'>) {
  const kinds = Object.keys(bag);
  const held = kinds.reduce((sum, kind) => sum + bag[kind]!, 0);
  const drawn = Math.min(draw, held);
  const returned = Math.min(drawn, Math.max(0, back - (draw - drawn)));
  let ways: { taken: Record<string, number>; n: number; weight: number }[] = [{ taken: {}, n: 0, weight: 1 }];
  for (const kind of kinds)
    ways = ways.flatMap(({ taken, n, weight }) =>
      Array.from({ length: Math.min(bag[kind]!, drawn - n) + 1 }, (_, k) => ({
        taken: { ...taken, [kind]: k },
        n: n + k,
        weight: weight * choose(bag[kind]!, k),
      })),
    );
  ways = ways.filter(one => one.n === drawn);
  const whole = ways.reduce((sum, one) => sum + one.weight, 0);
  const chance = (fits: (taken: Record<string, number>) => boolean): number =>
    ways.filter(one => fits(one.taken)).reduce((sum, one) => sum + one.weight, 0) / whole;
  const counts = Object.fromEntries(
    kinds.map(kind => [
      kind,
      Array.from({ length: Math.min(bag[kind]!, drawn) + 1 }, (_, k) => chance(one => one[kind] === k)),
    ]),
  );
  const atLeast = chance(one => Object.entries(want).every(([kind, n]) => (one[kind] ?? 0) >= n));
  return { drawn, back: returned, play: drawn - returned, counts, atLeast };
}

const jars = ['abilities', 'wild', 'legend', 'attack'] as const;

/** RD-2, RD-3, JR */
export function roundAnswer({ sides, first, hester, tiles: lying, flips }: Case<'round'>) {
  const [one, two] = sides as readonly [string, string];
  let holder = first;
  const up: Record<string, string[]> = { [one]: [...jars], [two]: [...jars] };
  const attacked = new Set<string>();
  const tiles = { ...lying };
  const turns: unknown[] = [];
  let refused: { index: number; code: string } | null = null;
  let pair = 0;
  let queue: string[] = [];
  const deal = (): void => {
    if (queue.length > 0 || pair === 3) return;
    pair++;
    queue = [holder, holder === one ? two : one, ...(hester ? ['hester'] : [])];
  };
  for (const [index, flip] of flips.entries()) {
    deal();
    const refuse = (code: string): void => {
      refused = { index, code };
    };
    if (queue[0] !== flip.side) {
      refuse('not-your-turn');
      break;
    }
    if (flip.side === 'hester') {
      turns.push({ side: 'hester' });
      queue.shift();
      continue;
    }
    if (!up[flip.side]!.includes(flip.jar)) {
      refuse('jar-broken');
      break;
    }
    const own = flip.jar === 'attack';
    if (flip.attack && !own && !attacked.has(flip.side)) {
      refuse('no-attack-yet');
      break;
    }
    up[flip.side] = up[flip.side]!.filter(jar => jar !== flip.jar);
    if (own) attacked.add(flip.side);
    const used = flip.tiles ? tiles[flip.jar] : 0;
    if (used > 0) tiles[flip.jar] = 0;
    if (used > 0 && flip.takesFirst) holder = flip.side;
    turns.push({
      side: flip.side,
      action: own || flip.attack ? 'attack' : flip.jar,
      free: own,
      tiles: used,
    });
    queue.shift();
  }
  deal();
  const next = queue[0] ?? 'end';
  const ended = next === 'end';
  return {
    turns,
    refused,
    next,
    up,
    first: ended ? (holder === one ? two : one) : holder,
    tieTo: holder,
    tiles: ended ? Object.fromEntries(jars.map(jar => [jar, tiles[jar] + 1])) : tiles,
  };
}

/** KA-1, LG-6 */
export function gridAnswer({ rows, hand, push }: Case<'grid'>) {
  const now = rows.map(([left, right]) => [left, right]);
  let held = hand;
  const turns = push.map(i => {
    const [left, right] = now[i] as [string, string];
    const activate = [held, left];
    now[i] = activate;
    held = right;
    return { activate, out: right };
  });
  return { turns, rows: now, hand: held, bare: [0, 1, 2].filter(i => i !== push.at(-1)) };
}
