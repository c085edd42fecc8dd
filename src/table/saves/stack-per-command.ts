import type { Migration } from '../../storage/kinds';

/**
 * Since version 3 a log holds the stack once for each command, not each change of it. The changes in older logs are
 * still applied. The version number keeps an older app from calling a newer save damaged.
 */
export const stackPerCommand: Migration = {
  name: 'stack-per-command',
  to: 3,
  state: old => old,
  event: old => old,
};
