import { type Action, actAnswer } from './acts';
import { deedsOf, facesOf, hexesOf, threatOf, upkeep } from './deeds';
import { flowsOf, journey, lengthOf, movesOf } from './journeys';
import { type RowCase, slotAnswer } from './rows';
import { doSkill, type SkillCase } from './skills';
import { type BoardCase, type Command, turnAnswer } from './turn';
import { isRoyal, type PositionCase, rankFrom, refuse, type Side, squares, World } from './world';

export interface Asked {
  readonly side: Side;
  readonly position: PositionCase;
}
export interface Cases {
  readonly first: { readonly clans: readonly string[] };
  readonly status: Asked;
  readonly place: Asked & { readonly wanted: readonly string[] };
  readonly quarry: Asked;
  readonly moves: Asked & { readonly roll: number; readonly unit?: string; readonly retreat?: boolean };
  readonly deeds: Asked & { readonly roll: number; readonly bone: number; readonly after?: string };
  readonly flows: Asked & {
    readonly roll: number;
    readonly unit: string;
    readonly to: string;
    readonly dir?: number;
    readonly aura?: string;
  };
  readonly hexes: Asked & { readonly unit: string; readonly journeyed: boolean };
  readonly upkeep: Asked & {
    readonly order?: readonly string[];
    readonly restarts?: Readonly<Record<string, string>>;
  };
  readonly slot: {
    readonly rows: readonly RowCase[];
    readonly pool: number;
    readonly value: number;
    readonly bone: number;
  };
  readonly faces: Asked & { readonly bone: number };
  readonly threat: Asked & { readonly bone: number };
  readonly act: Asked & { readonly roll: number; readonly action: Action };
  readonly skill: Asked & SkillCase;
  readonly turn: Asked & {
    readonly boards: Readonly<Record<string, BoardCase>>;
    readonly commands: readonly Command[];
  };
}
export type Question = keyof Cases;

/** SU-1 */
const firsts = ['hexen', 'wibo', 'murg', 'ferrymen', 'erde', 'huldra'];

/** SU-4 */
function quarryAnswer({ side, position }: Asked): object {
  const world = new World(position);
  let allowed: string[] = [];
  for (let ranks = 2; ranks <= 8 && (ranks === 2 || allowed.length < 2); ranks++)
    allowed = squares.filter(square => {
      const unit = world.at(square);
      return (
        unit &&
        unit.side !== side &&
        rankFrom(side, square) > 8 - ranks &&
        !isRoyal(unit) &&
        !world.shield(unit)
      );
    });
  const warned = allowed.filter(square => {
    const unit = world.at(square)!;
    const clan = world.clan(unit.side);
    return (
      (clan === 'erde' && unit.kind === 'sage') || (['wibo', 'murg'].includes(clan) && unit.kind === 'pawn')
    );
  });
  return { allowed, warned };
}

function flowsAnswer({ side, position, roll, unit: at, to, dir, aura }: Cases['flows']): object {
  const world = new World(position);
  const value = lengthOf(world, side, roll);
  const unit = world.own(side, at);
  if (!unit) return { refused: 'noUnit' };
  if (world.held(unit)) return { refused: 'held' };
  if (value === 0 && to !== at) return { refused: 'distance' };
  const way =
    value === 0
      ? { unit: at, to, dir: 0, distance: 0, crosses: false }
      : journey(world, side, { unit: at, to, dir }, value);
  if (typeof way === 'string') return { refused: way };
  // FM-7: an aura is taken by crossing alone; a way that does not cross brings none, whatever is named.
  const gets = way.crosses && aura !== undefined ? [aura] : [];
  return { options: flowsOf(world, unit, way, [...unit.auras, ...gets]) };
}

const changed = (world: World, code: string | undefined): object => (code ? refuse(code) : world.changed());

export const slowAnswers: { readonly [Q in Question]: (asked: Cases[Q]) => object } = {
  first: ({ clans }) => ({ first: firsts.find(clan => clans.includes(clan)) }),
  status: ({ position }) => {
    const world = new World(position);
    const there = squares.flatMap(square => world.at(square) ?? []);
    return {
      invulnerable: there.flatMap(unit => {
        const why = world.shield(unit);
        return why ? [{ at: unit.at, why }] : [];
      }),
      held: there.filter(unit => world.held(unit)).map(({ at }) => at),
    };
  },
  place: ({ side, position, wanted }) => {
    const world = new World(position);
    return { squares: world.places(wanted, world.clan(side)) };
  },
  quarry: quarryAnswer,
  moves: ({ side, position, roll, unit, retreat = false }) => {
    const world = new World(position);
    const of = world.of(side).filter(one => unit === undefined || one.at === unit);
    return { moves: movesOf(world, side, roll, of, { retreat }) };
  },
  deeds: ({ side, position, roll, bone, after }) => ({
    deeds: deedsOf(new World(position), side, roll, bone, after),
  }),
  flows: flowsAnswer,
  hexes: ({ side, position, unit, journeyed }) => hexesOf(new World(position), side, unit, journeyed),
  upkeep: ({ side, position, order, restarts = {} }) => {
    const world = new World(position);
    return changed(world, upkeep(world, side, order, restarts));
  },
  slot: ({ rows, pool, value, bone }) => slotAnswer(rows, pool, value, bone),
  faces: ({ side, position, bone }) => facesOf(new World(position), side, bone),
  threat: ({ side, position, bone }) => threatOf(new World(position), side, bone),
  act: ({ side, position, action, roll }) => actAnswer(new World(position), side, action, roll),
  skill: ({ side, position, ...told }) => {
    const world = new World(position);
    return changed(world, doSkill(world, side, told));
  },
  turn: ({ side, position, boards, commands }) =>
    turnAnswer(new World(position), side, boards[side]!, commands),
};
