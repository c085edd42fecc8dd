import { clans } from '../board/position';
import { sides } from '../board/square';
import { strengths, wills } from '../duel/model';
import type { Ended, Sat } from './records';

const sat = (name: unknown, clan: unknown): Sat | undefined => {
  const known = clans.find(one => one === clan);
  return typeof name === 'string' && known ? { name, clan: known } : undefined;
};

/** What a list tells of a duel that is over. */
export function endedIn(about: Readonly<Record<string, unknown>>): Ended | undefined {
  const south = sat(about.southName, about.south);
  const north = sat(about.northName, about.north);
  const winner = about.end === 'drawn' ? null : sides.find(side => side === about.end);
  if (!south || !north || winner === undefined) return undefined;
  const [side, strength] = String(about.wood ?? '').split(' ');
  const woodSide = sides.find(one => one === side);
  const strong = strengths.find(one => one === strength);
  return {
    south,
    north,
    winner,
    will: wills.find(one => one === about.will) ?? 'blessings',
    wood: woodSide && strong ? { side: woodSide, strength: strong } : null,
  };
}
