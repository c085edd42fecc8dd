import { type DirectionPath, directionIndex } from '../../hex/direction';
import type { Grid } from '../../hex/grid';
import type { Footprint, Size } from './types';

/** AR-2: the core and its six neighbours, with the usual slots of HP dice. */
const flower: Footprint = {
  hexes: [[], ['N'], ['NE'], ['SE'], ['S'], ['SW'], ['NW']],
  front: ['N'],
  slots: { front: [['N']], core: [[]], rear: [['S']], left: [['NW'], ['SW']], right: [['NE'], ['SE']] },
};

const single: Footprint = { hexes: [[]], front: [] };

/** The furthest that a hex of a footprint may lie from the core: half the margin that grids keep, and one. */
export const longestReach = 3;

/** A footprint on a grid, worked out for the six facings; cells are told from the core. */
export interface Body {
  readonly large: boolean;
  /** By facing; North then West. */
  readonly cells: readonly Int16Array[];
  /** By facing: the hex that it looks from (LS-3). */
  readonly front: Int16Array;
  /** By facing: 1 for each core position that puts a hex off the board. */
  readonly unfit: readonly Uint8Array[];
  /** Turning changes the hexes that it covers. */
  readonly turns: boolean;
  readonly slots: Readonly<Record<string, readonly Int16Array[]>>;
}

interface Bodies {
  readonly single: Body;
  readonly flower: Body;
  readonly others: WeakMap<Footprint, Body>;
}

const byGrid = new WeakMap<Grid, Bodies>();

export function bodyOf(grid: Grid, size: Size): Body {
  let bodies = byGrid.get(grid);
  if (!bodies) {
    bodies = { single: compile(grid, single), flower: compile(grid, flower), others: new WeakMap() };
    byGrid.set(grid, bodies);
  }
  if (size === 'single') return bodies.single;
  if (size === 'flower') return bodies.flower;
  const known = bodies.others.get(size);
  if (known) return known;
  const body = compile(grid, size);
  bodies.others.set(size, body);
  return body;
}

const facings = [0, 1, 2, 3, 4, 5];

function compile(grid: Grid, footprint: Footprint): Body {
  const at = (path: DirectionPath, facing: number) =>
    path.reduce((cell, step) => cell + grid.steps[(directionIndex(step) + facing) % 6]!, 0);
  const cells = facings.map(facing => Int16Array.from(footprint.hexes, path => at(path, facing)).sort());
  const front = frontOf(footprint);
  const slots = Object.entries(footprint.slots ?? {}).map(([slot, paths]) => [
    slot,
    facings.map(facing => Int16Array.from(paths, path => at(path, facing))),
  ]);
  return {
    large: footprint.hexes.length > 1,
    cells,
    front: Int16Array.from(facings, facing => at(front, facing)),
    unfit: cells.map(covered => unfitCores(grid, covered)),
    turns: cells.some(covered => covered.join() !== cells[0]!.join()),
    slots: Object.fromEntries(slots),
  };
}

/** Without a word of the pack, the hex straight ahead of the core that is furthest from it (OWN-61). */
function frontOf(footprint: Footprint): DirectionPath {
  if (footprint.front) return footprint.front;
  const ahead = footprint.hexes.filter(path => path.every(step => step === 'N'));
  return ahead.reduce((best, path) => (path.length > best.length ? path : best), []);
}

function unfitCores(grid: Grid, covered: Int16Array): Uint8Array {
  const unfit = new Uint8Array(grid.size).fill(1);
  for (const cell of grid.cells) {
    if (covered.every(offset => grid.off[cell + offset] === 0)) unfit[cell] = 0;
  }
  return unfit;
}
