import { type Duel, type Effect, WILL_TEXT_LENGTH } from '../model';
import type { Command } from './commands';
import { type Answer, refused } from './refusals';
import { Run } from './run';

type WillCommand = Extract<Command, { do: 'will' | 'words' | 'effect' | 'effect-ends' }>;

const willSides = 12;
const isNumber = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= willSides;
const mostRounds = 99;
const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.state });

/** WI-1: once in a game, in Upkeep. */
function roll(duel: Duel, value: number | undefined): Answer {
  const { side, phase } = duel.turn;
  if (phase !== 'upkeep') return refused('phase');
  if (!duel.seats[side].will) return refused('will');
  if (value !== undefined && !isNumber(value)) return refused('value');
  const run = new Run(duel);
  const number = value ?? run.roll(willSides);
  run.emit({ type: 'seat', side, change: { will: false } });
  const words = duel.willWords?.[number];
  if (words === undefined) run.log({ type: 'willRolled', number, will: duel.will }, 'WI-1');
  else run.log({ type: 'ownWillRolled', number, words }, 'WI-1');
  return done(run);
}

/** WI-1: what somebody rolls, in the table's own words where there are some; WI-2: what goes on of it. */
export function playWill(duel: Duel, command: WillCommand): Answer {
  switch (command.do) {
    case 'will':
      return roll(duel, command.value);
    case 'words': {
      const words = command.words.trim();
      if (!isNumber(command.number) || words === '' || words.length > WILL_TEXT_LENGTH)
        return refused('value');
      const run = new Run(duel);
      run.emit({ type: 'willWord', number: command.number, words });
      return done(run);
    }
    case 'effect': {
      const { number, rounds } = command;
      const fits = rounds === null || (Number.isInteger(rounds) && rounds > 0 && rounds <= mostRounds);
      if (!isNumber(number) || !fits) return refused('value');
      const run = new Run(duel);
      const effect: Effect = { side: duel.turn.side, number, rounds };
      run.emit({ type: 'effects', effects: [...(duel.effects ?? []), effect] });
      return done(run);
    }
    case 'effect-ends': {
      const effects = duel.effects ?? [];
      if (!effects[command.at]) return refused('value');
      const run = new Run(duel);
      run.emit({ type: 'effects', effects: effects.filter((_, i) => i !== command.at) });
      return done(run);
    }
  }
}
