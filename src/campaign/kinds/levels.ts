export type Kind = 'full' | 'companion';

export type Gain = 'abilities' | 'archetype' | 'trait' | 'permanent' | 'growth';

/** What a character and its company have in all at a level. */
export interface Totals {
  readonly permanent: number;
  /** Raised animus or regen; for a companion further permanent tokens. */
  readonly growth: number;
  readonly traits: number;
}

export const LAST_LEVEL = 21;

/** Who gains what at each level. Full characters unlock at 2 too, companions do not. */
const GAINS: { readonly [level: number]: readonly Gain[] } = {
  2: ['abilities'], // LV-2
  3: ['trait'], // LV-3
  4: ['permanent'], // LV-4
  5: ['abilities', 'archetype'], // LV-5
  6: ['trait'], // LV-6
  7: ['permanent'], // LV-7
  8: ['growth'], // LV-8
  9: ['trait'], // LV-9
  10: ['abilities', 'archetype'], // LV-10
  11: ['trait'], // LV-11
  12: ['growth'], // LV-12
  13: ['trait'], // LV-13
  14: ['permanent'], // LV-14
  15: ['abilities', 'archetype'], // LV-15
  16: ['trait'], // LV-16
  17: ['growth'], // LV-17
  18: ['trait'], // LV-18
  19: ['permanent'], // LV-19
  20: ['trait'], // LV-20
  21: ['permanent'], // LV-21
};

/** What a character of this kind gains on reaching a level; a trait is gained once by the whole company. */
export function gainsAt(level: number, kind: Kind): readonly Gain[] {
  const unlocked = kind === 'full' ? 'archetype' : 'abilities';
  return (GAINS[level] ?? []).filter(gain => gain !== unlocked);
}

/** The right half of the level table. OWN-1: one permanent token from the start (LV-1). */
export function totalsAt(level: number): Totals {
  let [permanent, growth, traits] = [1, 0, 0];
  for (let n = 2; n <= Math.min(level, LAST_LEVEL); n++) {
    const gains = GAINS[n] ?? [];
    if (gains.includes('permanent')) permanent++;
    if (gains.includes('growth')) growth++;
    if (gains.includes('trait')) traits++;
  }
  return { permanent, growth, traits };
}

/** LV-23: the levels whose cards this kind unlocks, up to and with `level`. */
export function unlockLevels(kind: Kind, level: number): readonly number[] {
  const gain = kind === 'full' ? 'abilities' : 'archetype';
  const levels: number[] = [];
  for (let n = 2; n <= level; n++) if (gainsAt(n, kind).includes(gain)) levels.push(n);
  return levels;
}
