import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Event } from '../../../src/encounter/model/event';
import { blankPack } from '../../../src/packs/edit/blank';
import { ashFerry } from '../../boxes/ash-ferry';
import { bellTower } from '../../boxes/bell-tower';
import { asPack, type Box } from '../../boxes/box';
import { saltHeron } from '../../boxes/salt-heron';
import { threeCinders } from '../../boxes/three-cinders';
import { isAboutCards, withoutSlips } from '../../encounter/support/paper';
import { atTable, site, tablet } from '../../support/browser/at-table';
import { holdStill } from '../../support/chosen-before';
import { samples } from '../../support/samples';
import { chooseFour, handsOn } from '../../ui/hands';
import { composeOnScreen, eventsOf, playOn, setUpOnScreen } from '../../ui/tours/box-hands';

atTable();

beforeEach(async () => {
  await holdStill(tablet.page);
});

type Way = 'All it can' | 'Light';

/** Whole fights in a soak, two of each box in full and two in light; else the first cards of one. */
const most = samples(40, 4000);
const fights: readonly (readonly [Box, Way, number])[] =
  samples(1, 4) === 1
    ? [[threeCinders, 'Light', 7]]
    : [saltHeron, threeCinders, bellTower, ashFerry].flatMap(box =>
        ([7, 11] as const).flatMap(seed => [
          [box, 'All it can', seed] as const,
          [box, 'Light', seed] as const,
        ]),
      );

const fightId = (page: Page): string => page.url().split('#/fight/')[1]?.split('/')[0] ?? '';

/** Until the device has kept the last tap. */
async function keptEvents(page: Page): Promise<readonly Event[]> {
  let events = await eventsOf(page, fightId(page));
  for (let before = -1; before !== events.length; ) {
    before = events.length;
    await page.waitForTimeout(300);
    events = await eventsOf(page, fightId(page));
  }
  return events;
}

async function bringIn(page: Page, box: Box): Promise<void> {
  const pack = { ...blankPack('boxes', 'Boxes'), encounters: [asPack(box)] };
  await page.goto(`${site.url}#/packs`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'boxes.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(pack)),
  });
  await page.getByRole('button', { name: 'Bring it in' }).first().click();
  await page.goto(`${site.url}#/new`);
  await page.getByRole('link', { name: new RegExp(box.name) }).click();
}

/** The fight as a pack: what came of it, and the cards in the order in which they were played. */
async function asPackOnScreen(page: Page, box: Box, way: Way, seed: number) {
  await bringIn(page, box);
  const hands = handsOn(tablet);
  await hands.press('Our own four');
  await chooseFour(page);
  await hands.press(way);
  if (way === 'Light') {
    await page.locator('summary', { hasText: 'Board, cards, dice' }).click();
    await page
      .getByRole('group', { name: 'Stage cards' })
      .getByRole('button', { name: 'In the app' })
      .click();
  }
  await hands.press('Begin the fight');
  await page.locator('.fight .btn.next').waitFor();
  const { taps } = await playOn(page, most, 0, seed);
  const events = await keptEvents(page);
  const cards = events.flatMap(event => (event.type === 'started' ? [event.job.card] : []));
  return { taps, events, cards };
}

/** The same as paper: set up by taps, and each card told when it is asked for. */
async function asPaperOnScreen(page: Page, box: Box, way: Way, seed: number, cards: readonly string[]) {
  await page.goto(`${site.url}#/new/preset`);
  const setting = handsOn(tablet);
  await setUpOnScreen(page, setting, box);
  await setting.press(way);
  await setting.press('Begin the fight');
  await page.locator('.fight .btn.next').waitFor();
  const telling: number[] = [];
  const known = new Set<string>();
  let taps = 0;
  for (let told = 0; ; told++) {
    const played = await playOn(page, most, taps, seed);
    taps = played.taps;
    if (played.why !== 'card') break;
    const card = box.cards.find(one => one.id === cards[told]);
    if (!card) break;
    const hands = handsOn(tablet);
    const sheet = page.locator('dialog');
    if (known.has(card.id))
      await hands.tap(sheet.locator('.known-cards').getByRole('button', { name: card.id, exact: true }));
    else {
      await composeOnScreen(page, hands, box, card);
      await hands.tap(sheet.locator('.sheet-foot .main'));
      telling.push(hands.taps());
    }
    known.add(card.id);
    // Another card may be asked for at once, by a composer with nothing in it.
    await page.waitForFunction(() => {
      const name = document.querySelector('.composer-name input');
      return !(name instanceof HTMLInputElement) || name.value === '';
    });
  }
  return { taps, setUp: setting.taps(), telling, events: await keptEvents(page) };
}

const plain = (events: readonly Event[], back: ReadonlyMap<string, string>) =>
  events.flatMap(event => (isAboutCards(event) ? [] : [withoutSlips(event, back)]));

/** What the paper fight calls the cards, in the order in which they were told. */
const named = (events: readonly Event[]): readonly string[] =>
  events.flatMap(event => (event.type === 'stage' && event.event.type === 'named' ? [event.event.card] : []));

describe('boxes that no pack describes', () => {
  it.each(fights.map(([box, way, seed]) => [box.name, way, seed, box] as const))(
    'OWN-161, OWN-160: %s (%s, %i), set up and told by taps alone, goes event for event as its pack',
    async (name, way, seed, box) => {
      const { page } = tablet;
      const pack = await asPackOnScreen(page, box, way, seed);
      const paper = await asPaperOnScreen(page, box, way, seed, pack.cards);
      console.log(
        `${name}, ${way}: set up in ${paper.setUp} taps, unknown cards in ${paper.telling.join(', ')}; ${paper.taps} taps more`,
      );
      const back = new Map(named(paper.events).map((id, i) => [id, pack.cards[i] ?? '']));
      expect(paper.telling.length).toBeGreaterThan(0);
      // One tap for each thing that is told, and one to end it.
      const cards = pack.cards.filter((id, i) => pack.cards.indexOf(id) === i);
      const counted = cards.flatMap(id => box.cards.find(card => card.id === id)?.taps.length ?? []);
      expect(paper.telling).toEqual(counted.map(taps => taps + 1));
      expect(plain(paper.events, back)).toEqual(plain(pack.events, back));
      expect(paper.taps).toBe(pack.taps);
      if (most > 1000) expect(pack.events.some(event => event.type === 'over')).toBe(true);
    },
  );
});
