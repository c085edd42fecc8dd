import type { AttackCommand } from '../../might/commands';
import type { Adjustment } from '../../might/event';
import type { Id } from '../model/entities';

const names: readonly string[] = [
  'choose',
  'tap',
  'critical',
  'criticals',
  'decline',
  'redraw',
  'shows',
  'adjust',
  'settle',
  'determination',
];

/** Tells a command of an Oathsworn attack from one of an enemy's. */
export const attackCommands = (command: { readonly type: string }): command is AttackCommand =>
  names.includes(command.type);

/** OWN-311: defense that is given to somebody whom the attack does not hit. */
export const namesNobody = ({ guard }: Adjustment, struck: readonly Id[] = []): boolean =>
  guard !== undefined && !struck.includes(guard.target);
