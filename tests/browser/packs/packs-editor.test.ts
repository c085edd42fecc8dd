import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../../support/browser/axe';
import { borrowTablet, openSite, type Site, type Tablet } from '../../support/browser/browser';
import { fileOut } from '../../support/browser/file-out';
import { looksFor } from '../../support/browser/looks';
import { dress } from '../../support/browser/page-boxes';
import { holdStill } from '../../support/chosen-before';
import { placeOf } from '../../support/place';
import { inSoak } from '../../support/samples';
import { handsOn, strike, throughTheEnemy } from '../../ui/hands';

let site: Site;
let tablet: Tablet;
beforeEach(async () => {
  site = await openSite();
  tablet = await borrowTablet({ width: 1024, height: 768, touch: true });
  // Nothing half faded from one colour to the next while axe looks.
  await holdStill(tablet.page);
});
afterEach(async () => {
  expect(tablet.problems).toEqual([]);
  await tablet.close();
  await site.stop();
});

/** What axe finds fault with, in a soak in every theme; packs-pages.test.ts and every-screen.test.ts ask it about the same pages. */
async function faults({ page }: Tablet): Promise<string[]> {
  if (!inSoak) return [];
  const found: string[] = [];
  for (const { theme } of looksFor(0, ['tablet'])) {
    await dress(page, { theme });
    const seen = await violations(page, { exclude: ['.board-svg', '.board-keys'] });
    found.push(...seen.map(one => `${theme}: ${one}`));
  }
  await dress(page, { theme: 'dark' });
  return found;
}

/** A finger on a hex of the board, by its name. */
async function tapHex({ page }: Tablet, hex: string): Promise<void> {
  const { x, y } = (await placeOf(page.locator(`.board .hex[data-hex="${hex}"]`).first())).middle;
  await page.mouse.click(x, y);
}

const press = ({ page }: Tablet, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** The tools of the board stand on one line, and on a tablet in either hold all of them are in sight. */
async function oneLine({ page }: Tablet): Promise<void> {
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const boxes = await page
      .locator('.brushes button')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(8);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size, `lines at ${width}`).toBe(1);
    if (width > 600) expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
}

/** From an empty page: a board, a beast of three hexes with two parts, two minions, two cards; the cards as drawn. */
async function build(on: Tablet): Promise<readonly string[]> {
  const { page } = on;
  await page.goto(`${site.url}#/packs`);
  await page.getByText('Fords and Hills').waitFor();
  expect(['list', ...(await faults(on))]).toEqual(['list']);
  await on.picture('packs-list');
  await press(on, /A new encounter/);
  await page.locator('.board').waitFor();
  await page.getByLabel('Name of the encounter').fill('The Heron');
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { name: 'The Heron' }).waitFor();
  await press(on, /problem/);
  await page.locator('dialog .findings b', { hasText: 'Who stands where' }).waitFor();
  // In an author's words: no path of the file anywhere.
  expect(await page.locator('.findings code').count()).toBe(0);
  await page.locator('dialog .findings a', { hasText: 'Board' }).click();
  // It stands at the place as well, and the way there is marked.
  await page.locator('.editor-board .findings b', { hasText: 'Who stands where' }).waitFor();
  await page.locator('.editor-tabs a', { hasText: 'Board' }).locator('.check-mark').waitFor();
  await oneLine(on);
  await page.getByRole('link', { name: 'Enemies', exact: true }).click();
  await page.getByRole('button', { name: 'The beast', exact: true }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('The Heron');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'N: not part of it', exact: true }).click();
  await page.getByRole('button', { name: 'N: Part 2', exact: true }).click();
  await page.getByRole('button', { name: 'S: not part of it', exact: true }).click();
  await page.getByRole('button', { name: 'S: Part 2', exact: true }).waitFor();
  await press(on, 'Defense: +1');
  await press(on, /^One yellow more/);
  await page.locator('summary', { hasText: 'Whom it goes for' }).click();
  await press(on, 'Add: Whom it goes for');
  await page.getByLabel('Rule 1').selectOption('mostWounded');
  await page.locator('summary', { hasText: 'More dice of Part 2' }).click();
  await press(on, 'Add: Die');
  await page.getByRole('button', { name: 'Die 2: +1', exact: true }).waitFor();
  expect(['enemies', ...(await faults(on))]).toEqual(['enemies']);
  await on.picture('packs-enemies');
  await press(on, 'Add a minion');
  await page.getByLabel('Name', { exact: true }).fill('Frog');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await press(on, 'The Heron');
  await tapHex(on, 'I3');
  await press(on, 'Frog');
  await tapHex(on, 'F4');
  await tapHex(on, 'L4');
  await press(on, 'Start zone');
  for (const hex of ['G8', 'H8', 'I8', 'J8', 'K8']) await tapHex(on, hex);
  await press(on, 'Tree');
  await tapHex(on, 'E5');
  await press(on, 'Undo: Tree on E5');
  await page.getByRole('button', { name: 'Redo: Tree on E5' }).waitFor();
  await expect.poll(() => page.locator('.obstacle').count()).toBe(0);
  await press(on, 'Redo: Tree on E5');
  await page.locator('.obstacle').waitFor();
  await press(on, 'Water');
  await tapHex(on, 'M6');
  expect(['board', ...(await faults(on))]).toEqual(['board']);
  await on.picture('packs-board');
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  let preview = '';
  for (const stage of [1, 2]) {
    await press(on, `Add a card to stage ${stage}`);
    await page.locator('dialog').waitFor();
    await press(on, 'Move 4');
    await press(on, 'Attack');
    await press(on, 'Knockback 1');
    if (stage === 1) {
      await page.locator('.preview-board .piece').first().waitFor();
      preview = await page.locator('.preview .stage-card').innerText();
      expect(['card', ...(await faults(on))]).toEqual(['card']);
      await on.picture('packs-card');
    }
    if (stage === 2) {
      await page.locator('dialog summary', { hasText: 'Step by step' }).click();
      await press(on, 'Add: Step');
      await page.getByLabel('Step 4').selectOption('text');
      await page.locator('dialog').getByLabel('In words').first().fill('It cries out');
    }
    await press(on, 'Done');
  }
  await page.locator('.card-line', { hasText: 'It cries out' }).waitFor();
  const drawn = await page.locator('.card-line .stage-card').allInnerTexts();
  expect(rowsOf(drawn[0] ?? '')).toEqual(rowsOf(preview));
  await on.picture('packs-cards');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await press(on, 'Add: Ability');
  await page.getByLabel('Name', { exact: true }).fill('Croak');
  await press(on, 'Add: Step');
  await page.getByLabel('Step 1').selectOption('effect');
  await page.getByRole('combobox', { name: 'On', exact: true }).selectOption('within');
  await press(on, 'Add: Effect');
  await page.getByLabel('Effect 1').selectOption('animus');
  await page.getByRole('button', { name: /^everyone within 1: gain 1 animus/ }).waitFor();
  expect(['rules', ...(await faults(on))]).toEqual(['rules']);
  await on.picture('packs-rules');
  await page.getByRole('link', { name: 'Course', exact: true }).click();
  await press(on, 'Add: Reminder');
  await page.getByLabel('In words').fill('It looks up.');
  await page.getByRole('combobox', { name: 'When', exact: true }).selectOption('round');
  expect(['course', ...(await faults(on))]).toEqual(['course']);
  return drawn;
}

/** Every part of the editor on a phone held upright: nothing reaches over the edge. */
async function onPhone(on: Tablet): Promise<void> {
  const { page } = on;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of ['Board', 'Enemies', 'Cards', 'Rules', 'Course']) {
    await page.getByRole('link', { name: part, exact: true }).click();
    await page.locator(`[aria-current]`, { hasText: part }).waitFor();
    const over = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(one => !one.closest('svg, .brushes') && one.getBoundingClientRect().right > 390)
        .map(one => one.outerHTML.slice(0, 120)),
    );
    expect([part, ...over]).toEqual([part]);
    await on.picture(`packs-phone-${part.toLowerCase()}`);
  }
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await press(on, /^Card 1/);
  await page.locator('dialog .composer-attack').waitFor();
  await on.picture('packs-phone-card');
  await press(on, 'Done');
  await page.setViewportSize({ width: 1024, height: 768 });
}

/** The rows of a card as they are read; what stands beside its name differs from place to place. */
const rowsOf = (card: string): readonly string[] =>
  card
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !/ left$/.test(line));

/** A round: one strikes, then the enemies have their turn. */
async function round(on: Tablet): Promise<void> {
  const { page } = on;
  await page.locator('.fight .btn.next').waitFor();
  const hands = handsOn(on);
  await hands.next();
  await strike(on, hands, 0);
  await hands.next();
  await throughTheEnemy(on, hands);
  await page.locator('.topbar-phase', { hasText: 'Round 2' }).waitFor();
}

describe('a pack from nothing', () => {
  it('is built by tapping, tried, exported, brought in on a fresh device, and played for a round', async () => {
    const drawn = await build(tablet);
    await onPhone(tablet);
    const { page } = tablet;
    await press(tablet, 'Try it');
    await round(tablet);
    // The fight shows the same card as the editor, but for how many lie below.
    const played = await page.locator('.stage-card').first().innerText();
    expect(drawn.map(rowsOf)).toContainEqual(rowsOf(played));
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.locator('.editor-tabs [aria-current]', { hasText: 'Cards' }).waitFor();
    await page.goto(`${site.url}#/packs`);
    await page.getByRole('link', { name: 'Our table' }).waitFor();
    await page.locator('.pack-use', { hasText: 'The Heron' }).waitFor();
    await page.getByRole('link', { name: 'Our table' }).click();
    for (const part of ['Classes, items', 'Versions'])
      await page.locator('summary', { hasText: part }).click();
    for (const one of ['Class', 'Ability', 'Choice', 'Effect']) await press(tablet, `Add: ${one}`);
    await page.getByLabel('Effect 1').selectOption('heal');
    await page.locator('.version', { hasText: 'The Heron' }).first().waitFor();
    expect(['pack', ...(await faults(tablet))]).toEqual(['pack']);
    await page.goto(`${site.url}#/packs`);
    const download = await fileOut(page, () =>
      page.getByRole('button', { name: 'Export Our table' }).click(),
    );
    expect(download.name).toBe('our-table.json');
    const file = download.path;
    const text = await readFile(file, 'utf8');
    expect(JSON.parse(text).classes).toMatchObject([
      { id: 'class-1', abilities: [{ choices: [{ effects: [{ effect: 'heal', on: 'self' }] }] }] },
    ]);

    const fresh = await borrowTablet({ width: 390, height: 844, touch: true });
    try {
      await holdStill(fresh.page);
      await fresh.page.goto(`${site.url}#/packs`);
      await fresh.page.locator('input[type=file]').setInputFiles({
        name: 'our-table.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
      await press(fresh, 'Bring it in');
      await fresh.page.getByRole('link', { name: 'Our table' }).waitFor();
      expect(['phone', ...(await faults(fresh))]).toEqual(['phone']);
      await fresh.picture('packs-list-phone');
      await fresh.page.getByRole('link', { name: 'Our table' }).click();
      await fresh.page.getByRole('link', { name: 'Play The Heron' }).click();
      await press(fresh, 'Begin the fight');
      await round(fresh);
      expect(fresh.problems).toEqual([]);
    } finally {
      await fresh.close();
    }
  });
});
