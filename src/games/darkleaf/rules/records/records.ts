import type { Clan } from '../board/position';
import type { Side } from '../board/square';
import type { Strength, Will } from '../duel/model';

export interface Sat {
  readonly name: string;
  readonly clan: Clan;
}

/** What is remembered of a duel that is over. */
export interface Ended {
  readonly south: Sat;
  readonly north: Sat;
  readonly winner: Side | null;
  readonly will: Will;
  /** Whom the device played, and how strong it was. */
  readonly wood: { readonly side: Side; readonly strength: Strength } | null;
}

/** Two people, in the order of the alphabet, and how they stand. */
export interface Score {
  readonly pair: readonly [string, string];
  readonly won: readonly [number, number];
  readonly drawn: number;
  /** Who has won the last duels in a row, and how many. */
  readonly streak: { readonly name: string; readonly won: number } | null;
  /** Who won each of the last ten, the last one first; nothing for a draw. */
  readonly last: readonly (string | null)[];
}

const shown = 10;

const winnerOf = (one: Ended): string | null => (one.winner === null ? null : one[one.winner].name);
const people = ({ south, north }: Ended): readonly [string, string] =>
  south.name < north.name ? [south.name, north.name] : [north.name, south.name];

function scoreOf(pair: readonly [string, string], duels: readonly Ended[]): Score {
  const winners = duels.map(winnerOf);
  const wins = (name: string): number => winners.filter(one => one === name).length;
  const [latest = null] = winners;
  const broken = winners.findIndex(one => one !== latest);
  const streak = latest === null ? 0 : broken < 0 ? winners.length : broken;
  return {
    pair,
    won: [wins(pair[0]), wins(pair[1])],
    drawn: winners.filter(one => one === null).length,
    streak: latest === null ? null : { name: latest, won: streak },
    last: winners.slice(0, shown),
  };
}

/** Every pair of people, whoever played last first; `duels` are told the last one first. */
export function scoresOf(duels: readonly Ended[]): Score[] {
  const pairs = new Map<string, { pair: readonly [string, string]; duels: Ended[] }>();
  for (const one of duels) {
    const pair = people(one);
    if (pair[0] === pair[1]) continue;
    const key = JSON.stringify(pair);
    const known = pairs.get(key) ?? { pair, duels: [] };
    known.duels.push(one);
    pairs.set(key, known);
  }
  return [...pairs.values()].map(({ pair, duels: all }) => scoreOf(pair, all));
}

/** SU-5: so many losses running, and bones before the game are offered. */
const manyLosses = 3;

/** SU-3: who of two lost last and so chooses Blessings or Curses; and whether a handicap is offered. */
interface Loser {
  readonly name: string;
  readonly mayAsk: boolean;
}
export function lastLoser(duels: readonly Ended[], a: string, b: string): Loser | undefined {
  const score = scoresOf(duels).find(({ pair }) => pair.includes(a) && pair.includes(b));
  // A draw has no loser: whoever lost the last duel that was decided still chooses.
  const winner = score?.last.find(one => one !== null);
  if (winner === undefined || winner === null || a === b) return undefined;
  const streak = score?.streak?.name === winner ? score.streak.won : 0;
  return { name: winner === a ? b : a, mayAsk: streak >= manyLosses };
}

/** How often a clan has won of the duels that were decided against another, on this device. */
interface Own {
  readonly won: number;
  readonly of: number;
}
export function ownWins(duels: readonly Ended[], clan: Clan, rival: Clan): Own {
  const met = duels.filter(
    ({ south, north, winner }) =>
      winner !== null &&
      ((south.clan === clan && north.clan === rival) || (south.clan === rival && north.clan === clan)),
  );
  return {
    won: met.filter(one => one.winner !== null && one[one.winner].clan === clan).length,
    of: met.length,
  };
}
