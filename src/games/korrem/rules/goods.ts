import * as v from 'valibot';
import { type Output, object } from '../../../basics/schema';
import { countSchema } from './fields';

/** GA-1: the order in which a provider looks. */
export const resources = ['grain', 'wood', 'ore', 'fish', 'gems', 'steel', 'gold'] as const;
export type Resource = (typeof resources)[number];
export const resourceSchema = v.picklist(resources);
/** What somebody has or something costs; every kind is present, also with 0. */
export const goodsSchema = object({
  grain: countSchema,
  wood: countSchema,
  ore: countSchema,
  fish: countSchema,
  gems: countSchema,
  steel: countSchema,
  gold: countSchema,
});
export type Goods = Output<typeof goodsSchema>;

const goodsOf = (count: (resource: Resource) => number): Goods => {
  const goods: Record<Resource, number> = { grain: 0, wood: 0, ore: 0, fish: 0, gems: 0, steel: 0, gold: 0 };
  for (const resource of resources) goods[resource] = count(resource);
  return goods;
};

export const nothing: Goods = goodsOf(() => 0);
export const goods = (some: Partial<Goods>): Goods => goodsOf(resource => some[resource] ?? 0);
export const together = (a: Goods, b: Goods): Goods => goodsOf(resource => a[resource] + b[resource]);
export const without = (a: Goods, b: Goods): Goods => goodsOf(resource => a[resource] - b[resource]);
export const times = (some: Goods, n: number): Goods => goodsOf(resource => some[resource] * n);
/** Of each kind as much as both have. */
export const shared = (a: Goods, b: Goods): Goods => goodsOf(resource => Math.min(a[resource], b[resource]));
export const covers = (held: Goods, cost: Goods): boolean =>
  resources.every(resource => held[resource] >= cost[resource]);
