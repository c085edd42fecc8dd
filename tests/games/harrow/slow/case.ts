import type { Against } from './boards';
import type { BoardCase, Side } from './world';

type Faction = 'protectors' | 'family';
type Mode = 'full' | 'solo' | 'training';
export interface CardCase {
  readonly element: string;
  readonly hexes: readonly string[];
  readonly hester: boolean;
}
export interface Choice {
  readonly from: string;
  readonly path: readonly string[];
}
export interface DialCase {
  readonly at: number;
  readonly plate: number;
}
interface Counts {
  readonly dropped: number;
  readonly inside: number;
}
interface Table {
  readonly tokens: number;
  readonly clockwise: readonly string[];
  readonly supply: number;
  readonly haints: number;
}
type JarName = 'abilities' | 'wild' | 'legend' | 'attack';
type Numbers = Readonly<Record<string, number>>;

interface OnBoard {
  map: object;
  distance: { from: string; to: string; more: number };
  reach: { from: string; advance: number; units: number };
  shift: {
    kind: 'pull' | 'push';
    what: 'unit' | 'townsfolk' | 'doll' | 'token';
    side: Side;
    at: string;
    source: string;
  };
  sites: { for: 'townsfolk' | 'building' | Side; hexes?: readonly string[] };
  threat: { side: Side; more: number };
  spawn: { side: Side; home: string };
  aims: { side: Side; more: number };
  end: { scores: Numbers; first: string; filled: number; solo: boolean };
  rescue: { home: string };
  raze: { home: string; beside: boolean };
  roots: { before: readonly string[]; now: readonly string[]; supply: Numbers };
  witch: {
    cubes: Numbers;
    spaces: readonly boolean[];
    scoring: number;
    snakes: number;
    touched: readonly string[];
  };
  direct: { side: Faction; steps: number; choices: readonly Choice[] };
  strike: { side: Faction; hester: boolean };
  activate: { side: Faction; card: CardCase } & Table;
  foresee: { cards: readonly CardCase[] } & Table;
  resolve: {
    side: Side;
    from: string;
    target: string;
    against: Against;
    mode: Mode;
    out: { attacker: number; defender: number };
    dials: { attacker: DialCase; defender: DialCase };
  };
}

interface Bare {
  tree: {
    seen: readonly (Counts & { out: number })[];
    attacker?: Counts;
    defender?: Counts;
    price: number;
    targets: number;
    against: 'units' | 'bonfire';
    known?: { fresh: number; lodged: number };
  };
  bag: { bag: Numbers; draw: number; back: number; want: Numbers };
  round: {
    sides: readonly string[];
    first: string;
    hester: boolean;
    tiles: Record<JarName, number>;
    flips: readonly { side: string; jar: JarName; attack: boolean; tiles: boolean; takesFirst: boolean }[];
  };
  grid: { rows: readonly (readonly [string, string])[]; hand: string; push: readonly number[] };
  dial: { mode: Mode; at: number; plate: number; events: readonly string[] };
}

type All = { [K in keyof OnBoard]: OnBoard[K] & { board: BoardCase } } & Bare;
export type Question = keyof All;
/** A case with nothing left out: what may be missing is missing on the way to the app alone. */
export type Case<Q extends Question> = Readonly<All[Q]>;
