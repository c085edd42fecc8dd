import { type Bare, speaker } from '../../basics/said';
import type { Hex } from '../../hex/shape';

type Who = { readonly who: string };
/** What of a character is counted; `of` is the token or the colour of might. */
export type Counted = 'hp' | 'defense' | 'range' | 'maxAnimus' | 'regen' | 'tokens' | 'might';

/** What stands against a setup, what the rules advise, and what hands do before round 1; worded in src/ui/words. */
export type SetupSays = {
  'setup.not-four': { readonly count: number };
  'setup.id-twice': { readonly id: string };
  'setup.nobody-leads': Bare;
  'setup.no-such-chapter': { readonly last: number };
  'setup.seed-whole': Bare;
  'setup.number-between': {
    readonly who: string;
    readonly what: Counted;
    readonly of: string | null;
    readonly least: number;
    readonly most: number;
  };
  'setup.card-twice': { readonly who: string; readonly card: string };
  'setup.class-twice': Bare;
  'setup.at-most-hp': { readonly who: string; readonly hp: number };
  'setup.outside-start-zone': { readonly who: string; readonly at: Hex };
  'setup.hand-of-seven': Who;
  'setup.locked-cards': { readonly who: string; readonly cards: readonly string[] };

  'setup.tick-extra-unique': Bare;
  'setup.put-story-away': Bare;
  'setup.take-tokens-out': { readonly board: 'sheet' | 'up' | 'down' };
  'setup.shuffle-stages': Bare;
  'setup.starred-archetype': Who;
  'setup.choose-archetype': Who;
  'setup.witch-first-hand': Who;
  'setup.starred-hand': Who;
  'setup.choose-hand': Who;
  'setup.rules-board-up': Bare;
  'setup.turn-up-rules-board': Bare;
};
export const setupSay = speaker<SetupSays>();
