import type { BoardJson, CharacterJson, Direction, Side, Slot } from './case';
import { distance, type Hex, keyOf, neighbours, next, northThenWest, same, turned } from './geometry';

export interface Figure {
  id: string;
  side: Side;
  at: Hex;
  facing: Direction;
  large: boolean;
  mob: boolean;
  minion: boolean;
}

export interface World {
  /** Every hex of the board by its key, with its name. */
  names: Map<string, string>;
  hexes: Map<string, Hex>;
  obstacles: Map<string, Hex[]>;
  water: Set<string>;
  fire: Set<string>;
  figures: Map<string, Figure>;
}

/** HX-2, HX-3: a column's hexes lie around the same middle line, so longer ones stick out at both ends. */
export function worldOf(json: BoardJson): World {
  const shape = json.shape ?? { columns: 17, rows: [9, 10] };
  const names = new Map<string, string>();
  const hexes = new Map<string, Hex>();
  for (let x = 0; x < shape.columns; x++) {
    const rows = shape.rows[x % shape.rows.length]!;
    for (let row = 1; row <= rows; row++) {
      const hex = { x, y: 2 * (row - 1) - (rows - 1) };
      const name = `${String.fromCharCode(65 + x)}${row}`;
      names.set(keyOf(hex), name);
      hexes.set(name, hex);
    }
  }
  const hexOf = (name: string): Hex => {
    const hex = hexes.get(name);
    if (!hex) throw new Error(`no hex ${name}`);
    return hex;
  };
  const tiles = (kind: 'water' | 'fire') =>
    new Set((json.tiles ?? []).filter(t => t.kind === kind).flatMap(t => t.hexes.map(h => keyOf(hexOf(h)))));
  const figureOf = (c: CharacterJson): [string, Figure] => [
    c.id,
    {
      id: c.id,
      side: c.side,
      at: hexOf(c.at),
      facing: c.facing ?? 'N',
      large: c.size === 'flower',
      mob: c.mob ?? false,
      minion: c.minion ?? false,
    },
  ];
  return {
    names,
    hexes,
    obstacles: new Map((json.obstacles ?? []).map(o => [o.id, o.hexes.map(hexOf)])),
    water: tiles('water'),
    fire: tiles('fire'),
    figures: new Map((json.characters ?? []).map(figureOf)),
  };
}

export function figure(world: World, id: string): Figure {
  const found = world.figures.get(id);
  if (!found) throw new Error(`no character ${id}`);
  return found;
}

export const onBoard = (world: World, hex: Hex): boolean => world.names.has(keyOf(hex));
export const allHexes = (world: World): Hex[] => [...world.hexes.values()];

export function nameOf(world: World, hex: Hex): string {
  const name = world.names.get(keyOf(hex));
  if (!name) throw new Error(`${keyOf(hex)} is off the board`);
  return name;
}

/** SCENARIOS: lists of hexes are sorted by column, then row. */
export const sortedNames = (world: World, list: readonly Hex[]): string[] =>
  [...list].sort((a, b) => a.x - b.x || a.y - b.y).map(hex => nameOf(world, hex));

/** AR-2: one hex, or the core and its six neighbours. */
export const shapeAt = (large: boolean, at: Hex): Hex[] => (large ? [at, ...neighbours(at)] : [at]);
export const hexesOf = (f: Figure): Hex[] => shapeAt(f.large, f.at);
export const covers = (hexes: readonly Hex[], hex: Hex): boolean => hexes.some(h => same(h, hex));
export const frontOf = (f: Figure): Hex => (f.large ? next(f.at, f.facing) : f.at);

/** AR-2: the slots of a flower. */
export function slotHexes(f: Figure): Record<Slot, Hex[]> {
  const at = (clockwise: number) => next(f.at, turned(f.facing, clockwise));
  return { front: [at(0)], core: [f.at], rear: [at(3)], left: [at(-1), at(-2)], right: [at(1), at(2)] };
}

/** HX-4: between two characters or sets of hexes, from the nearest to the nearest. */
export const gap = (a: readonly Hex[], b: readonly Hex[]): number =>
  Math.min(...a.flatMap(p => b.map(q => distance(p, q))));

export const obstacleAt = (world: World, hex: Hex): string | undefined =>
  [...world.obstacles].find(([, hexes]) => covers(hexes, hex))?.[0];

export const figuresAt = (world: World, hex: Hex): Figure[] =>
  [...world.figures.values()].filter(f => covers(hexesOf(f), hex));

/** MV-1, PS-6: on the board, no obstacle, no character but Sentinels and whoever is being moved itself. */
export const free = (world: World, hex: Hex, mover: string): boolean =>
  onBoard(world, hex) &&
  obstacleAt(world, hex) === undefined &&
  figuresAt(world, hex).every(f => f.side === 'sentinel' || f.id === mover);

export const byNorthThenWest = (list: readonly Figure[]): Figure[] =>
  [...list].sort((a, b) => northThenWest(a.at, b.at));
