import type { AttackStep } from '../../stage/steps';
import type { EnemyAttackFrame } from '../model/frame';
import type { Id } from '../model/state';

/** OWN-244: the attack of one attacker, by its own box or card. */
export const attackBy = (
  { attack, own }: Pick<EnemyAttackFrame, 'attack' | 'own'>,
  attacker: Id,
): AttackStep => own?.[attacker] ?? attack;
