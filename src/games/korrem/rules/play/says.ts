import { type Bare, type Said, speaker } from '../../../../basics/said';

type Who = { readonly who: string };
type Hexed = Who & { readonly hex: string };

/** What is told, refused, and written over the marks of a whole game; worded in words/world.ts. */
export type WorldSays = {
  'korrem.w-observer': Who;
  'korrem.w-tied': { readonly names: readonly string[] };
  'korrem.w-weather': Who & { readonly roll: number; readonly event: string | null };
  'korrem.w-begins': Who & { readonly actions: number };
  'korrem.w-laid': { readonly type: string; readonly landmark: string | null; readonly hex: string };
  'korrem.w-back': { readonly type: string };
  'korrem.w-settles': Hexed;
  'korrem.w-moves': Hexed & { readonly actions: number };
  'korrem.w-gathers': Who & { readonly goods: readonly (readonly [string, number])[] };
  'korrem.w-income': Who & { readonly n: number };
  'korrem.w-none-kept': Who;
  'korrem.w-builds': Hexed & { readonly build: string };
  'korrem.w-enlists': Who & { readonly card: string };
  'korrem.w-cycles': Who;
  'korrem.w-called': Who & { readonly roll: number; readonly n: number };
  'korrem.w-occupied': Hexed;
  'korrem.w-gives': { readonly from: string; readonly to: string };
  'korrem.w-points': Who & { readonly n: number };
  'korrem.w-quest': Who & { readonly name: string };
  'korrem.w-landmark': Who & { readonly roll: number; readonly gets: boolean };
  'korrem.w-creature': Hexed & { readonly card: string };
  'korrem.w-under': { readonly card: string };
  'korrem.w-to-hand': Who;
  'korrem.w-card': { readonly name: string; readonly kind: string };
  'korrem.w-event-on': { readonly name: string; readonly left: number };
  'korrem.w-event-off': { readonly name: string };
  'korrem.w-meets': Who & { readonly card: string; readonly roll: number | null; readonly outcome: string };
  'korrem.w-flees': { readonly card: string };
  'korrem.w-joins': Who & { readonly card: string };
  'korrem.w-war': { readonly first: string; readonly second: string };
  'korrem.w-leaves': Hexed;
  'korrem.w-loot': Who & {
    readonly goods: readonly (readonly [string, number])[];
    readonly artifacts: number;
  };
  'korrem.w-fallen': { readonly card: string };
  'korrem.w-won': { readonly names: readonly string[] };
  'korrem.w-corrected': Bare;
  'korrem.w-destroyed': { readonly hex: string };
  'korrem.w-summons': { readonly which: string };
  'korrem.w-heart': Bare;
  'korrem.g-slain': { readonly card: string; readonly by: string | null };
  'korrem.g-battle': { readonly name: string; readonly victor: string | null };

  'korrem.w-refused': { readonly code: string };
  'korrem.w-title': { readonly command: string; readonly who: string };
  'korrem.w-in-battle': { readonly name: string; readonly title: Said };
};
export const say = speaker<WorldSays>();
