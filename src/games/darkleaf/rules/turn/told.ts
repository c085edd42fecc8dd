import type { Action } from '../acts/said';
import type { Square } from '../board/square';
import type { SkillAsked } from '../skills/asked';

/** What a player does in a turn. */
export type TurnCommand =
  | {
      readonly c: 'declare';
      readonly intent: 'journey' | 'deed';
      readonly unit: Square;
      readonly targets: readonly Square[];
    }
  | { readonly c: 'roll'; readonly bone: number; readonly value: number }
  | { readonly c: 'act'; readonly action: Action }
  | { readonly c: 'pass' | 'done' | 'keep' | 'end' }
  | { readonly c: 'slot'; readonly row: string; readonly slot: number; readonly on: Square | undefined }
  | {
      readonly c: 'spend';
      readonly asked: SkillAsked;
      readonly count: number;
      readonly targets: readonly Square[];
    };

export const phases = ['upkeep', 'intent', 'execute', 'choice', 'slot', 'end', 'over'] as const;
export type Phase = (typeof phases)[number];

export interface Bone {
  readonly sides: number;
  readonly value: number;
}

/** TU-3: a journey of any unit, or a deed of one; nothing where the clan chooses after its roll. */
export type Intent =
  | { readonly does: 'journey' }
  | { readonly does: 'deed'; readonly unit: Square; readonly targets: readonly Square[] }
  | { readonly does: 'anything' };

/** WB-2: where a turn of Wibo stands. */
export type WiboStage =
  | { readonly at: 'journey' }
  | {
      readonly at: 'morph';
      readonly unit: Square;
      readonly named: readonly Square[] | null;
      readonly seed: boolean;
    }
  | { readonly at: 'retreat'; readonly unit: Square; readonly pawn: Square };
