import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfflinePage, openOfflineBrowser, openOfflinePage } from '../../support/browser/offline-page';
import { offlineBuild } from '../../support/browser/shared-build';
import type { OwnTablet } from '../../support/browser/tablet';

let build: string;
let browser: OwnTablet;
let on: OfflinePage;

beforeAll(async () => {
  build = await offlineBuild('old');
  browser = await openOfflineBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  on = await openOfflinePage(build, browser);
});
afterEach(() => on.close());

/** Puts another tab before the page, or the page before it again, as the browser itself would tell it. */
const hide = (hidden: boolean): Promise<void> =>
  on.tablet.page.evaluate(now => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: now ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

describe('the screen', () => {
  it('stays awake during a fight, and again after the app was away', async () => {
    await on.reads('awake', 'off');
    await on.tap('fight');
    await on.reads('awake', 'on');
    await hide(true);
    await on.reads('awake', 'off');
    await hide(false);
    await on.reads('awake', 'on');
    await on.tap('fight');
    await on.reads('awake', 'off');
  });

  it('says so when the device refuses', async () => {
    await on.tablet.page.evaluate(() => {
      WakeLock.prototype.request = () => Promise.reject(new DOMException('battery low', 'NotAllowedError'));
    });
    await on.tap('fight');
    await on.reads('awake', 'refused');
  });
});

describe('plain http from another machine', () => {
  it('plays, and says that nothing is kept', async () => {
    const { port } = new URL(on.site.url);
    const page = await on.tablet.context.newPage();
    await page.goto(`http://northwest.test:${port}/`);
    await on.reads('version', 'old', page);
    await on.reads('kept', 'impossible', page);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  });
});
