import type { Said } from '../../../../../basics/said';
import type { Side } from '../../board/square';
import type { Duel } from '../model';
import { describeEntry } from './describe';
import { newLines } from './heard';
import type { LogEntry } from './log-entry';

/** One line of the log with the turn that it belongs to. */
export interface LogLine {
  readonly turn: number;
  readonly side: Side;
  readonly entry: LogEntry;
}

/** The whole log of a duel, read from its states in order. */
export const logOf = (states: readonly Duel[]): LogLine[] =>
  states.flatMap((duel, i) => {
    const before = states[i - 1];
    // The line that ends a turn belongs to that turn.
    const { count, turn } = before ?? duel;
    const entries = before ? newLines(before, duel) : duel.log;
    return entries.map(entry => ({ turn: count, side: turn.side, entry }));
  });

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A line for each line of the log, with its turn, clan and rule. */
export const logCsv = (
  lines: readonly LogLine[],
  clan: (side: Side) => string,
  say: (text: Said) => string,
): string =>
  [
    'turn,clan,what,rule',
    ...lines.map(({ turn, side, entry }) =>
      [turn, quoted(clan(side)), quoted(say(describeEntry(entry))), entry.rule].join(','),
    ),
    '',
  ].join('\r\n');

/** One line a turn. */
export function logText(
  lines: readonly LogLine[],
  clan: (side: Side) => string,
  say: (text: Said) => string,
): string {
  const turns = new Map<string, string[]>();
  for (const { turn, side, entry } of lines) {
    const name = `${turn}. ${clan(side)}:`;
    turns.set(name, [...(turns.get(name) ?? []), say(describeEntry(entry))]);
  }
  return [...turns].map(([name, some]) => `${name} ${some.join(' ')}\n`).join('');
}
