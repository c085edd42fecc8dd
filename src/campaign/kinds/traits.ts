import * as v from 'valibot';
import { type Output, wholeNumber } from '../../basics/schema';

export const TRAIT_IDS = [
  'bushcraft',
  'keenEyed',
  'quickWitted',
  'endurance',
  'quartermaster',
  'scavenger',
  'herbalist',
  'toughAsNails',
  'fieldMedic',
  'trueGrit',
  'comradery',
  'wellConnected',
] as const;
export type TraitId = (typeof TRAIT_IDS)[number];
export const traitSchema = v.picklist(TRAIT_IDS);

export interface Trait {
  /** CP-7: how often it can be marked. */
  readonly most: number;
  readonly rule: string;
}

export const TRAITS: { readonly [id in TraitId]: Trait } = {
  bushcraft: { most: 3, rule: 'TR-1' },
  keenEyed: { most: 3, rule: 'TR-2' },
  quickWitted: { most: 3, rule: 'TR-3' },
  endurance: { most: 1, rule: 'TR-5' },
  quartermaster: { most: 1, rule: 'TR-6' },
  scavenger: { most: 1, rule: 'TR-7' },
  herbalist: { most: 1, rule: 'TR-8' },
  toughAsNails: { most: 1, rule: 'TR-9' },
  fieldMedic: { most: 1, rule: 'TR-10' },
  trueGrit: { most: 1, rule: 'TR-11' },
  comradery: { most: 3, rule: 'TR-12' },
  wellConnected: { most: 1, rule: 'TR-13' },
};

const marks = v.exactOptional(wholeNumber(1, 1e9));
/** How often each is marked on the sheet; a missing one is not marked. */
export const traitsSchema = v.object({
  bushcraft: marks,
  keenEyed: marks,
  quickWitted: marks,
  endurance: marks,
  quartermaster: marks,
  scavenger: marks,
  herbalist: marks,
  toughAsNails: marks,
  fieldMedic: marks,
  trueGrit: marks,
  comradery: marks,
  wellConnected: marks,
});
export type Traits = Output<typeof traitsSchema>;

export const marksOf = (traits: Traits, id: TraitId): number => traits[id] ?? 0;
export const has = (traits: Traits, id: TraitId): boolean => marksOf(traits, id) > 0;
export const allMarks = (traits: Traits): number =>
  TRAIT_IDS.reduce((sum, id) => sum + marksOf(traits, id), 0);

export const CHECKS = [
  'survival',
  'spot',
  'search',
  'listening',
  'barter',
  'threaten',
  'reasoning',
  'might',
  'other',
] as const;
export type CheckKind = (typeof CHECKS)[number];

/** TR-1 to TR-3: the trait that helps with a check. */
export function traitFor(check: CheckKind): TraitId | null {
  if (check === 'survival') return 'bushcraft';
  if (check === 'spot' || check === 'search' || check === 'listening') return 'keenEyed';
  if (check === 'barter' || check === 'threaten' || check === 'reasoning') return 'quickWitted';
  return null;
}

/** TR-12: tokens that an ally brings by marks of Comradery. */
export const allyTokensOf = (traits: Traits): number => [0, 2, 3, 4][marksOf(traits, 'comradery')] ?? 4;

/** CP-4, TR-5 */
export const backpackSize = (traits: Traits): number => (has(traits, 'endurance') ? 20 : 12);
