import { neighbours } from '../../../../hex/around';
import { covers, type Goods, goods, nothing, shared, together, without } from '../goods';
import { type LandMap, landGrid, type Settlement } from './land';

export const buildings = ['village', 'kingdom', 'wall', 'tower'] as const;
export type Building = (typeof buildings)[number];

export type BuildProblem =
  | 'no-land'
  | 'ocean'
  | 'wasteland'
  | 'landmark'
  | 'taken'
  | 'borders'
  | 'no-army'
  | 'not-yours'
  | 'occupied'
  | 'kind'
  | 'pieces'
  | 'cost';

/** ST-2: what add-ons cost stands on the nation's card. */
export interface AddOnPrices {
  readonly wall: Goods;
  readonly tower: Goods;
}

export interface Plan {
  readonly nation: string;
  readonly build: Building;
  readonly cell: number;
  /** What the own army there holds; nothing if none is there. */
  readonly army: Goods | null;
  readonly bank: Goods;
  readonly prices: AddOnPrices;
  /** ST-3: how many pieces are left. */
  readonly pieces: number;
}

const village = goods({ ore: 2, wood: 8, grain: 4 });
const kingdom = goods({ ore: 6, wood: 6, steel: 3, gold: 3 });

function costOf({ build, prices }: Plan): Goods {
  switch (build) {
    case 'village':
      return village;
    case 'kingdom':
      return kingdom;
    case 'wall':
    case 'tower':
      return prices[build];
  }
}

/** ST-1. */
function villageProblems(map: LandMap, { cell, army }: Plan): BuildProblem[] {
  const land = map.lands.get(cell);
  if (!land) return ['no-land'];
  const problems: BuildProblem[] = [];
  if (land.type === 'ocean') problems.push('ocean');
  if (land.type === 'wasteland') problems.push('wasteland');
  if (land.landmark) problems.push('landmark');
  if (map.settlements.has(cell)) problems.push('taken');
  if (neighbours(landGrid, cell).some(next => map.settlements.has(next))) problems.push('borders');
  if (!army) problems.push('no-army');
  return problems;
}

/** ST-2: a kingdom is made of a village, a tower stands in a kingdom. */
const fits = (build: Building, { kind }: Settlement): boolean => {
  switch (build) {
    case 'village':
    case 'wall':
      return true;
    case 'kingdom':
      return kind === 'village';
    case 'tower':
      return kind === 'kingdom';
  }
};

/** ST-2. */
function otherProblems(map: LandMap, { nation, build, cell }: Plan): BuildProblem[] {
  const settlement = map.settlements.get(cell);
  if (settlement?.owner !== nation) return ['not-yours'];
  const problems: BuildProblem[] = [];
  if (settlement.occupied) problems.push('occupied');
  if (!fits(build, settlement)) problems.push('kind');
  return problems;
}

export interface Verdict {
  readonly problems: readonly BuildProblem[];
  readonly cost: Goods;
  readonly army: Goods;
  readonly bank: Goods;
}

/** ST-1 to ST-3: whether something may be built, and who pays what. A village is paid by the army alone. */
export function judge(map: LandMap, plan: Plan): Verdict {
  const cost = costOf(plan);
  const isVillage = plan.build === 'village';
  const found = isVillage ? villageProblems(map, plan) : otherProblems(map, plan);
  const held = plan.army ?? nothing;
  const bank = isVillage ? nothing : shared(plan.bank, cost);
  const hopeless = found.includes('no-land') || found.includes('not-yours');
  const problems = hopeless ? found : [...found];
  if (!hopeless && plan.pieces === 0) problems.push('pieces');
  if (!hopeless && !covers(together(held, bank), cost)) problems.push('cost');
  const pays = problems.length === 0;
  return { problems, cost, army: pays ? without(cost, bank) : nothing, bank: pays ? bank : nothing };
}
