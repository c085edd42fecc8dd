import { crossingAuras, endsAt, flowsOf, legalWays, lengthOf, movesOf, type Way } from './journeys';
import {
  adjacent,
  centre,
  dirs,
  fraction,
  isRoyal,
  onDiagonal,
  other,
  type Side,
  squares,
  step,
  toward,
  type Unit,
  type World,
} from './world';

export interface Deed {
  readonly unit: string;
  readonly targets: readonly string[];
  readonly need: number | null;
  readonly chance: string | null;
}

/** HU-3 to HU-5: whom a hunter reaches at this distance from this square; it stands nowhere else. */
export function hunts(world: World, hunter: Unit, from: string, n: number): string[] {
  const { side, kind } = hunter;
  const bow = kind === 'pawn' && hunter.auras.includes('longBow');
  const ways = new Set([...world.book(hunter).deed, ...(bow ? [2, 4, 6, 8] : [])]);
  return [...ways].flatMap(dir =>
    (bow ? [n, n + 1] : [n]).flatMap(v => {
      let square: string | undefined = from;
      for (let i = 1; i <= v && square !== undefined; i++) {
        square = step(side, square, dir);
        const there = world.at(square);
        if (i < v && there && there !== hunter && !(kind === 'knight' && there.kind === 'pawn')) return [];
      }
      const target = world.at(square);
      return target && target.side !== side && !world.shield(target) ? [target.at] : [];
    }),
  );
}
/** HU-6 */
export const pivots = (unit: Unit): boolean => unit.kind === 'sage' && unit.auras.includes('pivot');

const pairs = (list: readonly string[]): (readonly [string, string])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const));

function murg(world: World, side: Side): Omit<Deed, 'chance'>[] {
  const royalNeed = world.law(side, 'murg') ? 5 : 6;
  return world.of(side).flatMap(unit => {
    if (world.held(unit)) return [];
    const free = unit.kind === 'king' && world.rooks(side).some(rook => adjacent(rook.at, unit.at));
    const ways = free ? dirs : world.book(unit).deed;
    const targets = squares.filter(square => {
      const there = world.at(square);
      return (
        there &&
        there.side !== side &&
        adjacent(square, unit.at) &&
        ways.includes(toward(side, unit.at, square)) &&
        !world.shield(there)
      );
    });
    const one = targets.map(target => ({
      unit: unit.at,
      targets: [target],
      need: isRoyal(world.at(target)!) ? royalNeed : 3,
    }));
    const plain = targets.filter(target => !isRoyal(world.at(target)!));
    const two =
      unit.kind === 'knight' ? pairs(plain).map(both => ({ unit: unit.at, targets: both, need: 4 })) : [];
    return [...one, ...two];
  });
}
function erde(world: World, side: Side): Omit<Deed, 'chance'>[] {
  const need = world.law(side, 'erde') ? 5 : 6;
  return world
    .of(side)
    .filter(
      unit =>
        unit.kind === 'pawn' &&
        centre.includes(unit.at) &&
        !world.reclaimed.has(unit.at) &&
        !world.held(unit),
    )
    .map(({ at }) => ({ unit: at, targets: [at], need }));
}
/** WB-3, WB-4: as if the unit had just journeyed. */
export function morphs(
  world: World,
  unit: Unit,
  graves = world.buried(unit.side, 'pawn'),
): Omit<Deed, 'chance'>[] {
  if (unit.held || graves < 1) return [];
  const near = squares.filter(square => {
    const there = world.at(square);
    return there && there.side !== unit.side && adjacent(square, unit.at) && !world.shield(there);
  });
  const deed = (square: string): boolean =>
    world.book(unit).deed.includes(toward(unit.side, unit.at, square));
  const slant = (square: string): boolean => onDiagonal(square, unit.at);
  const one = near.filter(deed).map(target => ({ unit: unit.at, targets: [target], need: 3 }));
  if (unit.kind !== 'sage' || graves < 2) return one;
  const two = pairs(near).filter(([a, b]) => (deed(a) && slant(b)) || (deed(b) && slant(a)));
  return [...one, ...two.map(targets => ({ unit: unit.at, targets, need: 3 }))];
}

const order = (a: Deed, b: Deed): number => {
  const keys = (deed: Deed): number[] => [
    squares.indexOf(deed.unit),
    deed.targets.length,
    ...deed.targets.map(target => squares.indexOf(target)),
  ];
  const [left, right] = [keys(a), keys(b)];
  return left.map((n, i) => n - right[i]!).find(n => n !== 0) ?? 0;
};
/** What `deeds` lists. */
export function deedsOf(
  world: World,
  side: Side,
  roll: number,
  bone: number,
  after: string | undefined,
): Deed[] {
  const chanced = (list: readonly Omit<Deed, 'chance'>[]): Deed[] =>
    list.map(deed => ({ ...deed, chance: fraction(Math.max(0, bone - deed.need! + 1), bone) })).sort(order);
  switch (world.clan(side)) {
    case 'huldra':
      return world
        .of(side)
        .flatMap(unit =>
          world.held(unit)
            ? []
            : hunts(world, unit, unit.at, roll).map(target => ({
                unit: unit.at,
                targets: [target],
                need: null,
                chance: null,
              })),
        )
        .sort(order);
    case 'murg':
      return chanced(murg(world, side));
    case 'erde':
      return chanced(erde(world, side));
    case 'wibo': {
      const unit = after === undefined ? undefined : world.own(side, after);
      return unit ? chanced(morphs(world, unit)) : [];
    }
    default:
      return [];
  }
}

/** FO-1 */
export function facesOf(world: World, side: Side, bone: number): object {
  const all = Array.from({ length: bone }, (_, i) => i + 1);
  const clan = world.clan(side);
  const deeds = (value: number): number => {
    if (clan === 'huldra') return deedsOf(world, side, value, bone, undefined).length;
    if (clan !== 'murg' && clan !== 'erde') return 0;
    return deedsOf(world, side, value, bone, undefined).filter(({ need }) => need! <= value).length;
  };
  const ends = all.map(value => endsAt(world, side, value));
  const reach = squares.flatMap(square => {
    const n = ends.filter(one => one.has(square)).length;
    return n > 0 ? [[square, fraction(n, bone)] as const] : [];
  });
  return {
    values: all.map(value => ({
      value,
      moves: movesOf(world, side, value, world.of(side)).length,
      deeds: deeds(value),
    })),
    reach: Object.fromEntries(reach),
  };
}

/** FO-2 */
export function threatOf(world: World, side: Side, bone: number): object {
  const all = Array.from({ length: bone }, (_, i) => i + 1);
  const none = { chance: '0', intent: null, values: [] };
  const royal = world.royal(other(side));
  if (!royal) return none;
  const told = (values: readonly number[], intent: string, chance = fraction(values.length, bone)): object =>
    values.length === 0 || chance === '0' ? none : { chance, intent, values };
  const own = world.of(side).filter(unit => !world.held(unit));
  const ways = (value: number): readonly { readonly unit: Unit; readonly way: Way }[] =>
    own.flatMap(unit => legalWays(world, unit, value).map(way => ({ unit, way })));
  switch (world.clan(side)) {
    case 'huldra':
      return told(
        all.filter(v =>
          own.some(
            unit =>
              hunts(world, unit, unit.at, v).includes(royal.at) ||
              (pivots(unit) &&
                Array.from({ length: v - 1 }, (_, i) => i + 1).some(k =>
                  legalWays(world, unit, k).some(
                    way => way.distance === k && hunts(world, unit, way.to, v - k).includes(royal.at),
                  ),
                )),
          ),
        ),
        'any',
      );
    case 'murg': {
      const needs = murg(world, side).flatMap(({ targets, need }) =>
        targets[0] === royal.at ? [need!] : [],
      );
      const deed = all.filter(v => v >= Math.min(99, ...needs));
      const journey = all.filter(v => ways(v).some(({ way }) => way.to === royal.at));
      return journey.length > deed.length ? told(journey, 'journey') : told(deed, 'deed');
    }
    case 'ferrymen':
      return told(
        all.filter(roll => {
          const value = lengthOf(world, side, roll);
          const gone =
            value === 0
              ? own.map(unit => ({
                  unit,
                  way: { unit: unit.at, to: unit.at, dir: 0, distance: 0, crosses: false },
                }))
              : ways(value);
          return gone.some(({ unit, way }) =>
            [[], ...(way.crosses ? crossingAuras(unit).map(one => [one]) : [])].some(more =>
              flowsOf(world, unit, way, [...unit.auras, ...more]).some(push => {
                const hit =
                  push.units === 2 ? [push.target, step(side, push.target, push.dir)] : [push.target];
                if (!hit.includes(royal.at)) return false;
                const first = step(side, royal.at, push.dir);
                return first === undefined || (push.steps === 2 && step(side, first, push.dir) === undefined);
              }),
            ),
          );
        }),
        'any',
      );
    case 'wibo': {
      if (world.shield(royal) || world.buried(side, 'pawn') < 1) return none;
      const hits = (unit: Unit, at: string): boolean =>
        adjacent(at, royal.at) && world.book(unit).deed.includes(toward(side, at, royal.at));
      const swaps = own.some(
        unit =>
          unit.kind === 'queen' &&
          own.some(pawn => pawn.kind === 'pawn' && adjacent(pawn.at, unit.at) && hits(unit, pawn.at)),
      );
      const values = all.filter(v => swaps || ways(v).some(({ unit, way }) => hits(unit, way.to)));
      return told(values, 'any', fraction(values.length * Math.max(0, bone - 2), bone * bone));
    }
    default:
      return none;
  }
}

interface Hexes {
  readonly garden: boolean;
  readonly counts: readonly number[];
  readonly ladder: readonly string[];
  readonly twice: boolean;
}
/** HX-2 to HX-4 */
export function hexesOf(world: World, side: Side, at: string, journeyed: boolean): Hexes {
  const unit = world.own(side, at);
  const none = { garden: false, counts: [], ladder: [], twice: false };
  if (!unit || world.held(unit) || !(journeyed || unit.kind === 'sage')) return none;
  const { hex } = world.book(unit);
  const garden = hex.includes('garden') && !world.gardens.has(at);
  const ladders = hex.includes('ladder');
  return {
    garden,
    counts: garden ? (unit.kind === 'queen' ? [2, 3] : [3]) : [],
    ladder: ladders ? ladderTargets(world, side, at) : [],
    twice: ladders && journeyed && world.rooks(side).some(rook => adjacent(rook.at, at)),
  };
}
export const ladderTargets = (world: World, side: Side, at: string): string[] =>
  squares.filter(square => {
    const there = world.at(square);
    return (
      there &&
      there.side !== side &&
      onDiagonal(square, at) &&
      !there.quarry &&
      there.ladder === 0 &&
      !world.thick(there) &&
      !world.still(there)
    );
  });

/** HX-5, HX-6: the code of what was told wrongly, or nothing. */
export function upkeep(
  world: World,
  side: Side,
  order: readonly string[] | undefined,
  restarts: Readonly<Record<string, string>>,
): string | undefined {
  const ladders = squares.flatMap(at => {
    const unit = world.at(at);
    return unit && unit.ladder > 0 ? [{ name: `ladder ${at}`, unit, at }] : [];
  });
  const gardens = squares.flatMap(at =>
    world.gardens.has(at) ? [{ name: `garden ${at}`, unit: undefined, at }] : [],
  );
  const items = [...ladders, ...gardens];
  const names = items.map(({ name }) => name);
  const told = order ?? names;
  if (
    told.length !== names.length ||
    new Set(told).size !== told.length ||
    !told.every(one => names.includes(one))
  )
    return 'order';
  for (const name of told) {
    const { unit, at } = items.find(one => one.name === name)!;
    if (unit) {
      if (!world.units.includes(unit) || unit.ladder === 0) continue;
      unit.ladder -= 1;
      if (unit.ladder > 0 || world.shield(unit)) continue;
      world.vanquish(unit);
      const to = restarts[at];
      if (to === undefined) continue;
      const next = world.at(to);
      const legal =
        next &&
        next !== unit &&
        adjacent(to, at) &&
        next.ladder === 0 &&
        !world.thick(next) &&
        !world.still(next) &&
        !(next.side === side && isRoyal(next) && world.royalIsGoal(side));
      if (!legal) return 'restart';
      next.ladder = 2;
    } else {
      const left = world.gardens.get(at)! - 1;
      world.gardens.set(at, left);
      if (left > 0) continue;
      world.gardens.delete(at);
      for (const square of squares.filter(one => one === at || adjacent(one, at))) {
        const there = world.at(square);
        if (there && there.side !== side && !world.shield(there)) world.vanquish(there);
      }
    }
  }
  return undefined;
}
