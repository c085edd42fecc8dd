// A whole game by the headless player, told in words: npm run play -- [--game GAME] --seed N ...
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load';
import type { Options } from './play/options';

type Play = (options: Options) => number;
const isPlay = (it: unknown): it is Play => typeof it === 'function';

const value = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const flag = (name: string): boolean => process.argv.includes(`--${name}`);

const game = value('game') ?? 'oathsworn';
const file = join('scripts', 'play', `${game}.ts`);
const { play } = /^[a-z]+$/.test(game) && existsSync(file) ? await load(file) : { play: undefined };
if (isPlay(play)) process.exitCode = play({ seed: Number(value('seed') ?? 1), value, flag });
else {
  console.error(`No game ${game} is played here.`);
  process.exitCode = 2;
}
