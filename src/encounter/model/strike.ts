import * as v from 'valibot';
import { flag, list, type Output, object, optional } from '../../basics/schema';
import type { Hex } from '../../hex/shape';
import { byKey, countSchema, keySchema, numberSchema } from '../../might/fields';
import { hexNameSchema } from '../../stage/fields';
import { type Cubes, type Effect, effectSchema } from '../../stage/steps';
import type { Id } from './entities';
import { hexListSchema, idListSchema } from './fields';

/**
 * How one of the company strikes. Each part is a union of kinds that exclude each other; what is absent is not used.
 */
export type Strike = StrikePlanned & StrikeDraw;

/** An attack before anything is said of its draw. */
export type StrikePlanned = StrikeTargets & StrikeBy & StrikePrice & StrikeGranted;

/** Fields that the other kinds of a union have, and this one may not. */
type Without<K extends string> = { readonly [key in K]?: never };

/** Whom the attack strikes. */
export type StrikeTargets = AtOnce | InChain;

/** One target, or several hit by the same blow: an area, a charge. */
interface AtOnce extends Without<'chain' | 'aims'> {
  readonly targets: readonly Id[];
  /** The die of the first target, where the table has chosen it already. */
  readonly die?: Id;
  /** How many hexes of each the area covers (AE-6); 1 where nothing is said. */
  readonly hexes?: { readonly [id: Id]: number };
  /** Of a charge: the hexes charged through; any die in them may be hit (SE-12). */
  readonly through?: readonly Hex[];
}
/** One after the other, in this order. */
interface InChain extends Without<'die' | 'hexes' | 'through'> {
  readonly targets: readonly Id[];
  readonly chain: true;
  /** The hex of each that was chosen; its location is the one hit (SE-11). */
  readonly aims?: { readonly [id: Id]: Hex };
}

/** What the attack is drawn from. */
export type StrikeDraw = FromQuestion | FromPool | AtTable | Fixed;

/** Combat tokens spent with the choice of the pool. */
interface StrikeTokens {
  readonly empowered?: number;
  readonly lethality?: number;
}
/** The pool is asked. */
interface FromQuestion
  extends Without<'white' | 'cubes' | 'empowered' | 'dice' | 'tokens' | 'fixed' | 'said'> {}
/** The pool is chosen: the draw comes at once. */
interface FromPool extends Without<'fixed'> {
  /** White cards beside the cubes. */
  readonly white: number;
  /** The cubes used, where not all of the might track. */
  readonly cubes?: Cubes;
  /** The pool after its upgrades (MT-7). */
  readonly empowered?: Cubes;
  readonly dice?: Cubes;
  readonly tokens?: StrikeTokens;
  /** The table drew this pool by itself. */
  readonly said?: StrikeSaid;
}
/** The table drew by itself, and the app knows no pool. */
interface AtTable extends Without<'white' | 'cubes' | 'empowered' | 'dice' | 'fixed'> {
  readonly said: StrikeSaid;
  readonly tokens?: StrikeTokens;
}
/** The card names the damage: nothing is drawn. */
interface Fixed extends Without<'white' | 'cubes' | 'empowered' | 'dice' | 'tokens' | 'said'> {
  readonly fixed: number;
}
/** The damage of a draw at the table, or a miss. */
export type StrikeSaid = { readonly damage: number } | 'missed';

/** Who strikes: the attacker, or creatures in its place. */
export type StrikeBy = ByItself | BySentinels | ByFalcons;

interface ByItself extends Without<'sentinels' | 'split' | 'falcons'> {}
/** A number of Sentinels attack together for their Grove Maiden. */
interface BySentinels extends Without<'falcons'> {
  readonly sentinels: number;
  /** The card lets its Sentinels strike several targets (GM-10). */
  readonly split?: boolean;
}
/** The Huntress's falcons strike: the location nearest to her is hit (HU-7). */
interface ByFalcons extends Without<'sentinels' | 'split'> {
  readonly falcons: boolean;
}

/** What the attack costs. */
export type StrikePrice = Paid | Bought;

interface Paid extends Without<'free'> {
  /** Animus paid for it. */
  readonly cost?: number;
}
/** A companion's or ally's attack for a token has no determination (MT-11). */
interface Bought extends Without<'cost'> {
  readonly free: true;
}

/** What the card or the table adds to any attack. */
export interface StrikeGranted {
  /** Steps of Empower. */
  readonly empower?: number;
  readonly redraws?: number;
  readonly bonus?: number;
  readonly range?: number;
  readonly unarmed?: boolean;
  readonly cannotMiss?: boolean;
  /** The card's own might instead of the cubes. */
  readonly might?: Cubes;
  /** The card asks for no sight (AT-5). */
  readonly noSight?: boolean;
  readonly hit?: readonly Effect[];
}

/** A field, and those that may not stand beside it. */
const apart: readonly (readonly [keyof Strike, readonly (keyof Strike)[]])[] = [
  ['chain', ['die', 'hexes', 'through']],
  ['fixed', ['white', 'cubes', 'empowered', 'dice', 'tokens', 'said']],
  ['falcons', ['sentinels', 'split']],
  ['free', ['cost']],
];
/** A field, and those of which one must stand beside it. */
const together: readonly (readonly [keyof Strike, readonly (keyof Strike)[]])[] = [
  ['aims', ['chain']],
  ['cubes', ['white']],
  ['empowered', ['white']],
  ['dice', ['white']],
  ['tokens', ['white', 'said']],
  ['split', ['sentinels']],
];

const cubes = optional(countSchema);
const cubeCounts = object({ white: cubes, yellow: cubes, red: cubes, black: cubes });
/** All fields that a strike may have, whatever its kind. */
const strikeFields = {
  targets: idListSchema,
  white: cubes,
  cubes: optional(cubeCounts),
  empowered: optional(cubeCounts),
  dice: optional(cubeCounts),
  tokens: optional(object({ empowered: optional(countSchema), lethality: optional(countSchema) })),
  empower: optional(numberSchema),
  redraws: optional(numberSchema),
  bonus: optional(numberSchema),
  fixed: optional(numberSchema),
  range: optional(countSchema),
  unarmed: optional(flag),
  cannotMiss: optional(flag),
  chain: optional(v.literal(true)),
  hexes: optional(byKey(countSchema)),
  aims: optional(byKey(hexNameSchema)),
  through: optional(hexListSchema),
  might: optional(cubeCounts),
  sentinels: optional(countSchema),
  falcons: optional(flag),
  split: optional(flag),
  noSight: optional(flag),
  cost: optional(numberSchema),
  die: optional(keySchema),
  hit: optional(list(effectSchema, 60)),
  free: optional(v.literal(true)),
  said: optional(v.union([v.literal('missed'), object({ damage: numberSchema })])),
};
export type StrikeFields = Output<v.ObjectSchema<typeof strikeFields, undefined>>;

/** Fields of an older save as one kind: what stands beside a field that excludes it, or without its own, is dropped. */
export function asOneKind(fields: StrikeFields): StrikeFields {
  const kept: Partial<Record<keyof Strike, unknown>> = { ...fields };
  for (const flag of ['chain', 'free'] as const) if (kept[flag] !== true) delete kept[flag];
  for (const [field, others] of apart)
    if (kept[field] !== undefined) for (const other of others) delete kept[other];
  for (const [field, others] of together)
    if (!others.some(other => kept[other] !== undefined)) delete kept[field];
  return kept as StrikeFields;
}

/** Whether fields that come from outside make up one kind. */
export function isStrike(fields: StrikeFields): fields is Strike {
  const has = (field: keyof Strike): boolean => fields[field] !== undefined;
  return (
    apart.every(([field, others]) => !has(field) || !others.some(has)) &&
    together.every(([field, others]) => !has(field) || others.some(has))
  );
}

/** A strike that a screen sends is of exactly one kind. */
export const strikeSchema = v.pipe(object(strikeFields), v.guard(isStrike));
/** An older save may say `false`, or hold fields that exclude each other now: it opens as one kind. */
export const storedStrikeSchema = v.pipe(
  object({ ...strikeFields, chain: optional(flag), free: optional(flag) }),
  v.transform(fields => asOneKind(fields as StrikeFields)),
  v.guard(isStrike),
);
