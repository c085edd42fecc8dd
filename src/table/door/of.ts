import * as v from 'valibot';
import { notObjectName } from '../../basics/own-name';
import { list, maybe, type Of, shape, whole } from '../../play/shapes';

export { list, maybe, type Of, shape, whole };

/** Counts, HP, animus: never below 0, and never so many that a screen would be busy with them. */
export const count = whole(0, 9_999);
export const number = whole(-9_999, 9_999);
/** What only ever grows: rounds, tasks, jobs, sums. */
export const running = whole(0, 1e9);
export const flag = v.boolean();
/** What somebody or something is called in the fight; a name with the number that tells it from its fellows. */
export const called = v.pipe(v.string(), v.maxLength(200));
/** What a fight calls something for itself: it becomes a key, and must not be one that every object has. */
export const key = v.pipe(v.string(), v.maxLength(400), v.regex(new RegExp(`^${notObjectName}`)));
export const ids = list(key, 500);
export const some = <T>(of: Of<T>) => list(of, 500);

/** Keys that a schema would pass over in silence are refused. */
const ownKeys = v.check(
  value => typeof value !== 'object' || value === null || Object.keys(value).every(name => !(name in {})),
  'table.not-own-key',
);
export const table = <T>(of: Of<T>) => v.pipe(v.unknown(), ownKeys, v.record(key, of));
