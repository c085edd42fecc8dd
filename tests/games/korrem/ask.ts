import { scenario } from '../../../scripts/scenario/korrem';
import { asking, type Fields } from '../../support/ask';

export type { Fields } from '../../support/ask';
export const { ask, refusedAt } = asking(scenario);

/** A card of health 5, unless told otherwise. */
export const card = (id: string, side: string, at: readonly [number, number], more: Fields = {}): Fields => ({
  id,
  side,
  at,
  health: 5,
  ...more,
});
