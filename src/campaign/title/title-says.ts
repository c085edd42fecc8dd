import { type Bare, type Said, type Sentence, speaker } from '../../basics/said';
import type { RunnerTo } from '../facts/prices';
import type { ClassId } from '../kinds/classes';
import type { Kind } from '../kinds/levels';
import type { TokenKind } from '../kinds/tokens';
import type { TraitId } from '../kinds/traits';
import type { Growth } from '../model/character';
import type { Box, Campaign, Difficulty, Outcome } from '../model/state';

type Who = { readonly who: Said };
type Card = { readonly who: Said; readonly card: string };

/** What the history calls deeds and entries. */
export type TitleSays = {
  'campaign.somebody': Bare;
  'campaign.an-item': Bare;
  'campaign.class': { readonly class: ClassId };

  'campaign.title-found': { readonly name: string };
  'campaign.title-difficulty': { readonly difficulty: Difficulty };
  'campaign.title-swap': { readonly comes: Said; readonly goes: Said };
  'campaign.title-kind': { readonly who: Said; readonly to: Kind };
  'campaign.title-dies': Who;
  'campaign.title-seat': Who;
  'campaign.title-trait': { readonly trait: TraitId };
  'campaign.title-permanent': { readonly who: Said; readonly token: TokenKind };
  'campaign.title-growth': { readonly who: Said; readonly growth: Growth };
  'campaign.title-unlock': { readonly who: Said; readonly level: number };
  'campaign.title-equipped': Who;
  'campaign.title-hand': { readonly who: Said; readonly kind: Kind };
  'campaign.title-begin-chapter': { readonly chapter: number };
  'campaign.title-end-story': { readonly chapter: number };
  'campaign.title-begin-fight': { readonly chapter: number };
  'campaign.title-end-fight': { readonly outcome: Outcome };
  'campaign.title-replay': Bare;
  'campaign.title-replay-token': { readonly who: Said; readonly token: TokenKind };
  'campaign.title-move-on': Bare;
  'campaign.title-tally': Bare;
  /** No item: drawn, and not written down. */
  'campaign.title-loot': { readonly item: string | null; readonly deck: 'common' | 'unique' };
  'campaign.title-lose': { readonly who: Said; readonly item: Said };
  'campaign.title-injured': { readonly who: Said; readonly injury: string };
  'campaign.title-end-chapter': { readonly chapter: number };
  'campaign.title-buy': { readonly item: string };
  'campaign.title-sell': { readonly item: Said };
  'campaign.title-curatives': { readonly count: number };
  'campaign.title-use-curative': Who;
  'campaign.title-runner': { readonly to: RunnerTo };
  'campaign.title-medic': Who;
  'campaign.title-tough': Who;
  'campaign.title-give-iron': { readonly from: Said; readonly to: Said; readonly iron: number };
  'campaign.title-drew': Bare;
  'campaign.title-shuffled': Bare;
  'campaign.title-remind': { readonly text: string };
  'campaign.title-forget': Bare;
  'campaign.title-step': { readonly on: boolean };

  'campaign.title-name': { readonly name: string };
  'campaign.title-notes': Bare;
  'campaign.title-hardcore': { readonly on: boolean };
  'campaign.title-mode': { readonly mode: Campaign['mode'] };
  'campaign.title-variants': Bare;
  'campaign.title-box': { readonly box: Box; readonly on: boolean; readonly chapter: number };
  'campaign.title-played-at': { readonly chapter: number; readonly difficulty: Difficulty | null };
  'campaign.title-minutes': { readonly chapter: number; readonly minutes: number };
  'campaign.title-place': { readonly chapter: number };
  'campaign.title-marks': { readonly trait: TraitId; readonly marks: number };
  'campaign.title-ticks': { readonly count: number; readonly reason: string };
  'campaign.title-untick': Bare;
  'campaign.title-allies': { readonly count: number; readonly name: string };
  /** No name: one that is not on the sheet. */
  'campaign.title-ally-is': { readonly ally: string | null; readonly is: 'here' | 'archived' | 'gone' };
  'campaign.title-ally-card': { readonly ally: string | null };
  'campaign.title-guardian': Bare;
  'campaign.title-event': { readonly card: string };
  'campaign.title-no-event': Bare;
  'campaign.title-curatives-held': { readonly count: number };
  'campaign.title-time': { readonly tokens: number };
  'campaign.title-item': { readonly item: string };
  'campaign.title-item-to': { readonly item: Said; readonly who: Said };
  'campaign.title-item-at': { readonly item: Said; readonly place: 'backpack' | 'archive' };
  'campaign.title-item-is': { readonly item: string };
  'campaign.title-tokens': { readonly who: Said; readonly count: number; readonly token: TokenKind };
  'campaign.title-permanents': { readonly who: Said; readonly count: number; readonly token: TokenKind };
  'campaign.title-card': Card;
  'campaign.title-unlocks': Card;
  'campaign.title-strike-card': Who;
  'campaign.title-heals': Who;
  'campaign.title-member': { readonly who: Said; readonly changes: readonly Sentence[] };
  'campaign.change-name': { readonly name: string };
  'campaign.change-level': { readonly level: number };
  /** Null: nobody keeps count. */
  'campaign.change-hp': { readonly hp: number | null };
  'campaign.change-iron': { readonly iron: number };
  'campaign.change-board': Bare;
  'campaign.change-growth': Bare;
  'campaign.change-unlocked': { readonly level: number };
};

export const say = speaker<TitleSays>();
