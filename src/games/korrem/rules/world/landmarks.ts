import { type Goods, goods, type Resource } from '../goods';
import type { LandType } from './land';

/** LM-2: what a landmark does for whom stands on it. */
export type Power =
  /** So many of one kind for one of any. */
  | { readonly is: 'rate'; readonly n: number }
  /** The top creature for its cost, from such a number on. */
  | { readonly is: 'draft'; readonly from: number }
  /** So many, all of one kind, on an 8. */
  | { readonly is: 'mine'; readonly n: number; readonly of: readonly Resource[] }
  | { readonly is: 'bazaar'; readonly cost: Goods }
  /** For the defender, whole again after each battle. */
  | { readonly is: 'walls'; readonly n: number }
  /** DM-5. */
  | { readonly is: 'unharmed' }
  /** Only here are such summons called. */
  | { readonly is: 'calls'; readonly which: 'holy' | 'unholy' | 'tenebris' }
  | { readonly is: 'heart' };

interface Landmark {
  readonly type: LandType;
  readonly power: Power;
}

/** LM-2. */
export const landmarkNames = [
  ...([
    'farfield-village',
    'farfield-tavern',
    'altar',
    'marketplace',
    'cathedral',
    'treeview-tavern',
  ] as const),
  ...(['crystal-cove', 'goblin-mine', 'silver-castle', 'gate', 'troll-mine', 'lodge', 'bazaar'] as const),
  ...(['tomb', 'shadow-gate', 'outpost', 'keep', 'throne'] as const),
] as const;
export type LandmarkName = (typeof landmarkNames)[number];

const of = (type: LandType, power: Power): Landmark => ({ type, power });

export const landmarks: Readonly<Record<LandmarkName, Landmark>> = {
  'farfield-village': of('plains', { is: 'rate', n: 4 }),
  'farfield-tavern': of('plains', { is: 'draft', from: 8 }),
  altar: of('plains', { is: 'calls', which: 'holy' }),
  marketplace: of('forest', { is: 'rate', n: 3 }),
  cathedral: of('forest', { is: 'walls', n: 4 }),
  'treeview-tavern': of('forest', { is: 'draft', from: 8 }),
  'crystal-cove': of('forest', { is: 'unharmed' }),
  'goblin-mine': of('mountain', { is: 'mine', n: 3, of: ['ore', 'gems', 'steel', 'gold'] }),
  'silver-castle': of('mountain', { is: 'walls', n: 8 }),
  gate: of('mountain', { is: 'calls', which: 'unholy' }),
  'troll-mine': of('tundra', { is: 'mine', n: 5, of: ['gems'] }),
  lodge: of('tundra', { is: 'draft', from: 4 }),
  bazaar: of('desert', { is: 'bazaar', cost: goods({ gold: 6 }) }),
  tomb: of('desert', { is: 'mine', n: 6, of: ['ore', 'gems', 'steel', 'wood', 'gold'] }),
  'shadow-gate': of('desert', { is: 'calls', which: 'tenebris' }),
  outpost: of('ocean', { is: 'rate', n: 1 }),
  keep: of('ocean', { is: 'walls', n: 5 }),
  throne: of('wasteland', { is: 'heart' }),
};

/** LM-1: whether a landmark wants a roll, and from which number on it gives something. */
export function rollFor({ power }: Landmark): number | null {
  switch (power.is) {
    case 'draft':
      return power.from;
    case 'mine':
    case 'bazaar':
      return 8;
    default:
      return null;
  }
}
