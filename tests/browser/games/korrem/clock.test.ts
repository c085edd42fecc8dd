import { expect, it } from 'vitest';
import { atTable, site, tablet } from '../../../support/browser/at-table';

atTable();

const dock = (name: string) =>
  tablet.page.locator('.ko-dock').getByRole('button', { name, exact: true }).click();
const shown = () => tablet.page.getByRole('timer').textContent();

/** What the blue glass must say now, by the moments that the test itself has made. */
const text = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

it('WT-7: after ten minutes, a glass that was held, a locked screen and a reload, no number is a tenth of a second late', async () => {
  const { page } = tablet;
  const began = Date.UTC(2026, 9, 25, 0, 50);
  await page.clock.install({ time: began });
  await page.goto(`${site.url}#/korrem`);
  await page.getByRole('button', { name: /^A short game/ }).click();
  for (const hex of ['M13', 'O13']) await page.locator(`[data-hex="${hex}"]`).click();
  await dock('Reedfolk');
  await dock('5');
  // From here on time goes as the test says.
  await page.clock.pauseAt(began + 60_000);
  await dock('Reedfolk begins');
  await page.getByRole('timer').waitFor();
  await page.clock.runFor(30_000);
  // Every tenth of a second over two seconds.
  for (let tenths = 1; tenths <= 20; tenths++) {
    await page.clock.runFor(100);
    expect(await shown(), `${tenths} tenths`).toBe(text(150 - tenths / 10));
  }
  await page.getByRole('button', { name: 'Hold', exact: true }).click();
  await page.clock.runFor(8 * 60_000);
  expect(await shown()).toBe(text(148));
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  // A locked tablet: time goes by, and nothing of the page is run.
  await page.clock.setSystemTime(began + 60_000 + 32_000 + 8 * 60_000 + 48_050);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await shown()).toBe(text(148 - 48.05));
  // The large glasses say the same.
  await page.getByRole('button', { name: 'The glasses, large, for both sides of the table' }).click();
  const large = page.locator('.ko-at-rest').getByRole('timer');
  // It is loaded when it is first asked for, and drawn with a frame.
  for (let i = 0; i < 90 && !(await large.isVisible()); i++) await page.clock.runFor(10);
  await page.clock.pauseAt(began + 60_000 + 32_000 + 8 * 60_000 + 49_050);
  expect(await large.textContent()).toBe(text(98.95));
  await page.clock.runFor(950);
  expect(await large.textContent()).toBe(text(98));
  await page.clock.resume();
  await page.reload();
  await page.getByRole('timer').waitFor();
  const [late, said] = await page.evaluate(() => {
    const key = Object.keys(localStorage).find(name => name.startsWith('northwest.clocks.')) ?? '';
    const { length, ran, since } = JSON.parse(localStorage.getItem(key) ?? '{}').blue;
    return [
      (length - ran - (Date.now() - since)) / 1_000,
      document.querySelector('[role="timer"]')?.textContent,
    ];
  });
  // A frame may lie between the second and its drawing.
  expect([text(late), text(late + 0.1)]).toContain(said);
  await page.clock.setSystemTime(began + 60 * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('timer').getByText('The sand is out').waitFor();
});
