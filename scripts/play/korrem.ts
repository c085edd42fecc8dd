import { streamOf } from '../../src/basics/random';
import { decide } from '../../src/games/korrem/rules/fight/decide';
import { describeEntry } from '../../src/games/korrem/rules/fight/describe';
import { titleOf } from '../../src/games/korrem/rules/fight/title';
import { wightAtTheFord } from '../../src/games/korrem/sample/salt-road';
import '../../src/games/korrem/words/learn';
import { say } from '../words';
import { plainPlayer, randomBattle } from './korrem-battle';
import { playWorld } from './korrem-world';
import type { Options } from './options';

/** *The Wight at the ford*, a battle of the seed (--random), or a whole game (--whole, --long), told in words. */
export function play(options: Options): number {
  const { seed, flag } = options;
  if (flag('whole')) return playWorld(options);
  let battle = flag('random') ? randomBattle(seed) : wightAtTheFord(seed, { ours: 'Ours', theirs: 'Theirs' });
  const player = plainPlayer(streamOf(seed, 'player'));
  for (let command = player(battle); command; command = player(battle)) {
    const decided = decide(battle, command);
    if (!decided.ok) {
      console.error(`Refused: ${decided.error.code} ${say(decided.error.message)}`);
      return 1;
    }
    if (!flag('quiet')) {
      console.log(`- ${say(titleOf(battle, command, decided.value))}`);
      for (const event of decided.value)
        if (event.type === 'logged')
          console.log(`    ${say(describeEntry(event.entry))} (${event.entry.rule})`);
    }
    battle = decided.state ?? battle;
    if (battle.phase > 200) break;
  }
  console.log(`${battle.end?.victor ?? 'nobody'} after ${battle.phase} phases.`);
  return 0;
}
