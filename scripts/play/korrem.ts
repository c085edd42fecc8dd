import { streamOf } from '../../src/basics/random';
import type { Battle } from '../../src/games/korrem/rules/fight/model';
import type { Question as BattleQuestion } from '../../src/games/korrem/rules/fight/question';
import type { World } from '../../src/games/korrem/rules/play/model';
import type { Question as WorldQuestion } from '../../src/games/korrem/rules/play/question';
import { pointsIn } from '../../src/games/korrem/rules/play/turn/run';
import type { Game, Options } from './game';
import { plainPlayer, randomSetup } from './korrem-battle';
import { worldPlayer } from './korrem-world';

const whole = ({ seed, flag }: Options): Game<World, WorldQuestion | null> => ({
  kind: 'korrem/world',
  setup: { seed, game: flag('long') ? 'long' : 'short' },
  player: worldPlayer(streamOf(seed, 'player')),
  result: world => {
    const points = world.nations.map(({ id, name }) => `${name} ${pointsIn(world, id)}`).join(', ');
    const ending = world.winners.length > 0 ? 'The game ended' : 'Nobody has won';
    return `${ending} in turn ${world.turn}. Points: ${points}.`;
  },
  isTooLong: ({ turn }) => turn >= 400,
});

const battle = ({ seed, flag }: Options): Game<Battle, BattleQuestion | null> => ({
  kind: 'korrem/battle',
  setup: flag('random')
    ? randomSetup(seed)
    : {
        seed,
        nation: 'reedfolk',
        creatures: ['wight', 'heron', 'hog'],
        name: 'Ours',
        enemyName: 'Theirs',
      },
  player: plainPlayer(streamOf(seed, 'player')),
  result: ({ end, armies, phase }) => {
    const victor = armies.find(({ id }) => id === end?.victor);
    return `${victor ? `${victor.name} won` : 'Nobody has won'} after ${phase} phases.`;
  },
  isTooLong: ({ phase }) => phase > 200,
});

/** *The Wight at the ford*, a battle of the seed (--random), or a whole game (--whole, --long). */
export const game = (options: Options): Game => (options.flag('whole') ? whole(options) : battle(options));
