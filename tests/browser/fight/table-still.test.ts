import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { chosenBefore } from '../../support/chosen-before';
import { placeOf } from '../../support/place';
import { inSoak, samples } from '../../support/samples';
import { itInSoak } from '../../support/soak';
import { handsOn, openDemo, openPreset, questionId } from '../../ui/hands';

atTable();

const sizes = {
  tablet: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const;

const looks = [
  { size: 'tablet', text: 'normal', theme: 'dark' },
  { size: 'upright', text: 'largest', theme: 'light' },
  { size: 'phone', text: 'normal', theme: 'contrast' },
  { size: 'tablet', text: 'largest', theme: 'contrast' },
  { size: 'phone', text: 'largest', theme: 'dark' },
] as const;

interface Lies {
  readonly board: string;
  readonly dock: string;
  readonly faults: readonly string[];
}

/** Where board and question lie, and what lies over something else or is out of sight. */
const lies = (): Promise<Lies> =>
  tablet.page.evaluate(async () => {
    // The step under way comes into sight with the frame that shows it.
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const box = (what: string) => document.querySelector(what)?.getBoundingClientRect();
    const told = (one: DOMRect | undefined) =>
      one ? [one.x, one.y, one.width, one.height].map(Math.round).join() : 'gone';
    const parts = ['.topbar', '.middle', '.beast', '.company', '.under', '.dock'];
    const faults: string[] = [];
    for (const [i, first] of parts.entries()) {
      const a = box(first);
      if (!a) continue;
      if (a.bottom > innerHeight + 1 || a.right > innerWidth + 1) faults.push(`${first} leaves the screen`);
      for (const second of parts.slice(i + 1)) {
        const b = box(second);
        if (!b || a.width * a.height * b.width * b.height === 0) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && tall > 1) faults.push(`${first} and ${second} lie over each other`);
      }
    }
    const card = box('.stage-card');
    if (!card || card.height < 40 || card.bottom > innerHeight) faults.push('the card is out of sight');
    const asked = box('.dock');
    if (asked && asked.width * asked.height > 0.4 * innerWidth * innerHeight)
      faults.push('what is asked takes more than 40 % of the screen');
    const [rows, lit] = [box('.stage .card-rows'), box('.stage .card-rows > .card-row.now')];
    if (rows && lit) {
      const seen = Math.min(rows.bottom, lit.bottom) - Math.max(rows.top, lit.top);
      if (seen < Math.min(lit.height, rows.height) - 1)
        faults.push(`of the step under way ${Math.round(lit.height - seen)} px are cut`);
      if (lit.height > rows.height + 1 && lit.top < rows.top - 1)
        faults.push('the step under way does not begin in sight');
    }
    const title = document.querySelector('.stage-card .display')?.textContent ?? '';
    if (title === '') faults.push('the card has no name');
    return { board: told(box('.board')), dock: told(asked), faults };
  });

/** A whole fight tap by tap, as far as so many rounds; after each tap it is looked at. */
async function playRounds(rounds: number, look: () => Promise<void>): Promise<void> {
  const { page } = tablet;
  const hands = handsOn(tablet);
  for (let taps = 0; taps < 120; taps++) {
    await page.locator('.dock-middle .ask').waitFor();
    await look();
    if ((await page.locator('.topbar-phase').textContent())?.includes(`Round ${rounds + 1}`)) return;
    if ((await page.locator('.btn.next[data-go="summary"]').count()) > 0) return;
    const before = await questionId(tablet);
    if ((await page.locator('.btn.next').count()) > 0) await hands.next();
    else {
      const main = page.locator('.dock-middle .ask button.main:enabled');
      const any = page.locator('.dock-middle .ask-answers button:enabled');
      await hands.tap((await main.count()) > 0 ? main.last() : any.first());
    }
    await page.waitForFunction(
      was => (document.querySelector('.dock-middle')?.textContent ?? '') !== was,
      before,
    );
  }
  throw new Error('The rounds do not end');
}

describe('a table that holds still', () => {
  for (const { size, text, theme } of samples<readonly (typeof looks)[number][]>(looks.slice(-1), looks))
    it(`${size}, ${text} text, ${theme}: through three rounds the board never moves, and nothing lies over anything`, async () => {
      const { page } = tablet;
      await page.setViewportSize(sizes[size]);
      await chosenBefore(page, { text, theme });
      await openDemo(tablet, site);
      const first = await lies();
      await playRounds(3, async () => {
        const now = await lies();
        expect(now.faults).toEqual([]);
        expect([now.board, now.dock]).toEqual([first.board, first.dock]);
      });
      const board = await placeOf(page.locator('.board').first());
      expect(board.width).toBeGreaterThanOrEqual(size === 'phone' ? 340 : 560);
    });
});

describe.runIf(inSoak)('a table without a board', () => {
  itInSoak('holds still too, and beneath the company no place is bare', async () => {
    const { page } = tablet;
    await openPreset(tablet, site, { settings: { board: 'off', stage: 'count' } });
    const places = () =>
      page.evaluate(() => {
        const box = (what: string) => document.querySelector(what)?.getBoundingClientRect();
        return ['.company', '.member', '.beast', '.under', '.dock'].map(what => {
          const { x, y, width, height } = box(what) ?? { x: 0, y: 0, width: 0, height: 0 };
          return `${what} ${[x, y, width, height].map(Math.round).join()}`;
        });
      });
    await page.locator('.member').first().waitFor();
    const first = await places();
    expect(first.filter(one => one.endsWith(',0'))).toEqual([]);
    await playRounds(1, async () => {
      expect(await places()).toEqual(first);
      expect(await page.locator('.under').evaluate(one => getComputedStyle(one).backgroundImage)).not.toBe(
        'none',
      );
    });
  });
});

describe('the steps of the card', () => {
  it('are ticked as they are resolved, and the one under way is lit', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();
    await hands.next();
    await page.locator('.ask-defend').waitFor();
    const rows = page.locator('.stage .stage-card.under-way > .card-rows > .card-row');
    await expect
      .poll(() => rows.evaluateAll(all => all.map(one => one.className.split(' ')[1])))
      .toEqual(['done', 'done', 'now']);
    // What moved stands there before anything is divided.
    await page.locator('.tasks', { hasText: /Old Mossback: I3 to I7, facing Perrin/ }).waitFor();
  });
});
