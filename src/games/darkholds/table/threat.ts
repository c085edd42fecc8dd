import { askOnce } from '../../../play/worker-client';
import type { ThreatAsked, ThreatOn } from '../rules/play/ahead';

/** FO-2: a new question is a new worker, and the one before is stopped. */
export const askThreat = (
  asked: ThreatAsked,
  onAnswer: (threats: readonly ThreatOn[]) => void,
  onFail: () => void,
): { readonly stop: () => void } =>
  askOnce(
    new Worker(new URL('./threat.worker.ts', import.meta.url), { type: 'module' }),
    asked,
    onAnswer,
    onFail,
  );
