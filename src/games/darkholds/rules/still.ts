import { areAlike, type Board, type Warrior } from './board';
import type { Level } from './level';

/** All that stands and lies still while one warrior acts: it is worked out once, however often he looks again. */
export interface Still {
  readonly board: Board;
  readonly mover: Warrior;
}

const last = new WeakMap<Level, Still>();

const isSameMover = (a: Warrior, b: Warrior): boolean =>
  a === b ||
  (a.id === b.id &&
    a.side === b.side &&
    a.traits === b.traits &&
    a.agility === b.agility &&
    a.width === b.width &&
    a.height === b.height);

function isSame(still: Still, board: Board, mover: Warrior): boolean {
  if (!isSameMover(still.mover, mover)) return false;
  if (still.board === board) return true;
  const { features, rocks, warriors } = still.board;
  if (features !== board.features || rocks !== board.rocks) return false;
  return areAlike(warriors, board.warriors, mover.id);
}

/** One and the same as long as nothing changes but where the mover is and what vigour and wounds it has. */
function stillOf(board: Board, mover: Warrior): Still {
  const known = last.get(board.level);
  if (known && isSame(known, board, mover)) return known;
  const still: Still = { board, mover };
  last.set(board.level, still);
  return still;
}

/** Something worked out of it, once. */
export function keptOf<T>(work: (still: Still) => T): (board: Board, mover: Warrior) => T {
  const known = new WeakMap<Still, { readonly value: T }>();
  return (board, mover) => {
    const still = stillOf(board, mover);
    let found = known.get(still);
    if (!found) {
      found = { value: work(still) };
      known.set(still, found);
    }
    return found.value;
  };
}
