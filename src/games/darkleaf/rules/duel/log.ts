import type { Side } from '../board/square';
import { toldSince } from './heard';
import type { Duel, Told } from './model';

/** One line of the log: in which turn it was told, whose turn it was, and what. */
export interface LogLine {
  readonly turn: number;
  readonly side: Side;
  readonly told: Told;
}

/** Everything that was told along the states of a duel, in order. */
export const logOf = (states: readonly Duel[]): LogLine[] =>
  states.flatMap((duel, i) => {
    const before = states[i - 1];
    // The line that ends a turn is told in it.
    const { count, turn } = before ?? duel;
    const told = before ? toldSince(before, duel) : duel.told;
    return told.map(one => ({ turn: count, side: turn.side, told: one }));
  });

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A line for each line of the log, with its turn, clan and rule. */
export const logCsv = (
  lines: readonly LogLine[],
  clan: (side: Side) => string,
  say: (text: Told['text']) => string,
): string =>
  [
    'turn,clan,what,rule',
    ...lines.map(({ turn, side, told }) =>
      [turn, quoted(clan(side)), quoted(say(told.text)), told.rule].join(','),
    ),
    '',
  ].join('\r\n');

/** One line a turn. */
export function logText(
  lines: readonly LogLine[],
  clan: (side: Side) => string,
  say: (text: Told['text']) => string,
): string {
  const turns = new Map<string, string[]>();
  for (const { turn, side, told } of lines) {
    const name = `${turn}. ${clan(side)}:`;
    turns.set(name, [...(turns.get(name) ?? []), say(told.text)]);
  }
  return [...turns].map(([name, some]) => `${name} ${some.join(' ')}\n`).join('');
}
