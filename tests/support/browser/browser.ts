import { inject } from 'vitest';
import { type Site, siteOf } from './site';

export type { Site } from './site';
export { borrowTablet, type OwnTablet, openTablet, pageIn, type Tablet, untilOffline } from './tablet';

/** The production build of this run. */
export const built = (): string => inject('dist');

/** A host of the build of this run, or of the folder named. */
export const openSite = (folder: string = built()): Promise<Site> => siteOf(folder);
