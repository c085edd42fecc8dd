import { area } from '../../board/areas/area';
import type { Hit } from '../../board/geometry/hits';
import type { Board, Movement } from '../../board/geometry/types';
import { charge } from '../../board/moves/charge';
import { hexDistance, sees } from '../../board/targets/measure';
import { moveCharacter } from '../../board/text/edit';
import type { Direction } from '../../hex/direction';
import { directionAt, northThenWest } from '../../hex/direction';
import { gridOf } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import type { HeroEffect } from '../../stage/company';
import { rangeNow } from '../damage/thrown-items';
import { brokenBy } from '../facts/broken-by';
import { boardOf, placed } from '../facts/positions';
import { enemyOf, friendOf, namesOf } from '../facts/select';
import type { Option } from '../model/question';
import type { Id, State } from '../model/state';
import { say } from '../says/asks';

export type HeroAttack = Extract<HeroEffect, { effect: 'attack' }>;

/** One way to aim an attack of the company at several at once, and whom it hits there. */
export interface Aim {
  readonly id: string;
  readonly hexes: readonly Hex[];
  readonly hit: readonly Hit[];
  readonly facing?: Direction;
  /** Of a charge: how it goes (AE-4). */
  readonly movement?: Movement;
}

export const isArea = (effect: HeroAttack): boolean =>
  effect.area !== undefined || effect.charge !== undefined;

/** Whether the board tells who is hit: everybody's place is known. */
export const boardTells = (state: State, who: Id): boolean =>
  placed(state, [
    who,
    ...state.friends.filter(one => one.presence === 'standing').map(one => one.id),
    ...state.enemies.filter(one => one.present).map(one => one.id),
  ]);

/** AE-1 to AE-4: every aim that hits an enemy; of those that hit the same ones the first, those that hit most first. */
export function aimsOf(state: State, who: Id, effect: HeroAttack): readonly Aim[] {
  const found =
    effect.charge === undefined ? areaAims(state, who, effect) : chargeAims(state, who, effect.charge);
  const broken = brokenBy(state, who);
  const isHit = ({ id }: Hit): boolean =>
    !broken.includes(id) && (effect.only !== 'enemies' || enemyOf(state, id) !== undefined);
  const spared = found.map(aim => ({ ...aim, hit: aim.hit.filter(isHit) }));
  const seen = new Set<string>();
  const several = spared.filter(aim => {
    const key = JSON.stringify([aim.hit, effect.charge === undefined ? '' : aim.movement?.at]);
    const fresh = !seen.has(key) && enemiesIn(state, aim) > 0;
    seen.add(key);
    return fresh;
  });
  const worth = (aim: Aim): number => 2 * enemiesIn(state, aim) - aim.hit.length;
  return several.sort((a, b) => worth(b) - worth(a));
}

const enemiesIn = (state: State, aim: Aim): number => aim.hit.filter(one => enemyOf(state, one.id)).length;

/** North then West, so that of equal aims the first is the one that the golden rule would take. */
const ways: readonly Direction[] = northThenWest.map(directionAt);

function areaAims(state: State, who: Id, effect: HeroAttack): readonly Aim[] {
  const board = boardOf(state);
  const friend = friendOf(state, who);
  const at = friend?.at ?? null;
  if (!friend || at === null || effect.area === undefined) return [];
  const shape = effect.area;
  if (shape === 'adjacent') return [{ id: 'all', ...area(board, { kind: 'adjacent', actor: who }) }];
  if (shape === 'circle') {
    const { range = rangeNow(state, friend), noSight = false } = effect;
    return circles(state, board, who, { at, range, noSight });
  }
  if (shape === 'wave')
    return ways.map(way => ({
      id: way,
      facing: way,
      ...area(board, { kind: 'wave', actor: who, direction: way }),
    }));
  return ways.map(way => {
    const turned = moveCharacter(board, who, at, way);
    const order =
      'cone' in shape
        ? ({ kind: 'cone', actor: who, size: shape.cone } as const)
        : ({ kind: 'drawn', actor: who, hexes: shape.drawn } as const);
    return { id: way, facing: way, ...area(turned, order) };
  });
}

/** SE-1, AT-5: without a place of its own the centre of the area must be in range, and in sight unless none is needed. */
function circles(
  state: State,
  board: Board,
  who: Id,
  { at, range, noSight }: { readonly at: Hex; readonly range: number; readonly noSight: boolean },
): readonly Aim[] {
  const grid = gridOf(state.encounter.board);
  return [...grid.cells]
    .map(cell => grid.names[cell] ?? at)
    .filter(hex => hexDistance(board, at, hex) <= range && (noSight || sees(board, at, hex)))
    .map(hex => ({ id: hex, ...area(board, { kind: 'circle', actor: who, centre: hex }) }));
}

function chargeAims(state: State, who: Id, hexes: number): readonly Aim[] {
  const board = boardOf(state);
  const at = friendOf(state, who)?.at ?? null;
  if (at === null) return [];
  return ways.map(way => {
    const { hit, ...movement } = charge(moveCharacter(board, who, at, way), { actor: who, hexes });
    return { id: way, facing: way, hexes: movement.path.slice(1), hit, movement };
  });
}

export function aimOption(state: State, { id, hexes, hit: struck, facing }: Aim): Option {
  const ids = struck.map(one => one.id);
  const hit = namesOf(state, ids);
  return {
    id,
    label: facing ? say('ask.aim-way', { way: facing, hit }) : say('ask.aim-at', { hex: id, hit }),
    hexes,
    hit: ids,
    ...(facing ? { facing } : {}),
  };
}
