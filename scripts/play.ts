// Plays a whole game without a screen and prints its log: npm run play -- [--game GAME] [--seed N] [--quiet]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load';
import type { GameOf, Options } from './play/game';
import { playGame } from './play/loop';

const isGameOf = (value: unknown): value is GameOf => typeof value === 'function';

const value = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const flag = (name: string): boolean => process.argv.includes(`--${name}`);
const options: Options = { seed: Number(value('seed') ?? 1), value, flag };

const name = value('game') ?? 'oathsworn';
const file = join('scripts', 'play', `${name}.ts`);
const { game } = /^[a-z]+$/.test(name) && existsSync(file) ? await load(file) : { game: undefined };
const gameOrProblem = isGameOf(game) ? game(options) : `There is no game ${name}.`;
if (typeof gameOrProblem === 'string') {
  console.error(gameOrProblem);
  process.exitCode = 2;
} else {
  const { result, commands } = playGame(gameOrProblem, line => flag('quiet') || console.log(line));
  console.log(`\n${result} Commands: ${commands}.`);
}
