import { Transaction } from '../../../../basics/transaction';
import type { WitchRun } from '../hester/model';
import { applySolo } from './apply';
import type { SoloEvent } from './events';
import type { SoloGame, Step } from './model';

export type SoloRun = Transaction<SoloGame, SoloEvent>;
export const soloRun = (game: SoloGame): SoloRun => new Transaction(game, applySolo);

export const goTo = (run: SoloRun, step: Step): void => run.emit({ type: 'step', step });

export const lose = (run: SoloRun, why: 'points' | 'cards'): void =>
  goTo(run, { at: 'over', ending: { winner: 'lost', why } });

/** Hester's doings within a solo game. */
export const witchRun = (run: SoloRun): WitchRun => ({
  get state() {
    return run.state;
  },
  emit: event => run.emit(event),
  stay: turn => goTo(run, { at: 'witch', turn }),
  win: () => goTo(run, { at: 'over', ending: { winner: 'hester', why: 'scoring-spaces' } }),
});
