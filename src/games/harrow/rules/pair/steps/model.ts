import * as v from 'valibot';
import { flag, list, type Output, optional, text, variants } from '../../../../../basics/schema';
import { fewSchema, NOTE_LENGTH } from '../../fields';
import { basics } from '../basic';

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

const where = v.picklist(wheres);
const times = optional(fewSchema);
/** CD-1: one step of a card, a Legend's track, a power or a tile. `times`: at most so often; once if it is missing. */
const stepSchema = variants('do', {
  gain: { basic: v.picklist([...basics, 'any']), n: fewSchema },
  draw: { n: fewSchema },
  aside: { whose: v.picklist(['own', 'enemy', 'hester']), n: fewSchema },
  shift: {
    how: v.picklist(hows),
    what: v.picklist(movables),
    whose: v.picklist(whoses),
    far: fewSchema,
    /** Where it is before. */
    from: where,
    /** Where it comes to. */
    to: where,
    source: v.picklist(['legend', 'mark']),
    times,
  },
  spawn: { whose: v.picklist(whoses), where, times },
  put: { what: v.picklist(layables), where, times },
  take: { what: v.picklist(takables), where, times },
  /** Kills without points, unless `scores`. */
  kill: { where, whose: v.picklist(whoses), scores: flag, times },
  /** HE-15: the Tree; without so many own cubes out, what follows is skipped. */
  tree: { need: fewSchema },
  /** What the app does by itself, the same for everybody: LG-6, LG-7, LG-9. */
  auto: { what: v.picklist(autos) },
  strike: {},
  note: { text: text(NOTE_LENGTH) },
});
export type Step = Output<typeof stepSchema>;
/** LG: a track or power may have a few more than the four steps of a card. */
export const stepListSchema = list(stepSchema, 12);

export const stepUnits = ['haint', 'legend', 'hester'] as const;
export type StepUnit = (typeof stepUnits)[number];

/** One thing that a step may do: from where, to where, and which Unit where a hex has both. */
export interface StepWay {
  readonly from: string | null;
  readonly at: string;
  readonly unit?: StepUnit;
}
