import { costsFrom } from '../../../../basics/search';
import { neighbours } from '../../../../hex/around';
import { type Land, type LandMap, landGrid } from './land';

export interface Traveller {
  /** Somebody has Seafaring. */
  readonly seafaring: boolean;
  /** All of them fly. */
  readonly flying: boolean;
}

/** MV-1, MV-2: what entering a land costs; Infinity where the army cannot. */
export function entryCost({ type }: Land, { seafaring, flying }: Traveller): number {
  if (flying) return 1;
  if (type === 'ocean') return seafaring ? 1 : Number.POSITIVE_INFINITY;
  return type === 'mountain' ? 2 : 1;
}

export interface Reached {
  readonly cell: number;
  readonly actions: number;
}

interface Journey {
  readonly from: number;
  readonly most: number;
  readonly cost: (land: Land) => number;
  /** Whether somebody there ends the way. */
  readonly stops: (cell: number) => boolean;
}

function journey({ lands }: LandMap, { from, most, cost, stops }: Journey): Reached[] {
  const costs = costsFrom(landGrid.size, [from], (cell, tell) => {
    if (cell !== from && stops(cell)) return;
    for (const next of neighbours(landGrid, cell)) {
      const land = lands.get(next);
      if (land) tell(next, cost(land));
    }
  });
  return [...lands.keys()]
    .filter(cell => cell !== from)
    .map(cell => ({ cell, actions: costs[cell] ?? Number.POSITIVE_INFINITY }))
    .filter(({ actions }) => actions <= most);
}

/** MV-1 to MV-3: where an army gets with so many actions; a hostile hex ends the move. */
export const reachOf = (
  map: LandMap,
  from: number,
  actions: number,
  army: Traveller,
  hostile: ReadonlySet<number>,
): Reached[] =>
  journey(map, {
    from,
    most: actions,
    cost: land => entryCost(land, army),
    stops: cell => hostile.has(cell),
  });

/** BE-2: where a retreat of so many hexes may end, through and into no hostile hex; each land counts 1. */
export const retreatsOf = (
  map: LandMap,
  from: number,
  roll: number,
  army: Traveller,
  hostile: ReadonlySet<number>,
): number[] =>
  journey(map, {
    from,
    most: roll,
    cost: land => (Number.isFinite(entryCost(land, army)) ? 1 : Number.POSITIVE_INFINITY),
    stops: cell => hostile.has(cell),
  })
    .map(({ cell }) => cell)
    .filter(cell => !hostile.has(cell));
