import type { Direction } from '../../hex/direction';
import type { Shape } from '../../hex/shape';

/** What the board draws: plain data, made by the screen from the table's state. */
export type Side = 'oathsworn' | 'ally' | 'friendly' | 'sentinel' | 'enemy';

/** One shape of a drawing, in one of the few tones that there are. */
export interface Stroke {
  readonly d: string;
  readonly tone: string;
}

/** Head and shoulders of one of the company, in its own colours. */
export interface BoardFace {
  readonly colors: Readonly<Record<string, string>>;
  readonly strokes: readonly (Stroke & { readonly twice?: boolean })[];
}

export interface PieceSlot {
  readonly id: string;
  readonly hexes: readonly string[];
  /** Null when the slot is broken. */
  readonly hp: number | undefined;
}

export interface BoardPiece {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  /** A drawing of it, on a square of 512: the icon stands in where there is none. */
  readonly art?: readonly Stroke[];
  readonly face?: BoardFace;
  readonly side: Side;
  readonly at: string;
  readonly hexes: readonly string[];
  readonly facing: Direction;
  /** What tells it from others that look the same: the number of its tracker token, if it has one. */
  readonly number?: number;
  readonly hp?: number;
  /** The enemy never has more than one HP, so no number is shown. */
  readonly single?: boolean;
  readonly slots?: readonly PieceSlot[];
}

export interface BoardObstacle {
  readonly id: string;
  readonly kind: 'tree' | 'wall' | 'building';
  readonly hexes: readonly string[];
}

export interface BoardTile {
  readonly kind: 'water' | 'fire';
  readonly hexes: readonly string[];
}

export interface BoardPath {
  readonly id: string;
  readonly side: Side;
  readonly hexes: readonly string[];
}

export type Threat = 'target' | 'struck' | 'sought' | 'safe';

export interface BoardView {
  readonly shape: Shape;
  readonly pieces: readonly BoardPiece[];
  readonly obstacles: readonly BoardObstacle[];
  readonly tiles: readonly BoardTile[];
  /** Where pieces stood before the last move. */
  readonly ghosts: readonly BoardPiece[];
  readonly paths: readonly BoardPath[];
  /** Hexes that may be tapped now, with the cost to get there where there is one. */
  readonly open: ReadonlyMap<string, number | undefined>;
  /** Hexes of an area or of an aim. */
  readonly marked: ReadonlySet<string>;
  /** What standing there would mean, while somebody looks for a place. */
  readonly threat: ReadonlyMap<string, Threat>;
}
