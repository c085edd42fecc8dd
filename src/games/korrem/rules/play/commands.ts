import type { Hex } from '../../../../hex/shape';
import type { Command as BattleCommand } from '../fight/model';
import type { Goods, Resource } from '../goods';
import type { Building } from '../world/build';
import type { Artifact, Member } from './cards';
import type { Settings } from './model';
import type { Quest, Source } from './nations';
import type { Holding, Tile } from './places';

/** GA-5, TH-4: who holds something. */
export type Holder = { readonly bank: string } | { readonly army: string };

export interface HandOver {
  readonly from: Holder;
  readonly to: Holder;
  readonly goods?: Goods;
  readonly artifacts?: readonly string[];
  readonly members?: readonly string[];
  readonly points?: number;
}

/** WD-1. */
export const worldCards = ['strategy', 'nation', 'disaster', 'artifact', 'event'] as const;

export type WorldCorrection =
  | { readonly what: 'observer'; readonly id: string }
  | { readonly what: 'actions'; readonly n: number }
  | { readonly what: 'points'; readonly nation: string; readonly n: number }
  | { readonly what: 'goods'; readonly of: Holder; readonly goods: Goods }
  | { readonly what: 'hex'; readonly army: string; readonly hex: Hex }
  | { readonly what: 'member'; readonly army: string; readonly member: Member }
  | { readonly what: 'member-gone'; readonly army: string; readonly member: string }
  | { readonly what: 'land'; readonly hex: Hex; readonly tile: Tile | null }
  | { readonly what: 'settlement'; readonly hex: Hex; readonly holding: Holding | null }
  | { readonly what: 'hand'; readonly nation: string; readonly n: number }
  | { readonly what: 'note'; readonly nation: string; readonly text: string };

export type Command =
  /** LD-8, WT-3: which land, if the table draws, and where. */
  | { readonly do: 'lay'; readonly hex: Hex; readonly tile?: Tile }
  /** LD-8: none of what is left fits anywhere; or the event brings nothing. */
  | { readonly do: 'pass' }
  | { readonly do: 'settle'; readonly hex: Hex | null; readonly provider?: Member }
  /** WT-1: what each rolled; the app rolls for those who are not named. */
  | { readonly do: 'observer'; readonly rolls: Readonly<Record<string, number>> }
  | { readonly do: 'weather'; readonly roll?: number }
  | { readonly do: 'creature'; readonly hex: Hex | null; readonly card?: Member }
  | {
      readonly do: 'card';
      readonly kind: (typeof worldCards)[number];
      readonly name: string;
      readonly lasts?: number;
      readonly artifact?: Artifact;
      readonly army?: string;
    }
  /** WD-2: a held event is played, or a strategy or nation card leaves the hand. */
  | { readonly do: 'play'; readonly name: string; readonly lasts?: number; readonly nation?: string }
  | { readonly do: 'next' }
  /** `took`: how long the Command Phase lasted, in milliseconds, where a clock has told. */
  | { readonly do: 'end'; readonly took?: number }
  /** Somebody's own line in the saga. */
  | { readonly do: 'saga'; readonly text: string }
  | { readonly do: 'spend'; readonly n: number }
  | { readonly do: 'move'; readonly army: string; readonly path: readonly Hex[] }
  | { readonly do: 'discover'; readonly army: string }
  /** LD-9: one is kept and laid, and entered at once; or none can be. */
  | { readonly do: 'keep'; readonly army: string; readonly tile: Tile; readonly hex: Hex }
  | { readonly do: 'leave'; readonly army: string }
  | { readonly do: 'build'; readonly build: Building; readonly hex: Hex }
  | {
      readonly do: 'enlist';
      readonly nation: string;
      readonly pile: number;
      readonly hex: Hex | null;
      readonly by?: string;
    }
  /** TH-2: a card of the table's own deck. */
  | { readonly do: 'recruit'; readonly nation: string; readonly card: Member; readonly hex: Hex | null }
  | { readonly do: 'cycle'; readonly pile: number }
  | {
      readonly do: 'split';
      readonly nation: string;
      readonly from: number;
      readonly to: number;
      readonly n: number;
    }
  | { readonly do: 'attack'; readonly army: string; readonly roll?: number }
  | ({ readonly do: 'give' } & HandOver)
  /** GA-6: the table says what is gained. */
  | { readonly do: 'gain'; readonly to: Holder; readonly goods: Goods }
  | { readonly do: 'points'; readonly nation: string; readonly n: number; readonly from: Source }
  | { readonly do: 'quest'; readonly nation: string; readonly quest: Quest }
  | { readonly do: 'count'; readonly nation: string; readonly name: string; readonly n: number }
  | { readonly do: 'equip'; readonly army: string; readonly artifact: string; readonly bearer: string | null }
  /** AR-2: for its value, for good. */
  | { readonly do: 'destroy'; readonly of: Holder; readonly artifact: string }
  | { readonly do: 'landmark'; readonly army: string; readonly roll?: number }
  /** LM-2: what a mine gives, all of one kind; or the artifact that the Bazaar sells. */
  | { readonly do: 'mine'; readonly army: string; readonly take: Resource }
  | { readonly do: 'bazaar'; readonly army: string; readonly name: string; readonly points: number }
  | {
      readonly do: 'trade';
      readonly army: string;
      readonly give: Resource;
      readonly take: Resource;
    }
  /** CR-3: an army meets who is on its hex; or somebody whose card the table tells. */
  | { readonly do: 'meet'; readonly army: string; readonly card?: Member }
  | { readonly do: 'engage'; readonly roll?: number }
  | {
      readonly do: 'answer';
      readonly answer: 'pay' | 'decline' | 'again' | 'walk' | 'let-go' | 'joins' | 'fights';
    }
  /** A battle that the table tells of. */
  | {
      readonly do: 'war';
      readonly first: string;
      readonly second: string;
      readonly phases: number;
    }
  | { readonly do: 'battle'; readonly id: string; readonly command: BattleCommand }
  | { readonly do: 'retreat'; readonly id: string; readonly army: string; readonly roll?: number }
  | { readonly do: 'flee'; readonly id: string; readonly hex: Hex | null }
  | { readonly do: 'aftermath'; readonly id: string }
  | { readonly do: 'ally'; readonly nations: readonly [string, string]; readonly on: boolean }
  | { readonly do: 'set'; readonly change: Partial<Settings> }
  | { readonly do: 'go-on' }
  | { readonly do: 'correct'; readonly correction: WorldCorrection };
