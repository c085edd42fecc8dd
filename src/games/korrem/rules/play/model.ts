import type { Stream } from '../../../../basics/random';
import type { Hex } from '../../../../hex/shape';
import type { Cell } from '../battle/space';
import type { Battle, Pins } from '../fight/model';
import type { Goods } from '../goods';
import type { Outcome, OwnRows } from '../meeting/natures';
import type { Fliers } from '../npc/aim';
import type { Passing, WeatherEvent } from '../turns/weather';
import type { Artifact, Member } from './cards';
import type { WorldLogEntry } from './log-entry';
import type { Nation, Scored } from './nations';
import type { Holding, Tile } from './places';
import type { SagaLine, Tally } from './tally';

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
  /** LM-2: its roll has succeeded where somebody chooses what it brings. */
  readonly yields?: boolean;
}

/** WD-2: an event waits from its place in the line, and is active from its turn on. */
export interface Timed {
  readonly id: string;
  readonly name: string;
  readonly lasts: number;
  readonly began: number | null;
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
  /** NF-1: another formation of NPCs, the leader's cell first. */
  readonly formation?: readonly Cell[];
  /** EN-1: rows that this group reads otherwise. */
  readonly rows?: OwnRows;
  readonly pins?: Pins;
  /** Whether chances of our own blows are shown too, or those of the NPCs alone. */
  readonly oursForeseen?: boolean;
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
  /** The newest lines of the log; the history of the save has them all. */
  readonly log: readonly WorldLogEntry[];
  /** Nothing in games that began before they were kept. */
  readonly saga?: readonly SagaLine[];
  readonly tally?: Tally;
}

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
