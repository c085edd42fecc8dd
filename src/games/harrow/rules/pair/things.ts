import type { Stream } from '../../../../basics/random';
import type { Hex } from '../../../../hex/shape';
import type { Grid } from '../grid';
import type { MainSide, Terrain } from '../sides';
import type { CubeCounts } from '../state/cubes';
import type { Basic } from './basic';
import type { Step } from './steps/model';

/** SU-2: what an Ability token is. */
export const tokenKinds = ['advance', 'spawn', 'strengthen', 'scroll'] as const;
export type TokenKind = (typeof tokenKinds)[number];

export interface TokenAt {
  readonly at: Hex;
  readonly kind: TokenKind;
}

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

/** LG: a side's Legend: its power, its terrain, and which side of the track lies up. */
export interface Legend {
  readonly power: Power;
  readonly terrain: Terrain;
  readonly track: 1 | 2;
  /** LG-9: a Goblin's power, once a game. */
  readonly spent: boolean;
}

/** What lies on the table besides the pieces of all ways of playing. */
export interface Things {
  /** SU-2: Ability tokens on the map. */
  readonly tokens: readonly TokenAt[];
  /** LG-7, CD-5: cubes that lie on hexes, by side. */
  readonly lying: readonly { readonly at: Hex; readonly side: MainSide }[];
  /** LG-7: hexes with a pinned Unit, with Priscilla's tokens. */
  readonly nails: readonly Hex[];
  readonly traps: readonly Hex[];
  /** FA-1: tokens laid on the Family's row for good, the first included. */
  readonly laid: number;
  /** FA-3: upgrade tokens in the bag. */
  readonly upgrades: readonly UpgradeKind[];
  /** FA-4: upgrades that lie on the Attack jar. */
  readonly waiting: readonly UpgradeKind[];
  /** KA-1 */
  readonly grid: Grid | null;
  /** KA-2, LG-6: cubes that lie on the rows of the grid. */
  readonly gridCubes: readonly [number, number, number];
  readonly legends: Readonly<Partial<Record<MainSide, Legend>>>;
  /** LG-5, LG-8: Goblin cards that lie played. */
  readonly goblinCards: number;
  /** KA-3: which of Kammi's Legends is which lies open; never where. */
  readonly revealed: boolean;
  /** OB-6: the real Doll, once it lies face up. */
  readonly faceUp: Hex | null;
  /** TR-7, CD-2: cubes set aside: until the end of the turn, or (Odessa) until they are returned. */
  readonly aside: CubeCounts;
  readonly held: CubeCounts;
  readonly hands: Readonly<Partial<Record<MainSide, number>>>;
  /** CD-1: the group's own cards of the sides, by name. */
  readonly taught: Readonly<Record<string, readonly Step[]>>;
  /** Feeds the app's bag and nothing else. */
  readonly stream: Stream;
  /** PR-1, FA-1, KA-1: what the boards of the group's own box show; the sample's where nothing is taught. */
  readonly numbers?: Numbers;
}

/** What is printed on the boards, taught once: for 1, 2, ... tokens. */
export interface Numbers {
  readonly protectors?: readonly number[];
  readonly kammi?: readonly number[];
  /** FA-1: how many are drawn, and how many of them go back. */
  readonly bag?: readonly (readonly [number, number])[];
}

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

/** What may still be taken of each kind of basic action; `any` is of whatever kind. */
export type Grants = Readonly<Record<Basic | 'any', number>>;
export const noGrants: Grants = { advance: 0, spawn: 0, strengthen: 0, any: 0 };

/** CD-1, LG-1: steps under way, and the one that they have come to. */
export interface Acting {
  readonly of: ActingOf;
  /** The name of a card. */
  readonly name: string;
  readonly steps: readonly Step[];
  readonly step: number;
  /** How often this step has been done. */
  readonly done: number;
  /** The hex that later steps speak of: of a Storm, of a Townsfolk. */
  readonly mark: Hex | null;
}
export const actingOfs = ['track', 'power', 'card', 'tile', 'upgrade'] as const;
export type ActingOf = (typeof actingOfs)[number];

/** FA-1: what came out of the bag and is not yet put back or played. */
export interface Drawn {
  readonly tokens: Readonly<Record<Basic, number>>;
  readonly upgrades: readonly UpgradeKind[];
  /** How many of them go back. */
  readonly back: number;
}

export const dones = ['ability', 'track', 'power', 'card', 'upgrade', 'kammi-hit'] as const;
export type DoneOnce = (typeof dones)[number];

/** What a turn has come to, besides what its jar gives. */
export interface TurnMore {
  readonly grants: Grants;
  readonly used: Grants;
  /** What may be done but once in a turn, and was. */
  readonly did: readonly DoneOnce[];
  readonly tilesDone: number;
  readonly drawn: Drawn | null;
  /** CU-2: tokens of the Family's that must still be laid on the row or into the bag. */
  readonly toLay: readonly Basic[];
  readonly acting: Acting | null;
  /** LG-7: a token that Malachi attacks from. */
  readonly strikeFrom: Hex | null;
  /** AT-8, LG-8: a Legend of Kammi's was hit, and nobody has said which. */
  readonly kammiHit: boolean;
  /** CU-1: clean up has begun. */
  readonly cleaning: boolean;
}

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
