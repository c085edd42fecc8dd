import { type Against, type Aim, strikeOf } from './aims';
import { type Board, isOpen, withHaint } from './board';
import { beginMove, moveByDefaults, objectiveOf, type Walk } from './director';
import { type Faction, factions } from './sides';

/** SO-2, SO-7: the areas of the solo board, in the default order clockwise. */
export const areas = ['cube', 'spawn', 'move'] as const;
export type Area = (typeof areas)[number];

/** SO-2: what a solo card tells, its numbers looked up on the map. */
export interface SoloCard {
  readonly element: Area;
  readonly hexes: readonly [number, number];
  readonly hester: boolean;
}

export interface SoloTable {
  readonly board: Board;
  readonly tokens: number;
  readonly clockwise: readonly Area[];
  /** Cubes of the faction that may still come. */
  readonly supply: number;
  /** Haints in its possessions. */
  readonly haints: number;
}

export interface AreaTimes {
  readonly area: Area;
  readonly times: number;
}

export interface Activation {
  readonly areas: readonly AreaTimes[];
  readonly cubes: number;
  readonly spawned: readonly number[];
  /** SO-9: Haints for which another card must be turned. */
  readonly owed: number;
  readonly walks: readonly Walk[];
  readonly taken: boolean;
  readonly against: Against | null;
  readonly attack: Aim | null;
  readonly board: Board;
}

/** SO-7: tokens are laid clockwise from the card's element, and the areas act in that order. */
export function areaTimes(element: Area, tokens: number, clockwise: readonly Area[]): AreaTimes[] {
  const first = clockwise.indexOf(element);
  return clockwise.map((_, k) => ({
    area: clockwise[(first + k) % clockwise.length]!,
    times: 1 + Math.floor((tokens - k + clockwise.length - 1) / clockwise.length),
  }));
}

/** SO-9: so many Haints by default on the first of the card's hexes that is open, while there are any. */
function spawnHaints(
  board: Board,
  side: Faction,
  hexes: readonly number[],
  times: number,
  haints: number,
): { readonly board: Board; readonly spawned: number[]; readonly owed: number } {
  let now = board;
  const spawned: number[] = [];
  let owed = 0;
  for (let left = Math.min(times, haints); left > 0; left--) {
    const at = hexes.find(hex => isOpen(now, side, hex, 1));
    if (at === undefined) owed++;
    else {
      now = withHaint(now, side, at);
      spawned.push(at);
    }
  }
  return { board: now, spawned, owed };
}

/** SO-7 to SO-16: a faction's areas by defaults, and whom it then attacks. */
export function activate(table: SoloTable, side: Faction, card: SoloCard): Activation {
  const order = areaTimes(card.element, table.tokens, table.clockwise);
  const objective = objectiveOf(table.board, side);
  let { board } = table;
  let done: Pick<Activation, 'cubes' | 'spawned' | 'owed' | 'walks' | 'taken'> = {
    cubes: 0,
    spawned: [],
    owed: 0,
    walks: [],
    taken: false,
  };
  for (const { area, times } of order)
    switch (area) {
      case 'cube':
        // SO-8
        done = { ...done, cubes: Math.min(times, table.supply) };
        break;
      case 'spawn': {
        const { board: then, spawned, owed } = spawnHaints(board, side, card.hexes, times, table.haints);
        board = then;
        done = { ...done, spawned, owed };
        break;
      }
      case 'move': {
        const moved = moveByDefaults(beginMove(board, side, objective, times));
        board = moved.board;
        done = { ...done, walks: moved.walks, taken: moved.taken };
        break;
      }
    }
  const { against, pairs } = strikeOf(board, side, card.hester);
  return { areas: order, ...done, against, attack: pairs[0] ?? null, board };
}

export interface SideForesight {
  readonly side: Faction;
  readonly against: Readonly<Record<Against | 'none', number>>;
  readonly taken: number;
  readonly targets: readonly { readonly at: number; readonly cards: number }[];
}

/** SO-21: what each of these cards would do by defaults, counted for both sides. */
export function foresee(table: SoloTable, cards: readonly SoloCard[]): SideForesight[] {
  return factions.map(side => {
    const against = { hester: 0, bonfire: 0, units: 0, none: 0 };
    const targets = new Map<number, number>();
    let taken = 0;
    for (const card of cards) {
      const outcome = activate(table, side, card);
      against[outcome.against ?? 'none']++;
      if (outcome.taken) taken++;
      const target = outcome.attack?.target;
      if (target !== undefined) targets.set(target, (targets.get(target) ?? 0) + 1);
    }
    return { side, against, taken, targets: [...targets].map(([at, count]) => ({ at, cards: count })) };
  });
}
