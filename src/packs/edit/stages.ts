import type { StageTrigger } from '../../stage/card';

/** OWN-322: the stage comes with so many HP dice lost (0: no longer); nobody is asked at each break any more. */
export function stageByLoss(
  triggers: readonly StageTrigger[],
  stage: 2 | 3,
  count: number,
): readonly StageTrigger[] {
  const byLoss = (one: StageTrigger) => one.trigger === 'diceLost' && one.stage === stage;
  const asked = (one: StageTrigger) => one.trigger === 'hand' && one.stage === stage && one.text === '';
  if (count === 0) return triggers.filter(one => !byLoss(one));
  return [...triggers.filter(one => !byLoss(one) && !asked(one)), { trigger: 'diceLost', stage, count }];
}
