import type { Direction, DirectionPath } from '../../hex/direction';
import type { Hex, Shape } from '../../hex/shape';

/** Who fights for whom. Only `oathsworn` are Oathsworn; a Sentinel holds no hex (PS-6). */
export type Side = 'oathsworn' | 'ally' | 'friendly' | 'sentinel' | 'enemy';

/** Which hexes a large character covers, told from its core while it faces north (AR-2). */
export interface Footprint {
  /** One path for each hex; the core is the empty path and always belongs to it. */
  readonly hexes: readonly DirectionPath[];
  /** The hex that it looks from; without it the hex straight ahead that is furthest from the core. */
  readonly front?: DirectionPath;
  /** The slots of HP dice: name, and the hexes that the die stands in. */
  readonly slots?: Readonly<Record<string, readonly DirectionPath[]>>;
}

export type Size = 'single' | 'flower' | Footprint;

export interface Character {
  readonly id: string;
  readonly side: Side;
  /** Its hex; of a large character the core. */
  readonly at: Hex;
  readonly facing: Direction;
  readonly size: Size;
  readonly hp?: number;
  readonly mob: boolean;
  readonly minion: boolean;
}

export interface Obstacle {
  readonly id: string;
  readonly hexes: readonly Hex[];
  /** 'tree', 'wall', 'building' or a pack's own word. */
  readonly kind?: string;
}

/** An effect tile. The rules know 'fire' and 'water'; a pack names others. Later ones lie on earlier ones. */
export interface Tile {
  readonly kind: string;
  readonly hexes: readonly Hex[];
}

/** What stands where. Plain data that has passed `boardFrom`; every change makes a new one. */
export interface Board {
  readonly shape: Shape;
  readonly obstacles: readonly Obstacle[];
  readonly tiles: readonly Tile[];
  readonly characters: readonly Character[];
}

/** Pushed aside, or taken off the board (`to: null`). Of a large character the core's hex. */
export interface Shift {
  readonly id: string;
  readonly from: Hex;
  readonly to: Hex | null;
}

/** A move that was worked out: plain data, so that an event can carry it. */
export interface Movement {
  /** Its hexes (large: of its core), start and end included. */
  readonly path: readonly Hex[];
  readonly at: Hex;
  readonly facing: Direction;
  /** Sorted by column, then row. */
  readonly footprint: readonly Hex[];
  readonly moved: readonly Shift[];
  /** Obstacles removed, by id. */
  readonly destroyed: readonly string[];
  /** Fire and water entered: step by step, North then West within a step, each once. */
  readonly tiles: readonly Hex[];
}

/** What one enemy is told to do: its card's numbers and who the rules point at. */
export interface Order {
  readonly actor: string;
  readonly move: number;
  /** 1 where the card says nothing. */
  readonly range?: number;
  /** False: the card moves without attacking. */
  readonly attack?: boolean;
  /** The card's attack asks for no sight (TM-1). */
  readonly noSight?: boolean;
  /** All who fit the named target (TG-4). */
  readonly named?: readonly string[];
  /** A reaction: who broke the location (TG-3). */
  readonly breaker?: string;
  readonly taunter?: string;
  readonly excluded?: readonly string[];
}

/** The rules that narrow a choice of target, in the order in which they are asked. */
export type Why = 'reaction' | 'named' | 'taunt' | 'closest' | 'mob' | 'north' | 'west' | 'toward';

/** What became of one candidate: chosen, or the first rule that dropped it. */
export type Verdict = 'chosen' | 'excluded' | 'passed-over' | 'not-reachable' | 'not-in-sight' | Why;

/** One line of the table that explains a choice. */
export interface Candidate {
  readonly id: string;
  /** TG-1; null is "none". */
  readonly movement: number | null;
  readonly distance: number;
  readonly sees: boolean;
  /** TG-2 */
  readonly reachable: boolean;
  readonly named: boolean;
  readonly verdict: Verdict;
}

export interface Choice {
  readonly target: string | null;
  readonly reachable: boolean;
  readonly why: readonly Why[];
  /** All who were looked at, North then West. */
  readonly candidates: readonly Candidate[];
}

/** One enemy's card worked out: whom, by which way, and whether its attack goes ahead (TG-7). */
export interface Activation extends Choice, Movement {
  readonly attacks: boolean;
}
