import { describe, expect, it } from 'vitest';
import { guessedBook } from '../../../../src/games/darkleaf/rules/books/books';
import { codeOf } from '../../../../src/games/darkleaf/rules/books/code';
import { atTable, site, tablet } from '../../../support/browser/at-table';
import { reloadKept } from '../../../support/browser/kept';
import { lookAtSizes, type Size, sizeNames } from '../../../support/browser/page-boxes';
import { samples } from '../../../support/samples';

atTable();

const press = (name: string | RegExp) => tablet.page.getByRole('button', { name }).first().click();
const square = (name: string) => tablet.page.locator(`[data-at="${name}"]`);

/** Two clans of the sample, and the duel begins. */
async function begin(way: 'two' | 'wood', clans: readonly [string, string]): Promise<void> {
  const { page } = tablet;
  await page.goto(`${site.url}#/darkleaf/new/${way}`);
  for (const clan of clans) await page.locator('.dl-clan', { hasText: clan }).first().click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.dl-board').waitFor();
}

/** Keys that come faster than anything is drawn: all of them before the page gets a moment of its own. */
const inOneBreath = (...keys: readonly string[]): Promise<void> =>
  tablet.page.evaluate(all => {
    for (const key of all)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  }, keys);

const boxOfBoard = () => tablet.page.locator('.dl-board').boundingBox();

describe('a duel of Hedgerow by taps', () => {
  it('TU-3, JO-6: a turn with its refusals, the board in its place, kept over a reload and undone', async () => {
    const { page } = tablet;
    await begin('two', ['The Murg', 'Huldra']);
    const before = await boxOfBoard();
    await press('We rolled 3');
    await page.getByText('3 rolled: tap a unit').waitFor();
    await square('h2').click();
    await page.locator('.dl-glow').nth(1).waitFor();
    await square('h3').click();
    await page.getByText('The value does not reach there.').waitFor();
    await page.getByRole('link', { name: 'JO-1' }).waitFor();
    // The table overrules, once or by putting right what stands there.
    await press('Ours goes');
    await page.getByText('Ours goes: pawn h2 to h3.').waitFor();
    await press(/^Undo/);
    await square('c2').click({ button: 'right' });
    await page.getByRole('dialog', { name: 'The table says: c2' }).waitFor();
    await page.keyboard.press('Escape');
    await square('h2').click();
    await square('h5').click();
    await page.getByText('Where does the 3 go?').waitFor();
    // Nothing more can be done: the bone that is put away ends the turn.
    await press('Back to the pool');
    await page.getByRole('heading', { name: 'Turn 2' }).waitFor();
    await expect.poll(boxOfBoard).toEqual(before);

    // Whatever happened stands after a reload, and is undone and done again.
    await reloadKept(page);
    await page.getByRole('heading', { name: 'Turn 2' }).waitFor();
    await square('h5').and(page.getByLabel('h5, pawn of the Murg')).waitFor();
    await press(/^Undo/);
    await page.getByText('Where does the 3 go?').waitFor();
    await press(/^Redo/);
    await page.getByRole('heading', { name: 'Turn 2' }).waitFor();
  });

  it('UN-3: clans picked blind are seen when both are picked, and not before', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/darkleaf/new/two`);
    await press('Blind, one after the other');
    const clan = (name: string) => page.locator('.dl-clan', { hasText: name }).first();
    const seen = page.locator('.dl-clan[aria-pressed="true"]');
    await clan('Huldra').click();
    await page.getByText('One clan is picked, unseen. Now the other picks.').waitFor();
    expect([await seen.count(), await page.getByText('Who plays Huldra?').count()]).toEqual([0, 0]);
    await clan('Erde').click();
    await page.getByText('Huldra against Erde: Erde go first.').waitFor();
    expect(await seen.count()).toBe(2);
  });

  it('VQ-1: whoever is tapped says what shields it; the table puts right what stands there', async () => {
    const { page } = tablet;
    await begin('two', ['The Murg', 'Huldra']);
    await square('f1').click();
    await page.getByText('A rook is never vanquished.').waitFor();
    // Squares alone: no odds on the board, on the clan boards, in the dock, behind a row.
    const odds = page.getByText(/\d\/\d/);
    expect(await odds.count()).toBe(0);
    await press('Iron Plating');
    await page.getByRole('dialog').getByText('Takes 1 or 2.').waitFor();
    expect(await odds.count()).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await press('Settings of this duel');
    await page.getByRole('dialog').getByRole('button', { name: 'Squares and odds' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await odds.first().waitFor();
    expect(await page.locator('.dl-reach').count()).toBeGreaterThan(0);
    // Silent: nothing glows, and only what is not allowed is answered.
    await press('Settings of this duel');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Only when something is not allowed' })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await press('We rolled 3');
    await square('h2').click();
    expect(await page.locator('.dl-glow, .dl-reach, .dl-danger').count()).toBe(0);
    await square('h3').click();
    await page.getByText('The value does not reach there.').waitFor();
    await square('h5').click();
    await page.getByText('Where does the 3 go?').waitFor();
    expect(await page.locator('.dl-open').count()).toBe(0);
    expect(await page.locator('.dl-dock').getByRole('button', { name: /:/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Iron Plating, slot 1-2' }).click();
    await page.getByText('The slot takes another number.').waitFor();
    await press(/^Undo/);
    await press(/^Undo/);
    await press('Check the table');
    for (const file of [...'bcdefgh']) await press(`The same: on to ${file}`);
    await press('The same: done');
    // A copy is played on and thrown away; the duel stands where it stood.
    await press('Settings of this duel');
    await page.getByRole('dialog').getByRole('button', { name: 'Try something on a copy' }).click();
    await page.getByText('A copy to try something on').waitFor();
    await press('We rolled 3');
    await page.getByText('3 rolled: tap a unit').waitFor();
    await press('Back to the duel');
    await press('We rolled 2');
    await press(/^Undo/);
    await square('f1').click();
    await press('The table says otherwise');
    await page.getByRole('dialog').getByRole('button', { name: 'Nobody' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await square('f1')
      .and(page.getByLabel('f1', { exact: true }))
      .waitFor();
  });

  it('HX-1, SU-4: by keys alone the Quarry are named, the bone is rolled and a unit goes', async () => {
    const { page } = tablet;
    await begin('two', ['Hexen', 'Erde']);
    await square('b8').focus();
    await inOneBreath('Enter', ...Array<string>(5).fill('ArrowRight'), 'Enter');
    await page.getByText('The Divine Quarry stand on b8 and g8.').waitFor();
    await page.getByRole('button', { name: 'We rolled 1', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('1 rolled: tap a unit').waitFor();
    expect((await lookAtSizes(page, samples<readonly Size[]>(['tall'], sizeNames))).wrong).toEqual([]);
    await square('c2').focus();
    await inOneBreath(' ', 'ArrowUp', ' ');
    // HX-2: nobody has a token to cast with.
    await page.getByText('Where does the 1 go?').waitFor();
  });

  it('the wood takes its turn by itself, and after an undo waits to be asked', async () => {
    const { page } = tablet;
    await begin('wood', ['Huldra', 'The Murg']);
    // It can be stopped in the midst of its thoughts.
    await press('Stop it');
    await page.getByText('The wood waits.').waitFor();
    await press('Let the wood go on');
    await page.getByRole('heading', { name: 'Turn 2' }).waitFor();
    await page.getByRole('button', { name: 'Roll the d4' }).waitFor();
    await page.getByRole('list', { name: 'On the table:' }).waitFor();
    // Its turn took no tap of ours; why it did so is one.
    await press('Why?');
    await page.getByRole('dialog').locator('.dl-advice + .dl-why li').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await press(/^Undo/);
    await press('Let the wood go on');
    await page.getByRole('button', { name: 'Roll the d4' }).waitFor();
    await page.getByText('Roll the bone.').waitFor();
  });

  it('TU-5, WI-1: where the bones are the table’s the app rolls for nobody: it asks what came', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/darkleaf/new/wood`);
    for (const clan of ['Huldra', 'The Murg'])
      await page.locator('.dl-clan', { hasText: clan }).first().click();
    await press('Ours, tapped in');
    await press('Begin');
    await page.getByText('on your table. What came?').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Turn 1' }).isVisible()).toBe(true);
    await press('We rolled 2');
    await page.getByRole('heading', { name: 'Turn 2' }).waitFor();
    await page.getByText('The Murg roll 2 of').first().waitFor();
    await press('Spend the token of Haggedorn’s Will');
    await page.getByText('What came?').waitFor();
    await page.getByRole('button', { name: '7', exact: true }).click();
    await page.getByText('Haggedorn’s Will, 7:').waitFor();
  });

  it('LO-5, LO-1: an untaught duel without its board begins in 4 taps; what it teaches goes into a pack', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/darkleaf/new/two`);
    const setUp = [
      ...['The Murg', 'Huldra'].map(clan => page.locator('.dl-clan', { hasText: clan }).first()),
      page.getByRole('button', { name: 'On your table alone, no book taught' }),
      page.getByRole('button', { name: 'Begin', exact: true }),
    ];
    for (const tap of setUp) await tap.click();
    expect(setUp).toHaveLength(4);
    await press('Iron Plating');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Its slots are not taught yet.').waitFor();
    await sheet.getByText('Our clan board says otherwise').click();
    await sheet.getByLabel('Slots').fill('1-2 *');
    await sheet.getByRole('button', { name: 'So it is' }).click();
    await sheet.getByText('Takes 1 or 2.').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await press('We rolled 2');
    await press('Done');
    await press('Iron Plating: 1 or 2');
    await page.getByRole('heading', { name: 'Turn 2' }).waitFor();
    await press('Settings of this duel');
    await page.getByRole('dialog').getByRole('link', { name: 'Keep the book of The Murg in a pack' }).click();
    await page.getByRole('heading', { name: 'A clan book' }).waitFor();
    await press('Take theirs');
    await press('The Murg ✓');
    const learned = guessedBook('murg');
    const rows = learned.rows.map(row => (row.id === 'ironPlating' ? { ...row, slots: ['1-2', '*'] } : row));
    await expect
      .poll(() => page.getByLabel('This clan as a line').inputValue())
      .toBe(codeOf({ ...learned, rows }));
  });

  it('UN-5, HX-6: a lesson leads through a turn; the board goes off the screen and a doubt is asked without a duel', async () => {
    const { page } = tablet;
    await page.goto(`${site.url}#/darkleaf/lesson/ladder`);
    await page.getByText('The ladder on c4 stands at 1').waitFor();
    await press('The ladder of c4 goes on to d4');
    await page.getByText('bears the ladder at 2').waitFor();
    await press('We rolled 1');
    await square('d1').click();
    await square('d3').click();
    await page.getByText('Two more turns, and the ladder takes the Quarry.').waitFor();

    await page.goto(`${site.url}#/darkleaf/ask`);
    await press('rook');
    await square('c1').click();
    await press('Ask');
    await square('c1').click();
    await page.getByText('or less').waitFor();
    await square('d3').click();
    await page.getByText('It does not go in that direction.').waitFor();

    await begin('wood', ['Huldra', 'The Murg']);
    await page.getByRole('button', { name: 'Roll the d4' }).waitFor();
    await press('Hint');
    await page.getByRole('dialog').getByText('Roll the d4.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await press('Settings of this duel');
    await page.getByRole('dialog').getByRole('button', { name: 'Start the clock' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('timer', { name: /^Huldra have/ }).waitFor();
    await reloadKept(page);
    await page.getByRole('timer', { name: /^Huldra have/ }).waitFor();

    await begin('two', ['The Murg', 'Huldra']);
    await press('Settings of this duel');
    await page.getByRole('dialog').getByRole('button', { name: 'On your table alone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start the clock' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Huldra', exact: true }).waitFor();
    const ticks = (clan: string) =>
      page.locator('.dl-seat', { hasText: clan }).locator('.dl-ticks').waitFor();
    await ticks('The Murg');
    // A turn without the board: three taps, and none for the clock.
    const turn = ['We rolled 4', 'Done', 'Back to the pool'];
    for (const tap of turn) await press(tap);
    await page.getByRole('heading', { name: 'Turn 2' }).waitFor();
    await ticks('Huldra');
  });
});
