import { afterAll, describe, expect, it } from 'vitest';
import { bellTower } from '../../boxes/bell-tower';
import type { Box } from '../../boxes/box';
import { saltHeron } from '../../boxes/salt-heron';
import { threeCinders } from '../../boxes/three-cinders';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { inSoak, samples } from '../../support/samples';
import { itInSoak } from '../../support/soak';
import { chooseFour, type Hands, handsOn, strike, throughTheEnemy } from '../../ui/hands';
import { composeOnScreen, setUpOnScreen } from '../../ui/tours/box-hands';

atTable();

/** What was counted, with what it may come to: printed as one table, each line held where it was counted. */
const tally: (readonly [what: string, taps: number, budget: number])[] = [];
function within(what: string, taps: number, budget: number): void {
  tally.push([what, taps, budget]);
  expect(taps, what).toBeLessThanOrEqual(budget);
}
afterAll(() => {
  const lines = tally.map(
    ([what, taps, budget]) =>
      `  ${what.padEnd(64)}${String(taps).padStart(3)} of ${String(budget).padStart(2)}`,
  );
  console.log(['Taps at a box that no pack describes', ...lines].join('\n'));
});

/** Four of the twelve and a boss by preset: the fight as paper, with the company that is tapped or known. */
async function begin(name: string, known: boolean, mode?: string): Promise<number> {
  const { page } = tablet;
  await page.goto(`${site.url}#/new/preset`);
  await page.getByLabel('Its name').fill(name);
  const hands = handsOn(tablet);
  if (!known) await chooseFour(page, hands.tap);
  if (mode) await hands.press(mode);
  await hands.press('Begin the fight');
  await page.locator('.fight .btn.next').waitFor();
  return hands.taps();
}

describe('a box that no pack describes', () => {
  it('OWN-201, MT-8: a card told early is foreseen, weakened by what broke, and known in two taps', async () => {
    const { page } = tablet;
    const setUp = await begin('Mire Heron', false);
    const hands = handsOn(tablet);
    await hands.next();
    const before = hands.taps();
    await hands.press('Which card is up?');
    await hands.press('Move 4');
    await hands.tap(page.locator('.composer').getByRole('button', { name: 'Front', exact: true }));
    await hands.press('Knockback 2');
    await hands.press('This lies face up');
    await page.locator('dialog').waitFor({ state: 'detached' });
    const unknown = hands.taps() - before;
    // Foreseen from now on, though the deck is paper.
    await page
      .getByText(/to be knocked out|HP expected/)
      .first()
      .waitFor();
    // The front is put right to broken: it is felt before the draw.
    await page.locator('.foes button').first().click();
    for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Front: −1' }).click();
    await page.keyboard.press('Escape');
    await hands.next();
    await page.locator('.weakened', { hasText: 'Front is broken: one red fewer' }).waitFor();
    await throughTheEnemy(tablet, hands);
    // The same fight again is two taps, and knows the card.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'We have lost' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Look back' }).click();
    const replay = handsOn(tablet);
    const here = page.url();
    await replay.press('Fight it again');
    await page.waitForURL(url => url.href !== here);
    // The old fight's button, which looks back, stands for as long as the new page takes.
    await page.locator('.btn.next[data-go="begin"]').waitFor();
    await replay.next();
    await page.getByText('Round 1', { exact: true }).waitFor();
    const ofReplay = replay.taps();
    const knows = handsOn(tablet);
    await knows.press('Which card is up?');
    await knows.tap(page.locator('dialog').getByRole('button', { name: /^I 1: Move 4/ }));
    await page.locator('dialog').waitFor({ state: 'detached' });
    within('a boss by preset is set up', setUp, 20);
    within('an unknown card: move, attack with its icon, knockback', unknown, 6);
    within('a known card', knows.taps(), 2);
    within('the same fight again', ofReplay, 2);
  });

  itInSoak(
    'OWN-202, OWN-160: counted cards draw their attacks, and the boss lies in the group’s own pack',
    async () => {
      const { page } = tablet;
      await begin('Fog Ox', false);
      const again = await begin('Fog Ox', true, 'It only counts');
      const hands = handsOn(tablet);
      await hands.next();
      await hands.next();
      await page.getByText('The enemy attacks …').waitFor();
      const attack = handsOn(tablet);
      await attack.tap(page.locator('.dock-middle').getByRole('button', { name: 'Witch', exact: true }));
      await attack.press(/No card, reveal/);
      await page.locator('.ask-count, .ask-soak').first().waitFor();
      if (await page.locator('.ask-soak').count())
        await attack.tap(page.locator('.dock-middle .ask button.main').last());
      await page.locator('.ask-count').waitFor();
      within('a boss by preset is set up, the company known', again, 8);
      within('an attack of the enemy where the app only counts', attack.taps(), 4);
      await page.goto(`${site.url}#/new`);
      await page.getByRole('link', { name: /Fog Ox/ }).waitFor();
    },
  );
});

describe.runIf(inSoak)('an attack on several', () => {
  itInSoak('AR-1, OWN-160: says of each of them from which side it comes', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/new/preset`);
    await setUpOnScreen(page, handsOn(tablet), threeCinders);
    await handsOn(tablet).press('Begin the fight');
    await page.locator('.fight .btn.next').waitFor();
    await handsOn(tablet).next();
    await page.locator('.member-attack').first().waitFor();
    // Whoever stands there besides the four is seen without pushing the row along.
    const pushed = () =>
      page.locator('.company').evaluate(row => [row.children.length, row.scrollWidth > row.clientWidth]);
    await expect.poll(pushed).toEqual([5, false]);
    const sheet = page.locator('dialog');
    // Beside three bosses the card is in view however the screen is held, and a tap shows the whole of it.
    for (const size of [
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(size);
      const bare = () =>
        page.locator('.stage-card').evaluate(card => {
          const { left, right, top, bottom, width, height } = card.getBoundingClientRect();
          const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return (
            width >= 100 &&
            height >= 40 &&
            right <= innerWidth &&
            bottom <= innerHeight &&
            !!on?.closest('.stage')
          );
        });
      await expect.poll(bare).toBe(true);
      expect(await page.locator('.foes .boss').count()).toBe(3);
      await page.locator('.stage .stretched').click();
      await sheet.locator('.sheet-body').waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
    await page.locator('.member-attack').first().click();
    const says = sheet.locator('.from-arcs');
    await expect.poll(() => says.textContent()).toMatch(/^From its \w+( flank)?\.$/);
    await sheet.getByRole('button', { name: 'Area', exact: true }).click();
    await sheet.getByRole('button', { name: /^Spark 1/ }).click();
    await expect
      .poll(() => says.textContent())
      .toMatch(/^\S.*: from its .*Spark 1: from its \w+( flank)?\.$/);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    // Each of several bosses opens its sheet wherever its panel is tapped.
    for (const at of [2, 1, 0]) {
      await page.locator('.foes .boss').nth(at).click();
      await sheet.getByRole('button', { name: 'Lost otherwise' }).waitFor();
      if (at === 0) break;
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
    // DM-7: a die that goes otherwise draws its card, and what is asked is not hidden behind the enemy's sheet.
    await sheet.getByRole('button', { name: 'Lost otherwise' }).click();
    for (let hp = 6; hp > 0; hp--) await sheet.getByRole('button', { name: /: −1$/ }).first().click();
    await page.locator('dialog .composer').waitFor();
    await expect.poll(() => page.locator('dialog').count()).toBe(1);
  });
});

describe.runIf(inSoak)('a cage', () => {
  itInSoak(
    'SE-4: whoever stands next to the caged helps, and the sheet says so before the check',
    async () => {
      const { page } = tablet;
      await begin('Cage Wright', false);
      const hands = handsOn(tablet);
      await hands.next();
      await hands.press('Which card is up?');
      const then = page.locator('.composer').getByRole('group', { name: 'And then …', exact: true });
      await then.getByRole('button', { name: 'Cage', exact: true }).click();
      await hands.press('This lies face up');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await hands.next();
      await throughTheEnemy(tablet, hands);
      await page.locator('.member-attack').first().waitFor();
      const caged = page.locator('.member', { hasText: 'caged' });
      await expect.poll(() => caged.count()).toBe(1);
      await caged.locator('.member-open').click();
      const plight = page.locator('dialog .plight');
      // Three of the four stand where the fight began, some of them next to the fourth.
      await expect.poll(() => plight.textContent()).toMatch(/\+[246] for the check: 2 for each/);
      await plight.getByRole('button', { name: /^Escapes/ }).click();
      await page.keyboard.press('Escape');
      await expect.poll(() => caged.count()).toBe(0);
    },
  );
});

describe.runIf(inSoak)('a book that is put right in the fight', () => {
  itInSoak(
    'OWN-250, OWN-205: is so in the group’s own pack too, and comes with the boss next time',
    async () => {
      const { page } = tablet;
      await begin('Reed Ox', false);
      const hands = handsOn(tablet);
      await hands.next();
      await page.locator('.member-attack').first().waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await hands.press('What the encounter book says');
      const sheet = page.getByRole('dialog', { name: 'What the encounter book says' });
      for (let i = 0; i < 4; i++) await sheet.getByRole('button', { name: 'Defense: +1' }).first().click();
      await sheet.getByRole('button', { name: 'And keep it in our pack' }).click();
      await sheet.waitFor({ state: 'detached' });
      const shield = page.locator('.foes', { hasText: 'Reed Ox' }).first();
      await expect.poll(() => shield.textContent()).toContain('7');
      // OWN-206, OWN-213: somebody joins in mid-fight, with a card of its own.
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('dialog summary', { hasText: 'Somebody joins' }).click();
      const name = page.locator('dialog').getByLabel('Name', { exact: true });
      await name.fill('Smith');
      await page.locator('dialog summary', { hasText: 'What stands on the ally’s card' }).click();
      await page
        .locator('dialog')
        .getByRole('button', { name: /ally’s card: Defense: \+1/ })
        .click();
      await hands.press('Waits to take over');
      await expect.poll(() => name.inputValue()).toBe('');
      await page.keyboard.press('Escape');
      // Begun anew from the list, not fought again: what the group's pack has of it.
      await page.goto(`${site.url}#/new`);
      await page.getByRole('link', { name: /Reed Ox/ }).click();
      await hands.press('Begin the fight');
      await page.locator('.fight .btn.next').waitFor();
      await expect.poll(() => shield.textContent()).toContain('7');
    },
  );
});

type Mode = 'All it can' | 'Light' | 'It only counts';

/** The card that lies face up: a common one told by taps, or by name where it is known; in light what the app must know. */
async function tellCard(hands: Hands, mode: Mode): Promise<void> {
  const sheet = tablet.page.locator('dialog:has(.composer)');
  await sheet.waitFor();
  const known = sheet.locator('.known-cards .btn');
  if ((await known.count()) > 0) await hands.tap(known.first());
  else {
    if (mode !== 'Light') await hands.press('Move 4');
    await hands.tap(sheet.getByRole('button', { name: 'Front', exact: true }));
    await hands.hold(sheet.getByRole('button', { name: 'Knockback 2' }));
  }
  await sheet.waitFor({ state: 'detached' });
}

/** Where board, cards and dice stay on the table: whom it attacks, no card, the sum; and the HP are off. */
async function attackedInLight(): Promise<number> {
  const { page } = tablet;
  const hands = handsOn(tablet);
  const die = page.locator('.member .die').first();
  expect(await die.textContent()).toBe('6');
  await hands.tap(page.locator('.dock-middle').getByRole('button', { name: 'Warden', exact: true }));
  await hands.tap(page.locator('.dock-middle .damage-pad [aria-label="4 damage"]'));
  await expect.poll(() => die.textContent()).toBe('4');
  return hands.taps();
}

/** Four of the company, the beast with its card and the minions: from the first turn to the next round. */
async function round(mode: Mode): Promise<number> {
  const { page } = tablet;
  const hands = handsOn(tablet);
  for (let who = 0; who < 4; who++) {
    if (mode === 'All it can') await strike(tablet, hands, who);
    else if (mode === 'It only counts') {
      // The app draws: whose turn it is, whom it is for and with what is proposed, and drawn in one tap.
      await hands.tap(page.locator('.turn-pad .turn-strike'));
      await throughTheEnemy(tablet, hands);
    } else {
      // Whose turn it is and whom it is for are chosen already.
      const pad = page.locator('.turn-pad');
      const turn = await pad.locator('.ask-title').textContent();
      await hands.tap(pad.locator('[aria-label="2 damage"]'));
      await expect.poll(() => pad.locator('.ask-title').textContent()).not.toBe(turn);
    }
  }
  await hands.next();
  if (mode !== 'It only counts') await tellCard(hands, mode);
  const attack = mode === 'Light' ? await attackedInLight() : 0;
  if (attack > 0) within('an attack of the enemy, all of it on the table', attack, 4);
  await throughTheEnemy(tablet, hands);
  await page.locator('.topbar-phase', { hasText: 'Round 2' }).waitFor();
  return hands.taps() + attack;
}

describe('taps at a box that no pack describes', () => {
  const boxes: readonly (readonly [Box, number, number])[] = [
    [saltHeron, 20, 8],
    [threeCinders, 20, 8],
    [bellTower, 20, 8],
  ];
  it.each(boxes.slice(0, samples(1, 3)).map(([box, fresh, known]) => [box.name, box, fresh, known] as const))(
    'OWN-160, OWN-320: %s is set up in at most 20 taps, by a known company in 8, and each card told in 6',
    async (name, box, fresh, known) => {
      const { page } = tablet;
      for (const [who, budget] of [
        ['', fresh],
        [', the company known', known],
      ] as const) {
        await page.goto(`${site.url}#/new/preset`);
        const hands = handsOn(tablet);
        await setUpOnScreen(page, hands, box);
        await hands.press('Begin the fight');
        await page.locator('.fight .btn.next').waitFor();
        within(`${name} is set up${who}`, hands.taps(), budget);
        // OWN-206: nobody plays for who only stands there.
        await hands.next();
        await page.locator('.member-attack').first().waitFor();
        expect(await page.locator('.member-attack').count()).toBe(4);
      }
      // Of the fifteen cards the one that says most.
      const [most] = box.cards.toSorted((a, b) => b.taps.length - a.taps.length);
      if (!most) throw new Error('no cards');
      await page.getByRole('button', { name: 'Which card is up?' }).click();
      const hands = handsOn(tablet);
      await composeOnScreen(page, hands, box, most, 'held');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.locator('.stage-card', { hasText: most.id }).waitFor();
      within(`${name}: the card that says most, its last tile held`, hands.taps(), 6);
    },
  );

  const modes: readonly (readonly [Mode, number, number])[] = [
    ['All it can', 25, 25],
    // The app draws, and each draw is accepted.
    ['It only counts', 12, 12],
    // OWN-295, OWN-296: of all minions in one question, and of each attack what it came to.
    ['Light', 12, 12],
  ];
  it.each(modes.slice(0, samples(1, 3)))(
    'OWN-201: a round of four, a boss and four minions, %s: its card unknown and known',
    async (mode, unknown, known) => {
      const { page } = tablet;
      await page.goto(`${site.url}#/new/preset`);
      await page.getByLabel('Its name').fill('Fen Ox');
      await chooseFour(page);
      await page
        .getByRole('group', { name: 'Minions', exact: true })
        .getByRole('button', { name: 'Some' })
        .click();
      // Nothing breaks in the rounds that are counted where each break is a question of its own.
      for (let defense = 4; mode !== 'All it can' && defense <= 12; defense++)
        await page
          .getByRole('button', { name: `Defense ${defense}`, exact: true })
          .first()
          .click();
      await handsOn(tablet).press(mode);
      await handsOn(tablet).press('Begin the fight');
      await page.locator('.fight .btn.next').waitFor();
      await handsOn(tablet).next();
      await page.locator('.member-attack').first().waitFor();
      within(`a round, ${mode}, with a card that nobody knows`, await round(mode), unknown);
      // That a known card takes two taps is shown above; a whole round with one is played in a soak.
      if (!inSoak) return;
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'We have lost' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Look back' }).click();
      const here = page.url();
      await handsOn(tablet).press('Fight it again');
      await page.waitForURL(url => url.href !== here);
      await page.locator('.topbar', { hasText: 'Setting up' }).waitFor();
      await handsOn(tablet).next();
      await page.locator('.member-attack').first().waitFor();
      within(`a round, ${mode}, with the card known`, await round(mode), known);
    },
  );
});
