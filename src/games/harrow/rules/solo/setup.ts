import { draw, shuffle, streamOf } from '../../../../basics/random';
import type { Hex } from '../../../../hex/shape';
import type { Area } from '../activate';
import type { CardStep } from '../hester/model';
import type { MapData } from '../map';
import { type Faction, factions, type SideCube, terrainCubes } from '../sides';
import { emptyBoard } from '../state/board-data';
import { noScore } from '../state/common';
import type { CubeCounts } from '../state/cubes';
import { noTale } from '../state/tale-model';
import type { Observation } from '../tree';
import type { Face, Level, Pile, SoloCards, SoloGame } from './model';

/** SO-1: cards in all three piles, and terrain cubes to begin with. */
export const cardsOfLevel: Readonly<Record<Level, number>> = { 1: 18, 2: 16, 3: 14, 0: 18 };
/** What a level of one's own may have. */
export const ownCards = { least: 10, most: 37 } as const;
export const mostTerrain = terrainCubes.length;

export interface SoloSetup {
  readonly seed: number;
  readonly level: Level;
  /** Terrain cubes at the start, at a level of one's own. */
  readonly terrain?: number;
  readonly map: MapData;
  readonly homes: Readonly<Record<Faction, Hex>>;
  readonly clockwise: readonly Area[];
  readonly tree: 'app' | 'box';
  /** What this box let through in earlier games. */
  readonly seen: readonly Observation[];
  readonly cards: {
    readonly from: 'app' | 'table';
    readonly decks: Readonly<Record<SideCube, number>>;
    readonly faces: Readonly<Record<string, Face>>;
    /** Cards of each pile, dealt blind. */
    readonly dealt: Readonly<Record<SideCube, number>>;
  };
  readonly tactics: Readonly<Record<string, readonly CardStep[]>>;
  readonly box?: string;
}

/** SU-8: how many cards of each colour a box holds. */
const decks: Readonly<Record<SideCube, number>> = { red: 16, blue: 9, purple: 12 };

/** SO-1: by default as many of each colour as there can be alike. */
export function evenPiles(cards: number): Record<SideCube, number> {
  const piles = { red: 0, blue: 0, purple: 0 };
  const colors = ['red', 'purple', 'blue'] as const;
  for (let dealt = 0; dealt < cards; ) {
    const open = colors.filter(color => piles[color] < decks[color]);
    if (open.length === 0) break;
    for (const color of open)
      if (dealt < cards) {
        piles[color]++;
        dealt++;
      }
  }
  return piles;
}

/** SO-1: the cards of each pile; those of the app lie in an order that is fixed now. */
function dealt({ seed, cards }: SoloSetup): SoloCards {
  const pileOf = (color: SideCube): Pile => {
    const left = Math.min(cards.dealt[color], cards.decks[color]);
    if (cards.from === 'table') return { left, order: [] };
    const all = Object.entries(cards.faces)
      .filter(([, face]) => face.color === color)
      .map(([id]) => id);
    const [order] = shuffle(all, streamOf(seed, `harrow/${color}`));
    return { left, order: order.slice(0, left) };
  };
  return {
    from: cards.from,
    decks: cards.decks,
    faces: cards.faces,
    piles: { red: pileOf('red'), blue: pileOf('blue'), purple: pileOf('purple') },
    seen: [],
  };
}

/** SO-1: one cube of each terrain, two at random, or none; at a level of one's own so many at random. */
function terrainAtStart({ level, seed, terrain = 0 }: SoloSetup): CubeCounts {
  switch (level) {
    case 1:
      return { brown: 1, green: 1, yellow: 1, teal: 1 };
    case 2: {
      const stream = streamOf(seed, 'harrow/terrain');
      const [first, next] = draw(stream, 0, 3);
      const [second] = draw(next, 0, 2);
      const others = terrainCubes.filter((_, i) => i !== first);
      return { [terrainCubes[first] ?? 'brown']: 1, [others[second] ?? 'green']: 1 };
    }
    case 3:
      return {};
    case 0: {
      const [mixed] = shuffle(terrainCubes, streamOf(seed, 'harrow/terrain'));
      return Object.fromEntries(mixed.slice(0, terrain).map(cube => [cube, 1]));
    }
  }
}

const cubesInAll: CubeCounts = { red: 6, blue: 6, brown: 6, green: 6, yellow: 6, teal: 6 };

/** SO-1: each faction has three cubes, a Legend and three Haints at home; Hester her board. */
export function newSolo(setup: SoloSetup): SoloGame {
  const { level, map, homes, seed } = setup;
  return {
    level,
    map,
    homes,
    clockwise: setup.clockwise,
    board: {
      ...emptyBoard,
      units: factions.map(side => ({ at: homes[side], side, haints: 3, infected: 0, legends: 1 })),
    },
    cubes: cubesInAll,
    ground: { red: 3, blue: 3, ...terrainAtStart(setup) },
    tree: { kind: setup.tree, inside: {}, seen: setup.seen, stream: streamOf(seed, 'harrow/tree') },
    scores: { protectors: noScore, family: noScore },
    witch: {
      spaces: [true, true, true],
      actions: 1,
      scoring: [],
      touched: [],
      wild: 5,
      hand: Object.keys(setup.tactics),
      played: [],
    },
    round: 1,
    tale: noTale,
    lines: [],
    cards: dealt(setup),
    tactics: setup.tactics,
    ...(setup.box === undefined ? {} : { box: setup.box }),
    step: { at: 'goal', goal: 'townsfolk', card: null },
  };
}
