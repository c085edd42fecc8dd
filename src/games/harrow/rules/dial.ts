import { type Output, object, wholeNumber } from '../../../basics/schema';
import { countSchema } from './fields';

/** DL: how kills become points; the solo dial stops earlier, the training game has none. */
export const modes = ['full', 'solo', 'training'] as const;
export type Mode = (typeof modes)[number];

/** DL-4: a side's Haint dial and the killed Haints on its plate, which are not in possessions until it is emptied. */
export const dialSchema = object({ at: wholeNumber(1, 3), plate: countSchema });
export type Dial = Output<typeof dialSchema>;

export interface Turned {
  readonly dial: Dial;
  readonly points: number;
}

const topOf = (mode: Mode): number => (mode === 'solo' ? 2 : 3);
const raised = (mode: Mode, at: number): number => Math.max(at, Math.min(topOf(mode), at + 1));

/** DL-1, DL-3: a plate that holds enough brings a point, is emptied, and the dial goes up. */
const emptied = (mode: Mode, dial: Dial): Turned =>
  dial.plate >= Math.max(1, dial.at)
    ? { dial: { at: raised(mode, dial.at), plate: 0 }, points: 1 }
    : { dial, points: 0 };

/** DL-1, DL-2: a Haint is killed. */
export function killed(mode: Mode, dial: Dial): Turned {
  if (mode === 'training') return { dial, points: 1 };
  if (dial.at === 1) return { dial: { ...dial, at: raised(mode, 1) }, points: 1 };
  return emptied(mode, { ...dial, plate: dial.plate + 1 });
}

/** DL-3: the dial turns down, by the tile to the next or by Hester's death to 1. */
export function turnedDown(mode: Mode, dial: Dial, by: 'tile' | 'hester'): Turned {
  if (mode === 'training') return { dial, points: 0 };
  const at = by === 'hester' ? 1 : Math.max(1, dial.at - 1);
  return emptied(mode, { ...dial, at });
}
