import { Transaction } from '../../../../basics/transaction';
import type { WitchRun } from '../hester/model';
import type { Jar, Round } from '../round';
import type { MainSide } from '../sides';
import { say } from '../solo/says';
import { refused } from '../state/run';
import { applyPair } from './apply';
import type { PairEvent } from './events';
import { moreOf, type PairGame, type PairStep, type RoundData, type SideTurn } from './model';
import type { Things, TurnMore } from './things';

export type PairRun = Transaction<PairGame, PairEvent>;
export const pairRun = (game: PairGame): PairRun => new Transaction(game, applyPair);
export const goTo = (run: PairRun, step: PairStep): void => run.emit({ type: 'step', step });

/** Hester's doings at a table of three. */
export const witchRun = (run: PairRun): WitchRun => ({
  get state() {
    return run.state;
  },
  emit: event => run.emit(event),
  stay: turn => goTo(run, { at: 'witch', turn }),
  win: () => goTo(run, { at: 'over', ending: { winner: 'hester', why: 'scoring-spaces' } }),
});

/** RD-2: the round to reckon with. */
export const roundOf = ({ sides, rounds, witch }: PairGame): Round => ({
  sides,
  hester: witch !== null,
  holder: rounds.holder,
  began: rounds.began,
  tiles: rounds.tiles,
  up: new Map<MainSide, readonly Jar[]>(sides.map(side => [side, rounds.up[side] ?? []])),
  turns: rounds.turns,
});

export const roundData = ({ holder, began, tiles, up, turns }: Round): RoundData => ({
  holder,
  began,
  tiles,
  up: Object.fromEntries(up),
  turns,
});

export const notNow = refused('not-now', 'RD-3', say('harrow.not-now'));

/** What lies on the table besides is otherwise now. */
export const lay = (run: PairRun, change: Partial<Things>): void => run.emit({ type: 'things', change });

export const withMore = (turn: SideTurn, change: Partial<TurnMore>): SideTurn => ({
  ...turn,
  more: { ...moreOf(turn), ...change },
});
export const stay = (run: PairRun, turn: SideTurn): void => goTo(run, { at: 'turn', turn });
