import type { Exits } from '../basics/search';

/** What is known of the ways from one place: the least cost to each, and the exits of all that were looked at. */
export interface Ways {
  readonly start: number;
  readonly costs: Float64Array;
  /** By place: where a step leads, and what it costs, in turn. */
  readonly exits: readonly (readonly number[] | undefined)[];
  /** The places that were looked at, the cheapest first. */
  readonly order: readonly number[];
}

/** Places that wait to be looked at, the cheapest first; a place may wait more than once. */
class Waiting {
  private readonly places: number[] = [];
  private readonly costs: number[] = [];
  /** What the place that was taken last costs. */
  cost = 0;

  push(place: number, cost: number): void {
    const { places, costs } = this;
    let at = places.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (costs[above]! <= cost) break;
      places[at] = places[above]!;
      costs[at] = costs[above]!;
      at = above;
    }
    places[at] = place;
    costs[at] = cost;
  }

  /** The cheapest place; -1 where none waits. */
  pop(): number {
    const { places, costs } = this;
    const place = places.pop();
    const cost = costs.pop();
    if (place === undefined || cost === undefined) return -1;
    const first = places[0];
    if (first === undefined) {
      this.cost = cost;
      return place;
    }
    this.cost = costs[0]!;
    let at = 0;
    for (let next = 1; next < places.length; next = 2 * at + 1) {
      if (next + 1 < places.length && costs[next + 1]! < costs[next]!) next++;
      if (costs[next]! >= cost) break;
      places[at] = places[next]!;
      costs[at] = costs[next]!;
      at = next;
    }
    places[at] = place;
    costs[at] = cost;
    return first;
  }
}

/** What a search may know of where it leads. */
interface Sought {
  /** Nothing dearer than the cheapest goal is looked at. */
  readonly isGoal?: (place: number) => boolean;
  /** What the way on from a place to any goal costs at least; a step never takes off more than it costs. */
  readonly ahead?: (place: number) => number;
}

/** Every step costs more than 0. Places off the cheapest ways to a goal may be left out. */
export function waysFrom(
  size: number,
  start: number,
  exits: Exits,
  { isGoal = () => false, ahead = () => 0 }: Sought = {},
): Ways {
  const costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const known: (number[] | undefined)[] = new Array<undefined>(size);
  const order: number[] = [];
  const open = new Waiting();
  costs[start] = 0;
  open.push(start, ahead(start));
  let most = Number.POSITIVE_INFINITY;
  let list: number[] = [];
  let cost = 0;
  const tell = (to: number, more: number): void => {
    list.push(to, more);
    if (cost + more >= costs[to]!) return;
    costs[to] = cost + more;
    open.push(to, cost + more + ahead(to));
  };
  for (let place = open.pop(); place >= 0 && open.cost <= most; place = open.pop()) {
    if (known[place]) continue;
    cost = costs[place]!;
    list = [];
    known[place] = list;
    order.push(place);
    if (isGoal(place)) most = Math.min(most, cost);
    if (cost < most) exits(place, tell);
  }
  order.sort((a, b) => costs[a]! - costs[b]!);
  return { start, costs, exits: known, order };
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
export function firstWay({ start, costs, exits, order }: Ways, goals: Iterable<number>): Leg[] | undefined {
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
  const leading = leadsTo({ costs, exits, order }, ends, least);
  const legs: Leg[] = [];
  const last = new Set(ends);
  for (let at = start; !last.has(at); ) {
    const list = exits[at]!;
    let next: Leg | undefined;
    for (let i = 0; i < list.length; i += 2) {
      const [to, cost] = [list[i]!, list[i + 1]!];
      if (leading[to] === 1 && costs[at]! + cost === costs[to] && (!next || to < next.to))
        next = { to, cost };
    }
    if (!next) throw new Error('A cheapest way is made of cheapest steps');
    legs.push(next);
    at = next.to;
  }
  return legs;
}

/** 1 for all places on cheapest ways to the ends: the farthest first, for every step costs more than 0. */
function leadsTo(
  { costs, exits, order }: Omit<Ways, 'start'>,
  ends: readonly number[],
  least: number,
): Uint8Array {
  const leading = new Uint8Array(costs.length);
  for (const end of ends) leading[end] = 1;
  for (let i = order.length - 1; i >= 0; i--) {
    const at = order[i]!;
    const [list, cost] = [exits[at]!, costs[at]!];
    if (cost >= least) continue;
    for (let e = 0; e < list.length; e += 2)
      if (leading[list[e]!] === 1 && cost + list[e + 1]! === costs[list[e]!]) {
        leading[at] = 1;
        break;
      }
  }
  return leading;
}
