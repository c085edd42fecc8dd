import type { Page } from 'playwright-core';

interface Walked {
  /** What had the focus out of sight, or under something else. */
  readonly wrong: readonly string[];
  /** What no press of Tab came to. */
  readonly missed: readonly string[];
}

/** From the top of the page by Tab alone, once around. */
export async function tabThrough(page: Page): Promise<Walked> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  // One of a group of choices, a closed fold, what cannot be pressed: Tab goes past them.
  const missed = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(a[href], button, input, textarea, select, summary)')]
        .filter(
          one =>
            one.getBoundingClientRect().width > 0 &&
            !one.matches(':disabled, [tabindex="-1"], [data-reached]') &&
            one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
        )
        .map(one => one.outerHTML.slice(0, 120)),
    );
  const wrong: string[] = [];
  // Once around, wherever the way begins: between the last and the first the browser itself has the focus. What
  // comes while the page is read is waited for too.
  const most = 2 * (await missed()).length + 10;
  for (let n = 0; n < most && (await missed()).length > 0; n++) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(turn => {
      const one = document.activeElement;
      if (!(one instanceof HTMLElement) || one === document.body) return undefined;
      one.dataset.reached ??= `${turn}`;
      const box = one.getBoundingClientRect();
      const who = `${one.tagName} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 40)}`;
      const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)];
      const out = y < 0 || y > innerHeight || x < 0 || x > innerWidth;
      const over = out ? null : document.elementFromPoint(x, y);
      // The keys of a board have no picture of their own: the board itself shows where they are.
      if (one.closest('.board-keys')) return { wrong: '' };
      const free = over && (one.contains(over) || over.contains(one));
      return {
        wrong: out ? `${who} is out of sight` : free ? '' : `${who} is hidden`,
      };
    }, n);
    if (said && said.wrong !== '') wrong.push(said.wrong);
  }
  return { wrong, missed: await missed() };
}
