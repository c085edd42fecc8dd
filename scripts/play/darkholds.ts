import { streamOf } from '../../src/basics/random';
import { decide, titleOf } from '../../src/games/darkholds/rules/play/decide';
import { underColdMere } from '../../src/games/darkholds/sample/under-cold-mere';
import '../../src/games/darkholds/words/learn';
import { say } from '../words';
import { levelPlayer } from './darkholds-policy';
import type { Options } from './options';

/** *Under Cold Mere* by the headless player, told in words. */
export function play({ seed, flag }: Options): number {
  let level = underColdMere(seed, flag('dice') ? 'table' : 'app');
  const player = levelPlayer(streamOf(seed, 'player'), !flag('all'));
  let taps = 0;
  for (let command = player(level); command; command = player(level)) {
    const decided = decide(level, command);
    if (!decided.ok) {
      console.error(`Refused: ${decided.error.code} ${say(decided.error.message)}`);
      return 1;
    }
    taps++;
    if (!flag('quiet')) {
      console.log(`- ${say(titleOf(level, command))}`);
      for (const event of decided.value)
        if (event.type === 'told') console.log(`    ${say(event.told.text)} (${event.told.rule})`);
    }
    level = decided.state ?? level;
  }
  console.log(`${level.end ?? 'open'} in turn ${level.turn} after ${taps} taps.`);
  return 0;
}
