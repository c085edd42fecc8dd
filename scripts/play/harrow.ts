import { streamOf } from '../../src/basics/random';
import { levels, type SoloGame } from '../../src/games/harrow/rules/solo/model';
import type { SoloQuestion } from '../../src/games/harrow/rules/solo/question';
import type { Game, Options } from './game';
import { soloPlayer } from './harrow-policy';

/** A solo game on the sample: --solo [--level 1|2|3] [--defaults]. */
export function game({ seed, value, flag }: Options): Game<SoloGame, SoloQuestion> | string {
  if (!flag('solo'))
    return 'usage: npm run play -- --game harrow --solo [--seed N] [--level 1|2|3] [--defaults] [--quiet]';
  const level = levels.find(one => one === Number(value('level') ?? 1)) ?? 1;
  return {
    kind: 'harrow/solo',
    setup: { seed, level },
    player: soloPlayer(streamOf(seed, 'player'), flag('defaults')),
    result: ({ step, round, scores: { protectors, family }, witch }) => {
      const won = step.at === 'over' && step.ending.winner === 'hester';
      const ending = step.at === 'over' ? `Hester has ${won ? 'won' : 'lost'}` : 'Nobody has won';
      const points = `protectors ${protectors?.points ?? 0}, family ${family?.points ?? 0}`;
      return `${ending} in round ${round}. Points: ${points}. Scoring spaces: ${witch?.scoring.length ?? 0}.`;
    },
  };
}
