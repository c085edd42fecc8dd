import { askOnce } from '../../../play/worker-client';
import type { DangerAsked, DangerTold } from '../rules/npc/ahead';

/** OD-3: a new question is a new worker, and the one before is stopped. */
export const askDanger = (
  asked: DangerAsked,
  onTold: (told: DangerTold) => void,
  onFail: () => void,
): { readonly stop: () => void } =>
  askOnce(
    new Worker(new URL('./danger.worker.ts', import.meta.url), { type: 'module' }),
    asked,
    onTold,
    onFail,
  );
