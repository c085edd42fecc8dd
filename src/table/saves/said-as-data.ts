import type { Migration } from '../../storage/kinds';

/**
 * Since version 2 what the core says may be data that the screen words. What was said before stays as it is: a plain
 * string is still somebody's words. The number keeps an older app from calling a newer save damaged.
 */
export const saidAsData: Migration = {
  name: 'said-as-data',
  to: 2,
  state: old => old,
  event: old => old,
};
