import * as v from 'valibot';
import {
  dictionary,
  flag,
  list,
  type Output,
  object,
  optional,
  optionalFields,
  streamState,
} from '../../../../basics/schema';
import {
  countSchema,
  fewSchema,
  hexListSchema,
  hexSchema,
  nameSchema,
  sideSchema,
  sumSchema,
} from '../fields';
import { gridSchema } from '../grid';
import { type MainSide, terrains } from '../sides';
import { type CubeCounts, cubeCountsSchema, fewCubesSchema } from '../state/cubes';
import { bySide } from '../state/tale-model';
import { basics } from './basic';
import { stepListSchema } from './steps/model';

/** SU-2: what an Ability token is. */
export const tokenKinds = ['advance', 'spawn', 'strengthen', 'scroll'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** FA-3, FA-4: what an upgrade token does; of the others only the name is known. */
export const upgradeKinds = ['bonus', 'range', 'other'] as const;
export type UpgradeKind = (typeof upgradeKinds)[number];

/** LG-7, LG-9: whose unique power is played; `none` has no power that the app knows. */
export const powers = [
  'none',
  'emmy',
  'bernice',
  'malachi',
  'priscilla',
  'skinless',
  'levi',
  'corbin',
  'odessa',
  'mildred',
  'kaine',
  'willa',
  'brute',
  'trickster',
  'backbiter',
] as const;
export type Power = (typeof powers)[number];

/** LG: a side's Legend: its power, its terrain, and which side of the track is up. */
const legendSchema = object({
  power: v.picklist(powers),
  terrain: v.picklist(terrains),
  track: v.picklist([1, 2]),
  /** LG-9: a Goblin's power, once a game. */
  spent: flag,
});
export type Legend = Output<typeof legendSchema>;

const boardRow = v.pipe(list(fewSchema, 12), v.minLength(1));
/** PR-1, FA-1, KA-1: what is printed on the boards, entered once, for 1, 2, ... tokens. */
export const numbersSchema = object({
  protectors: optional(boardRow),
  kammi: optional(boardRow),
  /** FA-1: how many are drawn, and how many of them are returned. */
  bag: optional(v.pipe(list(v.strictTuple([fewSchema, fewSchema]), 12), v.minLength(1))),
});
export type Numbers = Output<typeof numbersSchema>;
/** The longest row of numbers that players type. */
export const NUMBERS_LENGTH = 80;

/* @__NO_SIDE_EFFECTS__ */
const thingFields = <
  N extends v.GenericSchema<unknown, number>,
  C extends v.GenericSchema<unknown, CubeCounts>,
>(
  number: N,
  cubes: C,
) => ({
  /** SU-2: Ability tokens on the map. */
  tokens: list(object({ at: hexSchema, kind: v.picklist(tokenKinds) }), 500),
  /** LG-7, CD-5: cubes on hexes, by side. */
  lying: list(object({ at: hexSchema, side: sideSchema }), 500),
  /** LG-7: hexes with a pinned Unit, with Priscilla's tokens. */
  nails: hexListSchema,
  traps: hexListSchema,
  /** FA-1: tokens permanently on the Family's row, the first included. */
  laid: number,
  /** FA-3: upgrade tokens in the bag. */
  upgrades: list(v.picklist(upgradeKinds), 40),
  /** FA-4: upgrades on the Attack jar. */
  waiting: list(v.picklist(upgradeKinds), 40),
  /** KA-1 */
  grid: v.nullable(gridSchema),
  /** KA-2, LG-6: cubes on the rows of the grid. */
  gridCubes: v.strictTuple([number, number, number]),
  legends: bySide(legendSchema),
  /** LG-5, LG-8: Goblin cards that are played. */
  goblinCards: number,
  /** KA-3: which of Kammi's Legends is which is public; never where. */
  revealed: flag,
  /** OB-6: the real Doll, once it is face up. */
  faceUp: v.nullable(hexSchema),
  /** TR-7, CD-2: cubes set aside: until the end of the turn, or (Odessa) until they are returned. */
  aside: cubes,
  held: cubes,
  hands: bySide(number),
  /** CD-1: the group's own cards of the sides, by name. */
  taught: dictionary(stepListSchema),
  /** Feeds the app's bag and nothing else. */
  stream: streamState,
});
const storedThings = thingFields(sumSchema, cubeCountsSchema);
/** The numbers of the group's own boards; missing where nothing was entered. */
const ownNumbers = { numbers: optional(numbersSchema) };

/** What is on the table besides the pieces of all ways of playing. */
export const thingsSchema = object({ ...storedThings, ...ownNumbers });
export type Things = Output<typeof thingsSchema>;
export type TokenAt = Things['tokens'][number];
/** Any part of it that changes, in an event; and in a correction, with the smaller limits of a form. */
export const thingsChangeSchema = object({ ...optionalFields(storedThings), ...ownNumbers });
export const thingsFixSchema = object({
  ...optionalFields(thingFields(fewSchema, fewCubesSchema)),
  ...ownNumbers,
});

/** PR-1, KA-1: the numbers over the rows, for 1, 2, ... tokens. The sample's; a box has its own. */
export const rowNumbers: readonly number[] = [2, 3, 4, 5, 6];

/** FA-1: how many are drawn and put back for 1, 2, ... tokens on the row. */
export const bagNumbers: readonly (readonly [number, number])[] = [
  [4, 1],
  [4, 0],
  [5, 1],
  [5, 0],
  [6, 1],
  [6, 0],
];

/** What a board shows for so many tokens: the last number counts for all that are more. */
const shown = <T>(series: readonly T[], tokens: number): T | undefined =>
  series[Math.min(Math.max(tokens, 1), series.length) - 1];

/** PR-1, KA-1: the number over the rightmost filled space of a row. */
export function rowNumber({ numbers }: Pick<Things, 'numbers'>, side: MainSide, tokens: number): number {
  const own = side === 'family' ? undefined : numbers?.[side];
  return tokens < 1 ? 0 : (shown(own ?? rowNumbers, tokens) ?? 0);
}

/** FA-1: in the training game none goes back. */
export function bagNumber(
  { laid, numbers }: Pick<Things, 'laid' | 'numbers'>,
  training: boolean,
): readonly [number, number] {
  const [draw, back] = shown(numbers?.bag ?? bagNumbers, laid) ?? [0, 0];
  return [draw, training ? 0 : back];
}

export const noThings: Things = {
  tokens: [],
  lying: [],
  nails: [],
  traps: [],
  laid: 1,
  upgrades: [],
  waiting: [],
  grid: null,
  gridCubes: [0, 0, 0],
  legends: {},
  goblinCards: 0,
  revealed: false,
  faceUp: null,
  aside: {},
  held: {},
  hands: {},
  taught: {},
  stream: [1, 2, 3, 4],
};

const plainLegend: Legend = { power: 'none', terrain: 'bog', track: 1, spent: false };
export const legendOf = ({ legends }: Things, side: MainSide): Legend => legends[side] ?? plainLegend;

/** What may still be taken of each kind of basic action; `any` is of any kind. */
const grantsSchema = object({ advance: sumSchema, spawn: sumSchema, strengthen: sumSchema, any: sumSchema });
export type Grants = Output<typeof grantsSchema>;
export const noGrants: Grants = { advance: 0, spawn: 0, strengthen: 0, any: 0 };

export const actingOfs = ['track', 'power', 'card', 'tile', 'upgrade'] as const;
export type ActingOf = (typeof actingOfs)[number];
/** CD-1, LG-1: steps in progress, and the one that they have come to. */
const actingSchema = object({
  of: v.picklist(actingOfs),
  /** The name of a card. */
  name: nameSchema,
  steps: stepListSchema,
  step: countSchema,
  /** How often this step has been done. */
  done: countSchema,
  /** The hex that later steps refer to: of a Storm, of a Townsfolk. */
  mark: v.nullable(hexSchema),
});
export type Acting = Output<typeof actingSchema>;

export const tokenCountsSchema = object({
  advance: countSchema,
  spawn: countSchema,
  strengthen: countSchema,
});
/** FA-1: what came out of the bag and is not yet returned or played. */
const drawnSchema = object({
  tokens: tokenCountsSchema,
  upgrades: list(v.picklist(upgradeKinds), 20),
  /** How many of them are returned. */
  back: countSchema,
});
export type Drawn = Output<typeof drawnSchema>;

export const dones = ['ability', 'track', 'power', 'card', 'upgrade', 'kammi-hit'] as const;
export type DoneOnce = (typeof dones)[number];

/** What a turn has come to, besides what its jar gives. */
export const turnMoreSchema = object({
  grants: grantsSchema,
  used: grantsSchema,
  /** What may be done only once in a turn, and was. */
  did: list(v.picklist(dones), 40),
  tilesDone: countSchema,
  drawn: v.nullable(drawnSchema),
  /** CU-2: tokens of the Family that must still be placed on the row or into the bag. */
  toLay: list(v.picklist(basics), 60),
  acting: v.nullable(actingSchema),
  /** LG-7: a token that Malachi attacks from. */
  strikeFrom: v.nullable(hexSchema),
  /** AT-8, LG-8: a Legend of Kammi's was hit, and nobody has said which. */
  kammiHit: flag,
  /** CU-1: clean up has begun. */
  cleaning: flag,
});
export type TurnMore = Output<typeof turnMoreSchema>;

export const freshMore: TurnMore = {
  grants: noGrants,
  used: noGrants,
  did: [],
  tilesDone: 0,
  drawn: null,
  toLay: [],
  acting: null,
  strikeFrom: null,
  kammiHit: false,
  cleaning: false,
};
