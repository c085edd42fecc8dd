import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { beginDemo, handsOn } from '../../ui/hands';

atTable();

/** Both presses come before the page has drawn what the first one did: nothing runs between them. */
const twice = (button: Locator): Promise<void> =>
  button.first().evaluate(one => {
    if (!(one instanceof HTMLElement)) throw new Error('No button');
    one.click();
    one.click();
  });

/** One after the other, each as its words name it, in one task. */
const inOneTask = (...buttons: readonly Locator[]): Promise<void> =>
  Promise.all(buttons.map(one => one.first().elementHandle())).then(all =>
    tablet.page.evaluate(
      them =>
        them.forEach(one => {
          if (one instanceof HTMLElement) one.click();
        }),
      all,
    ),
  );

const keys = (...pressed: readonly string[]): Promise<void> =>
  tablet.page.evaluate(all => {
    for (const key of all)
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  }, pressed);

const named = (name: string | RegExp): Locator =>
  tablet.page.getByRole('button', { name, exact: typeof name === 'string' });

/** A number between its two buttons. */
const number = (of: string): Locator => tablet.page.locator(`[aria-label="${of}"] output`);

describe('two presses before the page has drawn the first', () => {
  it('count twice, and none is answered by what an older drawing knew: a fight', async () => {
    const { page } = tablet;
    await beginDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();
    await page.locator('.btn.next[data-go="endTurns"]').waitFor();

    await page.locator('.member-hp').first().click();
    const hp = Number(await number('HP').textContent());
    await twice(named('HP: −1'));
    await expect.poll(() => number('HP').textContent()).toBe(`${hp - 2}`);
    await inOneTask(named('HP: +1'), named('HP: −1'), named('HP: −1'));
    await expect.poll(() => number('HP').textContent()).toBe(`${hp - 3}`);
    await page.keyboard.press('Escape');

    // A cursor that goes on from where it stands, and a model that turns on from how it stands.
    await page.locator('.board-keys').focus();
    const cursor = async () =>
      /^[A-Z](\d+)/.exec((await page.locator('#board-cursor').textContent()) ?? '')?.[1];
    await keys('n');
    await expect.poll(cursor).toBeDefined();
    const row = Number(await cursor());
    const up = row > 3 ? -2 : 2;
    await keys(...Array.from({ length: 2 }, () => (up < 0 ? 'ArrowUp' : 'ArrowDown')));
    await expect.poll(cursor).toBe(`${row + up}`);
    const turned = page.locator('.board-tools .north svg');
    await twice(page.locator('.board-tools .north'));
    await expect.poll(() => turned.getAttribute('style')).toContain('(90deg)');

    // The second press is upon a button that is gone: it answers nothing in the place of another.
    await hands.next();
    await page.locator('.ask-defend').waitFor();
    const marks = page.getByRole('button', { name: /^Undo/ });
    const before = await marks.getAttribute('aria-label');
    await twice(page.locator('.ask-defend .ask-answers .main'));
    await page.locator('.ask-soak').waitFor();
    expect(await marks.getAttribute('aria-label')).not.toBe(before);
    await keys('n', 'n');
    await expect.poll(() => page.locator('.ask-soak').count()).toBe(0);
  });

  it('count twice in a campaign', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/company/new`);
    const classes = ['Warden', 'Priest', 'Witch', "A'Dendri Ranger"];
    await named(/^Warden\s*\d?$/).waitFor();
    await inOneTask(...classes.map(name => named(new RegExp(`^${name}\\s*\\d?$`))));
    await named('Found the company').click();
    await page.getByRole('heading', { level: 1, name: 'Free Company' }).waitFor();
    await page.goto(page.url().replace(/(company\/[^/]+).*/, '$1/people/c1'));
    const coins = page.locator('fieldset[aria-label="Permanent tokens"] .coin');
    await twice(coins);
    await expect.poll(() => coins.first().locator('.coin-count').textContent()).toBe('2');
  });

  it('count twice in the editor', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/packs`);
    await named(/A new encounter/).click();
    await page.locator('.board').waitFor();
    const columns = Number(await number('Columns').textContent());
    await twice(named('Columns: +1'));
    await expect.poll(() => number('Columns').textContent()).toBe(`${columns + 2}`);
    await inOneTask(named('Rows: −1'), named('Columns: −1'), named('Rows: −1'));
    await expect.poll(() => number('Columns').textContent()).toBe(`${columns + 1}`);
    await page.getByRole('link', { name: 'Enemies', exact: true }).click();
    const defense = Number(await number('Defense').textContent());
    await twice(named('Defense: +1'));
    await expect.poll(() => number('Defense').textContent()).toBe(`${defense + 2}`);
  });
});
