import { describe, expect, it } from 'vitest';
import { words } from '../../../src/ui/words/fight';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { violations } from '../../support/browser/axe';
import { looksFor } from '../../support/browser/looks';
import { dress, type Size, sizeNames, sizes } from '../../support/browser/page-boxes';
import { chosenBefore } from '../../support/chosen-before';
import { samples } from '../../support/samples';
import { handsOn, questionId } from '../../ui/hands';

declare global {
  interface Window {
    /** What was heard: voices begun, and sentences read aloud. */
    heard: { voices: number; read: string[] };
  }
}

atTable();

/** The browser's own loudspeaker and voice, told of what they are given. */
const listens = (): Promise<unknown> =>
  tablet.page.addInitScript(() => {
    window.heard = { voices: 0, read: [] };
    // A tone and a noise are begun each in a way of its own.
    const tone = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...at) {
      window.heard.voices++;
      tone.apply(this, at);
    };
    const noise = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...at) {
      window.heard.voices++;
      noise.apply(this, at);
    };
    const { speak } = SpeechSynthesis.prototype;
    SpeechSynthesis.prototype.speak = function (line) {
      window.heard.read.push(line.text);
      speak.call(this, line);
    };
  });
const heard = (): Promise<Window['heard']> => tablet.page.evaluate(() => window.heard);

const step = (n: number): Promise<void> => tablet.page.locator('.guide', { hasText: `${n} of 10` }).waitFor();

/** Where the light stands: all of it in sight, none of it cut off by what it lies in. */
const lit = (what: string): Promise<string[]> =>
  tablet.page.locator(what).evaluateAll(all =>
    all.flatMap(one => {
      const style = getComputedStyle(one);
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const faults = [];
      if (style.outlineStyle !== 'solid') faults.push('is not lit');
      if (Number.parseFloat(style.outlineOffset) > -Number.parseFloat(style.outlineWidth))
        faults.push('its light leaves it');
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push('is out of sight');
      return faults;
    }),
  );

/** Taps that answer what the enemy's phase asks, and the words that are read for them. */
let answers = { taps: 0, words: 0 };
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The answer that lies nearest, until something else is asked. */
async function answered(): Promise<void> {
  const { page } = tablet;
  const before = await questionId(tablet);
  answers = { taps: answers.taps + 1, words: answers.words + wordsIn(before) };
  const main = page.locator('.dock-middle .ask button.main:enabled');
  await ((await main.count()) > 0
    ? main.last()
    : page.locator('.dock-middle .ask-answers button').first()
  ).click();
  await page.waitForFunction(
    was => (document.querySelector('.dock-middle')?.textContent ?? '') !== was,
    before,
  );
}

const untilNext = async (): Promise<void> => {
  for (let i = 0; i < 30 && (await tablet.page.locator('.btn.next').count()) === 0; i++) await answered();
};

describe('show me how', () => {
  // The phone has the least room: the others are looked at in a soak.
  for (const [nth, size] of samples<readonly Size[]>(['phone'], sizeNames).entries())
    it(`${size}: a stranger follows the lights from the first page through a round, leaves, comes back and finishes`, async () => {
      const { page } = tablet;
      answers = { taps: 0, words: 0 };
      await page.setViewportSize(sizes[size]);
      await listens();
      await chosenBefore(page, { sound: 'on', aloud: 'on' });
      await page.goto(site.url);
      const hands = handsOn(tablet);
      await hands.tap(page.getByRole('link', { name: /Show me how/ }));
      await hands.press('Begin the fight');
      await step(1);
      expect(await page.locator('.tasks').count()).toBe(0);
      expect(await lit('.btn.next')).toEqual([]);
      // A new round passes as a band, and any tap ends it.
      const band = page.locator('.ceremony-round').waitFor();
      await hands.next();
      await band;
      await step(2);
      expect(await lit('.member-attack')).toEqual([]);
      await hands.tap(page.locator('.member-attack').first());
      await page.locator('.ceremony').waitFor({ state: 'detached' });
      const before = (await heard()).voices;
      expect(before).toBeGreaterThan(0);
      // Her cards lie first, and the attack without one is a tap away.
      await page.getByRole('group', { name: 'Cards to attack with' }).waitFor();
      await hands.tap(page.locator('.sheet .sheet-foot .main'));
      expect(hands.taps()).toBeLessThanOrEqual(5);
      await step(3);
      await expect.poll(async () => (await heard()).voices).toBeGreaterThan(before);
      expect(await lit('.dock-history .btn:first-child')).toEqual([]);
      await hands.tap(page.locator('.dock-history .btn').first());
      await step(4);
      expect(await lit('.member-hp')).toEqual([]);
      await hands.tap(page.locator('.member-hp').first());
      await hands.tap(page.locator('.counting [aria-label="HP: −1"]'));
      await step(5);
      await page.keyboard.press('Escape');
      // Left and taken up where it was.
      await hands.press('Leave the guide');
      expect(await page.locator('.guide').count()).toBe(0);
      await hands.press('Menu');
      await hands.press('Show me how, step by step');
      await step(5);
      const model = page.locator('.board-pane .piece.oathsworn').first();
      await hands.tap(model);
      const whole = page.getByRole('button', { name: 'Show the whole board' });
      await page.locator('.hand-bar').or(whole).first().waitFor();
      // On a phone the first tap only brings the board nearer.
      if ((await page.locator('.hand-bar').count()) === 0) await hands.tap(model);
      await page.locator('.threat-legend').waitFor();
      await page.locator('.board-pane .threat.target').first().waitFor();
      await step(6);
      expect((await heard()).read).toEqual([]);
      await hands.next();
      await step(7);
      await page.locator('.ask-defend').waitFor();
      // What comes is read aloud: who goes for whom, and what is asked.
      await expect.poll(async () => (await heard()).read.join(' ')).toMatch(/Old Mossback.*Perrin.*defense/);
      // In every light all of it can be read, and all of it has a name.
      for (const { theme } of looksFor(nth, [size])) {
        await dress(page, { theme });
        expect(await violations(page)).toEqual([]);
      }
      await dress(page, { theme: 'dark' });
      // Each card says what would be lost with it, and a better one never more.
      const odds = await page.locator('.defense-card').evaluateAll(all =>
        all
          .map(one => /\+(\d+)\s*([\d.]+) HP/.exec(one.textContent ?? ''))
          .map(found => ({ plus: Number(found?.[1]), lost: Number(found?.[2]) }))
          .sort((a, b) => a.plus - b.plus),
      );
      expect(odds.length).toBeGreaterThan(3);
      for (const [i, one] of odds.entries())
        expect(one.lost).toBeLessThanOrEqual(odds[i - 1]?.lost ?? Number.POSITIVE_INFINITY);
      // What moved is told before anything is divided.
      await page
        .getByText(/Old Mossback: I3 to I7/)
        .first()
        .waitFor();
      const hp = () => page.locator('.member-hp').allTextContents();
      const whole6 = await hp();
      await hands.tap(page.locator('.defense-card').first());
      expect(await hp()).toEqual(whole6);
      await hands.tap(page.locator('.dock-middle .ask button.main').last());
      await step(8);
      await hands.tap(page.locator('.why, .brief-moved').first());
      const table = page.locator('dialog .why-table');
      const line = page.locator('dialog .why');
      await table.or(line).first().waitFor();
      // Where there is no room beside the question, what has come about lies on a sheet, and the line on it.
      if ((await table.count()) === 0) await hands.tap(line);
      await table.waitFor();
      while ((await page.locator('dialog').count()) > 0) {
        const open = await page.locator('dialog').count();
        await page.keyboard.press('Escape');
        await expect.poll(() => page.locator('dialog').count()).toBeLessThan(open);
      }
      await untilNext();
      await step(9);
      await page.getByRole('heading', { name: 'Round 1: the enemy has acted' }).waitFor();
      await hands.next();
      await step(10);
      await hands.tap(page.locator('.guide').getByRole('button', { name: 'Done' }));
      expect(await page.locator('.guide').count()).toBe(0);
      // Five minutes: three seconds a tap, and all that is told and asked read at 150 words a minute.
      const taps = hands.taps() + answers.taps;
      const read = answers.words + wordsIn(Object.values(words.guide.steps).join(' '));
      const seconds = Math.round(3 * taps + (read / 150) * 60);
      console.log(`Show me how, ${size}: ${taps} taps and ${read} words, ${seconds} s`);
      expect(seconds).toBeLessThanOrEqual(300);
    });
});
