import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { precached } from '../../../scripts/check/budgets';
import { type OfflinePage, openOfflineBrowser, openOfflinePage } from '../../support/browser/offline-page';
import { offlineBuild } from '../../support/browser/shared-build';
import type { OwnTablet } from '../../support/browser/tablet';
import { itInSoak } from '../../support/soak';

let old: string;
let fresh: string;
let newest: string;
let browser: OwnTablet;
let on: OfflinePage;

beforeAll(async () => {
  old = await offlineBuild('old');
  fresh = await offlineBuild('new');
  newest = await offlineBuild('newest');
  browser = await openOfflineBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  on = await openOfflinePage(old, browser);
});
afterEach(() => on.close());

describe('a new version', () => {
  beforeEach(async () => {
    on.site.deploy(fresh);
    expect(await on.look()).toBe('installed');
    await on.reads('ready', 'ready');
  });

  it('is offered and changes nothing until the player says so; then the old caches are gone', async () => {
    await on.reads('version', 'old');
    await on.tap('load');
    await on.reads('lazy', 'lazy of old');
    await on.tap('apply');
    await on.reads('version', 'new');
    await on.reads('ready', 'nothing new');
    expect(await on.cached()).toEqual(precached(fresh));
    await on.worksOfflineAs('new');
  });

  it('comes by itself at the next start', async () => {
    await on.tablet.page.reload();
    await on.reads('version', 'new');
    expect(await on.cached()).toEqual(precached(fresh));
  });

  // The first test above starts the new version without network, too, but after it was asked for.
  itInSoak('comes at a start without network too', async () => {
    await on.worksOfflineAs('new');
  });

  it('never comes in mid-fight: neither when asked for nor at a start, but when the fight is over', async () => {
    await on.tap('fight');
    await on.tap('apply');
    await on.reads('answer', 'in-fight');
    await on.tablet.page.reload();
    await on.reads('version', 'old');
    await on.reads('ready', 'ready');
    await on.tap('load');
    await on.reads('lazy', 'lazy of old');
    await on.tap('fight');
    await on.tap('apply');
    await on.reads('version', 'new');
  });

  it('waits for a fight in another window', async () => {
    const other = await on.tablet.context.newPage();
    await other.goto(`${on.site.url}#/fight`);
    await on.reads('version', 'old', other);
    await on.tap('apply');
    await on.reads('answer', 'fight-elsewhere');
    await on.tablet.page.reload();
    await on.reads('version', 'old');
    await other.locator('#fight').click();
    await on.tap('apply');
    await on.reads('version', 'new');
    await on.reads('version', 'new', other);
  });
});

describe('a new version that is deployed in mid-fight', () => {
  it('is not even installed, lest it take over when the app is closed for a moment', async () => {
    await on.tap('fight');
    await on.reads('awake', 'on');
    on.site.deploy(fresh);
    expect(await on.look()).toBe('redundant');
    await on.reads('ready', 'nothing new');
    await on.tablet.page.goto('about:blank');
    await on.tablet.page.goto(on.site.url);
    await on.reads('version', 'old');
    expect(await on.look()).toBe('redundant');
    await on.worksOfflineAs('old');
    await on.tap('fight');
    await on.tap('fight');
    await on.reads('awake', 'off');
    expect(await on.look()).toBe('installed');
    await on.reads('ready', 'ready');
    await on.tap('apply');
    await on.reads('version', 'new');
  });

  it('is found at the end of the fight, although two earlier ones were rejected on the same page', async () => {
    await on.tap('fight');
    await on.reads('awake', 'on');
    on.site.deploy(fresh);
    // An instance of Workbox takes the second for external and stops listening.
    expect(await on.look()).toBe('redundant');
    expect(await on.look()).toBe('redundant');
    await on.reads('ready', 'nothing new');
    on.site.deploy(newest);
    await on.tap('fight');
    await on.reads('ready', 'ready');
    await on.reads('version', 'old');
    await on.tap('apply');
    await on.reads('version', 'newest');
  });
});

describe('a return to the page after more than an hour', () => {
  it('finds each new version, and the newest is taken', async () => {
    const returnLater = (hours: number): Promise<void> =>
      on.tablet.page.evaluate(later => {
        const now = performance.timeOrigin + performance.now() + later * 3_600_000;
        Date.now = () => now;
        document.dispatchEvent(new Event('visibilitychange'));
      }, hours);
    on.site.deploy(fresh);
    await returnLater(2);
    await on.reads('ready', 'ready');
    on.site.deploy(newest);
    await returnLater(4);
    await expect.poll(() => on.cached()).toEqual(expect.arrayContaining(precached(newest)));
    expect(await on.look()).toBe('installed');
    await on.tap('apply');
    await on.reads('version', 'newest');
  });
});
