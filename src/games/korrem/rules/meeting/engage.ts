import { covers, type Goods, times, together } from '../goods';
import type { Declined, Outcome, Row } from './natures';

/** EN: what one number brings. */
export type Meeting =
  | { readonly result: 'attack'; readonly phases: number; readonly draws: number }
  | { readonly result: 'recruit'; readonly times: number; readonly declined: Declined }
  | { readonly result: 'flee' | 'ignore' | 'join' };

/** EN-3, EN-5 to EN-8. A recruit in a row that does not say what declining brings flees. */
export function meeting(outcome: Outcome, { declined }: Pick<Row, 'declined'>): Meeting {
  switch (outcome) {
    case 'flee':
    case 'ignore':
    case 'join':
      return { result: outcome };
    case 'attack':
      return { result: 'attack', phases: 1, draws: 0 };
    case 'attack2':
      return { result: 'attack', phases: 2, draws: 0 };
    case 'attack3':
      return { result: 'attack', phases: 3, draws: 0 };
    case 'recruit':
      return { result: 'recruit', times: 1, declined: declined ?? 'flee' };
    case 'recruit2':
      return { result: 'recruit', times: 2, declined: declined ?? 'flee' };
    case 'recruit4':
      return { result: 'recruit', times: 4, declined: declined ?? 'flee' };
    default:
      // draw1 to draw8.
      return { result: 'attack', phases: 1, draws: Number(outcome.slice('draw'.length)) };
  }
}

/** EN-7: all parts of the cost, so many times, and whether army and bank together have it. */
export function price(
  cost: Goods,
  many: number,
  army: Goods,
  bank: Goods,
): { readonly cost: Goods; readonly affordable: boolean } {
  const whole = times(cost, many);
  return { cost: whole, affordable: covers(together(army, bank), whole) };
}

/** OD-1: the greatest multiple of the cost that the player would pay. */
export const multiples = [0, 1, 2, 4] as const;
