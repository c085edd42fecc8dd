import type { Reading } from '../../../src/basics/reading';
import { type Goods, nothing, resources } from '../../../src/games/korrem/rules/goods';

/** The door for resources; kinds that are missing are 0. */
export const readGoods = (reading: Reading, input: unknown, at: string): Goods =>
  reading.counts(input, at, resources, nothing);
