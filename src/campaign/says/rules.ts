import type { Bare, Sentence } from '../../basics/said';
import type { ClassId } from '../kinds/classes';
import type { TokenKind } from '../kinds/tokens';
import type { TraitId } from '../kinds/traits';

type OfWho = { readonly who: string };
type OfClass = { readonly class: ClassId };

/** Why a deed cannot be done, or which rule speaks against it. */
export type RuleSays = {
  'campaign.not-founded': Bare;
  'campaign.already-founded': Bare;
  'campaign.always-four': Bare;
  'campaign.seat-empty': Bare;
  'campaign.nobody-called': Bare;
  'campaign.nobody-such': Bare;
  'campaign.unknown-ally': Bare;
  'campaign.unknown-item': Bare;
  'campaign.unknown-injury': Bare;

  'campaign.class-twice': OfClass;
  'campaign.class-here': OfClass;
  'campaign.class-dead': OfClass;
  'campaign.class-just-lost': OfClass;
  'campaign.swapped-at-start': Bare;
  'campaign.seat-taken': Bare;

  'campaign.trait-full': { readonly trait: TraitId; readonly most: number };
  'campaign.no-trait-now': Bare;
  'campaign.three-of-token': { readonly who: string; readonly token: TokenKind };
  'campaign.three-of-growth': OfWho;
  'campaign.no-permanent-now': OfWho;
  'campaign.no-growth-now': OfWho;
  'campaign.growth-by-kind': Bare;
  'campaign.no-cards-now': { readonly who: string; readonly level: number };
  'campaign.card-locked': OfWho;

  'campaign.difficulty-between': Bare;
  'campaign.difficulty-changed': Bare;
  'campaign.chapter-begun': Bare;
  'campaign.no-story-now': Bare;
  'campaign.story-first': Bare;
  'campaign.replay-tokens-open': Bare;
  'campaign.replay-tokens-chosen': Bare;
  'campaign.no-encounter-now': Bare;
  'campaign.result-of-all': Bare;
  'campaign.lost-when-all-fell': Bare;
  'campaign.replay-when-lost': Bare;
  'campaign.nothing-lost': Bare;

  'campaign.tally-in-epilogue': Bare;
  'campaign.tallied-already': Bare;
  'campaign.not-tallied': Bare;
  'campaign.loot-drawn': { readonly all: number; readonly deck: 'common' | 'unique' };
  'campaign.item-not-carried': OfWho;
  'campaign.items-lost': OfWho;
  /** No item: one that nobody has written down. */
  'campaign.item-not-worn': { readonly who: string; readonly item: string | null };
  'campaign.no-injury-now': OfWho;
  'campaign.epilogue-first': Bare;
  /** Of older saves; what is open is named today. */
  'campaign.loot-or-losses-open': Bare;
  'campaign.still-open': { readonly open: readonly Sentence[] };

  'campaign.no-trade-now': Bare;
  'campaign.has-iron': { readonly who: string; readonly iron: number };
  'campaign.price': { readonly price: number; readonly paid: number };
  'campaign.value-first': Bare;
  'campaign.most-curatives': { readonly most: number };
  'campaign.no-curative': Bare;
  'campaign.not-a-trait': { readonly trait: TraitId };
  'campaign.trait-used': { readonly trait: TraitId };
  'campaign.tough-at-setup': Bare;
  'campaign.tough-in-story': Bare;
  'campaign.unhurt': OfWho;
  'campaign.checks-in-story': Bare;

  'campaign.other-key': { readonly id: string };
  'campaign.active-has-seat': Bare;
  'campaign.no-such-id': { readonly id: string };
  'campaign.seated-twice': { readonly id: string };
  'campaign.item-in-two-places': { readonly id: string };
};
