import { newEnemyAttack } from '../../might/enemy';
import type { AttackStep } from '../../stage/steps';
import type { Strikes } from '../model/command';
import type { Option, Question } from '../model/question';
import type { Id, State } from '../model/state';
import { no, push, type Refused, type Run } from '../run/run';
import { say } from '../says/asks';
import { enemyAttackSetup } from './settle';

type Counting = Extract<Question, { ask: 'count' }>;

/** OWN-311: each once, one at least, and none that the question has not named. */
const isOffered = (ids: readonly Id[], among: readonly Option[]): boolean =>
  ids.length > 0 && new Set(ids).size === ids.length && ids.every(id => among.some(one => one.id === id));

/** The icons that the parts of those enemies bear. */
const iconsOf = ({ enemies, encounter }: State, ids: readonly Id[]): readonly string[] => {
  const kinds = enemies.flatMap(one => (ids.includes(one.id) ? [one.kind] : []));
  return encounter.enemies
    .filter(kind => kinds.includes(kind.id))
    .flatMap(kind => (kind.slots ?? []).map(slot => slot.icon ?? slot.id));
};

/** OWN-202: an attack on whom the table names; reach and sight are the table's. */
export function strikesNamed(run: Run, asked: Counting, answer: Strikes): Refused {
  const { state } = run;
  const { attackers, targets, breaks, might, add, hit } = answer;
  if (!isOffered(attackers, asked.attackers) || !isOffered(targets, asked.targets))
    return no('nobody', say('refuse.answer-wrong'));
  const icons = iconsOf(state, attackers);
  if (breaks?.some(icon => !icons.includes(icon))) return no('no-such-icon', say('refuse.answer-wrong'));
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
