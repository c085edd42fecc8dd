import type { Said } from '../../../../../basics/said';
import type { Duel } from '../model';
import { describeEntry } from './describe';
import { factTypeOf, type LogEntry, type LogFactType } from './log-entry';

export type Sound = 'rolls' | 'falls' | 'wins';
const sounds: Readonly<Partial<Record<LogFactType, Sound>>> = {
  rolled: 'rolls',
  willRolled: 'rolls',
  ownWillRolled: 'rolls',
  vanquished: 'falls',
  marked: 'falls',
  won: 'wins',
};

function soundOf(entry: LogEntry): Sound[] {
  const type = factTypeOf(entry);
  const sound = type && sounds[type];
  return sound ? [sound] : [];
}

const keysOf = ({ log }: Duel): string[] => log.map(entry => JSON.stringify(entry));

/** The log lines that `now` has and `before` does not; none after an undo. A duel holds its newest lines only, in order. */
export function newLines(before: Duel, now: Duel): readonly LogEntry[] {
  if (before.log === now.log) return [];
  const [was, is] = [keysOf(before), keysOf(now)];
  for (let more = 0; more < is.length; more++) {
    const kept = is.length - more;
    const tail = was.slice(-kept);
    if (tail.length === kept && tail.every((key, i) => key === is[i])) return now.log.slice(kept);
  }
  return was.length === 0 ? now.log : [];
}

/** What eyes on the board should hear: a sound for a roll, a loss and the end, and the sentences. */
export function heardOf(before: Duel, now: Duel): { readonly sounds: Sound[]; readonly aloud: Said[] } {
  const lines = newLines(before, now);
  return {
    sounds: lines.flatMap(soundOf),
    aloud: lines.map(describeEntry),
  };
}

const second = 1000;
/** At so many seconds left a bell is heard. */
const bells = [30, 10];
export const ringsBetween = (before: number, now: number): boolean =>
  bells.some(at => before > at * second && now <= at * second && now > 0);
