import { type Stream, streamFrom } from '../../../../basics/random';
import type { Profile } from '../board';
import type { Items, Room } from './goods';

/** HA-6: what somebody can invoke or pray, in the table's own numbers and words. */
export interface Cast {
  readonly name: string;
  readonly kind: 'invocation' | 'prayer';
  readonly price: number;
  /** A ranged one is played as a shot (HA-6); none has other effects, told in words. */
  readonly shot?: {
    readonly min: number;
    readonly max: number;
    readonly dice: number;
    readonly hit: number;
    readonly damage: number;
  };
  /** HA-8: it brings an unconscious friend round. */
  readonly revives?: boolean;
  /** TU-5: how long its effect stays; nothing where it is over at once. */
  readonly stays?: 'turn' | 'level';
  readonly text?: string;
}

/** TU-5: what lies on somebody until its end. */
export interface Spell {
  readonly name: string;
  readonly kind: Cast['kind'];
  readonly until: 'turn' | 'level';
  readonly text?: string;
}

export const callings = ['sorcerer', 'priest', 'sellsword', 'reviver'] as const;
export type Calling = (typeof callings)[number];

/** What somebody has besides the numbers of a profile. */
export interface Kit {
  readonly items: readonly string[];
  readonly silver: number;
  /** IN-1: what the profile allows beyond the usual. */
  readonly room: Room;
  /** IN-2. */
  readonly kindred: string;
  readonly leader: string | null;
  /** TU-2: who plays it. */
  readonly player: string;
  readonly callings: readonly Calling[];
  readonly casts: readonly Cast[];
  readonly spells: readonly Spell[];
  /** MK-16. */
  readonly blessed: boolean;
  readonly web: number;
  /** AT-5: Aims add up. */
  readonly aim: number;
  /** MV-5. */
  readonly half: boolean;
  /** RM-1: abilities and beliefs in words. */
  readonly words: readonly string[];
}

export const noKit: Kit = {
  items: [],
  silver: 0,
  room: {},
  kindred: '',
  leader: null,
  player: '',
  callings: [],
  casts: [],
  spells: [],
  blessed: false,
  web: 0,
  aim: 0,
  half: false,
  words: [],
};

/** Somebody who can be hired, or freed out of a cocoon (CA-4, HA-9). */
export interface Hireling extends Profile {
  readonly name: string;
  readonly kindred: string;
  readonly sellsword: boolean;
  readonly con: number;
  readonly full: number;
  readonly price: number;
}

/** What the group has agreed on. */
export interface Settings {
  /** Vigour is counted: whoever acts pays (WR-3, TU-2). */
  readonly count: boolean;
  /** No board is drawn: the table looks, the app asks. */
  readonly light: boolean;
  /** OV-1. */
  readonly overlord: boolean;
  /** AN-13. */
  readonly enemyNoise: boolean;
  /** RE-1: a card more for each hero above four. */
  readonly manyHeroes: boolean;
  /** WR-4. */
  readonly henchmenDie: boolean;
}

/** DK-2: another order in which the enemies act. */
export const orders = ['nearest', 'farthest', 'highest', 'lowest'] as const;
export type Order = (typeof orders)[number];

/** All of a level in play that a level without cards and accounts does not need. */
export interface More {
  readonly settings: Settings;
  readonly players: readonly string[];
  /** TU-4: who of them is the enemy player. */
  readonly enemyPlayer: number;
  /** TU-2: who of them may activate; nothing before it is agreed. */
  readonly initiative: number | null;
  /** TU-2: who is spending its vigour. */
  readonly active: string | null;
  readonly items: Items;
  readonly equipment: { readonly order: readonly string[]; readonly stream: Stream };
  readonly hirelings: readonly Hireling[];
  /** MK-15: what lies in an equipment marker. */
  readonly ground: Readonly<Record<string, readonly string[]>>;
  readonly rummaged: Readonly<Record<string, number>>;
  /** HA-4: what was found last may still be put down freely. */
  readonly found: { readonly id: string; readonly item: string; readonly at: string } | null;
  /** MK-12: wounds of doors and doorwebs. */
  readonly hurt: Readonly<Record<string, number>>;
  /** RE-1. */
  readonly blocked: readonly string[];
  readonly order: Order;
  /** A reading that the table holds otherwise, by the rule of which it speaks. */
  readonly notes: Readonly<Record<string, string>>;
  /** RM-2. */
  readonly words: readonly LevelWords[];
}

export interface LevelWords {
  readonly phase: 'start' | 'heroes' | 'enemies' | 'reinforcement';
  readonly text: string;
}

export const usual: Settings = {
  count: false,
  light: false,
  overlord: false,
  enemyNoise: false,
  manyHeroes: true,
  henchmenDie: false,
};

export const noMore: More = {
  settings: usual,
  players: [],
  enemyPlayer: 0,
  initiative: null,
  active: null,
  items: {},
  equipment: { order: [], stream: streamFrom(1) },
  hirelings: [],
  ground: {},
  rummaged: {},
  found: null,
  hurt: {},
  blocked: [],
  order: 'nearest',
  notes: {},
  words: [],
};

export const kitOf = ({ kit }: { readonly kit?: Kit }): Kit => kit ?? noKit;
export const moreOf = ({ more }: { readonly more?: More }): More => more ?? noMore;
