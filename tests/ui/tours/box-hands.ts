import type { Locator, Page } from 'playwright-core';
import type { Event } from '../../../src/encounter/model/event';
import type { Way } from '../../../src/packs/edit/body';
import type { Box, BoxCard, Compose, SetUp } from '../../boxes/box';
import { chooseFour, type Hands } from '../hands';

/** A fight that is set up by taps: the page as a new owner finds it. */
export async function setUpOnScreen(page: Page, hands: Hands, box: Box): Promise<void> {
  for (const tap of box.setUp) await setOnScreen(page, hands, tap);
  await chooseFour(page, hands.tap);
}

const row = (page: Page, label: string): Locator =>
  page.getByRole('group', { name: label, exact: true }).first();

/** A number of a row, and beyond its end one by one. */
async function pickNumber(page: Page, hands: Hands, label: string, to: number): Promise<void> {
  const all = row(page, label).getByRole('button');
  await all.first().waitFor();
  const wanted = row(page, label).getByRole('button', { name: `${label} ${to}`, exact: true });
  while ((await wanted.count()) === 0) await hands.tap(all.last());
  if ((await wanted.getAttribute('aria-pressed')) !== 'true') await hands.tap(wanted);
}

/** A stepper is tapped until it shows what it should. */
async function stepTo(page: Page, hands: Hands, label: string, to: number): Promise<void> {
  const stepper = page.getByRole('group', { name: label, exact: true }).last();
  const now = async () => Number(await stepper.locator('output').textContent());
  while ((await now()) !== to)
    await hands.tap(stepper.getByRole('button', { name: (await now()) < to ? /\+1$/ : /−1$/ }));
}

async function setOnScreen(page: Page, hands: Hands, tap: SetUp): Promise<void> {
  const choose = (label: string, name: string) =>
    hands.tap(
      page.getByRole('group', { name: label, exact: true }).getByRole('button', { name, exact: true }),
    );
  switch (tap.set) {
    case 'name':
      return write(page.getByLabel('Its name'), hands, tap.name);
    case 'body':
      return choose('Its body', tap.as === 'single' ? 'One hex' : 'Three small ones');
    case 'dice':
      return pickNumber(page, hands, 'HP dice each', tap.to);
    case 'defense':
      return pickNumber(page, hands, 'Defense', tap.to);
    case 'might':
      return pickNumber(page, hands, `Might, ${tap.color}`, tap.to);
    case 'minions': {
      await choose('Minions', 'Some');
      await write(page.getByLabel('Their name'), hands, tap.name);
      return stepTo(page, hands, 'How many', tap.count);
    }
    case 'stages': {
      await choose('The stage changes', 'With dice lost');
      await pickNumber(page, hands, 'Stage II with so many dice lost', tap.second);
      return pickNumber(page, hands, 'Stage III with so many dice lost', tap.third);
    }
    case 'civilian':
      await hands.press('A civilian');
      return write(page.getByLabel('Name of civilian 1'), hands, tap.name);
    case 'book':
      await hands.press('All that the book says …');
      return page.locator('.setup-book').waitFor();
    case 'scenery': {
      const brush = { tree: 'Tree', wall: 'Wall', water: 'Water', fire: 'Fire' }[tap.of];
      if ((await page.locator('.editor-board').count()) === 0)
        await choose('What the encounter book says', 'Board');
      await hands.tap(page.locator('.brushes').getByRole('button', { name: brush, exact: true }));
      for (const hex of tap.hexes)
        await hands.point(page.locator(`.editor-board .hex[data-hex="${hex}"]`).first());
      return;
    }
    case 'shape':
      await choose('Its body', 'Another shape');
      return page.locator('.body-pad').waitFor();
    case 'hex':
      return hands.tap(bodyKey(page, tap.way));
    case 'over':
      // The part that is tapped is the one that the next taps are for.
      await hands.tap(bodyKey(page, tap.of));
      return hands.tap(bodyKey(page, tap.way));
    case 'without':
      return hands.press(`Take ${tap.part} off`);
    case 'called': {
      // Enter leads from one name to the next, beginning at that of the beast.
      await hands.tap(page.locator('.setup-book').getByLabel('Name', { exact: true }));
      for (const name of tap.names) {
        await page.keyboard.type(name);
        await page.keyboard.press('Enter');
      }
      return;
    }
  }
}

const bodyKey = (page: Page, way: Way): Locator =>
  page.locator('.body-key').and(page.getByLabel(new RegExp(`^${way.join(' ') || 'core'}:`)));

/** Into a field with one tap, and then by keys. */
async function write(field: Locator, hands: Hands, text: string): Promise<void> {
  await hands.tap(field);
  await field.fill(text);
}

const ruleNames: Readonly<Record<string, string>> = {
  furthest: 'Furthest',
  mostWounded: 'Most wounded',
  leastHp: 'Fewest HP',
  random: 'Random',
  another: 'Somebody else',
  lastAttacker: 'Last attacker',
};
const areaNames: Readonly<Record<string, string>> = {
  adjacent: 'All next to it',
  circle: 'Circle',
  cone: 'Cone',
  wave: 'Wave',
  charge: 'Charge',
};
const kindNames: Readonly<Record<string, string>> = {
  target: 'Another target',
  move: 'Move',
  turn: 'Turn',
  effect: 'HP, tokens, push',
  tiles: 'Tiles',
  spawn: 'New enemies',
  minions: 'Minions act',
  draw: 'Another card',
};

/** One card of the box, by the composer that stands open; its last tile may be held, which ends it. */
export async function composeOnScreen(
  page: Page,
  hands: Hands,
  box: Box,
  card: BoxCard,
  last: 'tapped' | 'held' = 'tapped',
): Promise<void> {
  const composer = page.locator('.composer');
  await composer.waitFor();
  await composer.getByLabel('Its name, to know it again').fill(card.id);
  const ending: Hands = last === 'held' ? { ...hands, tap: hands.hold } : hands;
  for (const [i, tap] of card.taps.entries())
    await composeTap(page, i === card.taps.length - 1 ? ending : hands, box, tap);
}

async function composeTap(page: Page, hands: Hands, box: Box, tap: Compose): Promise<void> {
  const composer = page.locator('.composer');
  const button = (name: string) => composer.getByRole('button', { name, exact: true });
  const inGroup = (group: string, name: string) =>
    hands.tap(
      composer.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }),
    );
  switch (tap.tap) {
    case 'whom':
      return inGroup('Whom', ruleNames[tap.rule.rule] ?? '');
    case 'move':
      return hands.tap(button(`Move ${tap.hexes}`));
    case 'way':
      return inGroup('Which way', tap.way === 'away' ? 'Away' : 'Random');
    case 'attack':
      return hands.tap(composer.locator('.composer-attack'));
    case 'part': {
      const slots = box.encounter.enemies.flatMap(kind => kind.slots ?? []);
      return inGroup('Weaker when broken', slots.find(one => (one.icon ?? one.id) === tap.icon)?.name ?? '');
    }
    case 'range':
      return hands.tap(button(tap.range === 'any' ? 'Any range' : `Range ${tap.range}`));
    case 'area':
      return inGroup('Area', areaNames[tap.area] ?? '');
    case 'knockback':
      return hands.tap(button(`Knockback ${tap.hexes}`));
    case 'token':
      return hands.tap(button(`${tap.token.slice(0, 1).toUpperCase()}${tap.token.slice(1)}`));
    case 'add':
      return inGroup('And then …', kindNames[tap.step] ?? '');
    case 'loses':
      return inGroup('And then …', 'Loses 1 HP itself');
    case 'again':
      return hands.tap(
        composer
          .getByRole('group', { name: 'And then …', exact: true })
          .getByRole('button', { name: /^Somebody else/ }),
      );
    case 'more':
      return hands.tap(
        composer
          .locator('.composer-form')
          .getByRole('button', { name: tap.field === 'count' ? 'How many: +1' : 'Hexes: +1' }),
      );
    case 'self':
      return inGroup('On', 'Itself');
    case 'actor': {
      const kind = box.encounter.enemies.find(one => one.id === tap.kind);
      return inGroup('Who acts', kind?.name ?? '');
    }
    default:
      throw new Error(`no hand for ${tap.tap}`);
  }
}

/**
 * Taps in the open fight until it is over, a card of the table is asked for, or so many have been made since it began.
 * What is tapped hangs on the number of the tap and on what lies there to be tapped, never on time.
 */
export const playOn = (page: Page, most: number, done: number, seed: number) =>
  page.evaluate(
    async ([wanted, before, from]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const buttons = (selector: string) =>
        [...document.querySelectorAll(selector)].filter(one => one instanceof HTMLButtonElement);
      const html = (selector: string) => document.querySelector(selector)?.outerHTML ?? '';
      const undoes = () => document.querySelector('.dock-history button')?.getAttribute('aria-label') ?? '';
      const shown = () => `${html('.dock-middle .ask')}${html('dialog[open]')}${undoes()}`;
      let taps = before;
      const chance = (n: number, salt: number): number => {
        let turn = (from + taps * 31 + salt * 17 + 1) % 2147483647;
        for (let i = 0; i < 4; i++) turn = (turn * 16807) % 2147483647;
        return turn % n;
      };
      const choose = (): HTMLButtonElement | undefined => {
        const sheet = document.querySelector('dialog[open]');
        if (sheet) {
          const said = buttons('dialog[open] .damage-pad button');
          const [draw] = buttons('dialog[open] .sheet-foot .main:enabled');
          return said[8] ?? draw ?? buttons('dialog[open] .sheet-head button')[0];
        }
        const next = buttons('.dock .btn.next');
        // It counts only when it has stood for a moment: nothing else is tapped meanwhile, however long that is.
        if (next.some(one => one.disabled)) return undefined;
        const asked = buttons('.dock-middle .ask button:enabled:not(.term):not(.opens)');
        const strikes = buttons('.member-attack:enabled');
        if (next[0] && strikes.length > 0 && chance(4, 1) > 0) return strikes[chance(strikes.length, 2)];
        if (next[0] && (asked.length === 0 || chance(4, 5) > 0)) return next[0];
        const main = asked.filter(one => one.classList.contains('main'));
        const some = chance(4, 3) > 0 && main.length > 0 ? main : asked;
        return some[chance(Math.max(1, some.length), 4)];
      };
      for (;;) {
        if (document.querySelector('.topbar-phase')?.textContent?.includes('over'))
          return { why: 'over', taps };
        if (document.querySelector('.dock-middle .ask-card, .dock-middle .ask-compose'))
          return { why: 'card', taps };
        if (taps >= wanted) return { why: 'enough', taps };
        let one = choose();
        for (let waited = 0; !one; waited++) {
          if (waited > 1200) throw new Error(`No tap leads on from: ${shown().slice(0, 2000)}`);
          await frame();
          one = choose();
        }
        const stood = shown();
        one.click();
        taps++;
        for (let waited = 0; waited < 600 && shown() === stood; waited++) await frame();
        await frame();
      }
    },
    [most, done, seed] as const,
  );

/** All events of a fight as the device has kept them. */
export async function eventsOf(page: Page, id: string): Promise<readonly Event[]> {
  const rows = await page.evaluate(
    wanted =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opened = indexedDB.open('northwest');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const store = opened.result.transaction('records').objectStore('records');
          const keys = store.getAllKeys();
          const all = store.getAll();
          all.onsuccess = () => {
            opened.result.close();
            resolve(
              all.result.flatMap((row: { text: string }, i: number) =>
                JSON.stringify(keys.result[i]).includes(wanted) ? [row.text] : [],
              ),
            );
          };
        };
      }),
    id,
  );
  return rows.flatMap(text => {
    const row: { kind?: string; events?: readonly Event[] } = JSON.parse(text);
    return row.kind === 'mark' ? (row.events ?? []) : [];
  });
}
