import * as v from 'valibot';
import { list, type Output, object, wholeNumber } from '../../../basics/schema';
import { countSchema, numberSchema } from './fields';
import type { Level } from './level';

/** WR-1: heroes and henchmen are one side, enemies the other. */
export const sides = ['hero', 'henchman', 'enemy'] as const;
export type Side = (typeof sides)[number];

/** WR-7: the traits that the engine knows. */
export const traits = ['agile', 'glider', 'swift', 'webwalker'] as const;
export type Trait = (typeof traits)[number];

/** MK-1 to MK-7, MK-9: of these at most one lies on a square; rockfalls are kept with their vigour. */
export const features = ['column', 'door', 'doorweb', 'gap', 'equipment', 'pile', 'cocoon', 'exit'] as const;
export type Feature = (typeof features)[number];

const strikeFields = { dice: wholeNumber(0, 100), hit: numberSchema, damage: wholeNumber(0, 100) };
/** WR-2: a combat weapon reaches from 1 to its range. */
export const combatWeaponSchema = object({ range: countSchema, ...strikeFields });
export type CombatWeapon = Output<typeof combatWeaponSchema>;

/** WR-2: a shot weapon has a least and a greatest range. */
export const shotWeaponSchema = object({ min: countSchema, max: countSchema, ...strikeFields });
export type ShotWeapon = Output<typeof shotWeaponSchema>;

/** WR-1: what all warriors of a type have in common. */
export const profileFields = {
  width: wholeNumber(1, 20),
  height: wholeNumber(1, 20),
  agility: v.nullable(numberSchema),
  /** AT-3: the value after all modifiers; null is 10. */
  parry: v.nullable(numberSchema),
  tough: v.nullable(wholeNumber(0, 9)),
  traits: list(v.picklist(traits), 8),
  shootLimit: countSchema,
  combat: list(combatWeaponSchema, 20),
  shot: list(shotWeaponSchema, 20),
};
const profileSchema = object(profileFields);
export type Profile = Output<typeof profileSchema>;

export interface Warrior extends Profile {
  readonly id: string;
  readonly side: Side;
  readonly type: string;
  /** RE-7. */
  readonly rank: number;
  /** RE-1: enemies are drawn where it stands. */
  readonly entry: boolean;
  /** BD-8: the north-west square. */
  readonly at: number;
  /** WR-3: what is in hand now. */
  readonly vigour: number;
  /** WR-4: constitution left is this less the wound tokens. */
  readonly con: number;
  readonly wounds: number;
  readonly prone: boolean;
}

/** MK-8, MK-11: on a square, or on a void cell beside the tile that is named with it. */
export interface EntryPoint {
  readonly id: string;
  readonly at: number;
  readonly tile: number;
  readonly blocked: boolean;
}

/** A level with everything that lies and stands on it. */
export interface Board {
  readonly level: Level;
  readonly features: ReadonlyMap<number, Feature>;
  /** MK-13: rockfalls, with the vigour still needed. */
  readonly rocks: ReadonlyMap<number, number>;
  readonly guards: readonly number[];
  readonly entries: readonly EntryPoint[];
  /** MK-16: noise tokens by square. */
  readonly noise: ReadonlyMap<number, number>;
  /** AN-13: whether enemies make noise too. */
  readonly enemyNoise: boolean;
  /** WR-4: whether henchmen die as enemies do. */
  readonly henchmenDie?: boolean;
  readonly warriors: readonly Warrior[];
}

export const isEnemy = ({ side }: Pick<Warrior, 'side'>): boolean => side === 'enemy';
export const areFoes = (a: Pick<Warrior, 'side'>, b: Pick<Warrior, 'side'>): boolean =>
  isEnemy(a) !== isEnemy(b);
export const has = ({ traits: own }: Pick<Warrior, 'traits'>, trait: Trait): boolean => own.includes(trait);

type Sized = Pick<Warrior, 'width' | 'height'>;

/** BD-8: the squares that a warrior covers at a place; none where it does not fit. */
export const squaresAt = (level: Level, { width, height }: Sized, place: number): readonly number[] =>
  level.footprints(width, height).under(place) ?? [];
export const squaresOf = (level: Level, warrior: Sized & { readonly at: number }): readonly number[] =>
  squaresAt(level, warrior, warrior.at);

/** Conscious heroes and henchmen: whom the animus knows (WR-5). */
export const consciousOf = ({ warriors }: Board): Warrior[] =>
  warriors.filter(one => !isEnemy(one) && !one.prone);
export const enemiesOf = ({ warriors }: Board): Warrior[] => warriors.filter(isEnemy);

export const warriorOf = ({ warriors }: Board, id: string): Warrior | undefined =>
  warriors.find(one => one.id === id);

/** Whether two lists hold the very same warriors, one of them left out. */
export function areAlike(a: readonly Warrior[], b: readonly Warrior[], without?: string): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i]!, b[i]!];
    if (one !== other && (without === undefined || one.id !== without || other.id !== without)) return false;
  }
  return true;
}

/** The board with one warrior otherwise. */
export const withWarrior = (board: Board, changed: Warrior): Board => ({
  ...board,
  warriors: board.warriors.map(one => (one.id === changed.id ? changed : one)),
});

/** The board with one more noise token (MK-16). */
export const withNoise = (board: Board, at: number): Board => ({
  ...board,
  noise: new Map(board.noise).set(at, (board.noise.get(at) ?? 0) + 1),
});

/** Ids in plain character-code order. */
export const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** BD-2: the last default of every tie, then the id. */
export const inReadingOrder = (a: Warrior, b: Warrior): number => a.at - b.at || byCode(a.id, b.id);
