import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { fileOut } from '../../support/browser/file-out';
import { placeSaved, type Saved } from '../../support/browser/saved';
import { holdStill } from '../../support/chosen-before';
import { richCompany, savedCompanies } from '../../support/companies';
import { stops, tourOf } from '../../ui/tours/tour';

declare global {
  interface Window {
    /** What was written on any canvas, in its order. */
    written: string[];
  }
}

let site: Site;
let tablet: Tablet;
let companies: Saved;
beforeAll(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
  companies = await savedCompanies(richCompany());
  await placeSaved(tablet.page, [companies]);
  await holdStill(tablet.page);
  await tablet.page.addInitScript(() => {
    window.written = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      window.written.push(text);
      fillText.call(this, text, ...rest);
    };
  });
});
afterAll(async () => {
  await tablet.close();
  await site.stop();
});

/** Word by word: a line that is too long for the picture goes on in its next row. */
const said = (lines: readonly string[]): string => lines.filter(Boolean).join(' ');

const outgoing = async (button: string, of = 'Battle report'): Promise<Buffer> => {
  const file = await fileOut(tablet.page, () =>
    tablet.page.getByRole('region', { name: of }).getByRole('button', { name: button }).click(),
  );
  return readFile(file.path);
};

describe('a battle report', () => {
  it('says in its picture, word by word, what it says as text, and of a fight that goes on too', async () => {
    const { page } = tablet;
    const tour = tourOf(page, site.url);
    for (const name of ['demo', 'fight-setup', 'fight', 'menu', 'summary'])
      await stops.find(stop => stop.name === name)?.go(tour);
    const text = (await outgoing('As text')).toString('utf8');
    const picture = await outgoing('As a picture');
    // A PNG by its first bytes, and no empty one.
    expect([...picture.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(picture.length).toBeGreaterThan(5000);
    const written = await page.evaluate(() => window.written);
    expect(said(written)).toBe(said(text.split('\n')));
    expect(written.length).toBeGreaterThan(6);
    expect(tablet.problems).toEqual([]);
  });
});

describe('the poster of a campaign', () => {
  it('says in its picture, word by word, what it says as text', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/company/${companies.ids[0]}/past`);
    const text = (await outgoing('As text', 'A poster of the campaign')).toString('utf8');
    await page.evaluate(() => {
      window.written = [];
    });
    const picture = await outgoing('As a picture', 'A poster of the campaign');
    expect([...picture.subarray(1, 4)].map(code => String.fromCharCode(code)).join('')).toBe('PNG');
    expect(said(await page.evaluate(() => window.written))).toBe(said(text.split('\n')));
    expect(text).toContain('The Lanterns');
    expect(tablet.problems).toEqual([]);
  });
});
