import { draw, streamOf } from '../../../../basics/random';
import { bookOf, type Position } from '../board/position';
import { adjacent } from '../board/square';
import { quarrySquares } from '../board/standing';
import { squareOf } from '../duel/codec';
import type { Command } from '../duel/commands/commands';
import type { Duel, Strength } from '../duel/model';
import { choicesOf } from '../duel/queries/choices';
import { positionOf } from '../duel/turn-of';
import { company, Judge } from './judge';
import { type Mind, minds } from './minds';
import { glancing, type Rated, Trying } from './trials';

/** What somebody of a strength thinks of a duel: all that was looked into, the best first. */
export interface Thought {
  readonly command: Command | undefined;
  readonly rated: readonly Rated[];
  readonly boards: number;
}

/** Of the journeys in two parts so many are looked at. */
const splits = 40;

const byRate = (a: Rated, b: Rated): number => b.rate - a.rate;

/** SU-4: a Quarry that goes slowly and has company is caught soonest. */
function quarryRate(position: Position, warned: readonly number[], at: number): number {
  const unit = position.units.get(at);
  if (!unit) return 0;
  const { journey, less } = bookOf(position, unit);
  const friends = company(position, unit.side, one => adjacent(one, at));
  return friends * 0.4 - journey.length * 0.1 - (less ? 1 : 0) - (warned.includes(at) ? 3 : 0);
}

function quarry(duel: Duel, commands: readonly Command[]): Rated[] {
  const position = positionOf(duel);
  const side = duel.seats.south.book.clan === 'hexen' ? 'south' : 'north';
  const { warned } = quarrySquares(position, side);
  return commands
    .flatMap(command =>
      command.do === 'quarry'
        ? [
            {
              command,
              rate: command.at.reduce((sum, at) => sum + quarryRate(position, warned, squareOf(at)), 0),
            },
          ]
        : [],
    )
    .sort(byRate);
}

/** All commands at a glance, then the best of them as deep as the mind looks. */
function rated(duel: Duel, mind: Mind, commands: readonly Command[]): Omit<Thought, 'command'> {
  if (commands[0]?.do === 'quarry') return { rated: quarry(duel, commands), boards: 0 };
  const judge = new Judge(duel, mind);
  const first = commands.map(command => ({ command, rate: judge.first(command) })).sort(byRate);
  if (mind.depth === 0 || first.length < 2) return { rated: first, boards: judge.boards };
  const deep = first
    .slice(0, mind.width)
    .map(({ command }) => ({ command, rate: judge.deep(command) }))
    .sort(byRate);
  if (mind.trials === null) return { rated: deep, boards: judge.boards };
  const trying = new Trying(duel, mind.trials, atAGlance);
  return { rated: trying.best(deep), boards: judge.boards + trying.boards };
}

function atAGlance(duel: Duel): { command: Command | undefined; boards: number } {
  const commands = commandsOf(duel);
  if (commands.length < 2) return { command: commands[0], boards: 0 };
  const thought = rated(duel, glancing, commands);
  return { command: thought.rated[0]?.command, boards: thought.boards };
}

/** The whim of Seedling comes of the duel itself, so the same duel gives the same choice, and tells nothing of the next roll. */
function whim(duel: Duel, mind: Mind, commands: readonly Command[]): Command | undefined {
  if (mind.whims === 0 || !commands.some(({ do: kind }) => kind === 'act')) return undefined;
  const seed = duel.stream.reduce((all, one) => Math.imul(all, 31) + one, duel.count);
  const [chance, stream] = draw(streamOf(seed, 'darkleaf/whim'), 1, mind.whims);
  if (chance !== 1) return undefined;
  const [at] = draw(stream, 0, commands.length - 1);
  return commands[at];
}

/** Everything that may be done; a Morph that is named is not named again. */
function commandsOf(duel: Duel): Command[] {
  const all = choicesOf(duel, splits);
  const { wibo } = duel.turn;
  const isNamed = wibo.at === 'morph' && wibo.named !== null;
  return isNamed ? all.filter(({ do: kind }) => kind !== 'declare') : all;
}

/** What a strength makes of a duel, whims left aside. */
export function think(duel: Duel, strength: Strength): Thought {
  const commands = commandsOf(duel);
  const thought = rated(duel, minds[strength], commands);
  return { command: thought.rated[0]?.command, ...thought };
}

/** What the wood does next, by its own strength; the same duel gives the same choice on every device. */
export function choose(
  duel: Duel,
  strength: Strength = duel.wood?.strength ?? 'thicket',
  mind: Mind = minds[strength],
): Command | undefined {
  const commands = commandsOf(duel);
  const [only] = commands;
  if (commands.length <= 1) return only;
  return whim(duel, mind, commands) ?? rated(duel, mind, commands).rated[0]?.command;
}
