// How the clans fare against each other: npm run matchups -- [--games N] [--strength S] [--seed N] [--pair a,b]
// With --above S the first strength plays the second, both with either clan in turn.
import { interval, percentOf } from '../src/chances/interval';
import { type Clan, clans } from '../src/games/darkleaf/rules/board/position';
import { type Strength, strengths } from '../src/games/darkleaf/rules/duel/model';
import { hedgerow } from '../src/games/darkleaf/sample/hedgerow';
import { fight } from './darkleaf/duel';

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
  slowest: number;
}

function tally(a: Clan, b: Clan): Tally {
  const sum: Tally = { first: 0, second: 0, turns: 0, stronger: 0, decided: 0, slowest: 0 };
  for (let i = 0; i < games; i++) {
    // Each strength has either clan as often.
    const [strongA, strongB] = i % 2 === 0 ? [strength, below ?? strength] : [below ?? strength, strength];
    const fought = fight(
      { book: hedgerow[a], strength: strongA },
      { book: hedgerow[b], strength: strongB },
      seed + i,
    );
    sum.turns += fought.turns;
    sum.slowest = Math.max(sum.slowest, fought.slowest);
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
console.log('pair                 the first wins     turns  no winner');
for (const [a, b] of pairs) {
  const one = tally(a, b);
  stronger += one.stronger;
  decided += one.decided;
  console.log(
    `${`${a}, ${b}`.padEnd(20)} ${range(one.first, one.decided).padEnd(18)} ${(one.turns / games).toFixed(0).padStart(5)}  ${games - one.decided}`,
  );
}
if (below) console.log(`${strength} against ${below}: ${range(stronger, decided)} of ${decided}`);
const used = process.cpuUsage(since);
console.log(`${((used.user + used.system) / 1e6).toFixed(0)} s of one processor`);
