import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { BoardJson, CaseJson, CharacterJson, Direction, QuestionJson, Side, Slot } from './slow/case';
import { compass, distance, type Hex, keyOf, neighbours } from './slow/geometry';
import { allHexes, covers, gap, nameOf, shapeAt, type World, worldOf } from './slow/world';

export type Kind = QuestionJson['do'];

/** How many of a hundred cases ask what; the questions with the most rules behind them come most often. */
const shares: [Kind, number][] = [
  ['activate', 34],
  ['minions', 10],
  ['reach', 10],
  ['compass', 10],
  ['knockback', 9],
  ['sight', 8],
  ['area', 7],
  ['away', 5],
  ['strike', 3],
  ['chain', 3],
  ['distance', 1],
];

class Chance {
  private readonly generator;
  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
    for (let i = 0; i < 8; i++) this.number(0, 1);
  }
  number(low: number, high: number): number {
    return uniformInt(this.generator, low, high);
  }
  oneIn(n: number): boolean {
    return this.number(1, n) === 1;
  }
  of<T>(list: readonly T[]): T {
    return list[this.number(0, list.length - 1)]!;
  }
  mixed<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.number(0, i);
      const held = out[i]!;
      out[i] = out[j]!;
      out[j] = held;
    }
    return out;
  }
  /** Each with the chance of 1 in n. */
  some<T>(list: readonly T[], n: number): T[] {
    return list.filter(() => this.oneIn(n));
  }
}

/** How a board is filled, in hundredths of its hexes. */
interface Style {
  shape: { columns: number; rows: number[] };
  flowers: number;
  crowd: number;
  walls: number;
  water: number;
  fire: number;
  sides: Side[];
}

const mixedSides: Side[] = [
  'oathsworn',
  'oathsworn',
  'oathsworn',
  'ally',
  'friendly',
  'sentinel',
  'enemy',
  'enemy',
];
const manySentinels: Side[] = ['sentinel', 'sentinel', 'sentinel', 'oathsworn', 'ally', 'enemy'];

/** The standard board, alternating ones of any size, corridors, and columns that grow and shrink by one. */
function shapeOf(chance: Chance): Style['shape'] {
  const besides = (rows: number) => (rows === 1 || chance.oneIn(2) ? rows + 1 : rows - 1);
  if (chance.oneIn(8)) return { columns: 17, rows: [9, 10] };
  if (chance.oneIn(5)) {
    const rows = chance.number(2, 4);
    return { columns: chance.number(5, 12), rows: [rows, besides(rows)] };
  }
  if (chance.oneIn(6)) {
    const rows = [chance.number(1, 5)];
    for (let column = chance.number(2, 7); column > 0; column--) rows.push(besides(rows.at(-1)!));
    return { columns: rows.length, rows };
  }
  const most = chance.of([4, 6, 8, 11]);
  const rows = chance.number(1, most);
  return { columns: chance.number(chance.oneIn(6) ? 1 : 3, most), rows: [rows, besides(rows)] };
}

function style(chance: Chance): Style {
  return {
    shape: shapeOf(chance),
    flowers: chance.of([0, 0, 1, 1, 1, 1, 2, 3]),
    crowd: chance.of([3, 8, 15, 25, 45]),
    walls: chance.of([0, 5, 10, 20, 35]),
    water: chance.of([0, 0, 10, 30, 60]),
    fire: chance.of([0, 0, 5, 20]),
    sides: chance.oneIn(6) ? manySentinels : mixedSides,
  };
}

/** The board being filled, and what is left of it. */
interface Plan {
  world: World;
  taken: Set<string>;
  characters: CharacterJson[];
}

const isOpen = (plan: Plan, hexes: readonly Hex[]): boolean =>
  hexes.every(hex => plan.world.names.has(keyOf(hex)) && !plan.taken.has(keyOf(hex)));

function stand(
  chance: Chance,
  plan: Plan,
  character: Omit<CharacterJson, 'at'>,
  near?: readonly Hex[],
): void {
  const large = character.size === 'flower';
  let places = allHexes(plan.world).filter(at => isOpen(plan, shapeAt(large, at)));
  if (near) {
    const close = places.filter(at => gap(shapeAt(large, at), near) <= 2);
    if (close.length > 0) places = close;
  }
  if (places.length === 0) return;
  const atEdge = places.filter(at => neighbours(at).some(hex => !plan.world.names.has(keyOf(hex))));
  const at = chance.of(large && atEdge.length > 0 && chance.oneIn(2) ? atEdge : places);
  for (const hex of shapeAt(large, at)) plan.taken.add(keyOf(hex));
  plan.characters.push({ ...character, at: nameOf(plan.world, at) });
}

function people(chance: Chance, plan: Plan, how: Style): void {
  const facing = (): { facing?: Direction } => (chance.oneIn(8) ? {} : { facing: chance.of(compass) });
  const flags = () => ({
    ...(chance.oneIn(2) ? { mob: true } : {}),
    ...(chance.oneIn(2) ? { minion: true } : {}),
  });
  for (let i = 0; i < how.flowers; i++) {
    stand(chance, plan, { id: `boss${i}`, side: 'enemy', size: 'flower', ...facing(), ...flags() });
  }
  const middle = chance.oneIn(2)
    ? allHexes(plan.world)[chance.number(0, plan.world.hexes.size - 1)]
    : undefined;
  const count = 2 + Math.round((Math.min(plan.world.hexes.size, 80) * how.crowd) / 100);
  for (let i = 0; i < count; i++) {
    const side: Side = i === 0 ? 'enemy' : i === 1 ? 'oathsworn' : chance.of(how.sides);
    const id = `${side.slice(0, 3)}${i}`;
    const near = middle && !chance.oneIn(4) ? [middle] : undefined;
    stand(chance, plan, { id, side, ...facing(), ...(side === 'enemy' ? flags() : {}) }, near);
  }
}

/** Connected lumps of one to five hexes; sometimes a ring around somebody, with or without a gap. */
function scenery(chance: Chance, plan: Plan, how: Style): { id: string; hexes: string[] }[] {
  const lumps: Hex[][] = [];
  const grow = (start: Hex, size: number) => {
    const lump: Hex[] = [];
    const edge = [start];
    while (lump.length < size && edge.length > 0) {
      const hex = edge.splice(chance.number(0, edge.length - 1), 1)[0]!;
      if (!isOpen(plan, [hex]) || covers(lump, hex)) continue;
      lump.push(hex);
      edge.push(...neighbours(hex));
    }
    for (const hex of lump) plan.taken.add(keyOf(hex));
    if (lump.length > 0) lumps.push(lump);
  };
  if (chance.oneIn(4) && plan.characters.length > 0) {
    const inside = plan.world.hexes.get(chance.of(plan.characters).at)!;
    const ring = allHexes(plan.world).filter(hex => distance(hex, inside) === chance.number(1, 2));
    for (const hex of chance.oneIn(2) ? ring : ring.slice(1)) grow(hex, 1);
  }
  const hexes = chance.mixed(allHexes(plan.world));
  const wanted = Math.round((hexes.length * how.walls) / 100);
  for (let filled = 0; filled < wanted && hexes.length > 0; ) {
    const size = chance.of([1, 1, 2, 3, 5]);
    grow(hexes.pop()!, size);
    filled += size;
  }
  return lumps.map((lump, i) => ({ id: `tree${i}`, hexes: lump.map(hex => nameOf(plan.world, hex)) }));
}

function board(chance: Chance): BoardJson {
  const how = style(chance);
  const plan: Plan = { world: worldOf({ shape: how.shape }), taken: new Set(), characters: [] };
  people(chance, plan, how);
  const obstacles = scenery(chance, plan, how);
  const names = chance.mixed([...plan.world.hexes.keys()]);
  const part = (hundredths: number) => names.slice(0, Math.round((names.length * hundredths) / 100));
  const tiles: NonNullable<BoardJson['tiles']> = [];
  const wet = part(how.water);
  if (wet.length > 0) tiles.push({ kind: 'water', hexes: wet });
  if (how.fire > 0) for (const name of part(how.fire).reverse()) tiles.push({ kind: 'fire', hexes: [name] });
  return {
    shape: how.shape,
    ...(obstacles.length > 0 ? { obstacles: chance.mixed(obstacles) } : {}),
    ...(tiles.length > 0 ? { tiles: chance.mixed(tiles) } : {}),
    characters: chance.mixed(plan.characters),
  };
}

const slots: Slot[] = ['front', 'core', 'rear', 'left', 'right'];

/** A question of the wanted kind about the board, undefined where the board has nobody to ask it of. */
function question(chance: Chance, kind: Kind, on: BoardJson): QuestionJson | undefined {
  const all = on.characters ?? [];
  const world = worldOf(on);
  const ids = (fits: (c: CharacterJson) => boolean): string[] => all.filter(fits).map(c => c.id);
  const enemies = ids(c => c.side === 'enemy');
  const flowers = ids(c => c.size === 'flower');
  const oathsworn = ids(c => c.side === 'oathsworn');
  const friends = ids(c => c.side === 'oathsworn' || c.side === 'ally' || c.side === 'friendly');
  const solid = ids(c => c.side !== 'sentinel');
  /** Large ones as often as all the others together. */
  const enemy = () => chance.of(flowers.length > 0 && chance.oneIn(2) ? flowers : enemies);
  const mover = () => (chance.oneIn(5) ? chance.of(solid) : enemy());
  const move = () => (chance.oneIn(6) ? chance.number(0, 20) : chance.number(1, 6));
  const range = () => (chance.oneIn(2) ? 1 : chance.number(1, 7));
  const hexNames = [...world.hexes.keys()];
  if (enemies.length === 0 || friends.length === 0) return undefined;
  switch (kind) {
    case 'sight':
    case 'distance':
      return { do: kind, from: chance.of(hexNames), to: chance.of(hexNames) };
    case 'reach': {
      const actor = enemy();
      const anybody = ids(c => c.id !== actor);
      return { do: kind, actor, target: chance.of(chance.oneIn(6) ? anybody : friends) };
    }
    case 'activate':
      return {
        do: kind,
        actor: enemy(),
        move: move(),
        ...(chance.oneIn(3) ? {} : { range: range() }),
        ...(chance.oneIn(5) ? { attack: chance.oneIn(5) } : {}),
        ...(chance.oneIn(4) ? { named: chance.some(chance.oneIn(3) ? friends : oathsworn, 2) } : {}),
        ...(chance.oneIn(6) ? { breaker: chance.of(friends) } : {}),
        ...(chance.oneIn(8) ? { taunter: chance.of(friends) } : {}),
        ...(chance.oneIn(5) ? { excluded: chance.some(friends, 3) } : {}),
      };
    case 'minions':
      return { do: kind, move: move(), ...(chance.oneIn(3) ? {} : { range: range() }) };
    case 'compass':
      return { do: kind, actor: mover(), direction: chance.of(compass), move: move() };
    case 'away': {
      const actor = mover();
      return { do: kind, actor, from: chance.of(ids(c => c.id !== actor)), move: move() };
    }
    case 'knockback': {
      const source = chance.of(flowers.length > 0 && chance.oneIn(2) ? flowers : solid);
      const others = chance.mixed((chance.oneIn(8) ? all.map(c => c.id) : solid).filter(id => id !== source));
      const from = worldOf(on).figures.get(source)!.at;
      const byNearness = [...others].sort(
        (a, b) => distance(world.figures.get(a)!.at, from) - distance(world.figures.get(b)!.at, from),
      );
      const targets = chance.mixed((chance.oneIn(3) ? others : byNearness).slice(0, chance.number(1, 4)));
      if (targets.length === 0) return undefined;
      return { do: kind, source, targets, hexes: chance.number(1, chance.oneIn(4) ? 9 : 4) };
    }
    case 'area': {
      const actor = chance.oneIn(2) ? enemy() : chance.of(solid);
      const kindOfArea = chance.of(['adjacent', 'circle', 'cone', 'wave', 'charge'] as const);
      if (kindOfArea === 'circle') return { do: kind, actor, area: kindOfArea, centre: chance.of(hexNames) };
      if (kindOfArea === 'adjacent' || kindOfArea === 'wave') return { do: kind, actor, area: kindOfArea };
      return { do: kind, actor, area: kindOfArea, size: chance.number(1, 6) };
    }
    case 'strike': {
      if (flowers.length === 0 || oathsworn.length === 0) return undefined;
      return {
        do: kind,
        actor: chance.of(chance.oneIn(5) ? friends : oathsworn),
        target: chance.of(flowers),
        range: chance.number(1, 8),
        broken: chance.some(slots, 2),
      };
    }
    case 'chain': {
      const targets = chance.oneIn(6) ? friends : ids(c => c.side === 'oathsworn' || c.side === 'ally');
      if (targets.length === 0) return undefined;
      const first = chance.of(targets);
      return { do: kind, actor: enemy(), first, range: chance.number(1, 5), max: chance.number(1, 6) };
    }
  }
}

function kindFor(chance: Chance): Kind {
  let lot = chance.number(1, 100);
  for (const [kind, share] of shares) {
    if (lot <= share) return kind;
    lot -= share;
  }
  return 'sight';
}

/** Case number n of a seed: the same for ever, whatever other cases are made. */
export function randomCase(seed: number, n: number, wanted?: Kind): CaseJson {
  const chance = new Chance((Math.imul(seed, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca6b)) | 0);
  const kind = wanted ?? kindFor(chance);
  for (;;) {
    const on = board(chance);
    const asked = question(chance, kind, on);
    if (asked) return { id: `${seed}/${n}`, board: on, ...asked };
  }
}
