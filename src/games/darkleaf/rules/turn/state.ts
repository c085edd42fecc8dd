import type { Position } from '../board/position';
import type { Side, Square } from '../board/square';
import type { SkillId } from '../skills/names';
import type { Row } from './bones';
import type { Bone, Intent, Phase, WiboStage } from './told';

/** TU: a turn under way, with the board on which it happens. */
export interface Turn {
  readonly side: Side;
  readonly position: Position;
  readonly winner: Side | null;
  readonly phase: Phase;
  readonly pool: readonly number[];
  readonly rows: readonly Row[];
  /** The bone that was rolled last and is not yet put away. */
  readonly bone: Bone | null;
  readonly intent: Intent;
  /** Tweak: this bone, and no other, is rolled again. */
  readonly again: number | null;
  /** The relics that were spent in this turn. */
  readonly spent: ReadonlySet<SkillId>;
  /** HX-2: where the unit stands that has journeyed. */
  readonly journeyed: Square | null;
  readonly wibo: WiboStage;
  readonly acquired: readonly SkillId[];
  /** The turn has been ended by its player. */
  readonly ended: boolean;
}

/** The next state, or the code of what speaks against a command. */
export type Taken = Turn | string;

/** SL-5: the bones of the pool, the one that was rolled before having returned. */
export const poolOf = ({ pool, bone }: Turn): number[] =>
  [...pool, ...(bone ? [bone.sides] : [])].sort((a, b) => a - b);

/** The pool without one bone of these sides. */
export function without(pool: readonly number[], sides: number): number[] {
  const at = pool.indexOf(sides);
  return pool.filter((_, i) => i !== at);
}
