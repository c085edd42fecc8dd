import type { Clan } from './position';

/** SU-1. */
const startingOrder: readonly Clan[] = ['hexen', 'wibo', 'murg', 'ferrymen', 'erde', 'huldra'];

/** SU-1: which of two clans goes first. */
export const goesFirst = (a: Clan, b: Clan): Clan =>
  startingOrder.indexOf(a) < startingOrder.indexOf(b) ? a : b;
