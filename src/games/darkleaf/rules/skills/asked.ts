import type { Direction, Square } from '../board/square';

/** What is told with a skill; which of these are looked at depends on the skill. */
export interface SkillAsked {
  readonly skill: string;
  readonly unit: Square;
  readonly units: readonly Square[];
  readonly target: Square;
  readonly to: Square;
  readonly dir: Direction;
  readonly aura: string;
  readonly places: ReadonlyMap<Square, Square>;
  readonly order: readonly string[] | undefined;
  readonly restarts: ReadonlyMap<Square, Square>;
}
