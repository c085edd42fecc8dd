import type { PairGame } from '../../../../src/games/harrow/rules/pair/model';
import type { SoloGame } from '../../../../src/games/harrow/rules/solo/model';
import type { Side } from './world';

// What lies on a table, as somebody who plays would count it. Nothing of src but its types.

export type Counts = Record<string, number>;
interface Stack {
  side: Side;
  haints: number;
  infected: number;
  legends: number;
}
export interface Pieces {
  units: Record<string, Stack>;
  hester: string | null;
  fires: Counts;
  townsfolk: string[];
  buildings: string[];
  storms: string[];
  paths: string[];
  dolls: string[];
  ground: Counts;
  /** Cubes in the Tree, of all colours. */
  inside: number;
  points: Counts;
  dials: Record<string, { at: number; plate: number }>;
  /** HE: pairs on her board, her actions, what she has filled, what she may eat. */
  spaces: boolean[];
  actions: number;
  scoring: string[];
  wild: number;
  hand: string[];
  played: string[];
  table: AtTable | null;
}
interface Owns {
  wild: number;
  scrolls: number;
  advance: number;
  spawn: number;
  strengthen: number;
  goals: string[];
}
/** What a table of two has besides. */
export interface AtTable {
  holder: string;
  up: Record<string, string[]>;
  owned: Record<string, Owns>;
  tokens: string[];
  lying: string[];
  nails: string[];
  traps: string[];
  laid: number;
  upgrades: number;
  waiting: number;
  grid: { rows: string[][]; hand: string; black: number | null } | null;
  gridCubes: number[];
  goblinCards: number;
  aside: Counts;
  held: Counts;
  hands: Counts;
}

/** No entries of nothing. */
export const some = (counts: Readonly<Counts> | undefined): Counts =>
  Object.fromEntries(Object.entries(counts ?? {}).filter(([, n]) => n !== 0));
const sorted = (list: readonly string[]): string[] => [...list].sort();
const total = (counts: Readonly<Counts>): number => Object.values(counts).reduce((all, n) => all + n, 0);

/** As it is compared: in no order, without what is not there. */
export function tidy(pieces: Pieces): Pieces {
  const { table } = pieces;
  return {
    ...pieces,
    units: Object.fromEntries(
      Object.entries(pieces.units).filter(([, { haints, legends }]) => haints + legends > 0),
    ),
    fires: some(pieces.fires),
    townsfolk: sorted(pieces.townsfolk),
    buildings: sorted(pieces.buildings),
    storms: sorted(pieces.storms),
    paths: sorted(pieces.paths),
    dolls: sorted(pieces.dolls),
    ground: some(pieces.ground),
    scoring: sorted(pieces.scoring),
    table: table && {
      ...table,
      tokens: sorted(table.tokens),
      lying: sorted(table.lying),
      nails: sorted(table.nails),
      traps: sorted(table.traps),
      aside: some(table.aside),
      held: some(table.held),
      hands: some(table.hands),
    },
  };
}

function tableOf(game: PairGame): AtTable {
  const { things, owned, rounds } = game;
  if (!things) throw new Error('An old game');
  return {
    holder: rounds.holder,
    up: Object.fromEntries(game.sides.map(side => [side, [...(rounds.up[side] ?? [])]])),
    owned: Object.fromEntries(
      Object.entries(owned).map(([side, { wild, scrolls, tokens, goals }]) => [
        side,
        { wild, scrolls, ...tokens, goals: [...goals] },
      ]),
    ),
    tokens: things.tokens.map(({ at, kind }) => `${at} ${kind}`),
    lying: things.lying.map(({ at, side }) => `${at} ${side}`),
    nails: [...things.nails],
    traps: [...things.traps],
    laid: things.laid,
    upgrades: things.upgrades.length,
    waiting: things.waiting.length,
    grid: things.grid && { ...things.grid, rows: things.grid.rows.map(row => [...row]) },
    gridCubes: [...things.gridCubes],
    goblinCards: things.goblinCards,
    aside: { ...things.aside },
    held: { ...things.held },
    hands: { ...things.hands },
  };
}

export function piecesOf(game: PairGame | SoloGame): Pieces {
  const { board, witch, scores } = game;
  return {
    units: Object.fromEntries(board.units.map(({ at, ...stack }) => [at, stack])),
    hester: board.hester,
    fires: Object.fromEntries(board.bonfires.map(({ at, tokens }) => [at, tokens])),
    townsfolk: [...board.townsfolk],
    buildings: [...board.buildings],
    storms: [...board.storms],
    paths: [...board.paths],
    dolls: [...board.dolls],
    ground: { ...game.ground },
    inside: total(game.tree.inside),
    points: Object.fromEntries(Object.entries(scores).map(([side, { points }]) => [side, points])),
    dials: Object.fromEntries(Object.entries(scores).map(([side, { dial }]) => [side, { ...dial }])),
    spaces: [...(witch?.spaces ?? [])],
    actions: witch?.actions ?? 0,
    scoring: (witch?.scoring ?? []).map(({ side, what }) => `${side} ${what}`),
    wild: witch?.wild ?? 0,
    hand: [...(witch?.hand ?? [])],
    played: [...(witch?.played ?? [])],
    table: 'sides' in game ? tableOf(game) : null,
  };
}
