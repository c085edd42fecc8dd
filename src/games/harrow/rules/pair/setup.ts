import { streamOf } from '../../../../basics/random';
import type { Hex } from '../../../../hex/shape';
import type { CardStep } from '../hester/model';
import { type HarrowMap, hexesBehind, type MapData } from '../map';
import { newRound } from '../round';
import { cubeOfSide, type MainSide, type Terrain, terrains } from '../sides';
import { emptyBoard, type GroupData, mapOf } from '../state/board-data';
import { noScore } from '../state/common';
import type { CubeCounts } from '../state/cubes';
import { log } from '../state/run';
import { noTale } from '../state/tale-model';
import type { Observation } from '../tree';
import { dealGrid, dealTokens, farCorners } from './deal';
import { beginRound } from './goals';
import { noOwned, type Owned, type PairGame } from './model';
import { type PairRun, pairRun, roundData } from './pair-run';
import { sayPair } from './says';
import type { Step } from './steps/model';
import { type Legend, type Numbers, noThings, type Power, type Things } from './things';

export interface PairSetup {
  readonly seed: number;
  readonly sides: readonly [MainSide, MainSide];
  /** Who takes the first turn. */
  readonly first: MainSide;
  readonly hester: boolean;
  readonly positions: 'mirrored' | 'off';
  readonly training: boolean;
  readonly map: MapData;
  readonly tree: 'app' | 'box';
  readonly seen: readonly Observation[];
  readonly tactics: Readonly<Record<string, readonly CardStep[]>>;
  /** LG-7: whose powers are played, and the terrain that is theirs. */
  readonly powers?: Readonly<Partial<Record<MainSide, Power>>>;
  readonly ownTerrains?: Readonly<Partial<Record<MainSide, Terrain>>>;
  /** LG: which side of each track lies up. */
  readonly tracks?: Readonly<Partial<Record<MainSide, 1 | 2>>>;
  /** What the group's own box has taught. */
  readonly numbers?: Numbers;
  readonly taught?: Readonly<Record<string, readonly Step[]>>;
  readonly box?: string;
  readonly names?: Readonly<Partial<Record<MainSide, string>>>;
}

/** SU-1: cubes in all. */
const cubesInAll: CubeCounts = { red: 20, blue: 15, purple: 15, brown: 6, green: 6, yellow: 6, teal: 6 };

/** SU-3, TG-1: what a side owns at the start; the Family's bag, one token counts in each row of the others. */
function ownedAtStart(side: MainSide, training: boolean): Owned {
  const goals = side === 'kammi' || training ? [] : terrains;
  const tokens =
    side === 'family' ? { advance: 4, spawn: 2, strengthen: 2 } : { advance: 1, spawn: 1, strengthen: 1 };
  return { ...noOwned, wild: 1, tokens, goals };
}

const units = (at: Hex, side: MainSide, haints: number, legends: number): GroupData => ({
  at,
  side,
  haints,
  infected: 0,
  legends,
});

/** SU-1; SU-4: Kammi's two Legends on two hexes behind her home, her Haints at home; the owner may spread them. */
function unitsAtStart(map: HarrowMap, side: MainSide, home: 0 | 1): GroupData[] {
  const name = (cell: number): Hex => map.grid.names[cell]!;
  const at = name(map.homes[home]);
  if (side !== 'kammi') return [units(at, side, 3, 1)];
  const [a = map.homes[home], b = a] = hexesBehind(map, home);
  return a === b
    ? [units(at, side, 2, 2)]
    : [units(name(a), side, 0, 1), units(name(b), side, 0, 1), units(at, side, 3, 0)];
}

/** SU-4: against Kammi the opponent hides three Dolls behind its own home, one on each hex. */
function dollsAtStart(map: HarrowMap, sides: readonly MainSide[]): Hex[] {
  const kammi = sides.indexOf('kammi');
  if (kammi < 0) return [];
  return hexesBehind(map, kammi === 0 ? 1 : 0)
    .slice(0, 3)
    .map(cell => map.grid.names[cell]!);
}

const powerAtStart = (setup: PairSetup, side: MainSide): Legend => ({
  power: setup.powers?.[side] ?? (setup.training ? (side === 'family' ? 'levi' : 'emmy') : 'none'),
  terrain: setup.ownTerrains?.[side] ?? 'forest',
  track: setup.training ? 1 : (setup.tracks?.[side] ?? 1),
  spent: false,
});

/** SU-2, SU-4, SU-8: what is dealt besides. */
function thingsAtStart(setup: PairSetup, map: HarrowMap): Things {
  const { sides, seed } = setup;
  const [tokens, then] = dealTokens(map, streamOf(seed, 'harrow/deal'));
  const [grid, stream] = dealGrid(then);
  return {
    ...noThings,
    tokens,
    grid: sides.includes('kammi') ? grid : null,
    legends: Object.fromEntries(sides.map(side => [side, powerAtStart(setup, side)])),
    // SU-1: three cards each; TG-1: none in the training game.
    hands: setup.training ? {} : Object.fromEntries(sides.map(side => [side, 3])),
    stream,
    taught: setup.taught ?? {},
    ...(setup.numbers === undefined ? {} : { numbers: setup.numbers }),
  };
}

/** TG-1: three goals of each side on the three corners furthest from it. */
function goalsAtStart({ training, map, sides }: PairSetup, worked: HarrowMap) {
  const corners = (side: MainSide): Hex[] => {
    const i = sides.indexOf(side);
    return training && i >= 0 ? farCorners(worked, map.homes[i === 0 ? 0 : 1]) : [];
  };
  return { townsfolk: corners('protectors'), buildings: corners('family') };
}

/** SU-7: the setup in the book's order, one line a step. */
function tellSetup(run: PairRun, { sides, training, hester }: PairSetup): void {
  const lines: readonly (readonly [string, SetupLine])[] = [
    ['SU-1', 'sides'],
    ['SU-2', 'tokens'],
    ...(sides.includes('protectors') ? [['SU-3', 'protectors'] as const] : []),
    ...(sides.includes('family') ? [['SU-3', 'family'] as const] : []),
    ...(sides.includes('kammi') ? [['SU-4', 'kammi'] as const, ['SU-4', 'dolls'] as const] : []),
    ...(training ? [['TG-1', 'training'] as const] : [['SU-5', 'tiles'] as const]),
    ...(hester ? [['SU-6', 'hester'] as const] : []),
  ];
  for (const [rule, what] of lines) log(run, rule, sayPair('harrow.setup', { what }));
}
export type SetupLine =
  | 'sides'
  | 'tokens'
  | 'protectors'
  | 'family'
  | 'kammi'
  | 'dolls'
  | 'tiles'
  | 'training'
  | 'hester';

/** SU-1 to SU-6: scores 0, dials at 1, three cubes each, a Legend and three Haints at home. */
export function newPair(setup: PairSetup): PairGame {
  const { sides, map, training } = setup;
  const worked = mapOf(map);
  const homes: Partial<Record<MainSide, Hex>> = {};
  sides.forEach((side, i) => {
    const hex = map.homes[i];
    if (hex !== undefined) homes[side] = hex;
  });
  const tiles = training ? 0 : 1;
  const round = newRound(sides, setup.first, setup.hester, {
    abilities: tiles,
    wild: tiles,
    legend: tiles,
    attack: tiles,
  });
  const game: PairGame = {
    map,
    homes,
    board: {
      ...emptyBoard,
      units: sides.flatMap((side, i) => unitsAtStart(worked, side, i === 0 ? 0 : 1)),
      dolls: dollsAtStart(worked, sides),
      ...goalsAtStart(setup, worked),
    },
    cubes: cubesInAll,
    ground: Object.fromEntries(sides.map(side => [cubeOfSide[side], 3])),
    tree: { kind: setup.tree, inside: {}, seen: setup.seen, stream: streamOf(setup.seed, 'harrow/tree') },
    scores: Object.fromEntries(sides.map(side => [side, noScore])),
    witch: setup.hester
      ? {
          spaces: [true, true, true],
          actions: 1,
          scoring: [],
          touched: [],
          wild: 15,
          hand: Object.keys(setup.tactics),
          played: [],
        }
      : null,
    round: 1,
    tale: noTale,
    lines: [],
    tactics: setup.tactics,
    sides,
    positions: setup.positions,
    mode: training ? 'training' : 'full',
    beside: false,
    owned: Object.fromEntries(sides.map(side => [side, ownedAtStart(side, training)])),
    rounds: roundData(round),
    step: { at: 'jar' },
    things: thingsAtStart(setup, worked),
    ...(setup.box === undefined ? {} : { box: setup.box }),
    ...(setup.names === undefined ? {} : { names: setup.names }),
  };
  const run = pairRun(game);
  tellSetup(run, setup);
  beginRound(run);
  return run.state;
}
