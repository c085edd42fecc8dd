import type { Grid } from '../../hex/grid';
import { type Arena, coveredBy, distanceTo, overlaps, type Piece } from '../geometry/arena';
import { type Field, spread, way } from '../geometry/field';

/** An enemy's whole way to a target as if its movement had no limit. */
export interface Way {
  readonly path: readonly number[];
  /** It ends next to the target (MV-1, MV-4); if not, it only comes nearer (MV-3). */
  readonly arrives: boolean;
}

/** All places that a mover can get to: a single one through free hexes, a large one wherever it fits (MV-4). */
export const fieldOf = (arena: Arena, mover: Piece): Field =>
  spread(arena.grid, mover.cell, mover.body.large ? mover.body.unfit[mover.facing]! : arena.taken);

export const wayTo = (arena: Arena, mover: Piece, field: Field, target: Piece): Way =>
  mover.body.large ? wayOfLarge(arena.grid, mover, field, target) : wayOfSingle(arena, mover, field, target);

/** MV-1: to the nearest free hex next to the target. */
function wayOfSingle({ grid, taken }: Arena, mover: Piece, field: Field, target: Piece): Way {
  if (distanceTo(grid, mover.cell, target) <= 1) return { path: [mover.cell], arrives: true };
  let goals: number[] = [];
  let least = 0;
  for (const offset of coveredBy(target)) {
    for (let i = 0; i < 6; i++) {
      const cell = target.cell + offset + grid.steps[i]!;
      const steps = field.steps[cell]!;
      if (taken[cell] !== 0 || steps < 0) continue;
      if (goals.length > 0 && steps > least) continue;
      if (steps < least) goals = [];
      least = steps;
      goals.push(cell);
    }
  }
  if (goals.length > 0) return { path: way(grid, field, goals), arrives: true };
  return nearer(grid, mover, field, target, 0);
}

/** MV-4: with one hex to measure by, the nearest that has a way; all of it fits on the board at every step. */
function wayOfLarge(grid: Grid, mover: Piece, field: Field, target: Piece): Way {
  const nearest = nearestOffset(grid, mover, target);
  if (distanceTo(grid, mover.cell + nearest, target) <= 1) return { path: [mover.cell], arrives: true };
  // The others are put in order only where the nearest one has no way.
  let inOrder: readonly number[] = [nearest];
  for (let measure = 0; measure < coveredBy(mover).length; measure++) {
    if (measure === 1) inOrder = measured(grid, mover, target);
    const offset = inOrder[measure]!;
    let goals: number[] = [];
    let least = 0;
    for (const part of coveredBy(target)) {
      for (let i = 0; i < 6; i++) {
        const core = target.cell + part + grid.steps[i]! - offset;
        const steps = field.steps[core] ?? -1;
        if (steps < 0 || (goals.length > 0 && steps > least)) continue;
        if (overlaps(mover, core, target)) continue;
        if (steps < least) goals = [];
        least = steps;
        goals.push(core);
      }
    }
    if (goals.length > 0) return { path: way(grid, field, goals), arrives: true };
  }
  return nearer(grid, mover, field, target, nearest);
}

/** The first of `measured`. */
function nearestOffset(grid: Grid, mover: Piece, target: Piece): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const offset of coveredBy(mover)) {
    const far = distanceTo(grid, mover.cell + offset, target);
    if (far > least || (far === least && offset > nearest)) continue;
    nearest = offset;
    least = far;
  }
  return nearest;
}

/** The mover's hexes in the order in which MV-4 measures with them: nearest to the target, then North then West. */
function measured(grid: Grid, mover: Piece, target: Piece): number[] {
  const far = (offset: number) => distanceTo(grid, mover.cell + offset, target);
  return [...coveredBy(mover)].sort((a, b) => far(a) - far(b) || a - b);
}

/** MV-3: as near as it gets, by the distance of its hex at `offset`; then the fewest steps, then North then West. */
function nearer(grid: Grid, mover: Piece, field: Field, target: Piece, offset: number): Way {
  let goal = mover.cell;
  let least = distanceTo(grid, mover.cell + offset, target);
  for (let i = 1; i < field.count; i++) {
    const cell = field.reached[i]!;
    const far = distanceTo(grid, cell + offset, target);
    const sooner = far < least || (far === least && goal !== mover.cell && before(field, cell, goal));
    if (!sooner || (mover.body.large && overlaps(mover, cell, target))) continue;
    goal = cell;
    least = far;
  }
  return { path: goal === mover.cell ? [goal] : way(grid, field, [goal]), arrives: false };
}

const before = (field: Field, cell: number, goal: number): boolean => {
  const more = field.steps[cell]! - field.steps[goal]!;
  return more < 0 || (more === 0 && cell < goal);
};
