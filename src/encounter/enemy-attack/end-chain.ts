import type { Board } from '../../board/geometry/types';
import { chain } from '../../board/moves/chain';
import { hexesOf } from '../../board/targets/measure';
import { addCharacter } from '../../board/text/edit';
import { destroy, shift } from '../damage/carry-out-moves';
import { isCutOff } from '../damage/end-fight';
import { nearestFreeHexes } from '../facts/free-hexes';
import { boardOf, placed } from '../facts/positions';
import { enemyOf, nameOf } from '../facts/select';
import type { EnemyAttackFrame } from '../model/frame';
import type { Id } from '../model/state';
import { placementTask, type Run } from '../run/run';
import { say } from '../says/tells';

/**
 * SE-10, AE-5: once all are struck, the attacker of a chain stands next to the last of them, where that now is; of one
 * that has left the board since, in the hex nearest to where it stood (OWN-331). `struck` is the board of the blow.
 */
export function chainEnds(run: Run, frame: EnemyAttackFrame, last: Id | undefined, struck: Board): void {
  const [actor] = frame.attackers;
  const { area } = frame.attack;
  if (area?.area !== 'chain' || area.ranged || actor === undefined || last === undefined) return;
  const { state } = run;
  const enemy = enemyOf(state, actor);
  if (!enemy?.present || isCutOff(run, actor) || !placed(state, [actor])) return;
  const board = boardOf(state);
  const there = board.characters.some(one => one.id === last);
  const was = struck.characters.find(one => one.id === last);
  if (!there && !was) return;
  const large = hexesOf(board, actor).length > 1;
  const [nearest] = there || large || !was ? [] : nearestFreeHexes(state, [was.at], actor);
  const done = chain(there || !was ? board : addCharacter(board, was), {
    actor,
    first: last,
    range: 0,
    max: 1,
  });
  const [at, facing] = nearest === undefined ? [done.endsAt, done.facing] : [nearest, enemy.facing];
  run.emit({ type: 'stands', who: actor, at, facing, how: 'moved', path: [] });
  placementTask(run, say('tell.ends', { name: nameOf(state, actor), at, facing }), actor);
  if (nearest !== undefined) return;
  shift(run, done.moved, 'pushed');
  destroy(run, done.destroyed);
}
