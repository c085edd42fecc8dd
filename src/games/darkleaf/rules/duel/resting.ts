import { factTypeOf, type LogFactType } from './log/log-entry';
import type { Duel } from './model';

type FactTypes = ReadonlySet<LogFactType | undefined>;
const willRolls: FactTypes = new Set<LogFactType>(['willRolled', 'ownWillRolled']);
/** Players may correct the board while they carry out a Will. */
const corrections: FactTypes = new Set<LogFactType>(['corrected', 'bookCompleted']);

/** WI-2: the Will was rolled, and nothing else has been done yet than to carry it out. */
export function willGoes({ log, turn, end }: Duel): boolean {
  if (turn.phase !== 'upkeep' || end) return false;
  const last = log.findLast(entry => !corrections.has(factTypeOf(entry)));
  return last !== undefined && willRolls.has(factTypeOf(last)) && last.by === turn.side;
}
