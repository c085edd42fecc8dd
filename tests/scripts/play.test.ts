import { expect, test } from 'vitest';
import { game as darkholds } from '../../scripts/play/darkholds';
import { game as darkleaf } from '../../scripts/play/darkleaf';
import type { GameOf } from '../../scripts/play/game';
import { game as harrow } from '../../scripts/play/harrow';
import { game as korrem } from '../../scripts/play/korrem';
import { playGame } from '../../scripts/play/loop';
import { game as oathsworn } from '../../scripts/play/oathsworn';

const games: readonly (readonly [string, GameOf, RegExp])[] = [
  ['oathsworn', oathsworn, /^(?:Victory|Defeat) in round \d+\. /],
  ['oathsworn --difficulty dread --ambushed --light --off', oathsworn, /^(?:Victory|Defeat) in round \d+\. /],
  ['harrow --solo', harrow, /^Hester has (?:won|lost) in round \d+\. /],
  ['darkholds', darkholds, /^The heroes have (?:won|lost) in turn \d+\./],
  ['korrem --random', korrem, /^(?:Ours|Theirs) won after \d+ phases\./],
  ['korrem --whole', korrem, /^The game ended in turn \d+\. /],
  ['darkleaf --strength seedling --clans murg,huldra', darkleaf, /^The \w+ won in turn \d+\./],
];

test.each(games)('npm run play -- --game %s plays to the end and prints English', (line, gameOf, result) => {
  const words = line.split(' ');
  const valueAfter = (name: string) => words[words.indexOf(`--${name}`) + 1];
  const flag = (name: string) => words.includes(`--${name}`);
  const game = gameOf({ seed: 1, flag, value: name => (flag(name) ? valueAfter(name) : undefined) });
  if (typeof game === 'string') throw new Error(game);
  const lines: string[] = [];
  const played = playGame(game, one => void lines.push(one));
  expect(played.result).toMatch(result);
  expect(played.commands).toBeGreaterThan(20);
  expect(lines.length).toBeGreaterThan(20);
  // A message without a text would show its key, such as `korrem.w-rolled`.
  expect(lines.filter(one => /undefined|\[object|^[a-z-]+\.[a-z-]+$/.test(one))).toEqual([]);
});
