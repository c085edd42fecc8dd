import { type Bare, type Sentence, speaker } from '../../basics/said';
import type { TokenKind } from '../kinds/tokens';

/** What a save bag holds (SV-1 to SV-5). */
export type BagSays = {
  'campaign.bag-company': Bare;
  'campaign.bag-sheet': Bare;
  'campaign.bag-abilities': Bare;
  'campaign.bag-archetypes': Bare;
  'campaign.bag-belongings': { readonly items: number; readonly injuries: number; readonly iron: number };
  'campaign.bag-hp': { readonly hp: number };
  'campaign.bag-tokens': { readonly tokens: readonly Sentence[] };
  'campaign.bag-token': { readonly count: number; readonly token: TokenKind };
  'campaign.bag-company-sheet': Bare;
  'campaign.bag-backpack': { readonly items: number };
  'campaign.bag-allies': { readonly count: number };
  'campaign.bag-events': { readonly inPlay: readonly string[] };
  'campaign.bag-curatives': { readonly count: number };
  'campaign.bag-extra-unique': { readonly on: boolean };
  'campaign.bag-rules-seen': { readonly on: boolean };
  'campaign.bag-ambushed': { readonly on: boolean };
  'campaign.bag-reminder': { readonly text: string };
};

export const say = speaker<BagSays>();
