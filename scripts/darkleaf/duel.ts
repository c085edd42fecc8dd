import type { Clan } from '../../src/games/darkleaf/rules/board/position';
import type { Side } from '../../src/games/darkleaf/rules/board/square';
import { choose } from '../../src/games/darkleaf/rules/bot/choose';
import { beginDuel } from '../../src/games/darkleaf/rules/duel/begin';
import { decide } from '../../src/games/darkleaf/rules/duel/decide';
import type { Book, Duel, Strength } from '../../src/games/darkleaf/rules/duel/model';

/** A duel that nobody has won by then is drawn. */
const longest = 160;

export interface Fought {
  readonly winner: Clan | undefined;
  readonly turns: number;
  /** The longest that one choice took, in milliseconds. */
  readonly slowest: number;
}

export interface Fighter {
  readonly book: Book;
  readonly strength: Strength;
}

/** A whole duel of two fighters, without a screen. */
export function fight(a: Fighter, b: Fighter, seed: number): Fought {
  let duel: Duel = beginDuel({
    players: [
      { name: 'One', book: a.book },
      { name: 'Two', book: b.book },
    ],
    help: 'open',
    dice: 'app',
    will: 'blessings',
    seed,
  });
  const strengthOf = (side: Side): Strength =>
    duel.seats[side].book.clan === a.book.clan ? a.strength : b.strength;
  let slowest = 0;
  while (!duel.end && duel.count <= longest) {
    // SU-4: Hexen name their Quarry, whoever has the first turn.
    const since = performance.now();
    const command = choose(duel, strengthOf(duel.turn.side));
    slowest = Math.max(slowest, performance.now() - since);
    if (!command) throw new Error(`Nothing can be done in turn ${duel.count}`);
    const decided = decide(duel, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.code}`);
    duel = decided.state ?? duel;
  }
  const { end } = duel;
  return {
    winner: end?.winner ? duel.seats[end.winner].book.clan : undefined,
    turns: duel.count,
    slowest,
  };
}
