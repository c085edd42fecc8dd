// What a case holds, as docs/korrem/SCENARIOS.md has it, with every field written out. This second program is written
// from docs/korrem/RULES.md and SCENARIOS.md alone; it shares no code with the rules, and takes all the time it wants.

export type At = readonly [number, number];
export interface SlowBond {
  readonly type: string;
  readonly with: string;
}
export interface SlowAbility {
  readonly name: string;
  readonly on: readonly number[];
  readonly target: string;
  readonly ranged: boolean;
  readonly damage: number;
  readonly works: number;
  readonly ready: boolean;
  readonly last: string | null;
}
export interface SlowCard {
  readonly id: string;
  readonly side: string;
  readonly at: At;
  readonly kind: string;
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
  readonly damage: number;
  readonly speed: number;
  readonly flying: boolean;
  readonly steps: number;
  readonly artifacts: number;
  readonly states: readonly string[];
  readonly attraction: { readonly type: string; readonly score: number } | null;
  readonly bonds: readonly SlowBond[];
  readonly abilities: readonly SlowAbility[];
}
export interface SlowLand {
  readonly hex: string;
  readonly type: string;
  readonly landmark: boolean;
}
export interface SlowSettlement {
  readonly hex: string;
  readonly owner: string;
  readonly kind: string;
  readonly occupied: boolean;
}
export interface SlowMap {
  readonly lands: readonly SlowLand[];
  readonly settlements: readonly SlowSettlement[];
}
export type Purse = Readonly<Record<string, number>>;

export const steps = ([a, b]: At, [c, d]: At): number => Math.max(Math.abs(a - c), Math.abs(b - d));
export const slideTo = ([a, b]: At, [c, d]: At): number => Math.abs(a - c) + Math.abs(b - d);
export const left = (card: SlowCard): number => card.health - card.damage;
export const stone = (card: SlowCard): boolean => card.kind === 'wall' || card.kind === 'tower';
export const lives = (card: SlowCard): boolean => card.kind === 'character' || card.kind === 'summon';
export const is = (card: SlowCard, state: string): boolean => card.states.includes(state);
export const tied = (card: SlowCard, bond: string, other: SlowCard): boolean =>
  card.bonds.some(one => one.type === bond && one.with === other.id);

/** The one whose row of numbers comes first. */
export function least<T>(all: readonly T[], row: (one: T) => readonly number[]): T | undefined {
  let best: T | undefined;
  for (const one of all) {
    if (best === undefined) {
      best = one;
      continue;
    }
    const [a, b] = [row(one), row(best)];
    for (let i = 0; i < a.length; i++) {
      if (a[i] === b[i]) continue;
      if (a[i]! < b[i]!) best = one;
      break;
    }
  }
  return best;
}

/** A chance in lowest terms. */
export function ratio(n: bigint, d: bigint): string {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? '0/1' : `${n / a}/${d / a}`;
}

/** Without what is 0, in no order. */
export const purse = (all: Purse): Purse =>
  Object.fromEntries(Object.entries(all).filter(([, n]) => n !== 0));
