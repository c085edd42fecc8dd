import { deedsOf, hunts, morphs, pivots } from './deeds';
import { afterErde, crossingAuras, flow, flowsOf, journey, lengthOf, type Way } from './journeys';
import {
  adjacent,
  inSeat,
  isRoyal,
  neighbouring,
  refuse,
  type Side,
  squares,
  step,
  type Unit,
  type World,
} from './world';

export interface Action {
  readonly do: string;
  readonly unit?: string;
  readonly to?: string;
  readonly dir?: number;
  readonly hunt?: string;
  readonly parts?: readonly {
    readonly unit: string;
    readonly to: string;
    readonly dir?: number;
    readonly value: number;
  }[];
  readonly metamorphic?: boolean;
  readonly aura?: string;
  readonly flow?: { readonly dir: number; readonly steps?: number; readonly units?: number };
  readonly place?: string;
  readonly belay?: { readonly unit: string; readonly to: string };
  readonly targets?: readonly string[];
  readonly into?: string;
  readonly places?: readonly string[];
  readonly seed?: boolean;
  readonly with?: string;
}
/** What was done, besides the change of the world; or the code why not. */
export type Done =
  | string
  | { readonly failed?: boolean; readonly stands?: string; readonly came?: string | undefined };

const asked = (action: Action) => ({ unit: action.unit ?? '', to: action.to ?? '', dir: action.dir });

/** HU-1 */
function hit(world: World, by: Side, target: Unit): void {
  if (!isRoyal(target)) {
    world.vanquish(target);
    return;
  }
  target.marks += 1;
  if (target.marks < 3) return;
  world.remove(target);
  world.win(by);
}

function pivot(world: World, side: Side, action: Action, roll: number): Done {
  const unit = world.own(side, action.unit ?? '');
  if (!unit) return 'noUnit';
  if (!pivots(unit)) return 'pivot';
  if (world.held(unit)) return 'held';
  const to = action.to ?? '';
  let found = 0;
  for (const dir of [1, 2, 3, 4, 5, 6, 7, 8]) {
    let square: string | undefined = unit.at;
    for (let i = 1; i < 8 && square !== undefined; i++) {
      square = step(side, square, dir);
      if (square === to) found = i;
    }
  }
  if (found === 0) return 'direction';
  if (found >= roll) return 'distance';
  const way = journey(world, side, { unit: unit.at, to }, found);
  if (typeof way === 'string') return way;
  if (!hunts(world, unit, to, roll - found).includes(action.hunt ?? '')) return 'target';
  unit.at = to;
  hit(world, side, world.at(action.hunt)!);
  return { stands: to };
}

function split(world: World, side: Side, action: Action, roll: number): Done {
  const parts = action.parts ?? [];
  const most = action.metamorphic ? 3 : 2;
  if (world.clan(side) !== 'erde' || parts.length < 2 || parts.length > most) return 'split';
  if (parts.length === 3 && roll < 3) return 'split';
  if (parts.some(({ value }) => !Number.isInteger(value) || value < 1)) return 'split';
  if (parts.reduce((sum, { value }) => sum + value, 0) !== roll) return 'split';
  const gone = new Set<Unit>();
  for (const part of parts) {
    const way = journey(world, side, part, part.value);
    if (typeof way === 'string') return way;
    const unit = world.own(side, part.unit)!;
    if (gone.has(unit)) return 'split';
    gone.add(unit);
    unit.at = way.to;
    afterErde(world, unit);
  }
  return {};
}

function ferry(world: World, side: Side, action: Action, roll: number): Done {
  const value = lengthOf(world, side, roll);
  let way: Way | string;
  if (value === 0) {
    const unit = world.own(side, action.unit ?? '');
    if (!unit) return 'noUnit';
    if (world.held(unit)) return 'held';
    if (action.to !== unit.at) return 'distance';
    way = { unit: unit.at, to: unit.at, dir: 0, distance: 0, crosses: false };
  } else way = journey(world, side, asked(action), value);
  if (typeof way === 'string') return way;
  const unit = world.own(side, way.unit)!;
  const gets = way.crosses ? crossingAuras(unit) : [];
  if (action.aura !== undefined && !gets.includes(action.aura)) return 'aura';
  const upon = value > 0 && world.at(way.to) !== undefined && way.to !== unit.at;
  const optionsWith = (aura: string | undefined) =>
    flowsOf(world, unit, way, aura === undefined ? unit.auras : [...unit.auras, aura]);
  const aura = action.aura ?? (upon ? gets.find(one => optionsWith(one).length > 0) : undefined) ?? gets[0];
  const options = optionsWith(aura);
  const told = action.flow;
  const push = told
    ? options.find(
        one => one.dir === told.dir && one.steps === (told.steps ?? 1) && one.units === (told.units ?? 1),
      )
    : value === 0
      ? undefined
      : options[0];
  if ((told && !push) || (upon && options.length === 0)) return 'flow';
  if (aura !== undefined) unit.auras.push(aura);
  if (!flow(world, unit, way.to, push, action.place)) return 'place';
  if (action.belay) {
    const moved = world.own(side, action.belay.unit);
    if (unit.kind !== 'king' || !moved || moved === unit || !adjacent(moved.at, unit.at) || world.held(moved))
      return 'belay';
    if (!adjacent(action.belay.to, unit.at) || !world.free(action.belay.to, 'ferrymen')) return 'belay';
    moved.at = action.belay.to;
  }
  return { stands: unit.at };
}

function plainJourney(world: World, side: Side, action: Action, roll: number): Done {
  const way = journey(world, side, asked(action), roll);
  if (typeof way === 'string') return way;
  const unit = world.own(side, way.unit)!;
  const there = world.at(way.to);
  if (there && there !== unit) {
    // MU-4
    if (isRoyal(there)) {
      world.remove(there);
      world.win(side);
    } else world.vanquish(there);
  }
  unit.at = way.to;
  if (world.clan(side) === 'erde') afterErde(world, unit);
  return { stands: unit.at };
}

function deed(world: World, side: Side, action: Action, roll: number): Done {
  const clan = world.clan(side);
  const unit = world.own(side, action.unit ?? '');
  if (!unit) return 'noUnit';
  if (clan === 'wibo' && unit.kind === 'pawn' ? unit.held : world.held(unit)) return 'held';
  const targets = [...(action.targets ?? [])].sort((a, b) => squares.indexOf(a) - squares.indexOf(b));
  if (action.seed && (clan !== 'wibo' || targets.length !== 1)) return 'seed';
  const listed =
    clan === 'wibo'
      ? morphs(world, unit)
      : deedsOf(world, side, roll, 6, undefined).filter(one => one.unit === unit.at);
  const found = listed.find(one => one.targets.join() === targets.join());
  if (!found) return 'target';
  if (found.need !== null && roll < found.need && !action.seed) return { failed: true };
  switch (clan) {
    case 'huldra':
      hit(world, side, world.at(targets[0])!);
      return {};
    case 'murg': {
      const enters: string[] = [];
      for (const target of targets) {
        const there = world.at(target)!;
        const royal = isRoyal(there);
        if (royal) world.remove(there);
        if (royal) world.win(side);
        if ((royal || world.vanquish(there)) && world.free(target, clan)) enters.push(target);
      }
      if (action.into !== undefined && !enters.includes(action.into)) return 'place';
      unit.at = action.into ?? enters[0] ?? unit.at;
      return {};
    }
    case 'erde': {
      world.reclaimed.add(unit.at);
      const king = world.of(side).find(one => one.kind === 'king');
      if (!king) return {};
      const options = world.places(world.beside([king], adjacent), clan);
      const to = action.to ?? options[0];
      if (to === undefined || !options.includes(to)) return 'place';
      unit.at = to;
      return {};
    }
    default: {
      let came: string | undefined;
      for (const [i, target] of targets.entries()) {
        const there = world.at(target)!;
        if (!world.vanquish(there)) continue;
        const seat = squares.filter(square => inSeat(side, square));
        const options = world.places(isRoyal(there) ? seat : [target], clan);
        const to = action.places?.[i] ?? options[0]!;
        if (!options.includes(to)) return 'place';
        world.add(side, 'pawn', to);
        if (!isRoyal(there)) came = to;
      }
      return { came: targets.length === 1 ? came : undefined };
    }
  }
}

function leap(world: World, side: Side, action: Action): Done {
  const unit = world.own(side, action.unit ?? '');
  if (!unit) return 'noUnit';
  if (world.held(unit)) return 'held';
  const rooks = world.rooks(side);
  if (unit.kind !== 'queen' || rooks.length === 0 || rooks.some(rook => adjacent(rook.at, unit.at)))
    return 'leap';
  if (!world.places(world.beside(rooks, neighbouring), 'huldra').includes(action.to ?? '')) return 'place';
  unit.at = action.to ?? '';
  return {};
}

function swap(world: World, side: Side, action: Action): Done {
  const unit = world.own(side, action.unit ?? '');
  if (!unit) return 'noUnit';
  if (world.held(unit)) return 'held';
  const pawn = world.own(side, action.with ?? '');
  if (unit.kind !== 'queen' || pawn?.kind !== 'pawn' || !adjacent(pawn.at, unit.at) || world.held(pawn))
    return 'swap';
  [unit.at, pawn.at] = [pawn.at, unit.at];
  return { stands: unit.at };
}

function retreat(world: World, side: Side, action: Action, roll: number): Done {
  const unit = world.own(side, action.unit ?? '');
  if (!unit) return 'noUnit';
  if (action.with === undefined) {
    if (unit.kind !== 'pawn') return 'retreat';
    const way = journey(world, side, asked(action), roll, { retreat: true });
    if (typeof way === 'string') return way;
    unit.at = way.to;
    return {};
  }
  const pawn = world.own(side, action.with);
  if (unit.kind !== 'knight' || pawn?.kind !== 'pawn') return 'retreat';
  if (world.held(unit) || pawn.held) return 'held';
  world.units = world.units.filter(one => one !== pawn);
  const way = journey(world, side, asked(action), roll, { retreat: true });
  if (typeof way === 'string') return way;
  unit.at = way.to;
  const options = world.places(world.beside([unit], neighbouring), 'wibo');
  const to = action.place ?? options[0]!;
  if (!options.includes(to)) return 'place';
  world.units.push(Object.assign(pawn, { at: to }));
  return {};
}

const doers: Readonly<Record<string, readonly string[]>> = {
  journey: ['huldra', 'murg', 'ferrymen', 'erde', 'wibo', 'hexen'],
  deed: ['huldra', 'murg', 'erde', 'wibo'],
  leap: ['huldra'],
  swap: ['wibo'],
  retreat: ['wibo'],
};
/** Does it to this world; where it is refused, the world is spoilt and must be thrown away. */
export function doAct(world: World, side: Side, action: Action, roll: number): Done {
  const clan = world.clan(side);
  if (!doers[action.do]?.includes(clan)) return 'action';
  switch (action.do) {
    case 'deed':
      return deed(world, side, action, roll);
    case 'leap':
      return leap(world, side, action);
    case 'swap':
      return swap(world, side, action);
    case 'retreat':
      return retreat(world, side, action, roll);
    default:
      if (clan === 'huldra' && action.hunt !== undefined) return pivot(world, side, action, roll);
      if (action.parts) return split(world, side, action, roll);
      return clan === 'ferrymen' ? ferry(world, side, action, roll) : plainJourney(world, side, action, roll);
  }
}
export function actAnswer(world: World, side: Side, action: Action, roll: number): object {
  const done = doAct(world, side, action, roll);
  if (typeof done === 'string') return refuse(done);
  return world.changed(done.failed ? { failed: true } : {});
}
