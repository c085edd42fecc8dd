import type { SkillId } from '../skills/names';
import type { At } from './model';

/** One tap on the way to a command: a square of the board, or a word in the dock. */
export type Tap =
  | { readonly tap: 'square'; readonly at: At }
  | { readonly tap: 'use'; readonly skill: SkillId }
  | { readonly tap: 'slot'; readonly row: SkillId; readonly slot: number }
  | { readonly tap: 'direction'; readonly dir: number }
  | { readonly tap: 'aura'; readonly aura: string }
  | { readonly tap: 'count'; readonly count: number }
  | { readonly tap: 'flow'; readonly dir: number; readonly steps: number; readonly units: number }
  | { readonly tap: 'alone' }
  | { readonly tap: 'hunt'; readonly at: At }
  | { readonly tap: 'journey' }
  | { readonly tap: 'value'; readonly value: number }
  | { readonly tap: 'bone'; readonly whose: 'own' | 'rival'; readonly sides: number }
  | { readonly tap: 'bone-of'; readonly row: SkillId; readonly slot: number };

export const sameTap = (a: Tap, b: Tap): boolean => JSON.stringify(a) === JSON.stringify(b);
