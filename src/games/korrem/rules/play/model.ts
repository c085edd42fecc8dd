import type { Stream } from '../../../../basics/random';
import type { Hex } from '../../../../hex/shape';
import type { Ability, Attraction, Bond, Kind } from '../battle/card';
import type { Battle, Command as BattleCommand, Event as BattleEvent, Told, Unsure } from '../fight/model';
import type { Goods, Resource } from '../goods';
import type { Nature, Outcome } from '../meeting/natures';
import type { Fliers } from '../npc/aim';
import type { Passing, WeatherEvent } from '../turns/weather';
import type { Building } from '../world/build';
import type { Realm } from '../world/creatures';
import type { LandType, SettlementKind } from '../world/land';
import type { LandmarkName } from '../world/landmarks';

/** A card as it is carried over the map, or lies in a pile. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
  readonly speed: number;
  readonly flying: boolean;
  readonly steps: number;
  /** SA-1: it lasts beyond battle. */
  readonly undead: boolean;
  readonly attraction: Attraction | null;
  /** AT-5: romances, which last beyond battle. */
  readonly bonds: readonly Bond[];
  readonly abilities: readonly Ability[];
  readonly gathers: readonly Resource[];
  readonly barter: boolean;
  readonly seafaring: boolean;
  readonly magic: Magic | null;
  readonly cost: Goods;
  /** EN-1, CR-1, VP-1: what a creature's card says; a nation's card says nothing of it. */
  readonly nature: Nature | null;
  readonly realm: Realm | null;
  readonly points: number;
  /** BE-4: the nation in whose deck it belongs; none is the creature deck. */
  readonly of: string | null;
  /** TE-1: numbers that nobody has told yet. */
  readonly unsure?: readonly Unsure[];
}

/** AR-1. */
export const magics = ['elemental', 'holy', 'unholy'] as const;
export type Magic = (typeof magics)[number];

export interface Artifact {
  readonly id: string;
  readonly name: string;
  readonly magic: Magic;
  readonly points: number;
  /** BG-5: which card of the army has it. */
  readonly bearer: string | null;
}

/** LD-2: a land as it is drawn; a landmark has a name. */
export interface Tile {
  readonly type: LandType;
  readonly landmark: LandmarkName | null;
}

/** ST, TH-5, BE-6: what stands on a hex. */
export interface Holding {
  readonly owner: string;
  readonly kind: SettlementKind;
  /** Who occupies it: a nation, or the NPCs. */
  readonly occupier: string | null;
  readonly walls: number;
  readonly towers: number;
}

export interface Army {
  readonly id: string;
  /** Nobody's: the app plays it. */
  readonly nation: string | null;
  readonly name: string;
  /** Nowhere while no map is kept. */
  readonly hex: Hex | null;
  readonly members: readonly Member[];
  readonly goods: Goods;
  readonly artifacts: readonly Artifact[];
  /** LM-1: it has had its roll at a landmark in this Command Phase. */
  readonly rolled: boolean;
}

/** TH-3: a pile of the town hall; a card that cycling revealed waits for a Nation Turn. */
export interface Pile {
  readonly cards: readonly Member[];
  readonly from: number | null;
}

/** VP-3. */
export const questColours = ['malice', 'exploration', 'relationship', 'empire', 'strategy'] as const;
export interface Quest {
  readonly name: string;
  readonly colour: (typeof questColours)[number];
  readonly count: number;
  readonly goal: number;
  readonly points: number;
  readonly again: boolean;
}

export interface Nation {
  readonly id: string;
  readonly name: string;
  readonly bank: Goods;
  readonly artifacts: readonly Artifact[];
  readonly chits: number;
  readonly quests: readonly Quest[];
  readonly piles: readonly Pile[];
  /** WD-1: cards in the hand are counted; what they are nobody else knows. */
  readonly hand: number;
  /** LM-2: the Bazaar gives one artifact in a game. */
  readonly bazaar: boolean;
  readonly prices: { readonly wall: Goods; readonly tower: Goods };
  readonly note: string;
}

/** WD-2: an event waits from its place in the line, and is active from its turn on. */
export interface Timed {
  readonly id: string;
  readonly name: string;
  readonly lasts: number;
  readonly began: number | null;
}

/** VP-1: where points came from, for the plots. */
export const sources = ['quest', 'monster', 'trade', 'hand-over', 'table'] as const;
export type Source = (typeof sources)[number];
export interface Scored {
  readonly turn: number;
  readonly nation: string;
  readonly points: number;
  readonly from: Source;
}

/** BP-1: one of several battles. */
export interface BattleHere {
  readonly id: string;
  readonly name: string;
  readonly hex: Hex | null;
  readonly battle: Battle;
  /** BE-2: an army that may leave, with the hexes that its roll reaches. */
  readonly leaving: { readonly army: string; readonly roll: number; readonly hexes: readonly Hex[] } | null;
  /** BE-2: where those went that have left. */
  readonly left: Readonly<Record<string, Hex>>;
}

/** CR-3, CR-4, EN: an army before creatures, one after the other. */
export interface MeetingHere {
  readonly army: string;
  /** Who has yet to roll, the first of them now. */
  readonly waiting: readonly string[];
  /** What the first has rolled, until the table has answered. */
  readonly outcome: Outcome | null;
  readonly roll: number | null;
  /** Who attacks, and in how many first phases. */
  readonly attackers: readonly string[];
  readonly phases: number;
}

export type Step =
  /** LD-8: in each round every player lays one land more. */
  | { readonly at: 'lay'; readonly round: number; readonly who: number; readonly left: number }
  | { readonly at: 'settle'; readonly who: number }
  /** WT-1: those who are still equal. */
  | { readonly at: 'observer'; readonly among: readonly string[] }
  | { readonly at: 'weather' }
  | {
      readonly at: 'event';
      readonly event: WeatherEvent;
      readonly tile: Tile | null;
      readonly card: Member | null;
    }
  | { readonly at: 'next' }
  | { readonly at: 'command' }
  /** LD-9: what was drawn for an army, and lies open. */
  | { readonly at: 'discover'; readonly army: string; readonly drawn: readonly Tile[] };

export interface Settings {
  readonly passing: Passing;
  /** VP-2. */
  readonly target: number;
  readonly map: boolean;
  readonly bank: boolean;
  /** BP-1: for beginners timers are off. */
  readonly sand: boolean;
  readonly dice: 'app' | 'table';
  readonly light: boolean;
  readonly fliers: Fliers;
  readonly foresight: boolean;
  /** Clocks and points alone: cards and armies are the table's. */
  readonly clocks?: boolean;
}

export interface World {
  readonly settings: Settings;
  /** In seating order, clockwise. */
  readonly nations: readonly Nation[];
  /** MV-3: nations whose players have said so. */
  readonly allies: readonly (readonly [string, string])[];
  readonly observer: string;
  readonly turn: number;
  readonly roll: number;
  /** WT-2: who has a Command Phase in this Nation Turn, and how many have had theirs. */
  readonly order: readonly string[];
  readonly current: number;
  /** WT-5: one purse for each player. */
  readonly actions: number;
  readonly step: Step;
  readonly lands: Readonly<Record<Hex, Tile>>;
  readonly settlements: Readonly<Record<Hex, Holding>>;
  readonly armies: readonly Army[];
  /** What the app draws from; nothing where bag and decks lie on the table. */
  readonly bag: readonly Tile[] | null;
  readonly hands: Readonly<Record<string, readonly Tile[]>>;
  readonly creatures: readonly Member[] | null;
  readonly timeline: readonly Timed[];
  /** WD-2: the game's first event has been drawn. */
  readonly hadEvent: boolean;
  readonly battles: readonly BattleHere[];
  readonly meeting: MeetingHere | null;
  readonly scores: readonly Scored[];
  /** VP-2: who has won, until somebody goes on. */
  readonly winners: readonly string[];
  readonly goesOn: boolean;
  readonly stream: Stream;
  readonly made: number;
  readonly told: readonly Told[];
}

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

export type WorldChange = Partial<
  Pick<
    World,
    | 'settings'
    | 'allies'
    | 'observer'
    | 'turn'
    | 'roll'
    | 'order'
    | 'current'
    | 'actions'
    | 'step'
    | 'timeline'
    | 'hadEvent'
    | 'meeting'
    | 'winners'
    | 'goesOn'
    | 'made'
  >
>;
export type NationChange = Partial<Omit<Nation, 'id'>>;

export type Event =
  | { readonly type: 'now'; readonly change: WorldChange }
  | { readonly type: 'land'; readonly hex: Hex; readonly tile: Tile | null }
  | { readonly type: 'settlement'; readonly hex: Hex; readonly holding: Holding | null }
  | { readonly type: 'army'; readonly army: Army }
  | { readonly type: 'army-gone'; readonly id: string }
  | { readonly type: 'nation'; readonly id: string; readonly change: NationChange }
  | { readonly type: 'bag'; readonly bag: readonly Tile[] }
  | { readonly type: 'hand'; readonly nation: string; readonly tiles: readonly Tile[] }
  | { readonly type: 'creatures'; readonly creatures: readonly Member[] }
  | { readonly type: 'war'; readonly war: BattleHere }
  | { readonly type: 'war-gone'; readonly id: string }
  | { readonly type: 'battle'; readonly id: string; readonly event: BattleEvent }
  | { readonly type: 'scored'; readonly scored: Scored }
  | { readonly type: 'told'; readonly told: Told }
  | { readonly type: 'rolled'; readonly stream: Stream };

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
  | { readonly do: 'play'; readonly name: string; readonly lasts?: number }
  | { readonly do: 'next' }
  | { readonly do: 'end' }
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

export const npcs = 'npc';

export const nationOf = ({ nations }: Pick<World, 'nations'>, id: string): Nation | undefined =>
  nations.find(nation => nation.id === id);
export const armyIn = ({ armies }: Pick<World, 'armies'>, id: string): Army | undefined =>
  armies.find(army => army.id === id);
export const warOf = ({ battles }: Pick<World, 'battles'>, id: string): BattleHere | undefined =>
  battles.find(war => war.id === id);
/** WT-2: whose Command Phase it is; nobody's between them. */
export const commander = ({ step, order, current }: World): string | null =>
  step.at === 'command' || step.at === 'discover' ? (order[current] ?? null) : null;
export const armiesOn = ({ armies }: Pick<World, 'armies'>, hex: Hex | null): Army[] =>
  hex === null ? [] : armies.filter(army => army.hex === hex);
/** MV-3: who is in a battle leaves its hex only by its end. */
export const battleWith = ({ battles }: Pick<World, 'battles'>, army: string): BattleHere | undefined =>
  battles.find(({ battle }) => battle.armies.some(({ id }) => id === army));
