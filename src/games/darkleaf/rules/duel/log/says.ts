import { type Bare, speaker } from '../../../../../basics/said';
import type { LogFact } from './log-entry';

type Unit = { readonly clan: string; readonly kind: string };

/** A message for each kind of fact in the log, with the fact's fields as its arguments. */
type LogSays = {
  readonly [Fact in LogFact as `darkleaf.${Fact['type']}`]: Omit<Fact, 'type'>;
};

/** What is refused, and written over the marks of a duel; worded in words/duel.ts. */
export type DuelSays = LogSays & {
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
