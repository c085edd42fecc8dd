import { type Activation, activate } from './activation';
import { type Board, squaresAt, type Warrior, withWarrior } from './board';
import type { Digits } from './dice';
import { footingOf } from './footing';
import { nextEnemy } from './targets';

export interface Turn {
  readonly id: string;
  readonly activation: Activation;
}

/** AO-1 to AO-3: every enemy once, each chosen anew after the one before; it stops at a roll that is waited for. */
export function phaseOf(board: Board, digits?: Digits): { turns: readonly Turn[]; board: Board } {
  const done = new Set<string>();
  const turns: Turn[] = [];
  let now = board;
  for (;;) {
    const next = nextEnemy(now, id => done.has(id))?.next;
    if (!next) return { turns, board: now };
    const activation = activate(now, next.id, digits);
    done.add(next.id);
    turns.push({ id: next.id, activation });
    now = activation.board;
    if (activation.awaits) return { turns, board: now };
  }
}

export interface Threat {
  readonly attacks: number;
  readonly shots: number;
}

/** FO-1: the attacks and shots on one, if the phase began now. */
export function threatOn(board: Board, id: string): Threat {
  let [attacks, shots] = [0, 0];
  for (const { activation } of phaseOf(board).turns)
    for (const { deed } of activation.did) {
      if (deed.act === 'attack' && deed.target === id) attacks++;
      if (deed.act === 'shoot' && deed.target === id) shots++;
    }
  return { attacks, shots };
}

/** FO-2: the same with him on each of these squares; nothing where he could not stand, and on the exit. */
export function threatsAt(board: Board, hero: Warrior, squares: readonly number[]): (Threat | null)[] {
  const { standable } = footingOf(board, hero);
  const isExit = (square: number): boolean =>
    squaresAt(board.level, hero, square).some(cell => board.features.get(cell) === 'exit');
  return squares.map(square =>
    standable(square) && !isExit(square)
      ? threatOn(withWarrior(board, { ...hero, at: square }), hero.id)
      : null,
  );
}
