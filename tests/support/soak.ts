import { it } from 'vitest';
import { inSoak } from './samples';

/** A test that only a soak runs; another one in `npm test` is a sample of what it proves. */
export const itInSoak: (name: string, work: () => Promise<void>) => void = inSoak ? it : () => undefined;
