import { streamOf } from '../../../../basics/random';
import type { Hex } from '../../../../hex/shape';
import type { CardStep } from '../hester/model';
import type { MapData } from '../map';
import { newRound } from '../round';
import { cubeOfSide, type MainSide, terrains } from '../sides';
import { emptyBoard } from '../state/board-data';
import { noScore } from '../state/common';
import type { CubeCounts } from '../state/cubes';
import type { Observation } from '../tree';
import { beginRound } from './goals';
import { noOwned, type Owned, type PairGame } from './model';
import { pairRun, roundData } from './pair-run';

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
}

/** SU-1: cubes in all. */
const cubesInAll: CubeCounts = { red: 20, blue: 15, purple: 15, brown: 6, green: 6, yellow: 6, teal: 6 };

/** SU-3, TG-1: what a side owns at the start; the Family's bag, one token counts in each of the Protectors' rows. */
function ownedAtStart(side: MainSide, training: boolean): Owned {
  const goals = side === 'kammi' ? [] : training ? terrains.slice(0, 3) : terrains;
  const tokens =
    side === 'family' ? { advance: 4, spawn: 2, strengthen: 2 } : { advance: 1, spawn: 1, strengthen: 1 };
  return { ...noOwned, wild: 1, tokens, goals };
}

/** SU-1 to SU-6: scores 0, dials at 1, three cubes each, a Legend and three Haints at home. */
export function newPair(setup: PairSetup): PairGame {
  const { sides, map, training } = setup;
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
      units: sides.flatMap(side => {
        const at = homes[side];
        // SU-4: Kammi's second Legend is a Goblin; where they stand is the owner's to say.
        return at === undefined
          ? []
          : [{ at, side, haints: side === 'kammi' ? 2 : 3, infected: 0, legends: side === 'kammi' ? 2 : 1 }];
      }),
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
    lines: [],
    tactics: setup.tactics,
    sides,
    positions: setup.positions,
    mode: training ? 'training' : 'full',
    beside: false,
    owned: Object.fromEntries(sides.map(side => [side, ownedAtStart(side, training)])),
    rounds: roundData(round),
    step: { at: 'jar' },
  };
  const run = pairRun(game);
  beginRound(run);
  return run.state;
}
