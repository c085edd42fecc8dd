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

/** LV-2 to LV-21: who gains what at each level. Full characters unlock at 2 too, companions do not. */
const GAINS: { readonly [level: number]: readonly Gain[] } = {
  2: ['abilities'],
  3: ['trait'],
  4: ['permanent'],
  5: ['abilities', 'archetype'],
  6: ['trait'],
  7: ['permanent'],
  8: ['growth'],
  9: ['trait'],
  10: ['abilities', 'archetype'],
  11: ['trait'],
  12: ['growth'],
  13: ['trait'],
  14: ['permanent'],
  15: ['abilities', 'archetype'],
  16: ['trait'],
  17: ['growth'],
  18: ['trait'],
  19: ['permanent'],
  20: ['trait'],
  21: ['permanent'],
};

/** What a character of this kind gains on reaching a level; a trait is gained once by the whole company. */
export function gainsAt(level: number, kind: Kind): readonly Gain[] {
  const unlocked = kind === 'full' ? 'archetype' : 'abilities';
  return (GAINS[level] ?? []).filter(gain => gain !== unlocked);
}

/** The right half of the level table. OWN-1: one permanent token from the start. */
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
