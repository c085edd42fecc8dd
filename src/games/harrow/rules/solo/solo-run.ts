import { Run } from '../state/run';
import { applySolo } from './apply';
import type { SoloEvent } from './events';
import type { SoloGame, Step } from './model';

export type SoloRun = Run<SoloGame, SoloEvent>;
export const soloRun = (game: SoloGame): SoloRun => new Run(game, applySolo);

export const goTo = (run: SoloRun, step: Step): void => run.emit({ type: 'step', step });

export const lose = (run: SoloRun, why: 'points' | 'cards'): void =>
  goTo(run, { at: 'over', ending: { winner: 'lost', why } });
