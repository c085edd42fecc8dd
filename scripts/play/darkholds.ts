import { streamOf } from '../../src/basics/random';
import type { Play } from '../../src/games/darkholds/rules/play/model';
import { levelPlayer } from './darkholds-policy';
import type { Game, Options } from './game';

/** *Under Cold Mere*: [--dice] [--all]. */
export const game = ({ seed, flag }: Options): Game<Play> => ({
  kind: 'darkholds/level',
  setup: { seed, level: 'under-cold-mere', dice: flag('dice') ? 'table' : 'app' },
  player: levelPlayer(streamOf(seed, 'player'), !flag('all')),
  result: ({ end, turn }) =>
    `The heroes ${end === null ? 'are still playing' : `have ${end}`} in turn ${turn}.`,
});
