import { scenario } from '../../../scripts/scenario/harrow';
import { asking, type Fields } from '../../support/ask';

export type { Fields } from '../../support/ask';
export const { ask, refusedAt } = asking(scenario);

export const unit = (at: string, side: string, haints: number, more: Fields = {}): Fields => ({
  at,
  side,
  haints,
  ...more,
});
