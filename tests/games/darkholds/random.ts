import { Chance } from '../../support/chance';
import type { Case } from './slow/answer';
import type { TypeCase } from './slow/reinforce';
import {
  type LevelCase,
  type MarkerCase,
  nameAt,
  squaresIn,
  steps,
  under,
  type WarriorCase,
  type World,
  xyOf,
} from './slow/world';

/** Tiles in blocks of a few squares, with holes. */
function floor(chance: Chance, first: number): string[] {
  const [wide, high] = [chance.between(3, 7), chance.between(3, 7)];
  const [across, down] = [chance.between(2, 4), chance.between(2, 4)];
  const holes = chance.between(3, 12);
  return Array.from({ length: high }, (_, y) =>
    Array.from({ length: wide }, (__, x) =>
      chance.one(holes)
        ? '.'
        : String.fromCharCode(97 + first + Math.floor(x / across) + 4 * Math.floor(y / down)),
    ).join(''),
  );
}

const beside = (at: string): string[] => {
  const { x, y, f } = xyOf(at);
  return [
    { x: x + 1, y, f },
    { x, y: y + 1, f },
  ].map(nameAt);
};

function levelOf(chance: Chance): LevelCase {
  const floors = chance.one(4) ? [floor(chance, 0), floor(chance, 16)] : [floor(chance, 0)];
  const bare: World = { level: { floors }, warriors: [] };
  const squares = squaresIn(bare);
  if (squares.length < 6) return levelOf(chance);
  const drawn = ([a, b]: [string, string]): boolean =>
    [a, b].every(name => {
      const { x, y, f } = xyOf(name);
      return floors[f]?.[y]?.[x] !== undefined;
    });
  const walls = chance
    .list(0, chance.of([0, 2, 6]), (): [string, string] => {
      const at = chance.of(squares);
      return [at, chance.of(beside(at))];
    })
    .filter(drawn);
  const free = [...squares];
  const take = (): string => free.splice(chance.between(0, free.length - 1), 1)[0] ?? squares[0]!;
  const markers: MarkerCase[] = [];
  const kinds = [
    'column',
    'door',
    'doorweb',
    'gap',
    'gap',
    'rockfall',
    'equipment',
    'pile',
    'cocoon',
    'exit',
  ];
  const many = Math.min(chance.between(0, 9), squares.length - 4);
  for (let i = 0; i < many; i++) {
    const kind = chance.of(kinds);
    markers.push({ kind, at: [take()], ...(kind === 'rockfall' ? { vigour: chance.between(1, 3) } : {}) });
  }
  for (let i = chance.between(0, 2); i > 0; i--) markers.push({ kind: 'guard', at: [chance.of(squares)] });
  const upper = squares.filter(at => xyOf(at).f === 1);
  if (upper.length > 0)
    for (let i = chance.between(0, 2); i > 0; i--)
      markers.push({
        kind: 'ladder',
        at: [chance.of(squares.filter(at => xyOf(at).f === 0)), chance.of(upper)],
      });
  const voids = floors.flatMap((rows, f) =>
    rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '.' ? [nameAt({ x, y, f })] : []))),
  );
  for (let i = chance.between(0, 2); i > 0; i--) {
    const at = chance.one(2) && voids.length > 0 ? chance.of(voids) : chance.of(squares);
    const { x, y, f } = xyOf(at);
    const around = squares.filter(name => {
      const p = xyOf(name);
      return p.f === f && Math.abs(p.x - x) <= 1 && Math.abs(p.y - y) <= 1;
    });
    if (around.length === 0) continue;
    const p = xyOf(chance.of(around));
    markers.push({
      kind: 'entry',
      at: [at],
      ...(voids.includes(at) ? { tile: floors[p.f]![p.y]![p.x]! } : {}),
      ...(chance.one(2) ? { id: `e${i}` } : {}),
      ...(chance.one(8) ? { blocked: true } : {}),
    });
  }
  const noise: Record<string, number> = {};
  for (let i = chance.between(0, 3); i > 0; i--) noise[chance.of(squares)] = chance.between(1, 3);
  return { floors, walls, markers, noise, ...(chance.one(6) ? { enemyNoise: true } : {}) };
}

const blocked = (world: World, at: string): boolean =>
  (world.level.markers ?? []).some(
    ({ kind, at: cells }) =>
      cells.includes(at) && !['guard', 'ladder', 'entry', 'equipment', 'cocoon'].includes(kind),
  );

export const profileOf = (chance: Chance, enemy: boolean): Partial<WarriorCase> => ({
  vigour: chance.between(0, 6),
  ...(chance.one(3) ? {} : { agility: chance.between(0, 10) }),
  ...(chance.one(4) ? {} : { parry: chance.between(-1, 11) }),
  ...(chance.one(3) ? { tough: chance.between(0, 9) } : {}),
  traits: ['agile', 'glider', 'swift', 'webwalker'].filter(() => chance.one(6)),
  combat: chance.list(0, 2, () => ({
    range: chance.of([1, 1, 2, 3]),
    dice: chance.between(0, 3),
    hit: chance.between(0, 10),
    damage: chance.between(0, 2),
  })),
  ...(enemy && chance.one(3)
    ? {
        shootLimit: chance.between(0, 2),
        shot: chance.list(1, 2, () => {
          const min = chance.between(1, 3);
          return {
            min,
            max: min + chance.between(0, 5),
            dice: chance.between(1, 2),
            hit: chance.between(1, 9),
            damage: 1,
          };
        }),
      }
    : {}),
});

export function worldOf(chance: Chance): World {
  const world: World = { level: levelOf(chance), warriors: [] };
  const used = new Set<string>();
  const add = (side: WarriorCase['side'], id: string): void => {
    const size: [number, number] =
      side === 'enemy' && chance.one(5) ? [chance.between(1, 2), chance.between(1, 2)] : [1, 1];
    const places = squaresIn(world).filter(at => {
      const cells = under(world, size, at);
      return cells?.every(cell => !used.has(cell) && (!blocked(world, cell) || chance.one(25)));
    });
    if (places.length === 0) return;
    const at = chance.of(places);
    for (const cell of under(world, size, at)!) used.add(cell);
    const con = chance.between(1, 4);
    world.warriors.push({
      id,
      side,
      at,
      ...(size.every(n => n === 1) ? {} : { size }),
      ...profileOf(chance, side === 'enemy'),
      con,
      wounds: chance.between(0, con - 1),
      ...(side !== 'enemy' && chance.one(7) ? { prone: true, wounds: 0 } : {}),
      ...(side === 'enemy'
        ? {
            type: chance.of(['husk', 'rat']),
            rank: chance.between(1, 3),
            ...(chance.one(6) ? { entry: true } : {}),
          }
        : {}),
    });
  };
  for (const i of chance.list(0, 3, n => n)) add(chance.one(3) ? 'henchman' : 'hero', `h${i}`);
  for (const i of chance.list(1, 4, n => n)) add('enemy', `e${i}`);
  if (world.warriors.length < 2) return worldOf(chance);
  return world;
}

const digits = (chance: Chance): number[] => chance.list(0, 12, () => chance.between(0, 9));

const cardTypes = (chance: Chance): TypeCase[] =>
  ['husk', 'rat', 'brute'].map(type => ({
    ...profileOf(chance, true),
    type,
    rank: chance.between(1, 3),
    models: chance.between(0, 3),
    ...(chance.one(5) ? { size: [2, 1] as [number, number] } : {}),
  }));

/** Mostly a path of open steps, sometimes any squares. */
function pathOf(chance: Chance, world: World, from: string): string[] {
  const squares = squaresIn(world);
  let at = from;
  return chance.list(0, 5, () => {
    const next = squares.filter(name => steps(world, at, name));
    at = next.length > 0 && !chance.one(12) ? chance.of(next) : chance.of(squares);
    return at;
  });
}

/** What one question needs besides the board; nothing where nobody here can be asked of. */
function asked(chance: Chance, world: World, what: string): Partial<Case> | undefined {
  const squares = squaresIn(world);
  const enemies = world.warriors.filter(one => one.side === 'enemy');
  const ours = world.warriors.filter(one => one.side !== 'enemy');
  const rolls = chance.one(2) ? { rolls: digits(chance) } : {};
  switch (what) {
    case 'measure':
      return { from: chance.of(squares), to: chance.of(squares) };
    case 'sight':
      return { from: chance.of(world.warriors).id, to: chance.of(world.warriors).id };
    case 'seen':
    case 'target':
      return enemies.length > 0 ? { actor: chance.of(enemies).id } : undefined;
    case 'activate':
      return enemies.length > 0 ? { actor: chance.of(enemies).id, ...rolls } : undefined;
    case 'next':
      return { done: enemies.filter(() => chance.one(3)).map(({ id }) => id) };
    case 'phase':
      return rolls;
    case 'threat':
      return ours.length > 0
        ? { hero: chance.of(ours).id, squares: chance.list(1, 4, () => chance.of(squares)) }
        : undefined;
    case 'walk': {
      if (ours.length === 0) return undefined;
      const actor = chance.of(ours);
      return { actor: actor.id, path: pathOf(chance, world, actor.at) };
    }
    case 'reach':
      return ours.length > 0 ? { actor: chance.of(ours).id } : undefined;
    case 'reinforce':
      return {
        heroes: chance.between(1, 6),
        types: cardTypes(chance),
        cards: chance.list(0, 4, () =>
          chance.list(0, 2, () => ({
            type: chance.of(['husk', 'rat', 'brute']),
            count: chance.between(0, 3),
          })),
        ),
      };
    case 'attack':
    case 'odds':
      return {
        weapon: { dice: chance.between(0, 4), hit: chance.between(-1, 11), damage: chance.between(0, 2) },
        target: {
          parry: chance.one(3) ? null : chance.between(-1, 11),
          tough: chance.one(2) ? null : chance.between(0, 9),
          left: chance.between(1, 4),
        },
        ...(what === 'attack' ? { rolls: digits(chance) } : { attacks: chance.between(1, 2) }),
      };
    default:
      return undefined;
  }
}

export const questions = [
  'measure',
  'sight',
  'seen',
  'target',
  'next',
  'activate',
  'phase',
  'threat',
  'walk',
  'reach',
  'reinforce',
  'attack',
  'odds',
] as const;

/** One case of a question out of a seed; the same seed gives the same case. */
export function caseOf(seed: number, what: (typeof questions)[number]): Case {
  const chance = new Chance(seed);
  for (;;) {
    const world = worldOf(chance);
    const more = asked(chance, world, what);
    if (more) return { do: what, ...world, ...more };
  }
}
