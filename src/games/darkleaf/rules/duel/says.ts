import { type Bare, speaker } from '../../../../basics/said';

type Unit = { readonly clan: string; readonly kind: string };

/** What is told, refused, and written over the marks of a duel; worded in words/duel.ts. */
export type DuelSays = {
  'darkleaf.declared-journey': { readonly clan: string };
  'darkleaf.declared-deed': Unit & { readonly at: string; readonly targets: readonly string[] };
  'darkleaf.named-morph': { readonly at: string; readonly targets: readonly string[] };
  'darkleaf.rolled': { readonly clan: string; readonly value: number; readonly sides: number };
  'darkleaf.moved': Unit & { readonly from: string; readonly to: string };
  'darkleaf.split': { readonly clan: string; readonly value: number };
  'darkleaf.leapt': Unit & { readonly from: string; readonly to: string };
  'darkleaf.swapped': { readonly from: string; readonly to: string };
  'darkleaf.retreated': Unit & { readonly from: string; readonly to: string };
  'darkleaf.acted': Unit & { readonly at: string; readonly targets: readonly string[] };
  'darkleaf.failed': { readonly clan: string; readonly value: number };
  'darkleaf.vanquished': Unit & { readonly at: string };
  'darkleaf.marked': Unit & { readonly marks: number; readonly of: number };
  'darkleaf.plating': { readonly at: string };
  'darkleaf.took-ground': { readonly at: string; readonly count: number };
  'darkleaf.passed': { readonly clan: string };
  'darkleaf.slotted': { readonly value: number; readonly skill: string };
  'darkleaf.kept': { readonly clan: string };
  'darkleaf.acquired': { readonly clan: string; readonly skill: string };
  'darkleaf.lost-gift': { readonly skill: string };
  'darkleaf.used': { readonly clan: string; readonly skill: string };
  'darkleaf.counted': { readonly clan: string };
  'darkleaf.quarry': { readonly at: readonly string[] };
  'darkleaf.willed': { readonly number: number; readonly will: string };
  'darkleaf.willed-own': { readonly number: number; readonly words: string };
  'darkleaf.to-light': Bare;
  'darkleaf.to-mirror': Bare;
  'darkleaf.back-to-mirror': Bare;
  'darkleaf.ours': Unit & { readonly from: string; readonly to: string };
  'darkleaf.anew': { readonly value: number };
  'darkleaf.taught': { readonly clan: string };
  'darkleaf.light-counted': { readonly ended: number };
  'darkleaf.handicap': { readonly clan: string; readonly bones: number };
  'darkleaf.won': { readonly name: string; readonly clan: string };
  'darkleaf.drawn': Bare;
  'darkleaf.resigned': { readonly name: string };
  'darkleaf.table-says': Bare;

  'darkleaf.refused': { readonly code: string };
  'darkleaf.shielded': { readonly why: string; readonly by: readonly string[]; readonly rival: string };

  'darkleaf.t-turn': { readonly count: number; readonly clan: string };
  'darkleaf.t-declare': Bare;
  'darkleaf.t-roll': { readonly value: number };
  'darkleaf.t-act': { readonly at: string };
  'darkleaf.t-pass': Bare;
  'darkleaf.t-slot': { readonly skill: string };
  'darkleaf.t-keep': Bare;
  'darkleaf.t-spend': { readonly skill: string };
  'darkleaf.t-end': Bare;
  'darkleaf.t-quarry': Bare;
  'darkleaf.t-count': Bare;
  'darkleaf.t-will': Bare;
  'darkleaf.t-over': Bare;
  'darkleaf.t-set': Bare;
  'darkleaf.t-taught': { readonly clan: string };
  'darkleaf.t-handicap': Bare;
  'darkleaf.t-played': Bare;
  'darkleaf.t-again': Bare;
  'darkleaf.t-table': { readonly at: string };
};

/** What the wood advises, and why; worded in words/hints.ts, where it is asked. */
export type HintSays = {
  'darkleaf.h-declare': Unit & { readonly at: string; readonly targets: readonly string[] };
  'darkleaf.h-roll': { readonly sides: number };
  'darkleaf.h-split': { readonly ways: readonly string[] };
  'darkleaf.h-hunt': {
    readonly kind: string;
    readonly at: string;
    readonly to: string;
    readonly target: string;
  };
  'darkleaf.h-deed': Unit & { readonly at: string; readonly targets: readonly string[] };
  'darkleaf.h-go': { readonly kind: string; readonly at: string; readonly to: string };
  'darkleaf.h-slot': { readonly skill: string; readonly value: number };
  'darkleaf.h-keep': Bare;
  'darkleaf.h-use': { readonly skill: string; readonly at: string; readonly to: string };
  'darkleaf.h-quarry': { readonly at: readonly string[] };
  'darkleaf.h-count': { readonly to: readonly string[] };
  'darkleaf.h-nothing': Bare;
  'darkleaf.h-odds': { readonly need: number; readonly n: number; readonly d: number };
  'darkleaf.h-wins': Bare;
  'darkleaf.h-threat': { readonly values: readonly number[]; readonly n: number; readonly d: number };
  'darkleaf.h-danger': { readonly was: readonly number[]; readonly now: readonly number[] };
  'darkleaf.h-whim': Bare;
  'darkleaf.h-second': { readonly by: number; readonly chance: number };
};
export const say = speaker<DuelSays & HintSays>();
