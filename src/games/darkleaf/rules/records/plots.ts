import type { Side } from '../board/square';
import { stepsDone } from '../duel/commands/steps';
import type { Duel } from '../duel/model';
import { stepsOf } from '../duel/queries/light';

/** How far a side was on its path when each turn ended, from 0 to 1. */
export function pathOf(states: readonly Duel[], side: Side): number[] {
  const by = new Map<number, number>();
  for (const duel of states) {
    const most = stepsOf[duel.seats[side].book.clan] ?? 1;
    const won = duel.end?.how === 'path' && duel.end.winner === side;
    by.set(duel.count, won ? 1 : Math.min(1, stepsDone(duel, side) / most));
  }
  return [...by.values()];
}

export interface Rolled {
  readonly value: number;
  /** How often it was rolled. */
  readonly came: number;
  /** How often it should have been. */
  readonly due: number;
}

/** TU-5: each value of a side's bones beside how often chance would have brought it. */
export function rollsOf(states: readonly Duel[], side: Side): Rolled[] {
  const came = new Map<number, number>();
  const due = new Map<number, number>();
  const add = (to: Map<number, number>, value: number, n: number): void => {
    to.set(value, (to.get(value) ?? 0) + n);
  };
  states.forEach((duel, i) => {
    const [before, now] = [states[i - 1]?.turn, duel.turn];
    if (now.side !== side || !now.bone || now.phase !== 'execute') return;
    if (before?.phase === 'execute' && before.bone && before.side === side) return;
    add(came, now.bone.value, 1);
    for (let value = 1; value <= now.bone.sides; value++) add(due, value, 1 / now.bone.sides);
  });
  return [...due]
    .sort(([a], [b]) => a - b)
    .map(([value, share]) => ({ value, came: came.get(value) ?? 0, due: share }));
}
