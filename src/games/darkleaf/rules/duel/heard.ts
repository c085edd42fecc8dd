import type { Said } from '../../../../basics/said';
import type { Duel, Told } from './model';

export type Sound = 'rolls' | 'falls' | 'wins';
const sounds: Readonly<Record<string, Sound>> = {
  'darkleaf.rolled': 'rolls',
  'darkleaf.willed': 'rolls',
  'darkleaf.willed-own': 'rolls',
  'darkleaf.vanquished': 'falls',
  'darkleaf.marked': 'falls',
  'darkleaf.won': 'wins',
};

const keysOf = ({ told }: Duel): string[] => told.map(one => JSON.stringify(one));

/** What was told since; nothing after an undo. The lines of a duel are its last ones: those of before stand first. */
export function toldSince(before: Duel, now: Duel): readonly Told[] {
  if (before.told === now.told) return [];
  const [was, is] = [keysOf(before), keysOf(now)];
  for (let more = 0; more < is.length; more++) {
    const kept = is.length - more;
    const tail = was.slice(-kept);
    if (tail.length === kept && tail.every((key, i) => key === is[i])) return now.told.slice(kept);
  }
  return was.length === 0 ? now.told : [];
}

/** What eyes on the board should hear: a sound for a roll, a loss and the end, and the sentences. */
export function heardOf(before: Duel, now: Duel): { readonly sounds: Sound[]; readonly aloud: Said[] } {
  const told = toldSince(before, now);
  return {
    sounds: told.flatMap(({ text }) => (typeof text === 'string' ? [] : (sounds[text.say] ?? []))),
    aloud: told.map(({ text }) => text),
  };
}

const second = 1000;
/** At so many seconds left a bell is heard. */
const bells = [30, 10];
export const ringsBetween = (before: number, now: number): boolean =>
  bells.some(at => before > at * second && now <= at * second && now > 0);
