import { neighbours } from '../../../../hex/around';
import { type Grid, gridOf } from '../../../../hex/grid';

export const landTypes = ['plains', 'forest', 'mountain', 'ocean', 'desert', 'tundra', 'wasteland'] as const;
export type LandType = (typeof landTypes)[number];

export interface Land {
  readonly type: LandType;
  readonly landmark: boolean;
}

export const settlementKinds = ['village', 'kingdom'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

export interface Settlement {
  readonly owner: string;
  readonly kind: SettlementKind;
  readonly occupied: boolean;
}

/** LD-1: 26 columns of 25 and 26 hexes in turn. Comparing two of its cells as numbers is North, then West. */
export const landGrid: Grid = gridOf({ columns: 26, rows: [25, 26] });
/** LD-1: where the first land lies. */
export const firstLand = 'M13';

/** What lies where, by cell of the grid. */
export interface LandMap {
  readonly lands: ReadonlyMap<number, Land>;
  readonly settlements: ReadonlyMap<number, Settlement>;
}

/** The lands that border a cell. */
export const bordering = ({ lands }: LandMap, cell: number): Land[] =>
  neighbours(landGrid, cell).flatMap(next => lands.get(next) ?? []);
