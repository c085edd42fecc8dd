import type { Hex } from '../../../../hex/shape';
import type { MapData } from '../../rules/map';
import type { MainSide } from '../../rules/sides';
import type { BoardData } from '../../rules/state/board-data';

/** Where a finger may go, and what it is for. */
export interface Glow {
  readonly kind: 'go' | 'from' | 'target' | 'short';
  /** A price or a number, drawn on the hex. */
  readonly label?: string;
}

export interface Way {
  readonly hexes: readonly Hex[];
  readonly kind: 'walk' | 'attack' | 'plan' | 'root';
  /** Its place in the list of what is to be done. */
  readonly n?: number;
}

/** All that the map draws. */
export interface MapView {
  readonly map: MapData;
  readonly homes: Readonly<Partial<Record<MainSide, Hex>>>;
  readonly board: BoardData;
  readonly glow: ReadonlyMap<Hex, Glow>;
  readonly ways: readonly Way[];
  /** Hexes pointed at: what changed last. */
  readonly marked: ReadonlySet<Hex>;
  /** HE-2: hexes touched by Roots that lie on the map. */
  readonly rooted: ReadonlySet<Hex>;
  readonly chosen?: Hex | undefined;
  /** SU-2: Ability tokens, each by its letter; CD-5: hexes with a cube of a side. */
  readonly tokens?: ReadonlyMap<Hex, string>;
  readonly cubes?: readonly { readonly at: Hex; readonly side: MainSide }[];
  /** Foresight: how many cards lead to an attack there. */
  readonly danger?: ReadonlyMap<Hex, string>;
}

export const letterAt = ({ columns }: MapData, hex: Hex): string => {
  const column = hex.charCodeAt(0) - 65;
  return columns[column]?.[Number(hex.slice(1)) - 1] ?? '.';
};

/** All hexes that are there. */
export function hexesIn(map: MapData): Hex[] {
  return map.columns.flatMap((letters, column) =>
    [...letters].flatMap((letter, row) =>
      letter === '.' ? [] : [`${String.fromCharCode(65 + column)}${row + 1}`],
    ),
  );
}
