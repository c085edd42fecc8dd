import type { Said } from '../../../../basics/said';
import type { Nature } from '../meeting/natures';

/** One line of the saga: what happened, or somebody's own words. */
export interface SagaLine {
  readonly turn: number;
  readonly text: Said;
}

export const beastFates = ['met', 'fought', 'joined', 'slain'] as const;
export type BeastFate = (typeof beastFates)[number];

/** What the plots count, one by one. */
export type Count =
  /** A D8 whose number was seen. */
  | { readonly of: 'face'; readonly n: number }
  /** EN-1: the number that a creature of this nature was met with. */
  | { readonly of: 'met'; readonly nature: Nature; readonly n: number }
  /** Health lost by a nation, or the NPCs, in the phase of another. */
  | { readonly of: 'damage'; readonly by: string; readonly to: string; readonly n: number }
  /** How long a Command Phase of a nation lasted, in milliseconds. */
  | { readonly of: 'spent'; readonly by: string; readonly n: number }
  /** VP-2. */
  | { readonly of: 'won'; readonly by: string }
  | { readonly of: 'beast'; readonly name: string; readonly fate: BeastFate };

export interface Tally {
  /** How often each number of the D8 was seen. */
  readonly faces: readonly number[];
  readonly met: Readonly<Partial<Record<Nature, readonly number[]>>>;
  readonly dealt: Readonly<Record<string, number>>;
  readonly taken: Readonly<Record<string, number>>;
  readonly spent: Readonly<Record<string, number>>;
  readonly won: Readonly<Record<string, number>>;
  readonly beasts: Readonly<Record<string, Readonly<Record<BeastFate, number>>>>;
}

const noFaces: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];
export const noTally: Tally = {
  faces: noFaces,
  met: {},
  dealt: {},
  taken: {},
  spent: {},
  won: {},
  beasts: {},
};
const noBeast: Readonly<Record<BeastFate, number>> = { met: 0, fought: 0, joined: 0, slain: 0 };

const plus = (all: Readonly<Record<string, number>>, key: string, n: number): Record<string, number> => ({
  ...all,
  [key]: (all[key] ?? 0) + n,
});
const oneMore = (faces: readonly number[], n: number): readonly number[] =>
  faces.map((count, i) => (i === n - 1 ? count + 1 : count));

export function counted(tally: Tally, count: Count): Tally {
  switch (count.of) {
    case 'face':
      return { ...tally, faces: oneMore(tally.faces, count.n) };
    case 'met':
      return {
        ...tally,
        met: { ...tally.met, [count.nature]: oneMore(tally.met[count.nature] ?? noFaces, count.n) },
      };
    case 'damage':
      return {
        ...tally,
        dealt: plus(tally.dealt, count.by, count.n),
        taken: plus(tally.taken, count.to, count.n),
      };
    case 'spent':
      return { ...tally, spent: plus(tally.spent, count.by, count.n) };
    case 'won':
      return { ...tally, won: plus(tally.won, count.by, 1) };
    case 'beast': {
      // A name that every object has becomes one of its own.
      const name = count.name in {} ? `${count.name} ` : count.name;
      const before = tally.beasts[name] ?? noBeast;
      const now = { ...before, [count.fate]: before[count.fate] + 1 };
      return { ...tally, beasts: { ...tally.beasts, [name]: now } };
    }
  }
}
