import { type Bare, type Sentence, speaker } from '../../basics/said';
import type { Kind } from '../kinds/levels';
import type { MissingPiece } from '../model/items';
import type { Difficulty } from '../model/state';

/** The chapter's course: what is to be done now, and what is still to be chosen. */
export type StepSays = {
  'campaign.step-difficulty': { readonly difficulty: Difficulty };
  'campaign.step-fresh': { readonly hp: number };
  'campaign.step-swap': Bare;
  'campaign.step-member': Bare;
  'campaign.step-boxes': Bare;
  'campaign.step-ration': Bare;
  'campaign.step-shuffle': Bare;
  'campaign.step-archetype': { readonly who: string };
  /** What is wrong with the hand as it is now, if anything is. */
  'campaign.step-hand': { readonly who: string; readonly advice: readonly Sentence[] };
  /** SU-9, SU-10: in chapter 1 the hand is given by the class. */
  'campaign.step-first-hand': {
    readonly who: string;
    readonly witch: boolean;
    readonly advice: readonly Sentence[];
  };
  'campaign.step-bare': { readonly who: string; readonly defense: number };
  'campaign.step-wears': { readonly who: string };
  'campaign.step-hurt': { readonly who: string; readonly loss: number; readonly injuries: number };
  'campaign.step-tough': Bare;
  'campaign.step-replay': { readonly ticks: number };
  'campaign.step-replay-again': Bare;
  'campaign.step-tally': Bare;
  'campaign.step-level': { readonly level: number };
  'campaign.step-common-deck': { readonly chapter: number };
  'campaign.step-unique-deck': { readonly chapter: number };
  'campaign.step-common': { readonly all: number; readonly chapter: number; readonly taken: number };
  'campaign.step-unique': { readonly all: number; readonly chapter: number; readonly taken: number };
  'campaign.step-ticks': { readonly ticks: number };
  'campaign.step-ticks-replayed': { readonly ticks: number };
  'campaign.step-allies': { readonly allies: readonly string[] };
  'campaign.step-tokens': Bare;

  'campaign.owed-trait': { readonly count: number };
  'campaign.owed-permanent': { readonly who: string; readonly count: number };
  'campaign.owed-growth': { readonly who: string; readonly kind: Kind; readonly count: number };
  'campaign.owed-unlock': { readonly who: string; readonly kind: Kind; readonly levels: readonly number[] };
  'campaign.owed-equip': { readonly who: string; readonly missing: readonly MissingPiece[] };
  'campaign.owed-board': { readonly who: string };
  'campaign.owed-replay-token': { readonly who: string; readonly count: number };
  'campaign.owed-loot': { readonly deck: 'common' | 'unique'; readonly count: number };
  'campaign.owed-injury': { readonly who: string };
  'campaign.owed-injury-of-two': { readonly who: string };
  'campaign.owed-item': { readonly who: string; readonly count: number };
};

export const say = speaker<StepSays>();
