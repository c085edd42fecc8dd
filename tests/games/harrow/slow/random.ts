import { hollowFork } from '../../../../src/games/harrow/sample/hollow-fork';
import { Chance } from '../../../support/chance';
import type { Fields } from '../ask';
import type { CardCase, Case, Choice, Question } from './case';
import { legalChoice } from './director';
import { roundAnswer } from './numbers';
import { rootsAnswer } from './witch';
import { type BoardCase, type Group, type MapCase, type Side, World } from './world';

const sides = ['protectors', 'family', 'kammi'] as const;
const factions = ['protectors', 'family'] as const;
const terrains = ['b', 'f', 'p', 'w'] as const;
const colours = ['brown', 'green', 'yellow', 'teal'] as const;

const nameOf = (column: number, row: number): string => `${'ABCDEFGHIJKL'[column]}${row + 1}`;

/** A map of any shape with gaps and mountains; every second one is the sample's, now and then with gaps. */
function mapOf(chance: Chance): MapCase & Fields {
  const sample = chance.one(2);
  const n = chance.between(4, 7);
  const shape = sample
    ? hollowFork.shape
    : { columns: chance.between(4, 9), rows: chance.of([[n], [n, n + 1], [n + 1, n]]) };
  const used = new Set([
    ...hollowFork.homes,
    ...hollowFork.storms,
    ...Object.values(hollowFork.solo).flat(),
    'E5',
  ]);
  const letter = (): string => (chance.one(9) ? '.' : chance.one(9) ? 'm' : chance.of(terrains));
  const drawn = Array.from({ length: shape.columns }, (_, column) =>
    Array.from({ length: shape.rows[column % shape.rows.length]! }, letter).join(''),
  );
  const gaps = chance.one(3);
  let columns: readonly string[] = sample
    ? hollowFork.columns.map((letters, column) =>
        [...letters]
          .map((one, row) => (gaps && chance.one(8) && !used.has(nameOf(column, row)) ? '.' : one))
          .join(''),
      )
    : drawn;
  const hexes = (): string[] =>
    columns.flatMap((letters, column) =>
      [...letters].flatMap((one, row) => (one === '.' ? [] : [nameOf(column, row)])),
    );
  if (sample) return { ...hollowFork, columns };
  const paint = (hex: string, one: string): void => {
    const column = hex.charCodeAt(0) - 65;
    const row = Number(hex.slice(1)) - 1;
    columns = columns.map((letters, i) =>
      i === column ? letters.slice(0, row) + one + letters.slice(row + 1) : letters,
    );
  };
  const free = shuffled(chance, hexes());
  const [brambles = 'A1', ...others] = free;
  if (free.length < 12) return mapOf(chance);
  paint(brambles, 'x');
  const homes = others.slice(0, 2);
  for (const home of homes) paint(home, chance.of(terrains));
  return {
    name: 'Any',
    shape,
    columns,
    homes,
    storms: others.filter(() => chance.one(12)),
    solo: { red: others.slice(0, 3), blue: others.slice(3, 6), purple: others.slice(6, 9) },
  };
}

function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const k = chance.between(0, i);
    [all[i], all[k]] = [all[k]!, all[i]!];
  }
  return all;
}

/** A board; every tenth one breaks the core rules, as a table may. */
function boardOf(chance: Chance, playing: readonly Side[]): BoardCase {
  const map = mapOf(chance);
  const empty: BoardCase = {
    map,
    units: [],
    hester: null,
    bonfires: [],
    townsfolk: [],
    buildings: [],
    storms: [],
    paths: [],
    dolls: [],
  };
  const world = new World(empty);
  const names = world.places.map(one => one.name);
  const odd = chance.one(10);
  const free = shuffled(chance, names);
  const next = (): string => (odd ? chance.of(names) : free.pop()!);
  const most = Math.min(9, Math.floor(names.length / 3));
  const at = shuffled(chance, names).slice(0, chance.between(1, most));
  const units: Group[] = at.map(hex => {
    const legends = chance.one(4) ? 1 : 0;
    const haints = chance.between(legends === 1 ? 0 : 1, 4 - legends);
    if (!odd) free.splice(free.indexOf(hex), 1);
    const infected = chance.one(2) ? chance.between(0, haints) : 0;
    return { at: hex, side: chance.of(playing), haints, infected, legends };
  });
  const offBrambles = (hex: string): boolean => world.letter(hex) !== 'x';
  const bonfires = [...new Set(chance.list(0, 2, next))].map(hex => ({
    at: hex,
    tokens: chance.between(1, 4),
  }));
  // A goal may stand where its own side's Units stand.
  const goal = (side: Side, kept: (hex: string) => boolean): string[] => {
    const own = units.filter(one => one.side === side).map(one => one.at);
    return chance
      .list(0, 3, () => (own.length > 0 && chance.one(4) ? chance.of(own) : next()))
      .filter(hex => odd || kept(hex));
  };
  const townsfolk = goal('protectors', offBrambles);
  const buildings = [...new Set(goal('family', () => true))].filter(hex => odd || !townsfolk.includes(hex));
  const dolls = [...new Set(chance.list(0, 3, () => chance.of(names)))].filter(
    hex =>
      odd || (!townsfolk.includes(hex) && !buildings.includes(hex) && !bonfires.some(one => one.at === hex)),
  );
  return {
    map,
    units,
    hester: chance.one(2) ? chance.of([...names, ...bonfires.map(one => one.at)]) : null,
    bonfires,
    townsfolk,
    buildings,
    storms: chance.list(0, 6, () => chance.of(names)).filter(offBrambles),
    paths: chance.list(0, 4, () => chance.of(names)),
    dolls,
  };
}

const twoSides = (chance: Chance): Side[] => shuffled(chance, sides).slice(0, 2);
const namesOn = (board: BoardCase): string[] => new World(board).places.map(one => one.name);
const cubesOf = (chance: Chance, most: number): Record<string, number> =>
  Object.fromEntries(colours.filter(() => !chance.one(3)).map(one => [one, chance.between(0, most)]));

function cardOf(chance: Chance, names: readonly string[]): CardCase {
  return {
    element: chance.of(['cube', 'spawn', 'move']),
    hexes: [chance.of(names), chance.of(names)],
    hester: chance.one(2),
  };
}

const tableOf = (chance: Chance) => ({
  tokens: chance.between(1, 6),
  clockwise: shuffled(chance, ['cube', 'spawn', 'move']),
  supply: chance.between(0, 6),
  haints: chance.of([0, 1, 2, 15]),
});

function choicesOf(chance: Chance, asked: Case<'direct'>): Choice[] {
  const names = namesOn(asked.board);
  const choices: Choice[] = [];
  for (let i = chance.between(0, 4); i > 0; i--) {
    const legal = legalChoice({ ...asked, choices }, list => chance.of(list));
    if (!legal) break;
    const { from, path } = legal;
    if (!chance.one(8)) {
      choices.push(legal);
      continue;
    }
    choices.push(
      chance.of<Choice>([
        { from: chance.of(names), path },
        { from, path: [] },
        { from, path: path.slice(0, -1) },
        { from, path: [...path, chance.of(names)] },
        { from, path: path.map(hex => (chance.one(2) ? hex : chance.of(names))) },
      ]),
    );
  }
  return choices;
}

/** Hexes that Roots may enter one after the other, most of the time. */
function rootsOf(chance: Chance, board: BoardCase, before: readonly string[], most: number): string[] {
  const now: string[] = [];
  while (now.length < most) {
    const { next } = rootsAnswer({ board, before, now, supply: {} });
    if (next.length === 0) break;
    now.push(chance.of(next));
  }
  return now;
}

const jars = ['abilities', 'wild', 'legend', 'attack'] as const;

function roundOf(chance: Chance): Case<'round'> {
  const pair = twoSides(chance);
  const base = {
    sides: pair,
    first: chance.of(pair),
    hester: chance.one(3),
    tiles: {
      abilities: chance.between(0, 2),
      wild: chance.between(0, 2),
      legend: chance.between(0, 2),
      attack: chance.between(0, 2),
    },
  };
  const flips: Case<'round'>['flips'][number][] = [];
  for (let i = chance.between(0, 10); i > 0; i--) {
    const { next, up } = roundAnswer({ ...base, flips });
    const side = next === 'end' || chance.one(15) ? chance.of([...pair, 'hester']) : next;
    const mine = (up[side] ?? jars).filter((one): one is (typeof jars)[number] =>
      jars.some(jar => jar === one),
    );
    const jar = chance.one(10) || mine.length === 0 ? chance.of(jars) : chance.of(mine);
    flips.push({ side, jar, attack: chance.one(4), tiles: chance.one(2), takesFirst: chance.one(3) });
  }
  return { ...base, flips };
}

const countsOf = (chance: Chance, most: number) => ({
  dropped: chance.between(0, most),
  inside: chance.between(0, 4),
});

function resolveOf(chance: Chance, board: BoardCase): Case<'resolve'> | undefined {
  const world = new World(board);
  const from = chance.of(world.units);
  const kinds = chance.one(4) ? ['bonfire', 'hester'] : ['units'];
  const aims = world.places.flatMap(
    ({ name }): { target: string; against: 'units' | 'bonfire' | 'hester' }[] => {
      const group = world.groupAt(name);
      if (world.distance(from.at, name) > 3) return [];
      if (world.burns(name)) return [{ target: name, against: 'bonfire' }];
      return [
        ...(group && group.side !== from.side ? [{ target: name, against: 'units' as const }] : []),
        ...(board.hester === name ? [{ target: name, against: 'hester' as const }] : []),
      ];
    },
  );
  const wanted = aims.filter(one => kinds.includes(one.against));
  if (wanted.length === 0) return undefined;
  const dial = () => {
    const at = chance.between(1, 3);
    return { at, plate: at === 1 ? 0 : chance.between(0, at - 1) };
  };
  return {
    board,
    side: from.side,
    from: from.at,
    ...chance.of(wanted),
    mode: chance.of(['full', 'solo', 'training']),
    out: { attacker: chance.between(0, 9), defender: chance.between(0, 5) },
    dials: { attacker: dial(), defender: dial() },
  };
}

const cases: { readonly [Q in Question]: (chance: Chance) => Case<Q> | undefined } = {
  map: chance => ({ board: boardOf(chance, factions) }),
  distance(chance) {
    const board = boardOf(chance, factions);
    const names = namesOn(board);
    return { board, from: chance.of(names), to: chance.of(names), more: chance.between(0, 3) };
  },
  reach(chance) {
    const board = boardOf(chance, sides);
    const group = chance.of(board.units);
    const all = group.haints + group.legends;
    return {
      board,
      from: group.at,
      advance: chance.between(0, 6),
      units: chance.one(2) ? all : chance.between(1, all),
    };
  },
  shift(chance) {
    const board = boardOf(chance, twoSides(chance));
    const names = namesOn(board);
    const what = chance.of(['unit', 'townsfolk', 'doll', 'token'] as const);
    const of = {
      unit: board.units.map(one => one.at),
      townsfolk: board.townsfolk,
      doll: board.dolls,
      token: names,
    };
    const at = of[what].length > 0 ? chance.of(of[what]) : chance.of(names);
    return {
      board,
      kind: chance.of(['pull', 'push'] as const),
      what,
      side: board.units.find(one => one.at === at)?.side ?? 'protectors',
      at,
      source: chance.of(names),
    };
  },
  sites(chance) {
    const board = boardOf(chance, factions);
    const names = namesOn(board);
    return {
      board,
      for: chance.of(['townsfolk', 'building', ...sides] as const),
      ...(chance.one(2) ? { hexes: chance.list(1, 8, () => chance.of(names)) } : {}),
    };
  },
  threat: chance => ({ board: boardOf(chance, sides), side: chance.of(sides), more: chance.between(0, 2) }),
  spawn(chance) {
    const board = boardOf(chance, sides);
    return { board, side: chance.of(sides), home: chance.of(board.map.homes) };
  },
  aims(chance) {
    const pair = twoSides(chance);
    return { board: boardOf(chance, pair), side: chance.of(pair), more: chance.between(0, 2) };
  },
  end(chance) {
    const pair = chance.one(2) ? [...factions] : twoSides(chance);
    return {
      board: boardOf(chance, pair),
      scores: Object.fromEntries(pair.map(side => [side, chance.between(4, 8)])),
      first: chance.of(pair),
      filled: chance.one(5) ? 6 : chance.between(0, 5),
      solo: pair.includes('protectors') && pair.includes('family') && chance.one(2),
    };
  },
  rescue(chance) {
    const board = boardOf(chance, ['protectors', chance.of(['family', 'kammi'])]);
    return { board, home: chance.of(board.map.homes) };
  },
  raze(chance) {
    const board = boardOf(chance, twoSides(chance));
    const home = chance.of(board.map.homes);
    const storms = [...board.storms, ...new World(board).around(home).filter(() => chance.one(2)), home];
    return {
      board: {
        ...board,
        storms: chance.one(4) ? board.storms : storms.filter(hex => new World(board).letter(hex) !== 'x'),
      },
      home,
      beside: chance.one(2),
    };
  },
  roots(chance) {
    const board = boardOf(chance, factions);
    const before = chance.one(4) ? [] : rootsOf(chance, board, [], chance.between(1, 3));
    const now = rootsOf(chance, board, before, chance.between(0, 3));
    return { board, before, now, supply: chance.one(2) ? {} : cubesOf(chance, 2) };
  },
  witch(chance) {
    const board = boardOf(chance, factions);
    return {
      board,
      cubes: cubesOf(chance, 4),
      spaces: [0, 1, 2].map(() => chance.one(2)),
      scoring: chance.between(0, 6),
      snakes: chance.one(5) ? 0 : chance.between(1, 8),
      touched: chance.list(0, 5, () => chance.of([...namesOn(board), ...board.units.map(one => one.at)])),
    };
  },
  direct(chance) {
    const board = boardOf(chance, factions);
    const bare = { board, side: chance.of(factions), steps: chance.between(1, 4), choices: [] };
    return { ...bare, choices: choicesOf(chance, bare) };
  },
  strike: chance => ({
    board: boardOf(chance, factions),
    side: chance.of(factions),
    hester: chance.one(2),
  }),
  activate(chance) {
    const board = boardOf(chance, factions);
    return { board, side: chance.of(factions), card: cardOf(chance, namesOn(board)), ...tableOf(chance) };
  },
  foresee(chance) {
    const board = boardOf(chance, factions);
    const names = namesOn(board);
    return { board, cards: chance.list(1, 6, () => cardOf(chance, names)), ...tableOf(chance) };
  },
  resolve: chance => resolveOf(chance, boardOf(chance, twoSides(chance))),
  tree(chance) {
    const known = chance.one(3);
    return {
      seen: known
        ? []
        : chance.list(0, 4, () => {
            const counts = countsOf(chance, 6);
            return { ...counts, out: chance.between(0, counts.dropped + counts.inside) };
          }),
      ...(chance.one(6) ? {} : { attacker: countsOf(chance, 5), defender: countsOf(chance, 4) }),
      price: chance.between(1, 2),
      targets: chance.between(1, 4),
      against: chance.one(3) ? 'bonfire' : 'units',
      ...(known ? { known: { fresh: chance.between(0, 10) / 10, lodged: chance.between(0, 10) / 10 } } : {}),
    };
  },
  bag(chance) {
    const kinds = ['advance', 'spawn', 'strengthen', 'upgrade'].slice(0, chance.between(1, 4));
    const some = (most: number) =>
      Object.fromEntries(kinds.filter(() => !chance.one(4)).map(kind => [kind, chance.between(0, most)]));
    return { bag: some(5), draw: chance.between(0, 6), back: chance.between(0, 2), want: some(2) };
  },
  round: roundOf,
  grid(chance) {
    const token = () => chance.of(['advance', 'spawn', 'strengthen']);
    return {
      rows: [0, 1, 2].map(() => [token(), token()] as const),
      hand: token(),
      push: chance.list(0, 5, () => chance.between(0, 2)),
    };
  },
  dial(chance) {
    const at = chance.between(1, 3);
    return {
      mode: chance.of(['full', 'solo', 'training'] as const),
      at,
      plate: at === 1 ? 0 : chance.between(0, at - 1),
      events: chance.list(0, 8, () => chance.of(['kill', 'kill', 'down', 'hester'])),
    };
  },
};

export const questions = Object.keys(cases) as Question[];

/** One case out of its seed, with nothing left out. */
export function caseOf<Q extends Question>(seed: number, what: Q): Case<Q> {
  const chance = new Chance(seed);
  for (;;) {
    const made = cases[what](chance);
    if (made) return made;
  }
}

const none = JSON.stringify({
  more: 0,
  hester: null,
  units: [],
  bonfires: [],
  townsfolk: [],
  buildings: [],
  storms: [],
  paths: [],
  dolls: [],
  choices: [],
  supply: 6,
  haints: 15,
  clockwise: ['cube', 'spawn', 'move'],
  beside: false,
  solo: false,
  price: 2,
  targets: 1,
  mode: 'full',
  scoring: 6,
  snakes: 8,
});
const defaults: Fields = JSON.parse(none);

/** The same case as somebody writes it: what is so by default is left out. */
export function brief(asked: object): Fields {
  const kept = Object.entries(asked).filter(
    ([key, value]) => !(key in defaults && JSON.stringify(defaults[key]) === JSON.stringify(value)),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === 'board' && typeof value === 'object' ? brief(value ?? {}) : value,
    ]),
  );
}
