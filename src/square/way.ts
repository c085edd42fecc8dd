import { type Exits, heap } from '../basics/search';

/** What is known of the ways from one place: the least cost to each, and the exits of all that were looked at. */
export interface Ways {
  readonly start: number;
  readonly costs: Float64Array;
  /** By place: where a step leads, and what it costs, in turn. */
  readonly exits: readonly (readonly number[] | undefined)[];
}

/** Every step costs more than 0. With `isGoal`, nothing dearer than the cheapest goal is looked at. */
export function waysFrom(
  size: number,
  start: number,
  exits: Exits,
  isGoal: (place: number) => boolean = () => false,
): Ways {
  const costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const known: (number[] | undefined)[] = new Array<undefined>(size);
  const open = heap();
  costs[start] = 0;
  open.push(start, 0);
  let most = Number.POSITIVE_INFINITY;
  for (let top = open.pop(); top && top.cost <= most; top = open.pop()) {
    const { cell, cost } = top;
    if (known[cell] || cost > costs[cell]!) continue;
    const list: number[] = [];
    known[cell] = list;
    if (isGoal(cell)) most = cost;
    if (cost >= most) continue;
    exits(cell, (to, more) => {
      list.push(to, more);
      if (cost + more >= costs[to]!) return;
      costs[to] = cost + more;
      open.push(to, cost + more);
    });
  }
  return { start, costs, exits: known };
}

/** A step of a way, and what it costs. */
export interface Leg {
  readonly to: number;
  readonly cost: number;
}

/**
 * The cheapest way to any of the goals; of several, the one whose places, compared one after the other, come first in
 * reading order. No leg at all where the start is the goal, nothing where no goal is reached.
 */
export function firstWay({ start, costs, exits }: Ways, goals: Iterable<number>): Leg[] | undefined {
  let least = Number.POSITIVE_INFINITY;
  let ends: number[] = [];
  for (const goal of goals) {
    const cost = costs[goal]!;
    if (cost > least || cost === Number.POSITIVE_INFINITY) continue;
    if (cost < least) ends = [];
    least = cost;
    ends.push(goal);
  }
  if (ends.length === 0) return undefined;
  const leading = leadsTo(costs, exits, ends, least);
  const legs: Leg[] = [];
  const last = new Set(ends);
  for (let at = start; !last.has(at); ) {
    const list = exits[at]!;
    let next: Leg | undefined;
    for (let i = 0; i < list.length; i += 2) {
      const [to, cost] = [list[i]!, list[i + 1]!];
      if (leading.has(to) && costs[at]! + cost === costs[to] && (!next || to < next.to)) next = { to, cost };
    }
    if (!next) throw new Error('A cheapest way is made of cheapest steps');
    legs.push(next);
    at = next.to;
  }
  return legs;
}

/** All places on cheapest ways to the ends. */
function leadsTo(
  costs: Float64Array,
  exits: Ways['exits'],
  ends: readonly number[],
  least: number,
): Set<number> {
  const before = new Map<number, number[]>();
  exits.forEach((list, at) => {
    if (!list || costs[at]! >= least) return;
    for (let i = 0; i < list.length; i += 2) {
      const to = list[i]!;
      if (costs[at]! + list[i + 1]! !== costs[to]) continue;
      const known = before.get(to);
      if (known) known.push(at);
      else before.set(to, [at]);
    }
  });
  const leading = new Set(ends);
  for (const place of leading) for (const from of before.get(place) ?? []) leading.add(from);
  return leading;
}
