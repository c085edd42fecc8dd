import type { Clan } from '../board/position';
import type { Side } from '../board/square';
import { beginDuel } from '../duel/commands/begin';
import { decide } from '../duel/commands/decide';
import type { Book, Duel, Strength } from '../duel/model';
import { choose } from './choose';

/** A duel that nobody has won by then is drawn. */
const longest = 160;

interface Fought {
  readonly winner: Clan | undefined;
  readonly turns: number;
}

interface Fighter {
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
  while (!duel.end && duel.count <= longest) {
    // SU-4: Hexen name their Quarry, whoever has the first turn.
    const command = choose(duel, strengthOf(duel.turn.side));
    const decided = command && decide(duel, command);
    // LO-5: a book with gaps may leave nothing to do.
    if (!decided?.ok) break;
    duel = decided.state ?? duel;
  }
  const { end } = duel;
  return { winner: end?.winner ? duel.seats[end.winner].book.clan : undefined, turns: duel.count };
}
