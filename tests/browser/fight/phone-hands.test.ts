import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { demoFight, readySetup } from '../../../src/table/setup/ready';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { chosenBefore, holdStill } from '../../support/chosen-before';
import { placeOf } from '../../support/place';
import { inSoak, samples } from '../../support/samples';
import { handsOn, openDemo, questionId } from '../../ui/hands';

atTable();

const phone = (height = 844): Promise<void> => tablet.page.setViewportSize({ width: 390, height });
const largestText = (): Promise<unknown> => chosenBefore(tablet.page, { text: 'largest' });
const scrolled = (): Promise<number> => tablet.page.evaluate(() => window.scrollY);

const bottomOf = async (what: Locator): Promise<number> => {
  const { y, height } = await placeOf(what);
  return y + height;
};
const topOfDock = async (): Promise<number> => (await placeOf(tablet.page.locator('.dock'))).y;

const four = readySetup(demoFight, 1)?.heroes.map(({ id }) => id) ?? [];
/** A correction: somebody has so many HP. */
const hasHp = (who: string, hp: number): Command => ({ do: 'say', correction: { say: 'hp', who, hp } });

/** Round 1 of the demo on a phone, with what the table has corrected since. */
async function begun(height?: number, corrections: readonly Command[] = []): Promise<void> {
  await phone(height);
  await openDemo(tablet, site, [{ do: 'begin' }, ...corrections]);
  await tablet.page.getByText('Oathsworn phase').waitFor();
}

/** One answer with what lies nearest, until something else stands in the dock; false once the open phase is there. */
async function answer(): Promise<boolean> {
  const { page } = tablet;
  await page.locator('.dock-middle .ask').waitFor();
  if ((await page.locator('.btn.next').count()) > 0) return false;
  const before = await questionId(tablet);
  const main = page.locator('.dock-middle .ask button.main:enabled');
  const any = page.locator('.dock-middle .ask button:enabled:not(.term)');
  // Without any scrolling of the driver's own.
  await ((await main.count()) > 0 ? main.last() : any.first()).dispatchEvent('click');
  await page.waitForFunction(
    was => (document.querySelector('.dock-middle')?.textContent ?? '') !== was,
    before,
  );
  return true;
}

describe('the page of a fight on a phone', () => {
  it('stays where it is when the button in sight below is pressed or comes to be focused', async () => {
    const { page } = tablet;
    await phone();
    await openDemo(tablet, site);
    await page.locator('.btn.next').focus();
    await placeOf(page.locator('.member').first());
    expect(await scrolled()).toBe(0);
    await handsOn(tablet).next();
    await page.getByText('Oathsworn phase').waitFor();
    await placeOf(page.locator('.member').first());
    expect(await scrolled()).toBe(0);
    // What does lie under the dock comes out from there.
    const last = page.locator('.beast button').last();
    await last.focus();
    expect(await bottomOf(last)).toBeLessThanOrEqual(await topOfDock());
    await page.locator('.member-open').first().focus();
    const { y } = await placeOf(page.locator('.member-open').first());
    expect(y).toBeGreaterThanOrEqual(await bottomOf(page.locator('.topbar')));
  });

  it('shows the whole board and its tools above the dock in the largest text too', async () => {
    await largestText();
    await begun();
    expect(await scrolled()).toBe(0);
    expect(await bottomOf(tablet.page.locator('.board-tools'))).toBeLessThanOrEqual(await topOfDock());
  });

  it('has each question begin at its top, however far the one before was scrolled', async () => {
    const { page } = tablet;
    await largestText();
    await begun(600);
    await handsOn(tablet).next();
    const panel = page.locator('.dock-middle');
    const long = { before: 0, after: 0 };
    for (let i = 0; i < 60; i++) {
      await page.locator('.dock-middle .ask').waitFor();
      // The page hears of the scrolling with the next frame: a tap that came before it would find the dock unscrolled.
      const was = await panel.evaluate(async one => {
        one.scrollTop = one.scrollHeight;
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        return one.scrollTop;
      });
      if (!(await answer())) break;
      const room = await panel.evaluate(one => one.scrollHeight - one.clientHeight);
      if (was > 0) long.before++;
      if (was > 0 && room > 0) long.after++;
      await expect.poll(() => panel.evaluate(one => one.scrollTop)).toBe(0);
      if (long.before > 0 && long.after > 0 && !inSoak) break;
    }
    expect(long.before).toBeGreaterThan(0);
    expect(long.after).toBeGreaterThan(0);
  });

  it('says beside what is asked next who fell', async () => {
    const { page } = tablet;
    await begun(
      undefined,
      four.map(who => hasHp(who, 1)),
    );
    await handsOn(tablet).next();
    for (let i = 0; i < 60; i++) {
      if ((await page.locator('.member.down, .member-state').count()) > 0) break;
      if (!(await answer())) break;
    }
    const down = page.locator('.member', { has: page.locator('.member-state') }).first();
    const name = await down.locator('.member-name').textContent();
    const said = page.locator('.dock .fell');
    await expect.poll(() => said.isVisible()).toBe(true);
    expect(await said.textContent()).toBe(`${name} is unconscious.`);
  });
});

describe('the history under a finger', () => {
  const lines = (): Locator => tablet.page.locator('.history-line');
  const then = (): Locator => tablet.page.locator('.then');

  /** A few taps that stand in the history. */
  async function somethingPast(): Promise<void> {
    // A sheet that still rises is no place to hold a finger on.
    await holdStill(tablet.page);
    await begun(
      undefined,
      [5, 4, 3, 2, 1].map(hp => hasHp(four[0] ?? '', hp)),
    );
    await handsOn(tablet).press('History');
    await expect.poll(() => lines().count()).toBeGreaterThan(5);
  }

  /** Where the table is, and that nothing but the history lies over it. */
  const stands = async (): Promise<string> =>
    `${await tablet.page.locator('dialog').count()} sheet, ${await lines().evaluateAll(all =>
      all.findIndex(one => one.classList.contains('head')),
    )}`;

  for (const hand of samples(['finger'] as const, ['finger', 'mouse'] as const))
    it(`a ${hand} that holds a line moves none of them, and letting go acts on nothing`, async () => {
      const { page } = tablet;
      await somethingPast();
      const devtools = await tablet.devtools();
      const before = await stands();
      for (const at of [1, 4]) {
        const line = lines().nth(at);
        const place = await placeOf(line);
        const title = await line.textContent();
        const point = place.middle;
        if (hand === 'finger')
          await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
        else {
          await page.mouse.move(point.x, point.y);
          await page.mouse.down();
        }
        await expect.poll(() => then().getAttribute('aria-label')).toContain(title ?? '');
        expect((await placeOf(line)).y).toBe(place.y);
        if (hand === 'finger')
          await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        else await page.mouse.up();
        await placeOf(then());
        expect(await stands()).toBe(before);
      }
      expect(await page.locator('dialog').evaluate(one => one.scrollWidth <= one.clientWidth)).toBe(true);
      // The next tap counts again.
      await lines().nth(1).click();
      await expect.poll(stands).not.toBe(before);
    });

  it('what it held may lie where the finger lets go: that is not pressed', async () => {
    const { page } = tablet;
    await somethingPast();
    const devtools = await tablet.devtools();
    const before = await stands();
    const line = await placeOf(lines().nth(1));
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [line.middle] });
    await then().waitFor();
    // Another line comes to lie there.
    await page.locator('.history').evaluate((one, by) => {
      one.style.marginTop = `${-2 * by}px`;
    }, line.height);
    expect((await placeOf(lines().nth(3))).y).toBe(line.y);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await placeOf(then());
    expect(await stands()).toBe(before);
  });
});

describe('the first page on a phone', () => {
  for (const text of samples(['largest'] as const, ['normal', 'largest'] as const))
    it(`hides nothing for good under the offer to install, in ${text} text`, async () => {
      const { page } = tablet;
      await phone();
      if (text === 'largest') await largestText();
      await page.goto(site.url);
      await page.locator('.home-foot').waitFor();
      await page.evaluate(() =>
        window.dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
            prompt: async () => ({ outcome: 'dismissed' }),
          }),
        ),
      );
      await page.locator('.toast').waitFor();
      // At once in sight, over the foot of the page.
      expect(await bottomOf(page.locator('.toast'))).toBeLessThanOrEqual(844);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const toast = await placeOf(page.locator('.toast'));
      expect(await bottomOf(page.locator('.home-body .way').last())).toBeLessThanOrEqual(toast.y);
      expect(toast.y + toast.height).toBeLessThanOrEqual((await placeOf(page.locator('.home-foot'))).y);
    });
});
