import * as v from 'valibot';
import { type Output, object, wholeNumber } from '../../../basics/schema';
import { binomial } from '../../../chances/draws';
import { type Chances, times } from '../../../chances/floats';

/** AT-1: a D10 shows 0 to 9 and succeeds at the value or more; 0 or less always does, 10 or more never. */
export const succeeds = (roll: number, value: number): boolean => roll >= value;
/** AT-1: the chance of it. */
export const chanceOf = (value: number): number => (10 - Math.min(10, Math.max(0, value))) / 10;

export interface Strike {
  readonly dice: number;
  readonly hit: number;
  readonly damage: number;
}

export interface Defence {
  readonly parry: number | null;
  readonly tough: number | null;
}

/** Takes so many digits from what was rolled; nothing if there are not so many. */
export interface Digits {
  readonly take: (count: number) => readonly number[] | undefined;
  readonly used: () => number;
  /** What was taken since so many had been used. */
  readonly since: (used: number) => readonly number[];
  /** Goes back to where it was. */
  readonly rewind: (used: number) => void;
}

export function digitsOf(rolls: readonly number[]): Digits {
  let at = 0;
  return {
    take: count => {
      if (at + count > rolls.length) return undefined;
      at += count;
      return rolls.slice(at - count, at);
    },
    used: () => at,
    since: used => rolls.slice(used, at),
    rewind: used => {
      at = used;
    },
  };
}

export const rollKinds = ['leap', 'strike', 'parry', 'tough'] as const;
/** A roll that the app waits for. */
export const awaitedSchema = object({ kind: v.picklist(rollKinds), count: wholeNumber(0, 10_000) });
export type Awaited = Output<typeof awaitedSchema>;

export interface Struck {
  readonly strikes: number;
  readonly parried: number;
  /** Those that stay. */
  readonly wounds: number;
}

/** AT-3: none is 10, and 10 or more is no parry: no dice. */
const mayParry = ({ parry }: Defence): boolean => (parry ?? 10) < 10;

/** AT-2: strike rolls, parry rolls for the successes, tough rolls for the wounds; stops at a roll that is not there. */
export function strike(weapon: Strike, target: Defence, digits: Digits): Struck | Awaited {
  const succeeding = (rolled: readonly number[], value: number): number =>
    rolled.filter(roll => succeeds(roll, value)).length;
  const struck = digits.take(weapon.dice);
  if (!struck) return { kind: 'strike', count: weapon.dice };
  const strikes = succeeding(struck, weapon.hit);

  let parried = 0;
  if (strikes > 0 && target.parry !== null && mayParry(target)) {
    const rolled = digits.take(strikes);
    if (!rolled) return { kind: 'parry', count: strikes };
    parried = succeeding(rolled, target.parry);
  }

  const wounds = (strikes - parried) * weapon.damage;
  // AT-4: one roll for every wound.
  if (wounds === 0 || target.tough === null) return { strikes, parried, wounds };
  const rolled = digits.take(wounds);
  if (!rolled) return { kind: 'tough', count: wounds };
  return { strikes, parried, wounds: wounds - succeeding(rolled, target.tough) };
}

export const isAwaited = <T extends object>(made: T | Awaited): made is Awaited => 'kind' in made;

/** AT-6: the chances of 0, 1, ... wounds of so many attacks, each die by itself. */
export function woundChances(weapon: Strike, target: Defence, attacks: number): Chances {
  const parry = target.parry === null || !mayParry(target) ? 0 : chanceOf(target.parry);
  const tough = target.tough === null ? 0 : chanceOf(target.tough);
  const lands = chanceOf(weapon.hit) * (1 - parry);
  const one = new Float64Array(weapon.damage + 1);
  binomial(weapon.damage, 1 - tough).forEach((chance, wounds) => {
    one[wounds]! += lands * chance;
  });
  one[0]! += 1 - lands;
  return times(one, weapon.dice * attacks);
}

/** The chance of at least so many wounds. */
export const chanceOfFall = (chances: Chances, left: number): number =>
  chances.reduce((sum, chance, wounds) => sum + (wounds >= left ? chance : 0), 0);

export const expectedWounds = (chances: Chances): number => expectedUpTo(chances, Number.POSITIVE_INFINITY);

/** The wounds to be expected of somebody who can take so many. */
export const expectedUpTo = (chances: Chances, left: number): number =>
  chances.reduce((sum, chance, wounds) => sum + Math.min(left, wounds) * chance, 0);
