import { columnName } from '../../basics/column';
import type { Direction } from '../../hex/direction';
import type { Hex } from '../../hex/shape';
import type { BoardShape, Civilian, Encounter, Placed } from '../../stage/encounter';

/** What a finger lays on a hex of the board. */
export type Brush =
  | { readonly brush: 'obstacle'; readonly kind: string }
  | { readonly brush: 'tile'; readonly kind: string }
  | { readonly brush: 'start' }
  | { readonly brush: 'enemy'; readonly enemy: string }
  | { readonly brush: 'civilian'; readonly name: string }
  | { readonly brush: 'remove' };

/** A tap with a brush; the same brush on the same hex takes it away again. */
export function paint(encounter: Encounter, brush: Brush, hex: Hex): Encounter {
  switch (brush.brush) {
    case 'obstacle': {
      const there = encounter.obstacles.find(one => one.hexes.includes(hex));
      const { obstacles } = cleared(encounter, hex, 'obstacles');
      if (there?.kind === brush.kind) return { ...encounter, obstacles };
      const id = `${brush.kind}-${hex.toLowerCase()}`;
      return { ...encounter, obstacles: [...obstacles, { id, kind: brush.kind, hexes: [hex] }] };
    }
    case 'tile': {
      const there = encounter.tiles.find(one => one.hexes.includes(hex));
      const { tiles } = cleared(encounter, hex, 'tiles');
      if (there?.kind === brush.kind) return { ...encounter, tiles };
      const same = tiles.find(one => one.kind === brush.kind);
      if (!same) return { ...encounter, tiles: [...tiles, { kind: brush.kind, hexes: [hex] }] };
      return {
        ...encounter,
        tiles: tiles.map(one => (one === same ? { ...one, hexes: [...one.hexes, hex] } : one)),
      };
    }
    case 'start':
      return {
        ...encounter,
        startZone: encounter.startZone.includes(hex)
          ? encounter.startZone.filter(one => one !== hex)
          : [...encounter.startZone, hex],
      };
    case 'enemy': {
      const here = encounter.placed.find(one => one.at === hex);
      const others = encounter.placed.filter(one => one !== here);
      if (here?.enemy === brush.enemy) return { ...encounter, placed: numbered(others) };
      return {
        ...encounter,
        placed: numbered([...others, { enemy: brush.enemy, at: hex, facing: 'S' }]),
      };
    }
    case 'civilian': {
      const { civilians = [] } = encounter;
      const others = civilians.filter(one => one.at !== hex);
      if (others.length < civilians.length) return withCivilians(encounter, others);
      return withCivilians(encounter, [...civilians, { name: brush.name, hp: 1, defense: 1, at: hex }]);
    }
    case 'remove':
      return {
        ...cleared(
          withCivilians(encounter, encounter.civilians?.filter(one => one.at !== hex) ?? []),
          hex,
          'obstacles',
          'tiles',
        ),
        startZone: encounter.startZone.filter(one => one !== hex),
        placed: numbered(encounter.placed.filter(one => one.at !== hex)),
      };
  }
}

function withCivilians({ civilians: _, ...rest }: Encounter, civilians: readonly Civilian[]): Encounter {
  return civilians.length > 0 ? { ...rest, civilians } : rest;
}

function cleared(encounter: Encounter, hex: Hex, ...lists: readonly ('obstacles' | 'tiles')[]): Encounter {
  const without = <T extends { readonly hexes: readonly Hex[] }>(all: readonly T[]): readonly T[] =>
    all
      .map(one => (one.hexes.includes(hex) ? { ...one, hexes: one.hexes.filter(h => h !== hex) } : one))
      .filter(one => one.hexes.length > 0);
  return {
    ...encounter,
    ...(lists.includes('obstacles') ? { obstacles: without(encounter.obstacles) } : {}),
    ...(lists.includes('tiles') ? { tiles: without(encounter.tiles) } : {}),
  };
}

/** Several of a kind have a number each, in the order in which they were set; one alone has none. */
function numbered(placed: readonly Placed[]): readonly Placed[] {
  const seen = new Map<string, number>();
  return placed.map(one => {
    const { number: _, ...bare } = one;
    if (placed.filter(other => other.enemy === one.enemy).length < 2) return bare;
    const number = (seen.get(one.enemy) ?? 0) + 1;
    seen.set(one.enemy, number);
    return { ...bare, number };
  });
}

const changed = (encounter: Encounter, which: number, part: Partial<Placed>): Encounter => ({
  ...encounter,
  placed: encounter.placed.map((one, i) => (i === which ? { ...one, ...part } : one)),
});

export const movePlaced = (encounter: Encounter, which: number, at: Hex): Encounter =>
  changed(encounter, which, { at });

const clockwise: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

export function turnPlaced(encounter: Encounter, which: number): Encounter {
  const facing = encounter.placed[which]?.facing ?? 'N';
  const next = clockwise[(clockwise.indexOf(facing) + 1) % 6] ?? 'N';
  return changed(encounter, which, { facing: next });
}

/** Another size of board: what lay outside it is taken off. */
export function reshape(encounter: Encounter, board: BoardShape): Encounter {
  const names = new Set<Hex>();
  for (let column = 0; column < board.columns; column++) {
    for (let row = 1; row <= (board.rows[column % 2] ?? 0); row++) names.add(`${columnName(column)}${row}`);
  }
  const inside = <T extends { readonly hexes: readonly Hex[] }>(all: readonly T[]) =>
    all
      .map(one => ({ ...one, hexes: one.hexes.filter(hex => names.has(hex)) }))
      .filter(one => one.hexes.length > 0);
  const there = (encounter.civilians ?? []).filter(one => one.at === undefined || names.has(one.at));
  return {
    ...withCivilians(encounter, there),
    board,
    startZone: encounter.startZone.filter(hex => names.has(hex)),
    obstacles: inside(encounter.obstacles),
    tiles: inside(encounter.tiles),
    placed: numbered(encounter.placed.filter(one => names.has(one.at))),
  };
}
