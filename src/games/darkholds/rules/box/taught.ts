import type { CombatWeapon, Profile, ShotWeapon, Side, Trait } from '../board';
import { type Hireling, noKit } from '../play/kit';
import type { Figure, TypeData } from '../play/model';

/** TA-1: who is taught by a form: an enemy, one of the company, or somebody for hire. */
export type Taught = Side | 'hireling';

/** What a card says of somebody; `null` where it says nothing. */
export interface Told {
  readonly vigour: number;
  readonly con: number;
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
  readonly damage: number;
  readonly shots: number;
  readonly reach: number;
  readonly shotDice: number;
  readonly shotHit: number;
  readonly shotDamage: number;
  readonly parry: number | null;
  readonly tough: number | null;
  readonly agility: number | null;
  readonly rank: number;
  readonly models: number;
  readonly width: number;
  readonly height: number;
  readonly price: number;
}

/** What counts until a card says otherwise. */
export const untold: Told = {
  ...{ vigour: 3, con: 2, range: 1, dice: 1, hit: 6, damage: 1 },
  ...{ shots: 0, reach: 6, shotDice: 1, shotHit: 6, shotDamage: 1 },
  ...{ parry: null, tough: null, agility: null },
  ...{ rank: 1, models: 4, width: 1, height: 1, price: 15 },
};

/** WR-1: a weapon beyond the first close one. */
export type Further = ({ readonly kind: 'combat' } & CombatWeapon) | ({ readonly kind: 'shot' } & ShotWeapon);

/** What counts of it until a card says otherwise. */
export function newWeapon(kind: Further['kind']): Further {
  const { range, dice, hit, damage, reach } = untold;
  return kind === 'combat'
    ? { kind, range: range + 1, dice, hit, damage }
    : { kind, min: 2, max: reach, dice, hit, damage };
}

/** TA-1: how a number is asked for: from where, to which button, and how far beyond. */
export interface Asked {
  readonly key: keyof Told;
  readonly low: number;
  readonly high: number;
  readonly most?: number;
  /** It may be told that there is none. */
  readonly none?: true;
}

const blow: readonly Asked[] = [
  { key: 'range', low: 1, high: 4, most: 20 },
  { key: 'dice', low: 1, high: 5, most: 20 },
  { key: 'hit', low: 0, high: 9 },
  { key: 'damage', low: 1, high: 4, most: 20 },
];
const shots: readonly Asked[] = [
  { key: 'reach', low: 3, high: 8, most: 30 },
  { key: 'shotDice', low: 1, high: 5, most: 20 },
  { key: 'shotHit', low: 0, high: 9 },
  { key: 'shotDamage', low: 1, high: 4, most: 20 },
];

/** What a warrior cannot stand on the board without. */
export const tonightOf = (who: Taught, { shots: times }: Told): readonly Asked[] => [
  { key: 'vigour', low: 1, high: 6, most: 20 },
  { key: 'con', low: 1, high: 6, most: 60 },
  ...blow,
  ...(who === 'enemy' ? [{ key: 'shots', low: 0, high: 3, most: 9 } as const] : []),
  ...(who === 'enemy' && times > 0 ? shots : []),
  ...(who === 'hireling' ? [{ key: 'price', low: 0, high: 0, most: 999 } as const] : []),
];

/** What may be told later: none, or the usual, until then. */
export const laterOf = (who: Taught): readonly Asked[] => [
  ...(['parry', 'tough', 'agility'] as const).map(key => ({ key, low: 1, high: 9, none: true }) as const),
  ...(who === 'enemy'
    ? ([
        { key: 'rank', low: 1, high: 6, most: 14 },
        { key: 'models', low: 1, high: 8, most: 60 },
        { key: 'width', low: 1, high: 3, most: 20 },
        { key: 'height', low: 1, high: 3, most: 20 },
      ] as const)
    : []),
];

const profileOf = (
  who: Taught,
  told: Told,
  traits: readonly Trait[],
  further: readonly Further[],
): Profile => {
  const { range, dice, hit, damage, parry, tough, agility, width, height } = told;
  // An enemy with a shot weapon shoots at least once (AN-7).
  const taught = further.some(({ kind }) => kind === 'shot') ? 1 : 0;
  const shoots = who === 'enemy' ? told.shots : 0;
  const limit = who === 'enemy' ? Math.max(shoots, taught) : 0;
  return {
    ...(who === 'enemy' ? { width, height } : { width: 1, height: 1 }),
    ...{ agility, parry, tough, traits, shootLimit: limit },
    combat: [
      { range, dice, hit, damage },
      ...further.flatMap(({ kind, ...weapon }) => ('range' in weapon && kind === 'combat' ? [weapon] : [])),
    ],
    shot: [
      ...(shoots > 0
        ? [{ min: 2, max: told.reach, dice: told.shotDice, hit: told.shotHit, damage: told.shotDamage }]
        : []),
      ...further.flatMap(({ kind, ...weapon }) => ('min' in weapon && kind === 'shot' ? [weapon] : [])),
    ],
  };
};

/** WR-1, RE-3. */
export const typeOf = (
  type: string,
  name: string,
  told: Told,
  traits: readonly Trait[],
  further: readonly Further[] = [],
): TypeData => {
  const { rank, models, con, vigour } = told;
  return { ...profileOf('enemy', told, traits, further), ...{ type, name, rank, models, con, full: vigour } };
};

/** WR-1, WR-4. */
export const figureOf = (
  side: Exclude<Side, 'enemy'>,
  id: string,
  name: string,
  told: Told,
  traits: readonly Trait[],
  learnt: Partial<typeof noKit>,
  further: readonly Further[] = [],
): Figure => ({
  ...profileOf(side, told, traits, further),
  ...{ id, name, side, type: id, rank: 1, entry: false, at: '' },
  ...{ vigour: told.vigour, full: told.vigour, con: told.con, wounds: 0, prone: false, tokens: 0 },
  kit: { ...noKit, ...learnt },
});

/** CA-4, IN-2. */
export const hirelingOf = (
  name: string,
  told: Told,
  traits: readonly Trait[],
  { kindred, sellsword }: Pick<Hireling, 'kindred' | 'sellsword'>,
  further: readonly Further[] = [],
): Hireling => ({
  ...profileOf('hireling', told, traits, further),
  ...{ name, kindred, sellsword, con: told.con, full: told.vigour, price: told.price },
});
