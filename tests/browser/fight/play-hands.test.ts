import { describe, expect, it } from 'vitest';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { placeOf } from '../../support/place';
import { inSoak } from '../../support/samples';
import { itInSoak } from '../../support/soak';
import { handsOn, openDemo, openPreset, throughTheEnemy } from '../../ui/hands';

atTable();

const gone = () => tablet.page.locator('dialog').waitFor({ state: 'detached' });
const member = (name: string) => tablet.page.locator('.member', { hasText: name });
/** The sheet of one of the company. */
const openSheet = (name: string) => member(name).locator('.member-open').click();
const sheet = () => tablet.page.locator('dialog[open]');

describe('a company whose cards the app keeps', () => {
  it('plays cards, items and tokens, strikes with cards and dice, and interrupts', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();

    // How a model is moved is told until somebody has done it.
    const hint = page.locator('.board-hint');
    await hint.waitFor();
    const model = await placeOf(page.locator('.board-pane .piece.oathsworn .base').first());
    const { x, y } = model.middle;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 3 * model.height, { steps: 4 });
    await page.mouse.up();
    await hint.waitFor({ state: 'detached' });
    // OP-3: whether it pays is asked once, and then it is so for the sitting.
    await page.getByRole('button', { name: /^Pay \d animus$/ }).waitFor();
    await hands.press('Just moved');
    await hands.press(/^Undo: The table says/);

    // Ysolde's range is 1: nobody is near, and each of the five says so before it is tapped.
    await page.locator('.member-attack').first().click();
    await expect.poll(() => page.locator('.targets .btn.beyond').count()).toBe(5);
    await page.keyboard.press('Escape');
    await gone();

    // CP-3: the defense on the strip and the numbers of the beast open what they are made of.
    await page.locator('.member-defense').first().click();
    await sheet().getByText('CP-3').waitFor();
    await sheet().getByRole('button', { name: 'Close' }).click();
    await gone();
    await page.locator('.boss .foe-numbers').click();
    await sheet().getByText('On its board').first().waitFor();
    await sheet().getByRole('button', { name: 'Close' }).click();
    await gone();

    // AB-3: an ability costs its animus and lies on its cooldown side.
    await openSheet('Ysolde');
    await sheet().locator('.hand-choice', { hasText: 'Taunt.' }).click();
    await gone();
    await expect
      .poll(() => member('Ysolde').locator('.cooldown-row').getAttribute('aria-label'))
      .toBe('cooldown 1: Hold the Light');
    await expect.poll(() => member('Ysolde').locator('.animus b').textContent()).toBe('5');

    // IT-1: an item of one use gives its token and is used up.
    await openSheet('Perrin');
    await sheet().locator('.hand-choice', { hasText: 'Gain a redraw token.' }).click();
    await gone();
    await member('Perrin').locator('.token', { hasText: 'Redraw' }).waitFor();
    await openSheet('Perrin');
    await sheet().getByText('Used for this fight: Bone Charm').waitFor();

    // A token is spent where it lies.
    await sheet().getByRole('button', { name: '+2 Animus: +1' }).click();
    await sheet().getByRole('button', { name: 'Animus available: −1' }).click();
    await sheet().getByRole('button', { name: 'Animus available: −1' }).click();
    await sheet().getByRole('button', { name: 'Spend +2 Animus' }).click();
    await page.keyboard.press('Escape');
    await gone();
    await expect.poll(() => member('Perrin').locator('.animus b').textContent()).toBe('6');

    // MT-9: one of the two white is a die; what is not in reach is said before anything is drawn.
    await page.locator('.member-attack').nth(2).click();
    await sheet().getByText('no attack without an enemy in range').waitFor();
    await sheet().locator('summary', { hasText: 'More: empower' }).click();
    await sheet().getByRole('button', { name: 'Empower: +1' }).click();
    await sheet().getByRole('button', { name: 'draw without 1 Empower' }).waitFor();
    await sheet().getByText('Empower: 1 to place').waitFor();
    await sheet().getByRole('button', { name: 'Empower: −1' }).click();
    await sheet().getByRole('button', { name: 'Both', exact: true }).click();
    await sheet().getByRole('button', { name: 'white card' }).first().click();
    await sheet().getByRole('button', { name: 'A card allows it: draw' }).click();
    await gone();
    await expect.poll(() => page.locator('.draw .as-die').count()).toBe(1);
    await throughTheEnemy(tablet, hands);

    // Whoever is asked for is tapped on the board.
    await openSheet('Perrin');
    await sheet().locator('.hand-choice', { hasText: 'range 5; bleed' }).click();
    await gone();
    await page.locator('.ask-pick').waitFor();
    await page.locator('.piece.enemy .nose').first().click();
    await page.locator('.ask-pool').waitFor();
    await hands.press('Draw');
    await page.locator('.ask-drawn, .btn.next').first().waitFor();
    await throughTheEnemy(tablet, hands);

    // What stands in the way of an interrupt is said, and the question comes back as it was.
    await hands.next();
    await page.locator('.ask-defend').waitFor();
    const asked = await hands.ask();
    await page.getByRole('button', { name: 'Interrupt' }).click();
    const crown = sheet().locator('.hand-choice', { hasText: 'Thorn Crown' });
    await crown.locator('.hand-against').waitFor();
    await crown.click();
    await sheet().getByRole('button', { name: 'Do it anyway' }).waitFor();
    await page.keyboard.press('Escape');
    await gone();
    expect(await hands.ask()).toBe(asked);

    // The defense that is asked about opens what it is made of.
    await page.locator('.defense-of').first().click();
    await sheet().getByText('CP-3').waitFor();
    await page.keyboard.press('Escape');
    await gone();

    // A card that was chosen stays chosen while something else is put right.
    const chosen = page.locator('.defender .btn').first();
    await chosen.click();
    await page.locator('.member-open').first().click();
    await sheet().getByRole('button', { name: 'HP: −1' }).click();
    await page.keyboard.press('Escape');
    await gone();
    await page.getByRole('button', { name: /^Undo: The table says/ }).waitFor();
    await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true');
    await hands.press(/^Undo/);

    // What is skipped is said before it is skipped, and it comes back by an undo.
    await hands.press('Menu');
    await sheet().getByRole('button', { name: /^Skip/ }).click();
    await sheet().getByText('Undo takes it back.').waitFor();
    await sheet().getByRole('button', { name: 'Really skip it' }).click();
    await gone();
    await page.locator('.ask-defend').waitFor({ state: 'detached' });
    await hands.press(/^Undo/);
    await expect.poll(hands.ask).toBe(asked);
  });
});

describe.runIf(inSoak)('a hasty finger', () => {
  itInSoak('taps twice where the next question comes up: the second tap answers nothing', async () => {
    const { page } = tablet;
    await openDemo(tablet, site);
    const hands = handsOn(tablet);
    await hands.next();
    await page.locator('.btn.next:enabled').waitFor();
    const next = await placeOf(page.locator('.btn.next'));
    await page.mouse.click(next.middle.x, next.middle.y, { clickCount: 2, delay: 10 });
    await page.locator('.ask-defend').waitFor();
    // Nobody has answered: its cards lie hidden, and the last thing done is the step before.
    await page.getByRole('button', { name: /^Undo: .*Encounter phase/i }).waitFor();
    await expect.poll(() => page.locator('.ask-defend .might-card.down').count()).toBeGreaterThan(0);
  });
});

describe('classes with creatures', () => {
  it('GM-7, HU-1: a Sentinel stands by two taps, a falcon flies by two, and nobody else sees either', async () => {
    const { page } = tablet;
    await openPreset(tablet, site, { classes: ['grove', 'huntress', 'cur', 'ranger'] }, [{ do: 'begin' }]);

    const model = await placeOf(page.locator('[data-piece="grove"] .base'));
    await openSheet('Grove Maiden');
    await sheet().getByRole('button', { name: 'Raise a Sentinel' }).click();
    await gone();
    // GM-3: her Guardian stands on the hex north of her.
    await page.mouse.click(model.middle.x, model.y - 2.5 * model.height);
    await expect.poll(() => page.locator('.piece.sentinel').count()).toBe(1);
    await openSheet('Grove Maiden');
    await sheet().getByText('Sentinels: 1 of 8').waitFor();
    await sheet().getByRole('button', { name: 'Attack', exact: true }).click();
    await sheet().getByText('Sentinels that strike (1 stand)').waitFor();
    await page.keyboard.press('Escape');
    await gone();

    await openSheet('Huntress');
    await sheet().getByRole('button', { name: '1: at home' }).click();
    await sheet()
      .getByRole('group', { name: 'It goes to' })
      .getByRole('button', { name: 'The beast' })
      .click();
    await sheet().getByRole('button', { name: '1: The beast' }).waitFor();
    await page.keyboard.press('Escape');
    await gone();

    await openSheet('Ranger');
    expect(
      await sheet()
        .getByText(/Sentinel|Falcon|Lethality/)
        .count(),
    ).toBe(0);
  });
});
