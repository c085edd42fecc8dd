import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { dealtAlike, handsOn, openDemo } from '../../ui/hands';

let site: Site;
let tablet: Tablet;
beforeAll(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
  await dealtAlike(tablet);
  await openDemo(tablet, site);
  await handsOn(tablet).next();
  await tablet.page.locator('.btn.next[data-go="endTurns"]:enabled').waitFor();
});
afterAll(async () => {
  expect(tablet.problems).toEqual([]);
  await tablet.close();
  await site.stop();
});

/** What a tap asks of the page before its frame is drawn that forces a layout, by the names of what was asked. */
const layoutsForced = (selector: string): Promise<string[]> =>
  tablet.page.evaluate(
    wanted =>
      new Promise<string[]>((resolve, reject) => {
        const forced: string[] = [];
        const restore: (() => void)[] = [];
        const watch = (prototype: object, names: readonly string[]): void => {
          for (const name of names) {
            const own = Object.getOwnPropertyDescriptor(prototype, name);
            if (!own) throw new Error(`No ${name}`);
            const { get, value } = own;
            Object.defineProperty(prototype, name, {
              ...own,
              ...(get && {
                get(this: unknown) {
                  forced.push(name);
                  return get.call(this);
                },
              }),
              ...(value && {
                value(this: unknown, ...args: unknown[]) {
                  forced.push(name);
                  return value.apply(this, args);
                },
              }),
            });
            restore.push(() => Object.defineProperty(prototype, name, own));
          }
        };
        const button = document.querySelector<HTMLElement>(wanted);
        if (!button) return reject(new Error(`No ${wanted}`));
        requestAnimationFrame(() => {
          watch(Element.prototype, [
            'scrollHeight',
            'scrollWidth',
            'clientHeight',
            'clientWidth',
            'scrollTop',
          ]);
          watch(Element.prototype, ['getBoundingClientRect', 'scrollTo', 'scrollBy', 'scrollIntoView']);
          watch(HTMLElement.prototype, ['offsetHeight', 'offsetWidth', 'offsetTop', 'offsetLeft']);
          watch(SVGGraphicsElement.prototype, ['getScreenCTM', 'getBBox']);
          button.click();
          // The screen is drawn in microtasks, which may begin others. Sizes that are read later, in the frame after its
          // layout, cost nothing.
          const settle = (left: number): void => {
            if (left > 0) {
              queueMicrotask(() => settle(left - 1));
              return;
            }
            for (const undo of restore) undo();
            resolve(forced);
          };
          settle(20);
        });
      }),
    selector,
  );

interface Changes {
  /** Within models that stood on the board before the tap, and stay: elements added or removed. */
  readonly inModels: number;
  /** In the parts of the tiles of the company that no phase changes. */
  readonly inTiles: number;
  /** Drawings of where models stood before they moved. */
  readonly ghosts: number;
}

/** What a tap changes on the page until its frame is drawn. */
const changesOf = (selector: string): Promise<Changes> =>
  tablet.page.evaluate(
    wanted =>
      new Promise<Changes>((resolve, reject) => {
        const button = document.querySelector<HTMLElement>(wanted);
        const fight = document.querySelector('.fight');
        if (!button || !fight) return reject(new Error(`No ${wanted}`));
        const changes = { inModels: 0, inTiles: 0 };
        const models = new Set(document.querySelectorAll('.board-pane .piece[data-piece]'));
        const count = (records: readonly MutationRecord[]): void => {
          for (const { target, type } of records) {
            const element = target instanceof Element ? target : target.parentElement;
            const model = element?.closest('.piece');
            if (model && models.has(model) && type === 'childList') changes.inModels++;
            if (element?.closest('.member-shield, .member-more')) changes.inTiles++;
          }
        };
        const observer = new MutationObserver(count);
        observer.observe(fight, { subtree: true, childList: true, attributes: true, characterData: true });
        requestAnimationFrame(() => {
          button.click();
          const settle = (left: number): void => {
            if (left > 0) {
              queueMicrotask(() => settle(left - 1));
              return;
            }
            count(observer.takeRecords());
            observer.disconnect();
            resolve({ ...changes, ghosts: document.querySelectorAll('.piece.ghost').length });
          };
          settle(20);
        });
      }),
    selector,
  );

it('ending the turns draws no model and no tile again, and shows where models stood only after its frame', async () => {
  const { page } = tablet;
  expect(await changesOf('.btn.next[data-go="endTurns"]:enabled')).toEqual({
    inModels: 0,
    inTiles: 0,
    ghosts: 0,
  });
  await page.locator('.dock-middle .ask-sentence').first().waitFor();
  await expect.poll(() => page.locator('.piece.ghost').count()).toBeGreaterThan(0);
  await handsOn(tablet).press(/^Undo/);
  await page.locator('.btn.next[data-go="endTurns"]:enabled').waitFor();
});

it('ending the turns forces no layout before its frame is drawn', async () => {
  expect(await layoutsForced('.btn.next[data-go="endTurns"]:enabled')).toEqual([]);
  await tablet.page.locator('.dock-middle .ask-sentence').first().waitFor();
});

it('nor does answering what comes after it', async () => {
  const answer = '.dock-middle .ask button.main:enabled';
  await tablet.page.locator(answer).first().waitFor();
  expect(await layoutsForced(answer)).toEqual([]);
});
