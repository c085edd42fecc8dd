import { draw, type Stream, streamOf } from '../../src/basics/random';
import { type Clan, clans } from '../../src/games/darkleaf/rules/board/position';
import { choose } from '../../src/games/darkleaf/rules/bot/choose';
import { beginDuel } from '../../src/games/darkleaf/rules/duel/commands/begin';
import type { Command } from '../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../src/games/darkleaf/rules/duel/commands/decide';
import { describeEntry } from '../../src/games/darkleaf/rules/duel/log/describe';
import { titleOf } from '../../src/games/darkleaf/rules/duel/log/title';
import { type Duel, strengths } from '../../src/games/darkleaf/rules/duel/model';
import { choicesOf } from '../../src/games/darkleaf/rules/duel/queries/choices';
import { hedgerow } from '../../src/games/darkleaf/sample/hedgerow';
import '../../src/games/darkleaf/words/learn';
import { say } from '../words';
import type { Options } from './options';

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

/** A duel is called a draw after so many turns. */
const longest = 400;

/** A whole duel of *Hedgerow*, told in words: --clans huldra,murg [--strength seedling|thicket]. */
export function play({ seed, value, flag }: Options): number {
  const [a, b] = (value('clans') ?? 'huldra,murg').split(',');
  const [first, second] = [clanNamed(a, 'huldra'), clanNamed(b, 'murg')];
  const strength = strengths.find(one => one === value('strength'));
  if (first === second) {
    console.error('Two players never have the same clan.');
    return 2;
  }
  let duel = beginDuel({
    players: [
      { name: 'One', book: hedgerow[first] },
      { name: 'Two', book: hedgerow[second] },
    ],
    help: 'open',
    dice: 'app',
    will: 'blessings',
    seed,
    ...(strength && { wood: { player: 0, strength } }),
  });
  const player = strength ? choose : anyOf(streamOf(seed, 'player'));
  for (let command = player(duel); command && duel.count <= longest; command = player(duel)) {
    const decided = decide(duel, command);
    if (!decided.ok) {
      console.error(`Refused: ${decided.error.code} ${say(decided.error.message)}`);
      return 1;
    }
    if (!flag('quiet')) {
      console.log(`- ${say(titleOf(duel, command, decided.value))}`);
      for (const event of decided.value)
        if (event.type === 'logged')
          console.log(`    ${say(describeEntry(event.entry))} (${event.entry.rule})`);
    }
    duel = decided.state ?? duel;
  }
  const winner = duel.end?.winner;
  console.log(`${winner ? `${duel.seats[winner].book.clan} wins` : 'no winner'} in turn ${duel.count}.`);
  return 0;
}
