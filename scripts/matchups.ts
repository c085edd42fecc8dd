// How the clans fare against each other: npm run matchups -- [--games N] [--strength S] [--seed N] [--pair a,b] [--write]
// --write keeps the figures for the page of the clans.
// With --above S the first strength plays the second, both with either clan in turn.

import { writeFileSync } from 'node:fs';
import { interval, percentOf } from '../src/chances/interval';
import { type Clan, clans } from '../src/games/darkleaf/rules/board/position';
import { fight } from '../src/games/darkleaf/rules/bot/fight';
import { type Strength, strengths } from '../src/games/darkleaf/rules/duel/model';
import { hedgerow } from '../src/games/darkleaf/sample/hedgerow';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const strengthNamed = (name: string | undefined): Strength | undefined => strengths.find(one => one === name);

const games = Number(option('games') ?? 200);
const seed = Number(option('seed') ?? 1);
const strength = strengthNamed(option('strength')) ?? 'seedling';
const below = strengthNamed(option('above'));
const asked = option('pair');
const all = clans.flatMap((a, i) => clans.slice(i + 1).map(b => [a, b] as const));
const pairs = all.filter(([a, b]) => asked === undefined || asked === `${a},${b}` || asked === `${b},${a}`);

interface Tally {
  first: number;
  second: number;
  turns: number;
  stronger: number;
  decided: number;
}

function tally(a: Clan, b: Clan): Tally {
  const sum: Tally = { first: 0, second: 0, turns: 0, stronger: 0, decided: 0 };
  for (let i = 0; i < games; i++) {
    // Each strength has either clan as often.
    const [strongA, strongB] = i % 2 === 0 ? [strength, below ?? strength] : [below ?? strength, strength];
    const fought = fight(
      { book: hedgerow[a], strength: strongA },
      { book: hedgerow[b], strength: strongB },
      seed + i,
    );
    sum.turns += fought.turns;
    if (fought.winner === undefined) continue;
    sum.decided += 1;
    if (fought.winner === a) sum.first += 1;
    else sum.second += 1;
    if ((fought.winner === a) === (i % 2 === 0)) sum.stronger += 1;
  }
  return sum;
}

const since = process.cpuUsage();
const range = (won: number, of: number): string => {
  const { low, high } = interval(won, of);
  return `${percentOf(won, of)} (${(low * 100).toFixed(0)} to ${(high * 100).toFixed(0)})`;
};
let [stronger, decided] = [0, 0];
const figures: (readonly [Clan, Clan, number, number])[] = [];
console.log('pair                 the first wins     turns  no winner');
for (const [a, b] of pairs) {
  const one = tally(a, b);
  figures.push([a, b, one.first, one.decided]);
  stronger += one.stronger;
  decided += one.decided;
  console.log(
    `${`${a}, ${b}`.padEnd(20)} ${range(one.first, one.decided).padEnd(18)} ${(one.turns / games).toFixed(0).padStart(5)}  ${games - one.decided}`,
  );
}
if (below) console.log(`${strength} against ${below}: ${range(stronger, decided)} of ${decided}`);
const used = process.cpuUsage(since);
console.log(`${((used.user + used.system) / 1e6).toFixed(0)} s of one processor`);
if (process.argv.includes('--write'))
  writeFileSync(
    'src/games/darkleaf/sample/matchups.gen.ts',
    `// Written by: npm run matchups -- --games ${games} --strength ${strength} --seed ${seed} --write
import type { Clan } from '../rules/board/position';
import type { Strength } from '../rules/duel/model';

/** How often the first clan won of the duels that were decided. */
export const matchups: Matchups = {
  games: ${games},
  strength: '${strength}',
  pairs: [
${figures.map(([a, b, won, of]) => `    ['${a}', '${b}', ${won}, ${of}],`).join('\n')}
  ],
};

interface Matchups {
  readonly games: number;
  readonly strength: Strength;
  readonly pairs: readonly (readonly [Clan, Clan, number, number])[];
}
`,
  );
