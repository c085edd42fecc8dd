import type { Said } from '../../../../basics/said';
import { isOurs, type Play, phases } from './model';

/** What can be heard of a tap: notes in their order, and sentences that are new. */
export interface Heard {
  readonly sounds: readonly ('comes' | 'rolls' | 'falls')[];
  readonly aloud: readonly Said[];
}

/** Turn and phase as one number that grows. */
const timeOf = ({ turn, phase }: Play): number => turn * phases.length + phases.indexOf(phase);

/** What came between two looks at a level. An undo is silent: nothing of it is new. */
export function heardOf(before: Play, now: Play): Heard {
  const known = new Set(before.figures.map(({ id }) => id));
  const comes = now.figures.some(one => !isOurs(one) && !known.has(one.id));
  const rolls = before.stream.some((part, i) => part !== now.stream[i]);
  const lay = new Set(before.figures.filter(({ prone }) => prone).map(({ id }) => id));
  const stays = new Set(now.figures.map(({ id }) => id));
  const falls =
    now.figures.some(one => one.prone && !lay.has(one.id)) ||
    before.figures.some(one => !isOurs(one) && !stays.has(one.id));
  const goesOn = before.phase === now.phase && before.turn === now.turn;
  const isNew = goesOn ? before.told.every((one, i) => one === now.told[i]) : timeOf(now) > timeOf(before);
  if (!isNew) return { sounds: [], aloud: [] };
  const told = goesOn ? now.told.slice(before.told.length) : now.told;
  return {
    sounds: [
      ...(rolls ? (['rolls'] as const) : []),
      ...(comes ? (['comes'] as const) : []),
      ...(falls ? (['falls'] as const) : []),
    ],
    aloud: told.map(({ text }) => text),
  };
}
