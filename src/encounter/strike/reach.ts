import { strike as aimAt } from '../../board/geometry/strike';
import type { Board } from '../../board/geometry/types';
import { distanceBetween, hexDistance, hexesOf, sees, seesCharacter } from '../../board/targets/measure';
import { rangeNow } from '../damage/thrown-items';
import { boardOf, mirrored, placed } from '../facts/positions';
import { friendOf, nameOf } from '../facts/select';
import type { StrikeFrame } from '../model/frame';
import type { Friend, Id, State } from '../model/state';
import { no, type Refused } from '../run/run';
import { because } from '../says/refusals';

/** What decides the reach of an attack beside its own numbers. */
export interface Reach {
  /** An area: what lies in it is hit, wherever it is (SE-1, AE-1 to AE-4). */
  readonly area?: boolean;
}

type Struck = Pick<StrikeFrame, 'by' | 'strike'>;

/**
 * AT-4, AT-5, GM-10: what the rules say against an attack as the board lies, of a chain against its first target. A
 * card that says otherwise, and a table that says otherwise, go before it.
 */
export function reachProblem(state: State, { by: who, strike }: Struck, reach: Reach = {}): Refused {
  const by = friendOf(state, who);
  if (!by) return null;
  const sentinels = strike.sentinels ?? 0;
  if (sentinels > 0 && strike.targets.length > 1 && !strike.split)
    return no('one-target', because('refuse.sentinels-one-target'));
  if (by.presence === 'consumed' || !mirrored(state) || strike.falcons) return null;
  const [first] = strike.targets;
  // AE-6: only an area lies over several hexes of one target.
  const wide = reach.area || strike.hexes !== undefined || (strike.targets.length > 1 && !strike.chain);
  if (first === undefined || wide) return null;
  const range = strike.range ?? rangeNow(state, by);
  const { noSight = false } = strike;
  if (sentinels > 0)
    return sentinelsReach(state, by, { sentinels, target: first, range: strike.range, noSight });
  return canStrike(state, by, first, { range, noSight });
}

interface Needs {
  readonly range: number;
  /** The card asks for no sight (AT-5). */
  readonly noSight: boolean;
}

function canStrike(state: State, by: Friend, target: Id, { range, noSight }: Needs): Refused {
  if (!placed(state, [by.id, target])) return null;
  const board = boardOf(state);
  const far = distanceBetween(board, by.id, target);
  if (far > range)
    return no(
      'out-of-range',
      because('refuse.out-of-range', { target: nameOf(state, target), far, by: by.name, range }),
    );
  if (range === 1 || noSight || sightOf(board, by.id, target, range)) return null;
  return no('no-sight', because('refuse.attack-unseen', { by: by.name, target: nameOf(state, target) }));
}

/** A hex of the other that is in range must be in sight (LS-3). */
const sightOf = (board: Board, by: Id, target: Id, range: number): boolean =>
  board.characters.some(one => one.id === target && one.side === 'enemy')
    ? aimAt(board, { actor: by, target, range, broken: [] }).aim.length > 0
    : seesCharacter(board, by, target);

/** Each Sentinel in the attack must reach the target; whose card tells no range is not measured (AT-5). */
function sentinelsReach(
  state: State,
  maiden: Friend,
  {
    sentinels,
    target,
    range,
    noSight,
  }: { sentinels: number; target: Id; range: number | undefined; noSight: boolean },
): Refused {
  const own = state.friends.filter(
    one => one.role === 'sentinel' && one.of === maiden.id && one.presence === 'standing',
  );
  if (range === undefined || !placed(state, [target, ...own.map(one => one.id)])) return null;
  const board = boardOf(state);
  const theirs = hexesOf(board, target);
  const reaching = own.filter(one =>
    theirs.some(
      hex =>
        one.at !== null && hexDistance(board, one.at, hex) <= range && (noSight || sees(board, one.at, hex)),
    ),
  );
  // OWN-105: each of them in range and sight
  if (reaching.length >= sentinels) return null;
  return no(
    'out-of-range',
    because('refuse.sentinels-out-of-range', {
      reaching: reaching.length,
      target: nameOf(state, target),
      range,
    }),
  );
}
