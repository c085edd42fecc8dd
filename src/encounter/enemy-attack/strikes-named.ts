import { newEnemyAttack } from '../../might/enemy';
import type { AttackStep } from '../../stage/steps';
import { enemyOf, friendOf } from '../facts/select';
import type { Strikes } from '../model/command';
import { no, push, type Refused, type Run } from '../run/run';
import { say } from '../says/asks';
import { enemyAttackSetup } from './settle';

/** OWN-202: an attack on whom the table names; reach and sight are the table's. */
export function strikesNamed(run: Run, { attackers, targets, breaks, might, add, hit }: Strikes): Refused {
  const { state } = run;
  const there = (ids: readonly string[], is: (id: string) => boolean): boolean =>
    ids.length > 0 && new Set(ids).size === ids.length && ids.every(is);
  if (!there(attackers, id => enemyOf(state, id)?.present === true))
    return no('nobody', say('refuse.answer-wrong'));
  if (!there(targets, id => friendOf(state, id)?.presence === 'standing'))
    return no('nobody', say('refuse.answer-wrong'));
  const attack: AttackStep = {
    do: 'attack',
    range: 'any',
    noSight: true,
    ...(breaks && breaks.length > 0 ? { breaks } : {}),
    ...(might ? { might } : {}),
    ...(add ? { add } : {}),
    ...(hit && hit.length > 0 ? { hit } : {}),
  };
  const struck = targets.map(id => ({ id, hexes: 1 }));
  const flow = newEnemyAttack(enemyAttackSetup(state, { attack }, { struck, attackers }));
  push(run, {
    frame: 'blow',
    attackers,
    attack,
    targets,
    step: 'before',
    asks: 'hit',
    defended: false,
    flow,
  });
  return null;
}
