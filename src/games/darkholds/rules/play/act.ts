import type { CardDeed } from './card';
import type { Item } from './goods';
import type { Hireling, Kit, LevelWords, Settings } from './kit';

type Rolls = { readonly rolls?: readonly number[] };

/** What is at hand: an equipment marker on a square, or somebody who lies there. */
export type Source = { readonly square: string } | { readonly body: string };

/** AT-5: so many dice of one attack at one foe. */
export interface Share {
  readonly target: string;
  readonly dice: number;
}

/** What the table does in the hero phase, with everything that it agrees on. Dice are the app's, or digits of the table's. */
export type Act =
  /** TU-2: one begins to spend its vigour; whoever spent before is done. */
  | { readonly do: 'activate'; readonly id: string }
  | { readonly do: 'rest'; readonly id?: string }
  | { readonly do: 'begins'; readonly player?: string }
  | { readonly do: 'pass'; readonly to?: string }
  /** HA-1. */
  | { readonly do: 'trace'; readonly id: string; readonly path: readonly string[] }
  | ({ readonly do: 'leap'; readonly id: string; readonly to: string } & Rolls)
  /** HA-2, AT-5. */
  | ({ readonly do: 'shoot'; readonly id: string; readonly target: string; readonly weapon?: number } & Rolls)
  | ({
      readonly do: 'split';
      readonly id: string;
      readonly shares: readonly Share[];
      readonly weapon?: number;
    } & Rolls)
  | { readonly do: 'aim'; readonly id: string }
  /** MK-12. */
  | {
      readonly do: 'bash';
      readonly id: string;
      readonly at: string;
      readonly by: 'combat' | 'shot' | 'cast';
      readonly weapon: number;
    }
  /** HA-3. */
  | {
      readonly do: 'acquire';
      readonly id: string;
      readonly from: Source;
      readonly items: readonly string[];
      readonly leave?: readonly string[];
    }
  | {
      readonly do: 'discard';
      readonly id: string;
      readonly at: string;
      readonly items: readonly string[];
      readonly take?: { readonly from: Source; readonly items: readonly string[] };
    }
  /** HA-4: the app's deck, or a card of the table's. */
  | { readonly do: 'rummage'; readonly id: string; readonly at: string; readonly card?: Item }
  | { readonly do: 'putDown' }
  /** HA-5: hacksilver goes from the first to the second; below 0 the other way. */
  | {
      readonly do: 'trade';
      readonly id: string;
      readonly with: string;
      readonly give?: string;
      readonly get?: string;
      readonly silver: number;
    }
  /** HA-6. */
  | ({ readonly do: 'cast'; readonly id: string; readonly cast: number; readonly target?: string } & Rolls)
  /** HA-7. */
  | ({ readonly do: 'recover'; readonly id: string } & Rolls)
  /** HA-8: by an ability or an item. */
  | { readonly do: 'revive'; readonly id: string; readonly whom: string }
  /** HA-9. */
  | ({ readonly do: 'release'; readonly id: string; readonly at: string } & Rolls)
  /** HA-10. */
  | { readonly do: 'unweb'; readonly id: string }
  | { readonly do: 'use'; readonly id: string; readonly item: string }
  /** DK-1, TU-3: a card that the table drew from its own deck. */
  | { readonly do: 'card'; readonly label: string; readonly also: readonly CardDeed[] }
  | { readonly do: 'agree'; readonly settings: Partial<Settings> }
  | { readonly do: 'players'; readonly players: readonly string[]; readonly enemyPlayer: number }
  | { readonly do: 'item'; readonly id: string; readonly item: Item; readonly deck: boolean }
  | { readonly do: 'hireling'; readonly hireling: Hireling }
  | { readonly do: 'kit'; readonly id: string; readonly change: Partial<Kit> }
  | { readonly do: 'pin'; readonly rule: string; readonly text: string }
  | { readonly do: 'words'; readonly words: readonly LevelWords[] }
  | { readonly do: 'block'; readonly entry: string; readonly blocked: boolean }
  /** TU-1: its own condition is met, or nobody can be revived. */
  | { readonly do: 'end'; readonly end: 'won' | 'lost' };
