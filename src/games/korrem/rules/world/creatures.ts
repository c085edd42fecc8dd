import { type LandMap, landTypes } from './land';

/** CR-1: where a creature card says that it lives. */
export const realms = [...landTypes, 'swamp', 'shadow', 'sky', 'fire'] as const;
export type Realm = (typeof realms)[number];

/** CR-2. */
const mostFlags = 9;

/** CR-1, CR-2: the cells on which a creature may be placed, North then West. */
export function creatureCells({ lands, settlements }: LandMap, realm: Realm, active: number): number[] {
  if (active >= mostFlags) return [];
  const anywhere = realm === 'shadow' || realm === 'sky' || realm === 'fire';
  return [...lands]
    .filter(([cell]) => !settlements.has(cell))
    .filter(([, { type }]) => anywhere || (realm === 'swamp' ? type !== 'ocean' : type === realm))
    .map(([cell]) => cell)
    .sort((a, b) => a - b);
}
