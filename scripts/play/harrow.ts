import { streamOf } from '../../src/basics/random';
import { decideSolo } from '../../src/games/harrow/rules/solo/decide';
import { levels } from '../../src/games/harrow/rules/solo/model';
import { soloTitle } from '../../src/games/harrow/rules/solo/title';
import { sampleSolo } from '../../src/games/harrow/sample/solo';
import '../../src/games/harrow/words/learn';
import { say } from '../words';
import { soloPlayer } from './harrow-policy';
import type { Options } from './options';

/** A whole solo game on the sample by the headless player, told in words. */
export function play({ seed, value, flag }: Options): number {
  if (!flag('solo')) {
    console.error(
      'usage: npm run play -- --game harrow --solo [--seed N] [--level 1|2|3] [--defaults] [--quiet]',
    );
    return 2;
  }
  const level = levels.find(one => one === Number(value('level') ?? 1)) ?? 1;
  let game = sampleSolo(seed, level);
  const player = soloPlayer(streamOf(seed, 'player'), flag('defaults'));
  let taps = 0;
  for (let command = player(game); command; command = player(game)) {
    const decided = decideSolo(game, command);
    if (!decided.ok) {
      console.error(
        `Refused: ${decided.error.code} (${decided.error.rule ?? ''}) ${say(decided.error.message)}`,
      );
      return 1;
    }
    taps++;
    if (!flag('quiet')) {
      console.log(`- ${say(soloTitle(game, command))}`);
      for (const event of decided.value)
        if (event.type === 'told') console.log(`    ${say(event.line.text)} (${event.line.rule})`);
    }
    const next = decided.state ?? game;
    if (next.round !== game.round && !flag('quiet')) console.log(`\n== Round ${next.round}`);
    game = next;
  }
  const { protectors, family } = game.scores;
  const ending = game.step.at === 'over' ? game.step.ending : undefined;
  console.log(
    `${ending?.winner ?? 'open'} (${ending?.why ?? ''}) in round ${game.round} after ${taps} taps. Protectors ${protectors?.points ?? 0}, Family ${family?.points ?? 0}, spaces ${game.witch?.scoring.length ?? 0}.`,
  );
  return 0;
}
