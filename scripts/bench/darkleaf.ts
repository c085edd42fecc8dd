import { act } from '../../src/games/darkleaf/rules/acts/act';
import type { Action } from '../../src/games/darkleaf/rules/acts/said';
import { type Clan, clans } from '../../src/games/darkleaf/rules/board/position';
import { foundAfter } from '../../src/games/darkleaf/rules/bot/analysis';
import { choose } from '../../src/games/darkleaf/rules/bot/choose';
import { fight } from '../../src/games/darkleaf/rules/bot/fight';
import { facesOf } from '../../src/games/darkleaf/rules/chances/faces';
import { threatOf } from '../../src/games/darkleaf/rules/chances/threat';
import { beginDuel } from '../../src/games/darkleaf/rules/duel/commands/begin';
import { decide } from '../../src/games/darkleaf/rules/duel/commands/decide';
import type { Duel, Strength } from '../../src/games/darkleaf/rules/duel/model';
import { positionOf } from '../../src/games/darkleaf/rules/duel/turn-of';
import type { Way } from '../../src/games/darkleaf/rules/journeys/way';
import { allWays } from '../../src/games/darkleaf/rules/journeys/ways';
import { hedgerow } from '../../src/games/darkleaf/sample/hedgerow';
import { median, plainHere, timedRow, timesOf } from './plain';
import type { BenchRow } from './row';

const begun = (a: Clan, b: Clan): Duel =>
  beginDuel({
    players: [
      { name: 'One', book: hedgerow[a] },
      { name: 'Two', book: hedgerow[b] },
    ],
    ...{ help: 'open', dice: 'app', will: 'blessings', seed: 7 },
  });

/** The states of a duel that Seedling plays against itself, up to a turn. */
function played(a: Clan, b: Clan, turns: number): Duel[] {
  const states = [begun(a, b)];
  for (let duel = states[0]; duel && duel.count <= turns && !duel.end; ) {
    const command = choose(duel, 'seedling');
    const decided = command && decide(duel, command);
    if (!decided?.ok) break;
    duel = decided.state ?? duel;
    states.push(duel);
  }
  return states;
}

/** The median of many runs over some boards, in milliseconds for one of them. */
const medianOf = <T>(runs: number, some: readonly T[], work: (one: T) => void): number =>
  median(
    timesOf(runs, () => {
      for (const one of some) work(one);
    }),
  ) / Math.max(1, some.length);

/** FM-9: a journey of no squares has no direction. */
const journeyBy = ({ unit, to, dir }: Way): Action => ({
  ...{ do: 'journey', unit, to, metamorphic: false, targets: [], places: [], seed: false },
  ...(dir > 0 && { dir }),
});

/** So many turns of a whole game are looked at for luck and choice, and so many duels of a pair are played. */
const looked = 12;
const wholeGame = 80;
const duelsOfPair = 200;

/** The budgets of Darkleaf Gambit, on boards from the midst of duels of all clans. */
export function bench(): BenchRow[] {
  const plain = plainHere();
  const row = (what: string, ms: number, limit: number, beside = ''): BenchRow =>
    timedRow({ what: `darkleaf: ${what}`, ms, plain, limit: { ms: limit, slowed: 1 }, beside });
  const pairs = clans.flatMap((a, i) => clans.slice(i + 1).map(b => [a, b] as const));
  const games = pairs.map(([a, b]) => played(a, b, looked));
  const boards = games.flatMap(states => {
    const duel = states.at(-1);
    return duel ? [{ position: positionOf(duel), sides: ['south', 'north'] as const, duel }] : [];
  });
  const sides = boards.flatMap(({ position, duel }) =>
    (['south', 'north'] as const).map(side => ({ position, side, book: duel.seats[side].book })),
  );
  const journeys = sides.flatMap(({ position, side }) =>
    allWays(position, side, 3).map(way => ({ position, side, way })),
  );
  const splits = sides.filter(({ book }) => book.clan === 'erde');
  const others = sides.filter(({ book }) => book.clan !== 'erde');
  const asked = games.flatMap(states => states.filter(({ turn }) => turn.phase === 'execute').slice(-1));
  const decision = (strength: Strength, runs: number): number =>
    medianOf(runs, asked, duel => {
      choose(duel, strength);
    });
  const [story = []] = games;
  const luck = medianOf(1, [story], states => {
    for (let i = 0; i + 1 < states.length; i++) foundAfter(states, i);
  });
  const duels = medianOf(1, pairs, ([a, b]) => {
    fight({ book: hedgerow[a], strength: 'seedling' }, { book: hedgerow[b], strength: 'seedling' }, 1);
  });
  return [
    row(
      'all ways of one side for one value',
      medianOf(200, sides, ({ position, side }) => {
        allWays(position, side, 3);
      }),
      0.025,
    ),
    row(
      'a journey with its outcome',
      medianOf(50, journeys, ({ position, side, way }) => {
        act(position, side, 3, journeyBy(way));
      }),
      0.03,
    ),
    row(
      'faces with reach',
      medianOf(50, others, ({ position, side, book }) => {
        facesOf(position, side, book.bone);
      }),
      0.4,
    ),
    row(
      'faces with reach, Erde with splits',
      medianOf(10, splits, ({ position, side, book }) => {
        facesOf(position, side, book.bone);
      }),
      6,
    ),
    row(
      'danger to both royals',
      medianOf(50, boards, ({ position, duel }) => {
        for (const side of ['south', 'north'] as const) threatOf(position, side, duel.seats[side].book.bone);
      }),
      0.5,
    ),
    row('Seedling decides', decision('seedling', 5), 5),
    row('Thicket decides', decision('thicket', 3), 150),
    row('Old Wood decides', decision('oldWood', 1), 1_500),
    row(`luck and choice of ${wholeGame} turns`, (luck * wholeGame) / looked, 15_000, `by ${looked} of them`),
    row(
      `${pairs.length} pairs, ${duelsOfPair} duels each`,
      duels * pairs.length * duelsOfPair,
      240_000,
      'by one of each',
    ),
  ];
}
