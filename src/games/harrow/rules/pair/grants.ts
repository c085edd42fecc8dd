import { type Basic, basics } from './basic';
import { moreOf, ownedBy, type PairGame, type SideTurn } from './model';
import { type Grants, noGrants } from './things';

/** JR-2, JR-3: what the jar itself gives, of any kind. */
function anyOfJar(game: PairGame, { side, action, free }: SideTurn): number {
  switch (action) {
    case 'wild':
      return ownedBy(game, side).wild;
    case 'attack':
      return free ? 1 : 0;
    case 'abilities':
    case 'legend':
      return 0;
  }
}

/** Everything that the turn gives: the jar, rows, tiles, cards. */
export function givenIn(game: PairGame, turn: SideTurn): Grants {
  const { grants } = moreOf(turn);
  return { ...grants, any: grants.any + anyOfJar(game, turn) };
}

/** What is left of it: of each kind what was given for it, then what was given for any. */
export function leftIn(game: PairGame, turn: SideTurn): Grants {
  const given = givenIn(game, turn);
  const { used } = moreOf(turn);
  const over = basics.reduce((all, basic) => all + Math.max(0, used[basic] - given[basic]), used.any);
  const left = (basic: Basic): number => Math.max(0, given[basic] - used[basic]);
  return {
    advance: left('advance'),
    spawn: left('spawn'),
    strengthen: left('strengthen'),
    any: Math.max(0, given.any - over),
  };
}

/** How many of a kind may still be taken. */
export const mayTake = (left: Grants, basic: Basic): number => left[basic] + left.any;

export const plusGrant = (grants: Grants, kind: Basic | 'any', n: number): Grants => ({
  ...noGrants,
  ...grants,
  [kind]: grants[kind] + n,
});
