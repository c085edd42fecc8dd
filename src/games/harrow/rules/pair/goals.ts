import { groundAt } from '../map';
import type { MainSide } from '../sides';
import { say } from '../solo/says';
import { boardIn } from '../state/common';
import type { GoalKind } from '../state/events';
import { type Done, log, refused } from '../state/run';
import { otherOf, ownedBy, type PairGame, type PairStep } from './model';
import { goTo, type PairRun } from './pair-run';
import { sayPair } from './says';

export const goalOfSide = (side: MainSide): GoalKind | null =>
  side === 'protectors' ? 'townsfolk' : side === 'family' ? 'building' : null;

/** RD-1: the hexes on which the placer may put a goal of the opponent. */
export function goalHexes(game: PairGame, placer: MainSide): string[] {
  const board = boardIn(game);
  const { names } = board.map.grid;
  const { goals } = ownedBy(game, otherOf(game, placer));
  return [...board.map.grid.cells]
    .filter(cell => {
      const ground = groundAt(board.map, cell);
      const terrain = goals.some(one => one === ground);
      const own = board.units.get(cell)?.side === placer;
      return (
        terrain &&
        !own &&
        !board.townsfolk.includes(cell) &&
        !board.buildings.includes(cell) &&
        !board.dolls.includes(cell) &&
        !board.bonfires.has(cell)
      );
    })
    .map(cell => names[cell]!);
}

/** RD-1, TG-1: the next goal that somebody places, or the first jar; the training game has no such phase. */
function nextGoal(run: PairRun, placers: readonly MainSide[]): void {
  const { state } = run;
  for (const placer of placers) {
    const other = otherOf(state, placer);
    const goal = goalOfSide(other);
    if (state.positions === 'off' || state.mode === 'training' || goal === null) continue;
    if (goalHexes(state, placer).length === 0) continue;
    goTo(run, { at: 'goals', placer, goal });
    return;
  }
  goTo(run, { at: 'jar' });
}

export function beginRound(run: PairRun): void {
  const { holder } = run.state.rounds;
  nextGoal(run, [holder, otherOf(run.state, holder)]);
}

export function placeGoal(run: PairRun, step: Extract<PairStep, { at: 'goals' }>, at: string | null): Done {
  const { placer, goal } = step;
  const other = otherOf(run.state, placer);
  if (at === null) log(run, 'RD-1', sayPair('harrow.no-goal-placed'));
  else {
    if (!goalHexes(run.state, placer).includes(at))
      return refused('not-here', 'RD-1', say('harrow.not-here', { at }));
    const owned = ownedBy(run.state, other);
    run.emit({ type: 'placed', goal, at });
    const cell = boardIn(run.state).map.grid.cellOf.get(at) ?? -1;
    const terrain = groundAt(boardIn(run.state).map, cell);
    run.emit({
      type: 'owned',
      side: other,
      owned: { ...owned, goals: owned.goals.filter(one => one !== terrain) },
    });
    log(run, 'RD-1', say('harrow.goal-placed', { goal, at }), { at });
  }
  nextGoal(run, placer === run.state.rounds.holder ? [other] : []);
  return undefined;
}
