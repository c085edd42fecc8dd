import type { Case } from './case';
import { type BoardCase, World } from './world';

type Pay = [string, number];

/** HE-2, HE-3 */
export function rootsAnswer({ board, before, now, supply }: Case<'roots'>) {
  const world = new World(board);
  const left = before.at(-1);
  const touched = now.length === 0 ? [] : [...new Set([...(left === undefined ? [] : [left]), ...now])];
  const head = now.at(-1) ?? left;
  let next: string[] = [];
  if (now.length < 3) {
    if (head === undefined)
      next = world.places.map(one => one.name).filter(hex => world.around(hex).length < 6);
    else {
      const barred = now.length === 2 ? touched : [...touched, ...before];
      next = world.around(head).filter(hex => !barred.includes(hex));
    }
  }
  const cubes: Record<string, number> = {};
  for (const hex of touched) {
    const colour = world.colour(hex);
    if (colour === null || (cubes[colour] ?? 0) >= (supply[colour] ?? 6)) continue;
    cubes[colour] = (cubes[colour] ?? 0) + 1;
  }
  return { next: next.sort(world.byColumn), touched: touched.sort(world.byColumn), cubes };
}

const paysOf = (ways: readonly Pay[], cubes: Readonly<Record<string, number>>): Pay[] => {
  const all = Object.values(cubes).reduce((sum, n) => sum + n, 0);
  if (ways.some(([, n]) => n <= 0)) return [['any', 0]];
  return ways.filter(([what, n]) => (what === 'any' ? all : (cubes[what] ?? 0)) >= n);
};

const goalsOfOthers = (board: BoardCase, side: string): readonly string[] => [
  ...(side === 'protectors' ? [] : board.townsfolk),
  ...(side === 'family' ? [] : board.buildings),
];

export function witchAnswer({ board, cubes, spaces, scoring, snakes, touched }: Case<'witch'>) {
  const world = new World(board);
  const sorted = [...world.units].sort((a, b) => world.byColumn(a.at, b.at));
  const less = (hex: string): number => (board.paths.includes(hex) ? 1 : 0);
  const moves: unknown[] = [];
  for (const { at: from, side, infected } of sorted) {
    if (infected === 0) continue;
    for (const to of world.around(from).sort(world.byColumn)) {
      const there = world.groupAt(to);
      // HE-8
      if (world.sizeAt(to) >= 4 || world.burns(to) || goalsOfOthers(board, side).includes(to)) continue;
      const foreign = there !== undefined && there.side !== side;
      if (foreign && (there.legends > 0 || there.infected < there.haints)) continue;
      if (foreign && (!spaces.includes(true) || scoring < 1)) continue;
      const colour = world.colour(to);
      const ways: Pay[] = [...(colour ? [[colour, 1 - less(to)] as Pay] : []), ['any', 2 - less(to)]];
      const pay = paysOf(ways, cubes);
      if (pay.length > 0) moves.push({ who: side, from, to, pay, bonfire: foreign });
    }
  }
  if (board.hester !== null)
    for (const to of world.around(board.hester).sort(world.byColumn)) {
      const colour = world.colour(to);
      const pay = paysOf([colour ? [colour, 2 - less(to)] : ['any', 3 - less(to)]], cubes);
      if (pay.length > 0) moves.push({ who: 'hester', from: board.hester, to, pay, bonfire: false });
    }
  const infects = [...new Set(touched)].sort(world.byColumn).flatMap(at => {
    const group = world.groupAt(at);
    if (!group || snakes < 1) return [];
    const healthy = group.haints > group.infected;
    const anywhere = world.units.some(one => one.side === group.side && one.haints > one.infected);
    if (!healthy && !(group.legends > 0 && anywhere)) return [];
    const colour = world.colour(at);
    const pay = paysOf([...(colour ? [[colour, 1] as Pay] : []), ['any', 3]], cubes);
    return pay.length === 0 ? [] : [{ at, side: group.side, via: healthy ? 'haint' : 'legend', pay }];
  });
  // HE-13
  const empty = spaces.indexOf(false);
  const dear = empty < 0 ? 3 : empty + 1;
  const summons =
    board.hester !== null
      ? []
      : board.bonfires
          .map(one => one.at)
          .sort(world.byColumn)
          .flatMap(at => {
            const colour = world.colour(at);
            return colour !== null && (cubes[colour] ?? 0) >= dear ? [{ at, pay: [colour, dear] }] : [];
          });
  return { moves, infects, summons };
}
