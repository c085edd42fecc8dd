import { askOnce } from '../../../play/worker-client';
import type { Ahead } from '../rules/solo/ahead';
import type { SoloGame } from '../rules/solo/model';

/** SO-21: a new question is a new worker, and the one before is stopped. */
export const askAhead = (
  game: SoloGame,
  onAnswer: (ahead: Ahead) => void,
  onFail: () => void,
): { readonly stop: () => void } =>
  askOnce(
    new Worker(new URL('./ahead.worker.ts', import.meta.url), { type: 'module' }),
    game,
    onAnswer,
    onFail,
  );
