// How hard the shipped fights are: npm run balance -- [--fights N] [--encounter ID] [--difficulty D] [--seed N]

import { interval } from '../src/chances/interval';
import type { Command } from '../src/encounter/model/command';
import { type Difficulty, standardSettings } from '../src/encounter/model/settings';
import type { State } from '../src/encounter/model/state';
import { builtinPack } from '../src/packs/builtin';
import { heroFrom } from '../src/packs/ready';
import type { Encounter } from '../src/stage/encounter';
import { playThrough } from './player/playthrough';
import { nextCommand } from './player/policy';
import { wanderer } from './player/wander';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const fights = Number(option('fights') ?? 500);
const from = Number(option('seed') ?? 1);
const difficulties: readonly Difficulty[] = ['journeyman', 'pilgrim', 'free', 'grim', 'dread'];
const heroes = builtinPack.heroes.map(hero => heroFrom(builtinPack, hero));

type Player = (seed: number) => (state: State) => Command | null;

interface Tried {
  readonly won: number;
  readonly rounds: number;
  readonly stuck: number;
}

function fightMany(encounter: Encounter, difficulty: Difficulty, player: Player, count: number): Tried {
  let won = 0;
  let rounds = 0;
  let stuck = 0;
  for (let seed = from; seed < from + count; seed++) {
    const ended = playThrough(
      {
        seed,
        encounter,
        chapter: encounter.chapter ?? 1,
        difficulty,
        hardcore: false,
        ambushed: false,
        settings: { ...standardSettings, company: 'full' },
        heroes,
        lead: heroes[0]?.id ?? '',
        allies: builtinPack.allies,
      },
      undefined,
      player(seed),
      2000,
    );
    if (ended.refused || ended.state.outcome === 'givenUp') stuck++;
    if (ended.state.outcome === 'victory') won++;
    rounds += ended.state.round;
  }
  return { won, rounds: rounds / count, stuck };
}

const percent = (p: number): string => `${(100 * p).toFixed(1)} %`;

function line(encounter: Encounter, difficulty: Difficulty, name: string, player: Player): void {
  const tried = fightMany(encounter, difficulty, player, fights);
  const { low, high } = interval(tried.won, fights);
  console.log(
    `| ${encounter.name} | ${difficulty} | ${name} | ${percent(tried.won / fights)} | ${percent(low)} to ${percent(high)} | ${tried.rounds.toFixed(1)} | ${tried.stuck} |`,
  );
}

console.log(`Seeds ${from} to ${from + fights - 1}.\n`);
console.log('| encounter | difficulty | player | won | 95 % | rounds | stuck |');
console.log('|---|---|---|---|---|---|---|');
for (const encounter of builtinPack.encounters) {
  if (option('encounter') && option('encounter') !== encounter.id) continue;
  for (const difficulty of difficulties) {
    if (option('difficulty') && option('difficulty') !== difficulty) continue;
    line(encounter, difficulty, 'plain policy', () => nextCommand);
  }
  if ((option('difficulty') ?? 'free') === 'free') line(encounter, 'free', 'any legal play', wanderer);
}
