import type { Basic } from '../basic';

/** CD-1: whose a step is about, as seen by whoever plays it. */
export const whoses = ['own', 'enemy', 'any'] as const;
export type Whose = (typeof whoses)[number];

/** What a step moves. */
export const movables = [
  'haint',
  'legend',
  'unit',
  'townsfolk',
  'building',
  'doll',
  'token',
  'storm',
  'all',
] as const;
export type Movable = (typeof movables)[number];

/** HX-7: a pull or a push has a source: the own Legend, or the hex that an earlier step was about. */
export const hows = ['move', 'pull', 'push', 'relocate'] as const;
export type How = (typeof hows)[number];

/** Which hexes a step may be about. */
export const wheres = [
  'anywhere',
  'own-unit',
  'own-haint',
  'legend',
  'beside-legend',
  'legend-or-beside',
  'range',
  'line',
  'mark',
  'beside-mark',
  'beside-own',
  'terrain',
  'own-terrain',
  'on-or-off',
  'home-or-near',
  'storms',
] as const;
export type Where = (typeof wheres)[number];

export const layables = ['storm', 'path', 'token', 'nail', 'trap'] as const;
export type Layable = (typeof layables)[number];
export const takables = ['path', 'token', 'haint', 'storm'] as const;
export type Takable = (typeof takables)[number];

/** CD-1: one step of a card, of a Legend's track, of a power, of a tile. `times`: so often at most, one if it is not said. */
export type Step =
  | { readonly do: 'gain'; readonly basic: Basic | 'any'; readonly n: number }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'aside'; readonly whose: 'own' | 'enemy' | 'hester'; readonly n: number }
  | {
      readonly do: 'shift';
      readonly how: How;
      readonly what: Movable;
      readonly whose: Whose;
      readonly far: number;
      /** Where it stands before. */
      readonly from: Where;
      /** Where it comes to. */
      readonly to: Where;
      readonly source: 'legend' | 'mark';
      readonly times?: number;
    }
  | { readonly do: 'spawn'; readonly whose: Whose; readonly where: Where; readonly times?: number }
  | { readonly do: 'put'; readonly what: Layable; readonly where: Where; readonly times?: number }
  | { readonly do: 'take'; readonly what: Takable; readonly where: Where; readonly times?: number }
  /** Dies without points, but for those of `scores`. */
  | {
      readonly do: 'kill';
      readonly where: Where;
      readonly whose: Whose;
      readonly scores: boolean;
      readonly times?: number;
    }
  /** HE-15: the Tree; without so many own cubes out what follows is left out. */
  | { readonly do: 'tree'; readonly need: number }
  /** What is done by itself, the same for everybody: LG-6, LG-7, LG-9. */
  | { readonly do: 'auto'; readonly what: Auto }
  | { readonly do: 'strike' }
  | { readonly do: 'note'; readonly text: string };

export const autos = [
  'emmy',
  'grid-cubes',
  'swap',
  'leave',
  'repeat',
  'willa',
  'wild',
  'first',
  'dial',
  'hold',
  'discard-tile',
] as const;
export type Auto = (typeof autos)[number];

export const stepUnits = ['haint', 'legend', 'hester'] as const;
export type StepUnit = (typeof stepUnits)[number];

/** One thing that a step may do: from where, to where, and which Unit where a hex has both. */
export interface StepWay {
  readonly from: string | null;
  readonly at: string;
  readonly unit?: StepUnit;
}
