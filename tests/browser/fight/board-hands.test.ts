import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { placeOf } from '../../support/place';
import { dealtAlike, handsOn, openDemo } from '../../ui/hands';

let site: Site;
let tablet: Tablet;
beforeAll(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
  await dealtAlike(tablet);
  await openDemo(tablet, site);
  await handsOn(tablet).next();
  await tablet.page.getByText('Oathsworn phase').waitFor();
});
afterAll(async () => {
  expect(tablet.problems).toEqual([]);
  await tablet.close();
  await site.stop();
});

interface Point {
  readonly x: number;
  readonly y: number;
}

const hex = async (name: string): Promise<Point> =>
  (await placeOf(tablet.page.locator(`.board .hex[data-hex="${name}"]`).first())).middle;

/** Fingers as the screen feels them: where each is, touch by touch. */
async function fingers(moves: readonly (readonly Point[])[]): Promise<void> {
  const devtools = await tablet.devtools();
  for (const [i, points] of moves.entries())
    await devtools.send('Input.dispatchTouchEvent', {
      type: i === 0 ? 'touchStart' : 'touchMove',
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const standing = (): Promise<string[]> =>
  tablet.page.locator('.board-pane .board ul[aria-label="Who stands where"] li').allTextContents();
const whereIs = async (who: string): Promise<string | undefined> =>
  (await standing()).map(line => new RegExp(`^${who} on (\\w+)`).exec(line)?.[1]).find(Boolean);
const scaleOf = (): Promise<number> =>
  tablet.page
    .locator('.board-pane .board-svg.ground > g')
    .evaluate(one => Number(/scale\(([\d.]+)\)/.exec(one.getAttribute('transform') ?? '')?.[1]));

/** OP-3: what dragging means is asked by the first model of the sitting that moves, and by no other. */
async function justMoved(): Promise<void> {
  const asks = tablet.page.getByRole('button', { name: 'Just moved' });
  const moved = tablet.page.getByRole('button', { name: /^Undo: The table says/ });
  await asks.or(moved).first().waitFor();
  if ((await asks.count()) > 0) await asks.click();
}

/** How often the page asks how a drawing lies, which forces a layout each time. */
async function layoutsForced(during: () => Promise<void>): Promise<number> {
  await tablet.page.evaluate(() => {
    const { prototype } = SVGGraphicsElement;
    const asked = prototype.getScreenCTM;
    const counts = { asked: 0 };
    prototype.getScreenCTM = function (this: SVGGraphicsElement) {
      counts.asked++;
      return asked.call(this);
    };
    Object.assign(window, {
      askedSoFar: () => {
        prototype.getScreenCTM = asked;
        return counts.asked;
      },
    });
  });
  await during();
  return tablet.page.evaluate(() => Reflect.get(window, 'askedSoFar')());
}

/** How often an attribute of the board changes, which has the whole drawing laid out and painted again each time. */
async function boardDrawn(during: () => Promise<void>): Promise<number> {
  await tablet.page.evaluate(() => {
    const board = document.querySelector('.board-pane .board');
    if (!board) throw new Error('No board');
    const counts = { transforms: 0 };
    const observer = new MutationObserver(changes => {
      counts.transforms += changes.length;
    });
    observer.observe(board, { subtree: true, attributeFilter: ['transform'] });
    Object.assign(window, {
      drawnSoFar: () => {
        observer.disconnect();
        return counts.transforms;
      },
    });
  });
  await during();
  await expect.poll(scaleOf).toBeGreaterThan(1);
  return tablet.page.evaluate(() => Reflect.get(window, 'drawnSoFar')());
}

/** Two fingers that part in so many steps. */
async function spreadFingers(steps: number): Promise<void> {
  const { x, y } = await hex('I5');
  await fingers(
    Array.from({ length: steps }, (_, step) => [
      { x: x - 30 - (step * 60) / steps, y },
      { x: x + 30 + (step * 60) / steps, y },
    ]),
  );
}

describe('hands on the board', () => {
  it('is drawn once for a pinch, however long it is', async () => {
    const whole = tablet.page.locator('.board-pane').getByRole('button', { name: 'Show the whole board' });
    for (const steps of [4, 40]) {
      // The ground and the pieces are a drawing each.
      expect(await boardDrawn(() => spreadFingers(steps))).toBe(2);
      await whole.click();
      await expect.poll(scaleOf).toBe(1);
    }
  });

  it('shows during a pinch what it shows after it, also where it was zoomed before', async () => {
    const { page } = tablet;
    const devtools = await tablet.devtools();
    const piece = page.locator('.board-pane .piece .base').first();
    const places = async (): Promise<Point[]> => [
      await hex('H4'),
      await hex('K7'),
      (await placeOf(piece)).middle,
    ];
    const { x, y } = await hex('I5');
    for (const [from, to] of [
      [30, 75],
      [75, 50],
    ] as const) {
      const before = await scaleOf();
      for (let step = 0; step <= 5; step++) {
        const by = from + ((to - from) * step) / 5;
        await devtools.send('Input.dispatchTouchEvent', {
          type: step === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [
            { x: x - by, y: y + 2 * step, id: 0 },
            { x: x + by, y: y + 2 * step, id: 1 },
          ],
        });
      }
      await page.evaluate(
        () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await scaleOf()).toBe(before);
      const during = await places();
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(scaleOf).not.toBe(before);
      for (const [i, after] of (await places()).entries())
        expect(Math.hypot(after.x - (during[i]?.x ?? 0), after.y - (during[i]?.y ?? 0))).toBeLessThan(1);
    }
    await page.locator('.board-pane').getByRole('button', { name: 'Show the whole board' }).click();
    await expect.poll(scaleOf).toBe(1);
  });

  it('a pinch forces no more layouts when it is longer', async () => {
    const pinch = (steps: number) => layoutsForced(() => spreadFingers(steps));
    const [short, long] = [await pinch(4), await pinch(40)];
    expect(short).toBeGreaterThan(0);
    expect(long).toBe(short);
    await tablet.page.locator('.board-pane').getByRole('button', { name: 'Show the whole board' }).click();
  });

  it('two fingers that part bring it nearer, and one tap shows the whole of it again', async () => {
    const { x, y } = await hex('I5');
    expect(await scaleOf()).toBe(1);
    const apart = (by: number): Point[] => [
      { x: x - by, y },
      { x: x + by, y },
    ];
    await fingers([apart(30), apart(45), apart(60), apart(75)]);
    await expect.poll(scaleOf).toBeCloseTo(2.5, 1);
    // What lay between the fingers lies there still.
    const now = await hex('I5');
    expect(Math.hypot(now.x - x, now.y - y)).toBeLessThan(20);
    await fingers([apart(75), apart(60), apart(50)]);
    await expect.poll(scaleOf).toBeLessThan(2);
    await tablet.page.getByRole('button', { name: 'Show the whole board' }).click();
    await expect.poll(scaleOf).toBe(1);
  });

  it('a finger takes a model along and puts it where it lets go', async () => {
    const from = await whereIs('Ysolde');
    if (!from) throw new Error('Ysolde stands nowhere');
    const a = await hex(from);
    const b = await hex('E8');
    const between = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    await fingers([[a], [between], [b]]);
    await justMoved();
    await expect.poll(() => whereIs('Ysolde')).toBe('E8');
    await handsOn(tablet).press(/^Undo: The table says/);
    await expect.poll(() => whereIs('Ysolde')).toBe(from);
  });

  it('a tap on a model and a tap on a hex do the same', async () => {
    const from = await whereIs('Ysolde');
    await tablet.page
      .locator('.board-pane .piece', { has: tablet.page.locator('circle.base') })
      .first()
      .click();
    await tablet.page.locator('.hand-bar').waitFor();
    const to = await hex('C8');
    await tablet.page.touchscreen.tap(to.x, to.y);
    await justMoved();
    await expect.poll(async () => (await standing()).filter(line => line.includes(' on C8'))).toHaveLength(1);
    await handsOn(tablet).press(/^Undo/);
    await expect.poll(() => whereIs('Ysolde')).toBe(from);
  });

  it('it turns in steps of 60 and 90 degrees, and its names stay upright', async () => {
    const turns: number[] = [];
    for (let i = 0; i < 8; i++) {
      await tablet.page.getByRole('button', { name: 'Turn the board' }).first().click();
      const lies = await tablet.page
        .locator('.board-pane .board-svg.ground > g > g')
        .first()
        .getAttribute('transform');
      turns.push(Number(/rotate\((\d+)/.exec(lies ?? '')?.[1]));
    }
    expect(turns).toEqual([60, 90, 120, 180, 240, 270, 300, 0]);
  });

  it('keys go from hex to hex and from model to model, and it is said where they are', async () => {
    const { page } = tablet;
    const said = page.locator('.board-pane #board-cursor');
    await page.locator('.board-pane .board-keys').focus();
    await page.keyboard.press('n');
    await expect.poll(() => said.textContent()).toMatch(/Old Mossback/);
    await page.keyboard.press('p');
    await expect.poll(() => said.textContent()).not.toMatch(/Old Mossback|empty/);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => said.textContent()).toMatch(/^[A-Q]\d+: /);
    await page.keyboard.press('Tab');
  });

  it('the history: a finger that stays shows the table as it was, a tap goes there, and nothing later is lost', async () => {
    const { page } = tablet;
    const devtools = await tablet.devtools();
    const from = await whereIs('Ysolde');
    const a = await hex(from ?? '');
    const b = await hex('E8');
    await fingers([[a], [{ x: b.x, y: b.y - 8 }], [b]]);
    await justMoved();
    await expect.poll(() => whereIs('Ysolde')).toBe('E8');
    await handsOn(tablet).press('History');
    const begun = page.locator('.history-line', { hasText: 'The fight begins' });
    const point = (await placeOf(begun)).middle;
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.locator('.then').waitFor();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const then = page.locator('.then ul[aria-label="Who stands where"] li', { hasText: 'Ysolde' });
    await expect.poll(() => then.textContent()).toContain(` on ${from}`);
    await expect.poll(() => whereIs('Ysolde')).toBe('E8');
    await begun.click();
    await page.locator('.history-line.head', { hasText: 'The fight begins' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => whereIs('Ysolde')).toBe(from);
    await handsOn(tablet).press(/^Redo/);
    await expect.poll(() => whereIs('Ysolde')).toBe('E8');
    await handsOn(tablet).press(/^Undo/);
    await expect.poll(() => whereIs('Ysolde')).toBe(from);
  });

  it('hexes too small for a finger are brought nearer by the first tap, and the second one counts', async () => {
    const { page } = tablet;
    const from = await whereIs('Ysolde');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.board-pane').scrollIntoViewIfNeeded();
    const to = await hex('I5');
    await page.touchscreen.tap(to.x, to.y + 4);
    await expect.poll(scaleOf).toBeCloseTo(2.5, 3);
    await expect.poll(() => page.locator('.hand-bar').count()).toBe(0);
    // One of the seven hexes of the beast.
    const beast = await hex('I4');
    await page.touchscreen.tap(beast.x, beast.y);
    await page.locator('.hand-bar').waitFor();
    expect(await whereIs('Ysolde')).toBe(from);
    await expect.poll(scaleOf).toBe(1);
  });
});
