import type { Bare } from '../../basics/said';
import type { Difficulty } from '../../encounter/model/settings';
import type { Kind } from '../kinds/levels';
import type { TokenKind } from '../kinds/tokens';
import type { TraitId } from '../kinds/traits';

/** What stands on the sheets: marks against a rule, advice, and what the numbers are made of. */
export type SheetSays = {
  'campaign.backpack-full': { readonly held: number; readonly size: number };
  'campaign.trait-over': { readonly trait: TraitId; readonly marks: number; readonly most: number };
  'campaign.traits-over': { readonly count: number };
  'campaign.ticks-short': { readonly chapter: number; readonly given: number; readonly owed: number };
  'campaign.level-off': { readonly who: string; readonly level: number; readonly company: number };
  'campaign.permanents-over': { readonly who: string; readonly count: number };
  'campaign.growth-over': { readonly who: string; readonly count: number };
  'campaign.tokens-over': {
    readonly who: string;
    readonly count: number;
    readonly token: TokenKind;
    readonly most: number;
  };
  'campaign.growth-wrong': { readonly who: string; readonly kind: Kind };
  'campaign.hand-over': { readonly who: string; readonly cards: number; readonly most: number };
  'campaign.sides-over': { readonly who: string };
  'campaign.unlocked-over': { readonly who: string; readonly level: number };
  'campaign.hp-over': { readonly who: string; readonly hp: number; readonly most: number };
  'campaign.cards-early': { readonly who: string; readonly cards: readonly string[] };

  /** Without a name on the sheet of the one who carries it. */
  'campaign.hands-carried': { readonly who: string | null; readonly count: number };
  'campaign.armors-worn': { readonly who: string | null; readonly count: number };
  'campaign.gear-carried': { readonly who: string | null; readonly count: number };
  'campaign.hand-advice': {
    readonly found: number;
    readonly cooldown: number;
    readonly wanted: number;
  };

  'campaign.sum-companion': Bare;
  /** Lifted to the least that it can be. */
  'campaign.sum-least': { readonly least: number };
  'campaign.sum-board': Bare;
  'campaign.sum-raised': Bare;
  'campaign.sum-no-trait': Bare;
  'campaign.sum-trait': { readonly trait: TraitId };
  'campaign.sum-difficulty': { readonly difficulty: Difficulty };
  'campaign.sum-no-chapter': Bare;
  'campaign.sum-each-chapter': Bare;
  'campaign.sum-extra-unique': Bare;
  'campaign.sum-fallen': Bare;
  'campaign.sum-replayed': Bare;
  'campaign.sum-value': Bare;
  'campaign.sum-half-value': Bare;
  'campaign.sum-curatives': { readonly count: number; readonly chapter: number };
  'campaign.sum-bought': Bare;
  'campaign.sum-herbalist': Bare;
  'campaign.sum-chapter': Bare;
  'campaign.sum-time': Bare;
};
