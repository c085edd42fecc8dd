import { afterEach, beforeEach, expect } from 'vitest';
import { dealtAlike } from '../../ui/hands';
import { borrowTablet, openSite, type Site, type Tablet } from './browser';
import type { TabletOptions } from './tablet';

/** The host and the tablet of the test that runs now. */
export let site: Site;
export let tablet: Tablet;

/** For every test of a file: a fresh tablet, the same cards dealt, and nothing told on the console at the end. */
export function atTable(options: Pick<TabletOptions, 'animated'> = {}): void {
  beforeEach(async () => {
    site = await openSite();
    tablet = await borrowTablet({ width: 1024, height: 768, touch: true, ...options });
    await dealtAlike(tablet);
  });
  afterEach(async () => {
    expect(tablet.problems).toEqual([]);
    await tablet.close();
    await site.stop();
  });
}
