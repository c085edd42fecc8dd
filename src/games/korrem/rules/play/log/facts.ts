import { costsFrom } from '../../../../../basics/search';
import { neighbours } from '../../../../../hex/around';
import type { Hex } from '../../../../../hex/shape';
import { type Goods, nothing } from '../../goods';
import { type LandMap, landGrid, type Settlement } from '../../world/land';
import { townHall } from '../../world/town-hall';
import { entryCost, type Traveller } from '../../world/travel';
import { type Army, armiesOn, armyIn, nationOf, npcs, type World } from '../model';
import type { Holder } from '../turn/commands';

const maps = new WeakMap<World['lands'], WeakMap<World['settlements'], LandMap>>();

export const cellOf = (hex: Hex): number | undefined => landGrid.cellOf.get(hex);
export const hexOf = (cell: number): Hex => landGrid.names[cell] ?? '';

/** The map as its rules read it; worked out once for lands and settlements. */
export function mapOf({ lands, settlements }: Pick<World, 'lands' | 'settlements'>): LandMap {
  const of = maps.get(lands) ?? new WeakMap<World['settlements'], LandMap>();
  maps.set(lands, of);
  const known = of.get(settlements);
  if (known) return known;
  const map: LandMap = {
    lands: new Map(
      Object.entries(lands).flatMap(([hex, { type, landmark }]) => {
        const cell = cellOf(hex);
        return cell === undefined ? [] : [[cell, { type, landmark: landmark !== null }] as const];
      }),
    ),
    settlements: new Map(
      Object.entries(settlements).flatMap(([hex, { owner, kind, occupier }]) => {
        const cell = cellOf(hex);
        const settlement: Settlement = { owner, kind, occupied: occupier !== null };
        return cell === undefined ? [] : [[cell, settlement] as const];
      }),
    ),
  };
  of.set(settlements, map);
  return map;
}

/** MV-2. */
export const travellerOf = ({ members }: Army): Traveller => ({
  seafaring: members.some(({ seafaring }) => seafaring),
  flying: members.length > 0 && members.every(({ flying }) => flying),
});

/** MV-3. */
export const areAllies = ({ allies }: World, a: string, b: string): boolean =>
  a === b || allies.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

export const isHostile = (world: World, army: Pick<Army, 'nation'>, other: Army): boolean =>
  other.nation === null || army.nation === null || !areAllies(world, army.nation, other.nation);

/** MV-3: where somebody hostile stands. */
export const hostileCells = (world: World, army: Army): ReadonlySet<number> =>
  new Set(
    world.armies.flatMap(other => {
      const cell = other.hex === null ? undefined : cellOf(other.hex);
      return other.id === army.id || cell === undefined || !isHostile(world, army, other) ? [] : [cell];
    }),
  );

/** ST-3. */
const pieces = { village: 8, kingdom: 6, tower: 10, wall: 15 } as const;

/** ST-3: how many pieces of a kind a nation has left. */
export function piecesLeft(world: World, nation: string, kind: keyof typeof pieces): number {
  const own = Object.values(world.settlements).filter(({ owner }) => owner === nation);
  const used =
    kind === 'wall' || kind === 'tower'
      ? own.reduce((all, { walls, towers }) => all + (kind === 'wall' ? walls : towers), 0)
      : own.filter(one => one.kind === kind).length;
  return Math.max(0, pieces[kind] - used);
}

/** GA-5, EN-7: whether an army stands on an own settlement that nobody occupies; without a map it always may. */
export function atHome(world: World, army: Army): boolean {
  if (army.nation === null) return false;
  if (!world.settings.map) return true;
  const holding = army.hex === null ? undefined : world.settlements[army.hex];
  return holding?.owner === army.nation && holding.occupier === null;
}

/** MV-4: the same or bordering hexes. */
export function areNear(world: World, a: Army, b: Army): boolean {
  if (!world.settings.map) return true;
  const [one, other] = [a.hex, b.hex].map(hex => (hex === null ? undefined : cellOf(hex)));
  return (
    one !== undefined && other !== undefined && (one === other || neighbours(landGrid, one).includes(other))
  );
}

export function goodsOf(world: World, of: Holder): Goods {
  if ('bank' in of) return nationOf(world, of.bank)?.bank ?? nothing;
  return armyIn(world, of.army)?.goods ?? nothing;
}

/** TH-1: how many piles a nation's town hall has. */
export const pilesOf = (world: World, nation: string): number => townHall(mapOf(world), nation).piles;

/** CR-2: flags that stand on the map. */
export const activeFlags = ({ armies }: World): number =>
  armies.filter(({ nation }) => nation === null).length;

/** CR-3: the creatures on the hex of an army, in the order of their placing. */
export const npcsWith = (world: World, army: Army): Army[] =>
  armiesOn(world, army.hex).filter(({ nation }) => nation === null);

/** LD-9: the cells beside a hex that are still empty. */
export const emptyBeside = (world: World, hex: Hex): number[] => {
  const cell = cellOf(hex);
  const { lands } = mapOf(world);
  return cell === undefined ? [] : neighbours(landGrid, cell).filter(next => !lands.has(next));
};

/** MV-1 to MV-3: the cheapest way of an army to a hex; nothing where none leads. */
export function pathTo(world: World, army: Army, to: Hex): readonly Hex[] | undefined {
  const [from, goal] = [army.hex === null ? undefined : cellOf(army.hex), cellOf(to)];
  if (from === undefined || goal === undefined || from === goal) return undefined;
  const { lands } = mapOf(world);
  const hostile = hostileCells(world, army);
  const as = travellerOf(army);
  const costFrom = (source: number) =>
    costsFrom(landGrid.size, [source], (cell, tell) => {
      if (cell !== source && hostile.has(cell)) return;
      for (const next of neighbours(landGrid, cell)) {
        const land = lands.get(next);
        if (land) tell(next, entryCost(land, as));
      }
    });
  const costs = costFrom(from);
  if (!Number.isFinite(costs[goal])) return undefined;
  const path = [goal];
  for (let at = goal; at !== from; ) {
    const land = lands.get(at);
    const spent = (costs[at] ?? 0) - (land ? entryCost(land, as) : 0);
    const before = neighbours(landGrid, at)
      .filter(next => (next === from || (lands.has(next) && !hostile.has(next))) && costs[next] === spent)
      .sort((a, b) => a - b)[0];
    if (before === undefined) return undefined;
    path.unshift(before);
    at = before;
  }
  return path.map(hexOf);
}

/** BE-6, TH-5: who stands in for an army that occupies. */
export const occupierOf = ({ nation }: Army): string => nation ?? npcs;

export const hostileOn = (world: World, army: Army): Army | undefined =>
  army.hex === null
    ? undefined
    : armiesOn(world, army.hex).find(other => other.id !== army.id && isHostile(world, army, other));

/** TH-6: whether the settlement on its hex would call to arms, with nobody and nothing there to defend it. */
export function callsToArms(world: World, army: Army): boolean {
  const holding = army.hex === null ? undefined : world.settlements[army.hex];
  return (
    holding !== undefined &&
    holding.occupier === null &&
    holding.walls + holding.towers === 0 &&
    hostileOn(world, army) === undefined
  );
}
