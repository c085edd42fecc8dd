import type { AttackCommand } from '../../might/attack-decide';

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
