import { neighbours } from '../../../../hex/around';
import { bordering, firstLand, type Land, type LandMap, type LandType, landGrid } from './land';

export type LandProblem = 'never' | 'off' | 'taken' | 'apart' | 'own-kind' | 'climate' | 'type' | 'landmarks';

/** LD-4. */
const clannish: ReadonlySet<LandType> = new Set(['ocean', 'desert', 'tundra']);
/** LD-5. */
const shunned: Partial<Record<LandType, LandType>> = { desert: 'tundra', tundra: 'desert' };

/** LD-7: ordinary wasteland is made, never placed. */
export const neverPlaced = ({ type, landmark }: Land): boolean => type === 'wasteland' && !landmark;

/** LD-3 to LD-6: all that speaks against a land on a cell. */
export function landProblems(map: LandMap, land: Land, cell: number): LandProblem[] {
  if (neverPlaced(land)) return ['never'];
  const { type, landmark } = land;
  const beside = bordering(map, cell);
  const onMap = [...map.lands.values()].some(other => other.type === type);
  const problems: LandProblem[] = [];
  const apart = map.lands.size === 0 ? landGrid.names[cell] !== firstLand : beside.length === 0;
  if (map.lands.has(cell)) problems.push('taken');
  if (apart) problems.push('apart');
  if (clannish.has(type) && onMap && !beside.some(other => other.type === type)) problems.push('own-kind');
  if (beside.some(other => other.type === shunned[type])) problems.push('climate');
  // LD-6: the Throne is the landmark of wasteland; it needs no land of its type.
  if (landmark && type !== 'wasteland' && !beside.some(other => other.type === type && !other.landmark))
    problems.push('type');
  if (landmark && beside.some(other => other.landmark)) problems.push('landmarks');
  return problems;
}

/** LD-3 to LD-6: where a land may lie. */
export function placesFor(map: LandMap, land: Land): number[] {
  const beside = [...map.lands.keys()].flatMap(cell => neighbours(landGrid, cell));
  const cells = map.lands.size === 0 ? landGrid.cells : new Set(beside);
  return [...cells].filter(cell => landProblems(map, land, cell).length === 0);
}
