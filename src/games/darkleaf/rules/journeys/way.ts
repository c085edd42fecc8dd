import type { Direction, Square } from '../board/square';

/** A journey: crossing is FM-5; dir 0 is FM-9, a journey of nothing. */
export interface Way {
  readonly unit: Square;
  readonly to: Square;
  readonly dir: Direction;
  readonly distance: number;
  readonly crosses: boolean;
}
