import { friendOf } from '../facts/select';
import type { Friend, Id } from '../model/state';
import type { Run } from './run';

/** Moves animus between reserve and available; never more than there is on either side (RD-4, TM-11). */
export function gainAnimus(run: Run, who: Id, by: number): number {
  const friend = friendOf(run.state, who);
  if (!friend) return 0;
  const moved = by >= 0 ? Math.min(by, friend.animus.reserve) : -Math.min(-by, friend.animus.available);
  if (moved !== 0) run.emit({ type: 'animus', who, animus: shifted(friend, moved) });
  return moved;
}

const shifted = (friend: Friend, by: number) => ({
  available: friend.animus.available + by,
  // OP-6: what is spent goes back to the reserve
  reserve: friend.animus.reserve - by,
});

/** OWN-321: a full character without any animus in the app pays on the player's board. A companion's is always kept here (CP-3). */
const paysOnBoard = ({ role, animus }: Friend): boolean =>
  role === 'full' && animus.available + animus.reserve === 0;

export const canPay = (friend: Friend, cost: number): boolean =>
  friend.animus.available >= cost || paysOnBoard(friend);
