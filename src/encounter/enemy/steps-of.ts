import type { Step } from '../../stage/steps';
import type { Id } from '../model/entities';
import type { StepsFrame } from '../model/frame';

type More = Partial<Pick<StepsFrame, 'at' | 'end' | 'mates' | 'each' | 'ofCard'>>;

/** Steps for one actor, all of them or a part; a choice of target still looks ahead over the whole list (TG-2). */
export const stepping = (steps: readonly Step[], actor: Id, more: More = {}): StepsFrame => ({
  frame: 'steps',
  steps,
  at: 0,
  end: steps.length,
  actor,
  mates: [],
  each: null,
  ...more,
});
