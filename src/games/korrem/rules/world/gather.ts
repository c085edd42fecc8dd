import { neighbours } from '../../../../hex/around';
import { type Goods, goods, nothing, type Resource, resources, together } from '../goods';
import { type LandMap, type LandType, landGrid } from './land';

export interface Provider {
  readonly id: string;
  readonly gathers: readonly Resource[];
  readonly barter: boolean;
}

export interface Gathered {
  readonly cell: number;
  readonly by: string;
  readonly resource: Resource;
  readonly n: number;
}

/** GA-2: what a land offers to whom can take it. */
const offers: Readonly<Record<LandType, readonly Resource[]>> = {
  plains: ['grain'],
  forest: ['wood', 'gems'],
  mountain: ['ore', 'gems'],
  ocean: ['fish'],
  desert: [],
  tundra: [],
  wasteland: [],
};
/** GA-3: from so many lands of a type together on, each yields twice. */
const largeGroup = 3;

/** GA-3: how many lands of its type hang together with a land, itself counted. */
export function groupSize({ lands }: LandMap, cell: number): number {
  const type = lands.get(cell)?.type;
  const group = new Set([cell]);
  // The set grows while it is read.
  for (const one of group)
    for (const next of neighbours(landGrid, one)) if (type && lands.get(next)?.type === type) group.add(next);
  return group.size;
}

/** GA-2 to GA-4: what one provider takes from a land that its army enters. */
function takes(map: LandMap, cell: number, provider: Provider): Omit<Gathered, 'cell' | 'by'> | undefined {
  const land = map.lands.get(cell);
  if (!land) return undefined;
  if (provider.barter && land.type === 'desert' && map.settlements.has(cell))
    return { resource: 'gold', n: 1 };
  const resource = resources.find(one => offers[land.type].includes(one) && provider.gathers.includes(one));
  return resource && { resource, n: groupSize(map, cell) >= largeGroup ? 2 : 1 };
}

/** GA-1 to GA-4: what an army gathers on its way; the first hex of the way is not entered. */
export function gather(map: LandMap, path: readonly number[], providers: readonly Provider[]): Gathered[] {
  return path.slice(1).flatMap(cell =>
    providers.flatMap(provider => {
      const taken = takes(map, cell, provider);
      return taken ? [{ cell, by: provider.id, ...taken }] : [];
    }),
  );
}

export const totalOf = (gathered: readonly Gathered[]): Goods =>
  gathered.reduce((all, { resource, n }) => together(all, goods({ [resource]: n })), nothing);
