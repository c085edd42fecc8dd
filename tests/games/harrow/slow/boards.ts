import type { Case } from './case';
import { cubeOf, World } from './world';

/** HX-6, SU-2 */
export function mapAnswer({ board }: Case<'map'>) {
  const world = new World(board);
  const names = world.places.map(one => one.name).sort(world.byColumn);
  const [one, two] = board.map.homes as readonly [string, string];
  const behind = (home: string, other: string): string[] =>
    world
      .around(home)
      .filter(hex => world.distance(hex, other) > world.distance(home, other))
      .sort(world.byColumn);
  const tokens = (letter: string): string[] =>
    names.filter(
      hex => world.letter(hex) === letter && world.distance(hex, one) > 1 && world.distance(hex, two) > 1,
    );
  return {
    hexes: names.length,
    edge: names.filter(hex => world.around(hex).length < 6),
    behind: [behind(one, two), behind(two, one)],
    tokens: { brown: tokens('b'), green: tokens('f'), yellow: tokens('p'), teal: tokens('w') },
  };
}

export function distanceAnswer({ board, from, to, more }: Case<'distance'>) {
  const world = new World(board);
  const distance = world.distance(from, to);
  return { distance, inRange: distance <= world.range(from) + more };
}

/** AC-2, AC-3: round after round until no way gets cheaper. */
export function reachAnswer({ board, from, advance, units }: Case<'reach'>) {
  const world = new World(board);
  const { side } = world.groupAt(from)!;
  const price = (hex: string): number =>
    Math.max(
      0,
      1 +
        (world.letter(hex) === 'm' ? 1 : 0) +
        (side !== 'family' && world.storms().has(hex) ? 1 : 0) -
        board.paths.filter(one => one === hex).length,
    );
  const costs = new Map([[from, 0]]);
  for (let again = true; again; ) {
    again = false;
    for (const [at, cost] of [...costs])
      for (const hex of world.around(at)) {
        if (hex === from || !world.open(side, hex, units)) continue;
        const all = cost + price(hex);
        if (all > advance || all >= (costs.get(hex) ?? 999)) continue;
        costs.set(hex, all);
        again = true;
      }
  }
  costs.delete(from);
  return { hexes: [...costs].map(([at, cost]) => ({ at, cost })).sort((a, b) => world.byColumn(a.at, b.at)) };
}

/** HX-7 */
export function shiftAnswer({ board, kind, what, side, at, source }: Case<'shift'>) {
  const world = new World(board);
  const legal = (hex: string): boolean => {
    switch (what) {
      case 'unit':
        return world.open(side, hex, 1);
      case 'townsfolk': {
        // CR-4, CR-5, CR-6
        const group = world.groupAt(hex);
        if (group && group.side !== 'protectors') return false;
        return (
          !board.buildings.includes(hex) &&
          !world.burns(hex) &&
          !board.dolls.includes(hex) &&
          world.letter(hex) !== 'x'
        );
      }
      case 'doll':
        return (
          !board.dolls.includes(hex) &&
          !board.townsfolk.includes(hex) &&
          !board.buildings.includes(hex) &&
          !world.burns(hex)
        );
      case 'token':
        return true;
    }
  };
  const was = world.distance(at, source);
  const to = world
    .around(at)
    .filter(hex => (kind === 'pull' ? world.distance(hex, source) < was : world.distance(hex, source) > was))
    .filter(legal)
    .sort(world.byColumn);
  return { to };
}

/** SO-4, SO-9 */
export function sitesAnswer({ board, for: whom, hexes }: Case<'sites'>) {
  const world = new World(board);
  const asked = hexes ? [...new Set(hexes)] : world.places.map(one => one.name).sort(world.byColumn);
  const legal = asked.filter(hex => {
    if (whom !== 'townsfolk' && whom !== 'building') return world.open(whom, hex, 1);
    if (whom === 'townsfolk' && world.letter(hex) === 'x') return false;
    return (
      world.sizeAt(hex) === 0 &&
      board.hester !== hex &&
      !world.burns(hex) &&
      !board.townsfolk.includes(hex) &&
      !board.buildings.includes(hex) &&
      !board.dolls.includes(hex)
    );
  });
  return { legal };
}

export function threatAnswer({ board, side, more }: Case<'threat'>) {
  const world = new World(board);
  const hexes = world.places
    .map(({ name }) => {
      const those = world.units.filter(
        one => one.side === side && world.distance(one.at, name) <= world.range(one.at) + more,
      );
      return { at: name, units: Math.max(0, ...those.map(one => one.haints + one.legends)) };
    })
    .filter(one => one.units > 0)
    .sort((a, b) => world.byColumn(a.at, b.at));
  return { hexes };
}

/** AC-4 */
export function spawnAnswer({ board, side, home }: Case<'spawn'>) {
  const world = new World(board);
  const sites = new Set([
    home,
    ...world.units.filter(one => one.side === side && one.legends > 0).map(one => one.at),
  ]);
  return { hexes: [...sites].filter(hex => world.open(side, hex, 1)).sort(world.byColumn) };
}

export type Against = 'units' | 'bonfire' | 'hester';

/** AT-2, AT-3: one pair of hexes of an attack. */
export function pairOf(world: World, from: string, target: string, against: Against) {
  const group = world.groupAt(from)!;
  const attackers = group.haints + group.legends;
  const fire = world.board.bonfires.find(one => one.at === target);
  const defenders =
    against === 'units'
      ? world.sizeAt(target)
      : (fire?.tokens ?? 0) + (world.board.hester === target ? 3 : 0);
  let bonus: string | null = attackers > defenders ? 'attacker' : attackers < defenders ? 'defender' : null;
  let cube: string | null = bonus === 'attacker' ? cubeOf[group.side] : null;
  if (bonus === 'defender')
    cube = against === 'units' ? cubeOf[world.groupAt(target)!.side] : world.colour(target);
  if (cube === null) bonus = null;
  return { from, target, attackers, defenders, bonus, cube };
}

/** AT-1 */
export function aimsAnswer({ board, side, more }: Case<'aims'>) {
  const world = new World(board);
  const pairs = world.units
    .filter(one => one.side === side)
    .sort((a, b) => world.byColumn(a.at, b.at))
    .flatMap(({ at: from }) =>
      world.places
        .map(one => one.name)
        .sort(world.byColumn)
        .filter(target => world.distance(from, target) <= world.range(from) + more)
        .flatMap(target => {
          const group = world.groupAt(target);
          const kinds: Against[] = [];
          if (group && group.side !== side) kinds.push('units');
          if (world.burns(target)) kinds.push('bonfire');
          else if (board.hester === target) kinds.push('hester');
          return kinds.map(against => ({ ...pairOf(world, from, target, against), against }));
        }),
    );
  return { pairs };
}

/** RD-4, EN, SO-20 */
export function endAnswer({ board, scores, first, filled, solo }: Case<'end'>) {
  if (filled >= 6) return { scores, over: true, winner: 'hester', why: 'scoring-spaces' };
  const world = new World(board);
  const there = world.groupAt(world.brambles)?.side;
  const now = Object.fromEntries(
    Object.entries(scores).map(([side, n]) => [side, n + (side === there ? 1 : 0)]),
  );
  const most = Math.max(...Object.values(now));
  if (most < 7) return { scores: now, over: false, winner: null, why: null };
  if (solo) return { scores: now, over: true, winner: 'lost', why: 'points' };
  const best = Object.keys(now).filter(side => now[side] === most);
  return best.length === 1
    ? { scores: now, over: true, winner: best[0], why: 'points' }
    : { scores: now, over: true, winner: first, why: 'token' };
}

/** All hexes that hang together with this one. */
function piece(world: World, start: string, hexes: ReadonlySet<string>): Set<string> {
  const found = new Set(hexes.has(start) ? [start] : []);
  for (const hex of found) for (const next of world.around(hex)) if (hexes.has(next)) found.add(next);
  return found;
}

/** OB-1, OB-2 */
export function rescueAnswer({ board, home }: Case<'rescue'>) {
  const world = new World(board);
  const free = new Set(
    world.places
      .map(one => one.name)
      .filter(hex => {
        const group = world.groupAt(hex);
        if (group ? group.side !== 'protectors' : !board.paths.includes(hex)) return false;
        return (
          !board.buildings.includes(hex) &&
          !world.burns(hex) &&
          !board.dolls.includes(hex) &&
          world.letter(hex) !== 'x'
        );
      }),
  );
  const townsfolk = [...board.townsfolk].sort(world.byColumn).map(at => {
    const way = piece(world, at, free);
    const rescued = !world.burns(home) && (at === home || way.has(home));
    return { at, to: [...way].filter(hex => hex !== at).sort(world.byColumn), rescued };
  });
  return { townsfolk };
}

/** OB-4, OB-5 */
export function razeAnswer({ board, home, beside }: Case<'raze'>) {
  const world = new World(board);
  const storms = piece(world, home, world.storms());
  const destroyed = [...board.buildings]
    .filter(hex => storms.has(hex) || (beside && world.around(hex).some(one => storms.has(one))))
    .sort(world.byColumn);
  return { storms: [...storms].sort(world.byColumn), destroyed };
}
