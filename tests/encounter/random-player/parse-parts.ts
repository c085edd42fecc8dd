import * as v from 'valibot';

export const number = v.pipe(v.number(), v.integer(), v.minValue(-9999), v.maxValue(9999));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
/** Names of things in the fight; what is not there is refused by the fight itself. */
export const id = v.pipe(
  v.string(),
  v.maxLength(120),
  v.check(
    name => name !== '__proto__' && name !== 'constructor' && name !== 'prototype',
    'refuse.unusable-name',
  ),
);
export const text = v.pipe(v.string(), v.maxLength(4000));
export const hex = v.nullable(v.pipe(v.string(), v.maxLength(4)));
export const compass = v.picklist(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
export const stageNumber = v.picklist([1, 2, 3]);
export const color = v.picklist(['white', 'yellow', 'red', 'black']);
export const colors = v.pipe(v.array(color), v.maxLength(4));
export const counted = v.object({
  white: v.exactOptional(count),
  yellow: v.exactOptional(count),
  red: v.exactOptional(count),
  black: v.exactOptional(count),
});
export const allCounts = v.object({ white: count, yellow: count, red: count, black: count });

export const boards = v.picklist(['mirrored', 'off', 'moved']);
export const stages = v.picklist(['app', 'physical', 'count']);
export const mights = v.picklist(['cards', 'dice', 'mixed', 'physical']);
export const companies = v.picklist(['full', 'light']);
export const windows = v.picklist(['needed', 'all']);
