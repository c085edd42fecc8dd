import { draw, type Stream, streamOf } from '../../src/basics/random';
import { type Clan, clans } from '../../src/games/darkleaf/rules/board/position';
import { choose } from '../../src/games/darkleaf/rules/bot/choose';
import type { Command } from '../../src/games/darkleaf/rules/duel/commands/commands';
import { type Duel, strengths } from '../../src/games/darkleaf/rules/duel/model';
import { choicesOf } from '../../src/games/darkleaf/rules/duel/queries/choices';
import type { Game, Options } from './game';

const clanNamed = (name: string | undefined, otherwise: Clan): Clan =>
  clans.find(one => one === name) ?? otherwise;

/** Any legal command, each as likely as the others. */
export function anyOf(stream: Stream): (duel: Duel) => Command | undefined {
  let chance = stream;
  return duel => {
    const choices = choicesOf(duel, 12);
    if (choices.length === 0) return undefined;
    const [at, next] = draw(chance, 0, choices.length - 1);
    chance = next;
    return choices[at];
  };
}

/** A duel that takes more turns than this is broken off. */
const longest = 400;

/** A duel of *Hedgerow*: [--clans huldra,murg] [--strength seedling|thicket|oldWood]. */
export function game({ seed, value }: Options): Game<Duel> | string {
  const [a, b] = (value('clans') ?? 'huldra,murg').split(',');
  const [first, second] = [clanNamed(a, 'huldra'), clanNamed(b, 'murg')];
  if (first === second) return 'Two players never have the same clan.';
  const strength = strengths.find(one => one === value('strength'));
  return {
    kind: 'darkleaf/duel',
    setup: {
      seed,
      players: [
        { name: 'One', clan: first },
        { name: 'Two', clan: second },
      ],
      ...(strength && { opponent: { player: 0, strength } }),
    },
    player: strength ? duel => choose(duel) : anyOf(streamOf(seed, 'player')),
    result: ({ end, count, seats }) =>
      `${end?.winner ? `The ${seats[end.winner].book.clan} won` : 'Nobody has won'} in turn ${count}.`,
    isTooLong: ({ count }) => count > longest,
  };
}
