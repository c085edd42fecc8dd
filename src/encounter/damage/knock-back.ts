import { type Collision, knockback } from '../../board/moves/knockback';
import { hexesOf } from '../../board/targets/measure';
import type { Hex } from '../../hex/shape';
import { diceNear } from '../facts/near-dice';
import { boardOf, placed } from '../facts/positions';
import { enemyOf, friendOf, nameOf, namesOf } from '../facts/select';
import type { Id, Obstacle, State } from '../model/state';
import { push, type Run, task } from '../run/run';
import { say } from '../says/tells';
import { destroy, shift } from './carry-out-moves';
import { type DieLoss, diceLose, friendLoses } from './lose-hp';

/** PS-3 to PS-6: away from where it came; a mere push moves alike and costs nobody HP (OWN-37). */
export function knockBack(
  run: Run,
  on: readonly Id[],
  from: Id | null,
  hexes: number,
  gently: boolean,
): void {
  const present = on.filter(id => isOnBoard(run.state, id));
  if (present.length === 0) return;
  if (from === null || !placed(run.state, [from, ...present]))
    return void task(
      run,
      say('tell.knocked', {
        names: namesOf(run.state, present),
        how: gently ? 'pushed' : 'knocked',
        hexes,
        from: from === null ? null : nameOf(run.state, from),
      }),
      present,
    );
  const { obstacles } = run.state;
  const order = { source: from, targets: present, hexes };
  const { moved, destroyed, collisions } = knockback(boardOf(run.state), order);
  shift(run, moved, gently ? 'pushed' : 'knocked');
  destroy(run, destroyed);
  if (!gently) collides(run, collisions, obstacles);
}

export function isOnBoard(state: State, id: Id): boolean {
  const friend = friendOf(state, id);
  return friend ? friend.presence === 'standing' : (enemyOf(state, id)?.present ?? false);
}

/** Each collision costs 1 HP, both of them if it was with somebody; of several dice the one nearest to it (PS-5). */
function collides(run: Run, collisions: readonly Collision[], obstacles: readonly Obstacle[]): void {
  const dice: DieLoss[] = [];
  const friends: Id[] = [];
  const lose = (id: Id, near: readonly Hex[]): void => {
    if (friendOf(run.state, id)) return void friends.push(id);
    const [die, ...others] = diceNear(run.state, id, near);
    if (die === undefined) return;
    if (others.length > 0) push(run, { frame: 'die', enemy: id, hp: 1, by: null, dice: [die, ...others] });
    else dice.push({ enemy: id, die, hp: 1 });
  };
  for (const { id, obstacle, character } of collisions) {
    const at = obstacle === undefined ? [] : (obstacles.find(one => one.id === obstacle)?.hexes ?? []);
    lose(id, character === undefined ? at : bodyOf(run.state, character));
    if (character !== undefined) lose(character, bodyOf(run.state, id));
  }
  for (const id of friends) friendLoses(run, id, 1, null);
  // PS-3 has no breaker: a boss that loses a die by running into something draws by DM-7.
  diceLose(run, dice, null);
}

const bodyOf = (state: State, id: Id): readonly Hex[] =>
  isOnBoard(state, id) && placed(state, [id]) ? hexesOf(boardOf(state), id) : [];
