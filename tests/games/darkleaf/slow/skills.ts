import { upkeep } from './deeds';
import { settleOff } from './journeys';
import {
  adjacent,
  along,
  centre,
  far,
  inWoods,
  isRoyal,
  other,
  type Side,
  squares,
  step,
  type Unit,
  type World,
} from './world';

export interface SkillCase {
  readonly skill: string;
  readonly unit?: string;
  readonly units?: readonly string[];
  readonly dir?: number;
  readonly target?: string;
  readonly to?: string;
  readonly places?: Readonly<Record<string, string>>;
  readonly aura?: string;
  readonly order?: readonly string[];
  readonly restarts?: Readonly<Record<string, string>>;
}
const clanOf: Readonly<Record<string, string>> = {
  ...{ bigWave: 'ferrymen', masterTheCurrent: 'ferrymen', eddy: 'ferrymen', unrelentingTide: 'ferrymen' },
  ...{ sink: 'erde', rekindlePawn: 'erde', banish: 'erde' },
  ...{ rivalRegrowth: 'wibo', spores: 'wibo', scatter: 'wibo', hocVult: 'hexen', waxingMoon: 'hexen' },
};

/** Off the board is undefined; null where it cannot be pushed. */
function pushedTo(world: World, unit: Unit, by: Side, dir: number): string | undefined | null {
  if (world.still(unit)) return null;
  const to = step(by, unit.at, dir);
  if (to === undefined) return world.shield(unit) ? null : undefined;
  return world.at(to) ? null : to;
}

function bigWave(world: World, side: Side, { unit: at = '' }: SkillCase): string | undefined {
  if (!world.own(side, at)) return 'noUnit';
  const moved = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(dir => {
    const unit = world.at(step(side, at, dir));
    if (!unit || unit.side === side) return [];
    const to = pushedTo(world, unit, side, dir);
    return to === null ? [] : [{ unit, to, from: unit.at }];
  });
  for (const { unit, to } of moved) unit.at = to ?? '';
  for (const { unit, to, from } of moved) if (to === undefined) settleOff(world, side, unit, from, undefined);
  return undefined;
}
function masterTheCurrent(world: World, side: Side, { units = [], dir = 0 }: SkillCase): string | undefined {
  const both = units.map(at => world.at(at));
  if (units.length !== 2 || units[0] === units[1] || both.some(unit => unit?.kind !== 'pawn'))
    return 'target';
  const pawns = both
    .map(unit => unit!)
    .sort(
      (a, b) =>
        along(side, b.at, dir) - along(side, a.at, dir) || squares.indexOf(a.at) - squares.indexOf(b.at),
    );
  let flowed = 0;
  for (const pawn of pawns) {
    const to = pushedTo(world, pawn, side, dir);
    if (to === null) continue;
    if (pawn.side === side && (to === undefined || world.reclaimed.has(to))) continue;
    flowed += 1;
    const from = pawn.at;
    pawn.at = to ?? '';
    if (to === undefined) settleOff(world, side, pawn, from, undefined);
  }
  return flowed === 0 ? 'flow' : undefined;
}
function eddy(world: World, side: Side, { unit = '', target = '' }: SkillCase): string | undefined {
  const own = world.own(side, unit);
  if (own?.kind !== 'pawn') return 'noUnit';
  const rival = world.own(other(side), target);
  if (rival?.kind !== 'pawn') return 'target';
  if (world.held(own) || world.held(rival)) return 'held';
  if (world.reclaimed.has(rival.at)) return 'reclaimed';
  [own.at, rival.at] = [rival.at, own.at];
  return undefined;
}
function unrelentingTide(world: World, side: Side, { dir = 0 }: SkillCase): string | undefined {
  const royal = world.royal(other(side));
  if (!royal) return 'target';
  const most = world.clan(royal.side) === 'wibo' ? 1 : 8;
  let slid = 0;
  for (
    let to = step(side, royal.at, dir);
    slid < most && to !== undefined && !world.at(to);
    to = step(side, to, dir)
  ) {
    royal.at = to;
    slid += 1;
  }
  if (slid === 0) return 'blocked';
  royal.held = true;
  return undefined;
}
function sink(world: World, side: Side, { target = '' }: SkillCase): string | undefined {
  const unit = world.at(target);
  if (!unit) return 'target';
  if (world.shield(unit)) return 'invulnerable';
  if (unit.side === side && isRoyal(unit) && world.royalIsGoal(side)) return 'royal';
  world.vanquish(unit);
  return undefined;
}
function rekindle(world: World, side: Side, whose: Side, to: string): string | undefined {
  const rooks = world.rooks(side);
  if (rooks.length === 0 || world.buried(whose, 'pawn') < 1) return 'none';
  if (!world.places(world.beside(rooks, adjacent), world.clan(whose)).includes(to)) return 'place';
  world.add(whose, 'pawn', to, { held: whose !== side });
  return undefined;
}
function banish(world: World, side: Side, { places = {} }: SkillCase): string | undefined {
  let moved = 0;
  const inside = squares.filter(square => inWoods(square) && !centre.includes(square));
  for (const square of centre) {
    const unit = world.own(other(side), square);
    if (!unit || world.held(unit)) continue;
    const clan = world.clan(unit.side);
    const rooted = clan === 'wibo' && unit.kind === 'queen';
    const options = rooted
      ? inside.filter(one => adjacent(one, square) && world.free(one, clan))
      : world.places(inside, clan);
    const to = places[square] ?? options[0];
    if (options.length === 0) continue;
    if (to === undefined || !options.includes(to)) return 'place';
    unit.at = to;
    moved += 1;
  }
  return moved === 0 ? 'none' : undefined;
}
function relocate(world: World, { skill, unit: at = '', to = '' }: SkillCase): string | undefined {
  const unit = world.at(at);
  if (!unit || (skill === 'spores' && unit.kind !== 'pawn')) return 'target';
  if (world.held(unit)) return 'held';
  const clan = world.clan(unit.side);
  if (!world.free(to, clan)) return 'place';
  if (skill === 'hocVult' && clan === 'wibo' && unit.kind === 'queen' && far(at, to) > 1) return 'rooted';
  unit.at = to;
  return undefined;
}
function scatter(world: World, side: Side, { target = '', aura = '' }: SkillCase): string | undefined {
  const unit = world.own(other(side), target);
  if (!unit?.auras.includes(aura)) return 'target';
  unit.auras = unit.auras.filter(one => one !== aura);
  return undefined;
}
/** The code why not; where it is refused, the world is spoilt. */
export function doSkill(world: World, side: Side, told: SkillCase): string | undefined {
  if (clanOf[told.skill] !== world.clan(side)) return 'skill';
  switch (told.skill) {
    case 'bigWave':
      return bigWave(world, side, told);
    case 'masterTheCurrent':
      return masterTheCurrent(world, side, told);
    case 'eddy':
      return eddy(world, side, told);
    case 'unrelentingTide':
      return unrelentingTide(world, side, told);
    case 'sink':
      return sink(world, side, told);
    case 'rekindlePawn':
      return rekindle(world, side, side, told.to ?? '');
    case 'rivalRegrowth':
      return rekindle(world, side, other(side), told.to ?? '');
    case 'banish':
      return banish(world, side, told);
    case 'scatter':
      return scatter(world, side, told);
    case 'waxingMoon':
      return upkeep(world, side, told.order, told.restarts ?? {});
    default:
      return relocate(world, told);
  }
}
