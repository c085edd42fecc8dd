import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { borrowTablet, type Tablet } from '../../support/browser/browser';
import { looksFor } from '../../support/browser/looks';
import { dress } from '../../support/browser/page-boxes';
import { chosenBefore, holdStill } from '../../support/chosen-before';
import { beginDemo, handsOn, openDemo, throughTheEnemy } from '../../ui/hands';

atTable({ animated: true });

const sizes = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

/** What a table sees of words that are cut, and of things that all want to be first. */
const faults = (): Promise<string[]> =>
  tablet.page.evaluate(() => {
    const root =
      [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main.fight');
    if (!root) return ['nothing is there'];
    const found = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const own = node.parentElement;
      // The page's name may be shortened: the beast bears it too.
      if (text === '' || !own || own.closest('.unseen, svg, .ceremony, .topbar-name')) continue;
      const style = getComputedStyle(own);
      if (style.visibility !== 'visible' || style.display === 'none') continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      const [mx, my] = [(words.left + words.right) / 2, (words.top + words.bottom) / 2];
      const letters = Number.parseFloat(style.fontSize) * 0.4;
      const lines = Math.max(0, words.height - 3 * letters) / 2;
      const [top, bottom] = [my - lines - letters, my + lines + letters];
      let scrolled = false;
      for (let box: Element | null = own; box && root.contains(box); box = box.parentElement) {
        const how = getComputedStyle(box);
        if (how.clipPath !== 'none') break;
        const edge = box.getBoundingClientRect();
        const scrolls = how.overflowY === 'auto' || how.overflowY === 'scroll';
        if (scrolls) scrolled = true;
        if (scrolls && (my < edge.top || my > edge.bottom || mx < edge.left || mx > edge.right)) break;
        if (how.overflowX === 'visible' || scrolled) continue;
        // A line's box is taller than its letters, and some display faces are taller still.
        const over = Math.max(
          edge.left - words.left,
          words.right - edge.right,
          edge.top - top,
          bottom - edge.bottom,
        );
        if (over > 2) {
          found.add(`cut: “${text.slice(0, 40)}” in ${box.className || box.tagName} by ${over.toFixed(0)}`);
          break;
        }
      }
      if (!scrolled && (words.right > innerWidth + 1 || words.left < -1))
        found.add(`off the screen: “${text}”`);
    }
    // On a tile no number lies under another thing.
    for (const tile of root.querySelectorAll('.member')) {
      const parts = [...tile.querySelectorAll('.die, .animus > *, .member-attack, .member-shield')]
        .map(one => [one.className || one.tagName, one.getBoundingClientRect()] as const)
        .filter(([, { width }]) => width > 0);
      for (const [i, [one, a]] of parts.entries())
        for (const [other, b] of parts.slice(i + 1))
          if (
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
          )
            found.add(`${one} and ${other} lie over each other`);
    }
    const first = [...root.querySelectorAll('.btn.main, .menu-line.first')].filter(
      one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.tour'),
    );
    if (first.length > 1) found.add(`${first.length} want to be first: ${first.map(one => one.textContent)}`);
    return [...found];
  });

let moments = 0;

/** A moment of a fight in the looks that are its turn, in usual and in the largest letters: one page, not eighteen. */
async function faultsNow(what: string): Promise<string[]> {
  const { page } = tablet;
  const all: string[] = [];
  for (const { size, theme } of looksFor(moments++, sizes)) {
    await page.setViewportSize(size);
    for (const text of ['normal', 'largest']) {
      await dress(page, { text, theme });
      // What is drawn otherwise at this size comes with the next frame.
      await page.evaluate(
        () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
      );
      for (const fault of await faults()) all.push(`${what}, ${size.width}, ${text}, ${theme}: ${fault}`);
    }
  }
  await page.setViewportSize(sizes[0]);
  await dress(page, { text: 'normal' });
  return all;
}

/** Upright and in the largest letters the cards for defense lie in one row, three of them whole, above the answer. */
async function cardsInSight(): Promise<string[]> {
  const { page } = tablet;
  const all: string[] = [];
  for (const [size, text] of [
    ...sizes.slice(1).map(one => [one, 'normal'] as const),
    ...sizes.map(one => [one, 'largest'] as const),
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(letters => {
      document.documentElement.dataset.text = letters;
      return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, text);
    const faults = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.defense-card')].map(one => one.getBoundingClientRect());
      const row = document.querySelector('.defense-cards')?.getBoundingClientRect();
      const answer = document.querySelector('.ask-defend .ask-answers')?.getBoundingClientRect();
      const dock = document.querySelector('.dock-middle')?.getBoundingClientRect();
      if (!row || !answer || !dock || boxes.length < 3) return ['no cards'];
      return [
        ...(new Set(boxes.map(({ top }) => Math.round(top))).size > 1 ? ['more than one row'] : []),
        ...(row.bottom > answer.top + 1 ? [`${row.bottom - answer.top} px under the answer`] : []),
        ...(row.top < dock.top || answer.bottom > dock.bottom + 1 ? ['out of sight'] : []),
        ...boxes.slice(0, 3).flatMap(({ right }) => (right > row.right + 1 ? ['the third is cut'] : [])),
      ];
    });
    all.push(...faults.map(fault => `${size.width}, ${text}: ${fault}`));
  }
  return all;
}

describe('what is read at a table', () => {
  it('is whole, and one thing is first, at each moment at a size and in a theme, in the largest letters too', async () => {
    const { page } = tablet;
    await holdStill(page);
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    const sheet = page.locator('dialog[open] .sheet-body');
    const closed = async () => {
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    };
    const seen: string[] = await faultsNow('before the first round');
    await hands.next();
    await page.locator('.foresight li').first().waitFor();
    await page.locator('.ceremony').waitFor({ state: 'detached' });
    seen.push(...(await faultsNow('turns')));
    // All of it is in sight at the size of a tablet beside the board; the odds are, for whoever is out of reach too.
    for (const who of [0, 1]) {
      await page.locator('.member-attack').nth(who).click();
      await page.getByRole('group', { name: 'Cards to attack with' }).waitFor();
      if (who === 1) seen.push(...(await faultsNow('an attack')));
      else await page.locator('.attack-warning').waitFor();
      const below = await sheet.evaluate((one, first) => {
        const odds =
          one.querySelector('.figures')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
        return first ? odds - one.getBoundingClientRect().bottom : one.scrollHeight - one.clientHeight;
      }, who === 0);
      expect(below).toBeLessThanOrEqual(0);
      await closed();
    }
    await hands.press('Menu');
    await sheet.waitFor();
    seen.push(...(await faultsNow('the menu')));
    await closed();
    await page.locator('.member-hp').first().click();
    seen.push(...(await faultsNow('counting')));
    await page.keyboard.press('Escape');
    await page.locator('.counting').waitFor({ state: 'detached' });
    // Somebody has fallen: what has become of them is read on their tile.
    await page.locator('.member-open').nth(3).click();
    await page.locator('dialog summary', { hasText: 'who is down' }).click();
    await hands.press('Is unconscious');
    await closed();
    await page.locator('.member.fallen').waitFor();
    seen.push(...(await faultsNow('one has fallen')));
    await hands.next();
    await page.locator('.ask-defend').waitFor();
    seen.push(...(await faultsNow('a card for defense')));
    expect(seen).toEqual([]);
    expect(await cardsInSight()).toEqual([]);
  });
});

describe('the moments of a fight', () => {
  /** The animations that run now, by name. */
  const running = ({ page }: Tablet): Promise<string[]> =>
    page.evaluate(() =>
      document.getAnimations().map(one => (one instanceof CSSAnimation ? one.animationName : 'a transition')),
    );

  /** The first round of the demo; the page's clock stands, however slow the machine is, and goes on by what is said. */
  async function firstRound(on: Tablet) {
    const { page } = on;
    await page.clock.install();
    await openDemo(on, site);
    await page.clock.pauseAt(Date.now() + 60_000);
    const band = page.locator('.ceremony-round');
    const begins = async () => {
      await page.clock.runFor(700);
      await handsOn(on).next();
      await page.clock.runFor(50);
      await band.waitFor();
    };
    await begins();
    return { band, begins };
  }

  it('a new round passes within a second, any tap ends it, and who wants a clock has one', async () => {
    const { page } = tablet;
    await chosenBefore(page, { clock: 'on' });
    const { band, begins } = await firstRound(tablet);
    // It lies over the board and takes no tap.
    expect(await band.evaluate(one => getComputedStyle(one).pointerEvents)).toBe('none');
    await page.clock.runFor(950);
    await band.waitFor({ state: 'detached' });
    await handsOn(tablet).press(/^Undo/);
    await begins();
    await page.locator('.member-name').first().dispatchEvent('pointerdown');
    await band.waitFor({ state: 'detached' });
    // Nobody else has a clock (below: keys).
    const minutes = async () => /\d+/.exec((await page.locator('.clocks').textContent()) ?? '')?.[0];
    await expect.poll(minutes).toBe('0');
    await page.clock.runFor(181_000);
    await expect.poll(minutes).toBe('3');
  });

  it('without movement a new round stands still', async () => {
    const still = await borrowTablet({ width: 1024, height: 768, touch: true });
    const { band } = await firstRound(still);
    expect(await band.evaluate(one => getComputedStyle(one).animationName)).toBe('none');
    expect(await running(still)).toEqual([]);
    expect(still.problems).toEqual([]);
    await still.close();
  });

  it('where the device asks for reduced motion, what the guide points at stands still', async () => {
    const still = await borrowTablet({ width: 1024, height: 768, touch: true });
    await beginDemo(still, site);
    await handsOn(still).next();
    await still.page.locator('.fight[data-guide="attack"] .member-attack').first().waitFor();
    expect(await running(still)).toEqual([]);
    await still.close();
  });
});

describe('keys', () => {
  it('go on at what is new: the question after an answer, the number that was opened', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    expect(await page.locator('.clocks').count()).toBe(0);
    const focus = () => page.evaluate(() => document.activeElement?.className ?? '');
    const next = page.locator('.btn.next:enabled');
    for (const go of ['begin', 'endTurns']) {
      await page.locator(`.btn.next[data-go="${go}"]:enabled`).waitFor();
      await next.focus();
      await page.keyboard.press('Enter');
      await expect.poll(focus).toBe('dock-middle');
    }
    await page.locator('.ask-defend').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.ask-defend') !== null)).toBe(true);
    await throughTheEnemy(tablet, handsOn(tablet));
    await page.locator('.member-hp').first().focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.counting') !== null))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(focus).toBe('member-hp');
  });
});

describe('a model in hand', () => {
  it('OP-3: what is under way is said, it can be left, and what is safe says of whom', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();
    await page.locator('.member-open').nth(1).click();
    await page.locator('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    const bar = page.locator('.hand-bar');
    await bar.getByText('Perrin moves.').waitFor();
    await page.locator('.board-pane .open polygon').first().waitFor();
    await bar.getByText('safe from the card').waitFor();
    await bar.getByText('Minions are not counted.').waitFor();
    await hands.press('Stop moving');
    await bar.waitFor({ state: 'detached' });
    expect(await page.locator('.board-pane .open polygon').count()).toBe(0);
    expect(await page.locator('.member').nth(1).locator('.animus b').textContent()).toBe('6');
  });
});
