import { parseWith } from '../../../basics/schema';
import type { Kind, Migration } from '../../../storage/kinds';
import { applyPair } from '../rules/pair/apply';
import { pairCommandSchema } from '../rules/pair/commands';
import { type PairEvent, pairEventSchema } from '../rules/pair/events';
import { type PairGame, pairSchema } from '../rules/pair/model';
import { pairQuestion } from '../rules/pair/question';
import { scoreOf } from '../rules/state/common';
import { aboutTale } from './about';
import { kindNames } from './names';

/**
 * Since version 2 a game has what lies on the boards of the sides: tokens, bag, grid, Legends. What an older one never
 * had is missing in it and counts as nothing. The number keeps an older app from calling a newer save damaged.
 */
const boards: Migration = { name: 'boards', to: 2, state: old => old, event: old => old };

/** Since version 3 what comes out of the Tree is paid by those who play; an older game pays all that it can. */
const payments: Migration = { name: 'payments', to: 3, state: old => old, event: old => old };

/** Since version 4 a game tells its records what scored, and who played it. An older one tells nothing of it. */
const tales: Migration = { name: 'tales', to: 4, state: old => old, event: old => old };

/** How a game of two or three is stored. */
export const pairKind: Kind<PairGame, PairEvent> = {
  name: kindNames.table,
  version: 4,
  migrations: [boards, payments, tales],
  state: parseWith(pairSchema),
  event: parseWith(pairEventSchema),
  apply: applyPair,
  look: pairQuestion,
  about: game => ({
    round: game.round,
    first: game.sides[0],
    second: game.sides[1],
    firstPoints: scoreOf(game, game.sides[0]).points,
    secondPoints: scoreOf(game, game.sides[1]).points,
    over: game.step.at === 'over' ? game.step.ending.winner : '',
    firstName: game.names?.[game.sides[0]] ?? '',
    secondName: game.names?.[game.sides[1]] ?? '',
    ...aboutTale(game, game.sides),
  }),
};

/** Reads a command before the rules see it. */
export const parsePair = parseWith(pairCommandSchema);
