import type { Migration } from '../../storage/kinds';

/**
 * Since version 2 a sentence of the core may be data that the screen puts into words. An older sentence stays a plain
 * string. The version number keeps an older app from calling a newer save damaged.
 */
export const saidAsData: Migration = {
  name: 'said-as-data',
  to: 2,
  state: old => old,
  event: old => old,
};
