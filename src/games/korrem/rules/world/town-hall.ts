import type { LandMap, Settlement } from './land';

/** TH-1, TH-5: a village has one pile, a kingdom two. */
const pilesOf = ({ kind }: Settlement): number => (kind === 'village' ? 1 : 2);

export interface TownHall {
  readonly piles: number;
  /** The occupied settlements by cell, and from how many piles the occupier may enlist there. */
  readonly lent: ReadonlyMap<number, number>;
}

/** TH-1, TH-5. */
export function townHall({ settlements }: LandMap, nation: string): TownHall {
  const own = [...settlements].filter(([, { owner }]) => owner === nation);
  return {
    piles: own.reduce((all, [, settlement]) => all + pilesOf(settlement), 0),
    lent: new Map(
      own
        .filter(([, { occupied }]) => occupied)
        .map(([cell, settlement]) => [cell, pilesOf(settlement)] as const),
    ),
  };
}

/** TH-6: the cards taken from each pile: one from each in turn, empty ones passed over, as far as there are any. */
export function calledFrom(piles: readonly number[], roll: number): number[] {
  const taken = piles.map(() => 0);
  const held = piles.reduce((all, n) => all + n, 0);
  let left = Math.min(roll, held);
  for (let pile = 0; left > 0; pile = (pile + 1) % piles.length) {
    if (taken[pile] === piles[pile]) continue;
    taken[pile] = (taken[pile] ?? 0) + 1;
    left -= 1;
  }
  return taken;
}
