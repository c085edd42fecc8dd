import type { Duel, Told } from './model';

const keyOf = ({ text }: Told): string => (typeof text === 'string' ? '' : text.say);
const willed = ['darkleaf.willed', 'darkleaf.willed-own'];
/** What corrections tell of a Will that is being carried out. */
const meanwhile = ['darkleaf.table-says', 'darkleaf.taught'];

/** WI-2: the Will was rolled, and nothing else has been done yet than to carry it out. */
export function willGoes({ told, turn, end }: Duel): boolean {
  if (turn.phase !== 'upkeep' || end) return false;
  const last = told.findLast(one => !meanwhile.includes(keyOf(one)));
  return last !== undefined && willed.includes(keyOf(last)) && last.by === turn.side;
}
