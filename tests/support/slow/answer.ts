import { area } from './area';
import type { CaseJson } from './case';
import { compassMove, directlyAway } from './compass';
import { distance, type Hex } from './geometry';
import { knockback } from './knock';
import { minions } from './minions';
import { sees } from './sight';
import { chain, strike } from './strike';
import { activate } from './target';
import { movementTo } from './way';
import { figure, type World, worldOf } from './world';

function hexNamed(world: World, name: string): Hex {
  const hex = world.hexes.get(name);
  if (!hex) throw new Error(`no hex ${name}`);
  return hex;
}

/** What docs/SCENARIOS.md documents for a case about a board, by the slowest and most literal way. */
export function answer(given: CaseJson): object {
  const world = worldOf(given.board);
  const id = given.id;
  switch (given.do) {
    case 'sight':
      return { id, sees: sees(world, hexNamed(world, given.from), hexNamed(world, given.to)) };
    case 'distance':
      return { id, distance: distance(hexNamed(world, given.from), hexNamed(world, given.to)) };
    case 'reach': {
      const movement = movementTo(world, figure(world, given.actor), figure(world, given.target));
      return { id, movement: movement ?? null };
    }
    case 'activate':
      return { id, ...activate(world, given) };
    case 'minions':
      return { id, ...minions(world, given.move, given.range ?? 1) };
    case 'compass':
      return { id, ...compassMove(world, given.actor, given.direction, given.move) };
    case 'away':
      return { id, ...directlyAway(world, given.actor, given.from, given.move) };
    case 'knockback':
      return { id, ...knockback(world, given.source, given.targets, given.hexes) };
    case 'area': {
      const centre = given.centre === undefined ? undefined : hexNamed(world, given.centre);
      return { id, ...area(world, given.actor, given.area, given.size ?? 1, centre) };
    }
    case 'strike':
      return { id, ...strike(world, given.actor, given.target, given.range, given.broken) };
    case 'chain':
      return { id, ...chain(world, given.actor, given.first, given.range, given.max) };
  }
}
