import { draw } from '../../../../basics/random';
import { rivalOf } from '../board/square';
import { threatOf } from '../chances/threat';
import { choicesOf } from '../duel/choices';
import { decide } from '../duel/decide';
import type { Command, Duel } from '../duel/model';
import { positionOf } from '../duel/turn-of';
import { won, worth } from './worth';

/** One choice in so many is a whim of Seedling. */
const whim = 5;
/** So many of the best are looked at again with the danger that they leave. */
const looked = 6;
const danger = 12;

const doneBy = (duel: Duel, command: Command): Duel | undefined => {
  const decided = decide(duel, command);
  return decided.ok ? (decided.state ?? duel) : undefined;
};

/** A row that fills is worth more the nearer it is to its skill. */
function board(duel: Duel): number {
  const { rows } = duel.seats[duel.turn.side];
  const filled = rows.map(row => {
    const part = row.filled.filter(one => one !== null).length / row.slots.length;
    return part * part + row.tokens * 1.5;
  });
  return filled.reduce((sum, one) => sum + one, 0) + (duel.seats[duel.turn.side].law ? 3 : 0);
}

/** How a duel stands for whoever has the turn. */
function standing(duel: Duel, side: Duel['turn']['side']): number {
  if (duel.end) return duel.end.winner === side ? won : -won;
  return worth(positionOf(duel), side) + board(duel);
}

/** The chance that the rival scores on this side's royal weighs as much as a royal's hit. */
function withDanger(duel: Duel, side: Duel['turn']['side']): number {
  const rival = rivalOf(side);
  const { chance } = threatOf(positionOf(duel), rival, duel.seats[rival].book.bone);
  return standing(duel, side) - danger * (Number(chance.n) / Number(chance.d));
}

interface Rated {
  readonly command: Command;
  readonly rate: number;
}

const best = (rated: readonly Rated[]): Rated | undefined =>
  rated.reduce<Rated | undefined>((top, one) => (top && top.rate >= one.rate ? top : one), undefined);

/** FO-1: the mean over the faces of the best that each allows. */
function meanOfRoll(duel: Duel, bone: number): number {
  const { side } = duel.turn;
  let sum = 0;
  for (let value = 1; value <= bone; value++) {
    const rolled = doneBy(duel, { do: 'roll', bone, value });
    sum += rolled ? bestRate(rolled, side) : standing(duel, side);
  }
  return sum / bone;
}

/** What the best action of a roll is worth, one look deep. */
function bestRate(duel: Duel, side: Duel['turn']['side']): number {
  const rates = choicesOf(duel, few)
    .filter(({ do: kind }) => kind === 'act' || kind === 'pass')
    .flatMap(command => {
      const next = doneBy(duel, command);
      return next ? [standing(next, side)] : [];
    });
  return Math.max(standing(duel, side), ...rates);
}
const few = 24;

/** Before the roll: a journey, or one of the deeds that may be declared; the first of equals. */
function beforeRoll(duel: Duel, commands: readonly Command[]): Command | undefined {
  const rated = commands.flatMap((command): Rated[] => {
    if (command.do === 'roll') return [{ command, rate: meanOfRoll(duel, command.bone) }];
    const next = doneBy(duel, command);
    if (!next) return [];
    const { bone } = duel.seats[duel.turn.side].book;
    if (command.do === 'declare') return [{ command, rate: meanOfRoll(next, bone) }];
    // A relic is spent where it wins something at once.
    return [{ command, rate: standing(next, duel.turn.side) + 0.1 }];
  });
  return best(rated)?.command;
}

function rate(duel: Duel, commands: readonly Command[]): Rated[] {
  const { side } = duel.turn;
  const first = commands
    .flatMap((command): Rated[] => {
      const next = doneBy(duel, command);
      return next ? [{ command, rate: standing(next, side) }] : [];
    })
    .sort((a, b) => b.rate - a.rate);
  const again = first.slice(0, looked).map(({ command }): Rated => {
    const next = doneBy(duel, command);
    return { command, rate: next ? withDanger(next, side) : -won };
  });
  return again.sort((a, b) => b.rate - a.rate);
}

/** So much is given for doing something at all. */
const patience = 0.6;

/** The answers that only go on, in the order in which they are better than nothing. */
const goesOn: readonly Command['do'][] = ['end', 'done', 'keep', 'pass', 'lose'];

/**
 * What the wood does next. Seedling: one turn deep, exact over the faces, one choice in five by whim; the whim comes
 * of the duel itself, so the same duel gives the same choice. Thicket has no whims.
 */
export function choose(duel: Duel): Command | undefined {
  const commands = choicesOf(duel, few);
  const [only] = commands;
  if (commands.length <= 1) return only;
  const whims = duel.wood?.strength === 'seedling';
  const [roll] = draw(duel.stream, 1, whim);
  const acts = commands.some(({ do: kind }) => kind === 'act');
  if (whims && roll === 1 && acts) {
    const [at] = draw(duel.stream, 0, commands.length - 1);
    return commands[at];
  }
  if (commands.some(({ do: kind }) => kind === 'roll')) return beforeRoll(duel, commands);
  const rated = rate(duel, commands);
  const top = best(rated);
  const plain = commands.find(({ do: kind }) => goesOn.includes(kind));
  const active = best(rated.filter(({ command }) => command !== plain));
  const stays = plain ? rate(duel, [plain])[0] : undefined;
  // Doing nothing is left for when everything else costs something.
  if (active && (!stays || active.rate > stays.rate - patience)) return active.command;
  return plain ?? top?.command;
}
