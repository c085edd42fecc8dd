import * as v from 'valibot';

/** CP-2: the twelve classes, in the order of the sheet. */
export const CLASS_IDS = [
  'warden',
  'priest',
  'witch',
  'ranger',
  'exile',
  'ursus',
  'penitent',
  'cur',
  'harbinger',
  'grove',
  'blade',
  'huntress',
] as const;
export type ClassId = (typeof CLASS_IDS)[number];
export const classIdSchema = v.picklist(CLASS_IDS);

/** What is printed on the player board. Not known for most: the player enters it from the board (CP-2). */
export interface BoardValues {
  readonly animus: number | null;
  readonly regen: number | null;
}

export function boardValuesOf(id: ClassId): BoardValues {
  if (id === 'warden') return { animus: 8, regen: 6 };
  if (id === 'ranger') return { animus: 7, regen: 7 };
  return { animus: null, regen: null };
}
