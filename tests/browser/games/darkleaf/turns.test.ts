import { expect, it } from 'vitest';
import type { Clan } from '../../../../src/games/darkleaf/rules/board/position';
import { codeOf } from '../../../../src/games/darkleaf/rules/books/code';
import { choose } from '../../../../src/games/darkleaf/rules/bot/choose';
import { beginDuel } from '../../../../src/games/darkleaf/rules/duel/commands/begin';
import type { Command } from '../../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../../src/games/darkleaf/rules/duel/commands/decide';
import { withRest } from '../../../../src/games/darkleaf/rules/duel/commands/with-rest';
import type { Book, Duel } from '../../../../src/games/darkleaf/rules/duel/model';
import { tapsOfParts } from '../../../../src/games/darkleaf/rules/duel/queries/parts';
import { picksOf } from '../../../../src/games/darkleaf/rules/duel/queries/picks';
import { questionOf } from '../../../../src/games/darkleaf/rules/duel/queries/question';
import type { Tap } from '../../../../src/games/darkleaf/rules/duel/tap';
import { hedgerow } from '../../../../src/games/darkleaf/sample/hedgerow';
import { clanNames, kindNames, skillNames } from '../../../../src/games/darkleaf/words/names';
import { giftWords, overWords } from '../../../../src/games/darkleaf/words/sheets';
import { counterWords } from '../../../../src/games/darkleaf/words/table';
import { tapText } from '../../../../src/games/darkleaf/words/taps';
import { ui } from '../../../../src/games/darkleaf/words/ui';
import { unitWords } from '../../../../src/games/darkleaf/words/unit-line';
import { nearTheEnd } from '../../../games/darkleaf/bot/near-the-end';
import { duelSubject } from '../../../play/subjects/darkleaf';
import { atTable, site, tablet } from '../../../support/browser/at-table';
import { borrowTablet } from '../../../support/browser/browser';
import { kept, reloadKept } from '../../../support/browser/kept';
import { lookAtSizes, type Size, sizeNames } from '../../../support/browser/page-boxes';
import { placeSaved, savedDocument } from '../../../support/browser/saved';
import { Chance } from '../../../support/chance';
import { samples } from '../../../support/samples';
import { itInSoak } from '../../../support/soak';

atTable();

const w = ui.ask;
const button = (name: string, where = 'main') =>
  tablet.page.locator(where).getByRole('button', { name, exact: true }).first();
const square = (at: string) => tablet.page.locator(`[data-at="${at}"]`);

/** How a command is tapped: squares, and words in the dock. */
function tapsFor(duel: Duel, command: Command): readonly (Tap | string)[] {
  switch (command.do) {
    case 'roll':
      return [w.face(command.value ?? 0)];
    case 'keep':
      return [w.keep];
    case 'pass':
      return [w.pass];
    case 'done':
      return [w.goOn];
    case 'end':
      return [w.end];
    case 'lose':
      return [giftWords.lose];
    case 'count':
      return [command.restarts ? counterWords.restart(Object.entries(command.restarts)) : counterWords.count];
    default: {
      if (command.do === 'act' && command.action.parts) return tapsOfParts(command.action.parts);
      const wanted = JSON.stringify(command);
      // What the wood leaves to the first square that is legal is tapped in full.
      const after = (one: Command): string | undefined => {
        const decided = decide(duel, one);
        return decided.ok ? JSON.stringify([decided.state?.units, decided.state?.reclaimed]) : undefined;
      };
      const picks = picksOf(duel);
      const pick =
        picks.find(one => JSON.stringify(one.command) === wanted) ??
        picks.find(one => one.command.do === command.do && after(one.command) === after(command));
      if (!pick) throw new Error(`No taps for ${wanted}`);
      return pick.taps;
    }
  }
}

/** How many taps all that can be done after the roll have in common. */
function leadOf(duel: Duel): number {
  const [first = '', ...others] = picksOf(duel).map(({ taps }) => taps.map(tap => JSON.stringify(tap)));
  const short = Math.min(...[first, ...others].map(({ length }) => length)) - 1;
  let lead = 0;
  while (lead < short && others.every(taps => taps[lead] === first[lead])) lead += 1;
  return questionOf(duel)?.ask === 'act' ? lead : 0;
}

/** What Seedling would do, each value as it was rolled on the table. */
function wish(duel: Duel, chance: Chance): Command {
  const command = choose(duel, 'seedling');
  if (!command) throw new Error('Nothing can be done');
  return command.do === 'roll' ? { ...command, value: chance.between(1, command.bone) } : command;
}

const kinds = ['spend', 'power', 'count'];
const turnTaps: Readonly<Record<Clan, number>> = {
  huldra: 4,
  hexen: 4,
  murg: 5,
  erde: 5,
  ferrymen: 5,
  wibo: 9,
};

/** The most taps of a turn, by what was done in it. */
function budget(clan: Clan, done: readonly Command[]): number {
  const split = done.some(one => one.do === 'act' && one.action.parts !== undefined);
  // A skill is tapped with its squares, an aura with its unit; Hexen name their Quarry, and go on past each moment for a token.
  return (
    (split ? 7 : turnTaps[clan]) +
    3 * done.filter(one => kinds.includes(one.do)).length +
    2 * done.filter(one => one.do === 'quarry').length +
    done.filter(one => one.do === 'end' || (clan === 'hexen' && one.do === 'done')).length +
    done.filter(one => one.do === 'slot' && one.on).length
  );
}

const pairs = [
  ['hexen', 'erde', 2],
  ['wibo', 'huldra', 3],
  ['murg', 'ferrymen', 4],
] as const;
it.each(pairs.slice(0, samples(1, 3)))(
  'TU: the first three turns of %s and %s by taps, each in its number',
  async (a, b, seed) => {
    const { page } = tablet;
    await page.goto(`${site.url}#/darkleaf`);
    const setUp = [
      page.locator('.dl-lobby').getByText('Two at a board', { exact: true }),
      ...[a, b].map(clan => page.locator('.dl-clan', { hasText: clanNames[clan] }).first()),
      button('Begin'),
    ];
    for (const tap of setUp) await tap.click();
    expect(setUp).toHaveLength(4);
    await page.locator('.dl-board').waitFor();
    const chance = new Chance(seed);
    let duel = beginDuel({
      players: [
        { name: clanNames[a], book: hedgerow[a] },
        { name: clanNames[b], book: hedgerow[b] },
      ],
      ...{ help: 'legal', dice: 'app', will: 'blessings', seed },
    });
    let [taps, turn]: [number, Command[]] = [0, []];
    const over: string[] = [];
    while (duel.count <= 6 && !duel.end) {
      const command = wish(duel, chance);
      const { count } = duel;
      const clan = duel.seats[duel.turn.side].book.clan;
      const wanted = tapsFor(duel, command);
      // What everything begins with that can be done after the roll need not be tapped: the one unit, or the deed that was said.
      const led = command.do === 'act' && !command.action.parts ? leadOf(duel) : 0;
      for (const tap of wanted.slice(led)) {
        if (typeof tap !== 'string' && tap.tap === 'square') await square(tap.at).click();
        else await button(typeof tap === 'string' ? tap : tapText(duel, tap)).click();
        taps += 1;
      }
      turn.push(command);
      for (const one of withRest(duel, command)) {
        const decided = decide(duel, one);
        if (!decided.ok) throw new Error(`${JSON.stringify(one)}: ${decided.error.code}`);
        duel = decided.state ?? duel;
      }
      if (duel.count === count) continue;
      if (taps > budget(clan, turn)) over.push(`${clan}, ${taps}: ${turn.map(one => one.do).join(' ')}`);
      [taps, turn] = [0, []];
      await page.getByRole('heading', { name: ui.bar.turn(duel.count), exact: true }).waitFor();
      // The page stands where the rules stand.
      for (const [at, unit] of Object.entries(duel.units))
        await square(at)
          .and(
            page.getByLabel(
              ui.square(at, ui.unit(clanNames[duel.seats[unit.side].book.clan], kindNames[unit.kind])),
              { exact: false },
            ),
          )
          .waitFor();
    }
    expect(questionOf(duel)).not.toBeNull();
    expect(over).toEqual([]);
  },
);

it('FO-2: the last turns of a game against Seedling, its end, and what was luck in it', async () => {
  const { page } = tablet;
  const { start, commands } = nearTheEnd(6);
  const saved = await savedDocument(duelSubject, { name: 'Huldra against Murg', state: start }, commands);
  await placeSaved(page, [saved]);
  await page.goto(`${site.url}#/darkleaf/duel/${saved.ids[0]}`);
  await page.locator('.dl-board').waitFor();
  const dock = (name: string | RegExp) => page.locator('.dl-dock').getByRole('button', { name });
  const ours = dock(/^(Roll the d4|Do nothing|Back to the pool|End the turn)$/);
  const over = page.locator('.dl-dock').getByRole('link', { name: overWords.again });
  for (;;) {
    await ours.or(over).first().waitFor();
    if (await over.isVisible()) break;
    await ours
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }
  await page
    .locator('.dl-dock .dl-sentence')
    .getByText(/wins with/)
    .waitFor();
  await dock(overWords.luck).click();
  await page.getByRole('dialog').getByText(/Luck/).first().waitFor();
});

// In `npm test` a clan is taught by what differs from the sample (below), and by another one’s line (duel.test.ts).
itInSoak(
  'LO-1, LO-5: a clan taught from nothing in 60 taps, kept, and taken over by a code with what it changes',
  async () => {
    const { page } = tablet;
    let taps = 0;
    const tap = async (what: ReturnType<typeof square>): Promise<void> => {
      await what.click();
      taps += 1;
    };
    const wanted = hedgerow.huldra;
    await page.goto(`${site.url}#/darkleaf/books`);
    await button('Begin a pack').click();
    await tap(button('Huldra'));
    await tap(button('From nothing'));
    for (const kind of ['pawn', 'sage', 'knight', 'rook', 'queen'] as const) {
      const panel = page.locator('.dl-kinds > section', {
        has: page.getByRole('heading', { name: kindNames[kind], exact: true }),
      });
      for (const of of ['journey', 'deed'] as const) {
        const rose = panel.locator('fieldset').nth(of === 'journey' ? 0 : 1);
        const dirs = wanted.units[kind][of];
        const straight = dirs.join(' ') === '1 3 5 7';
        if (dirs.length === 8 || straight) await tap(rose.getByRole('button', { name: 'All directions' }));
        if (straight) await tap(rose.getByRole('button', { name: 'Straight directions' }));
        else if (dirs.length < 8)
          for (const dir of dirs) await tap(rose.getByText(String(dir), { exact: true }));
      }
      if (wanted.units[kind].less) await tap(panel.getByRole('button', { name: unitWords.less }));
      const squares = wanted.start.filter(one => one.kind === kind);
      await tap(
        page.locator('.dl-answers').getByRole('button', { name: kindNames[kind], exact: true }).last(),
      );
      for (const { at } of squares)
        await tap(page.locator('.dl-stand').getByRole('button', { name: at, exact: true }));
    }
    for (const { id, slots, sum, places } of wanted.rows) {
      const field = async (name: string, value: string): Promise<void> => {
        const input = page.getByLabel(name, { exact: true });
        await input.fill(value);
        await input.blur();
        taps += 1;
      };
      await field(`Slots of ${skillNames[id]}`, slots.join(' '));
      if (sum) await field(`Sum of ${skillNames[id]}`, sum.join('-'));
      if (places !== undefined) {
        const row = page.locator('.dl-row-edit', { hasText: skillNames[id] });
        await row.getByLabel('Places').fill(String(places));
        await row.getByLabel('Places').blur();
        taps += 1;
      }
    }
    expect(await page.getByLabel('This clan as a line').inputValue()).toBe(codeOf(wanted));
    expect(taps).toBeLessThanOrEqual(60);
    await button('Show it as a code').click();
    await page.getByRole('img', { name: 'A code that holds this clan book' }).waitFor();
    await reloadKept(page);
    await button('Huldra ✓').click();
    expect(await page.getByLabel('This clan as a line').inputValue()).toBe(codeOf(wanted));

    // Somebody else's book of the clan: ours and theirs side by side, then taken over.
    const theirs = { ...wanted, bone: 6 };
    await page.goto(`${site.url}#/darkleaf/book/${encodeURIComponent(codeOf(theirs))}`);
    await page.getByText('says something else here').waitFor();
    await page.getByRole('row', { name: /Sides of its bones 4 6/ }).waitFor();
    await button('Take theirs').click();
    await button('Huldra ✓').waitFor();
    await button('Huldra ✓').click();
    expect(await page.getByLabel('This clan as a line').inputValue()).toBe(codeOf(theirs));
  },
);

it('LO-1: a clan like the sample, but for what differs, in 20 taps; taken along as a file and brought in again', async () => {
  const { page } = tablet;
  const { murg } = hedgerow;
  const { pawn, knight, king } = murg.units;
  const standing = murg.start.filter(({ kind }) => kind === 'knight').map(({ at }) => at);
  const [home = ''] = standing;
  const rows = murg.rows.map(row =>
    row.id === 'assassin'
      ? { ...row, slots: ['5-6', '*'] }
      : row.id === 'ironPlating'
        ? { ...row, slots: ['1', 'E'] }
        : row,
  );
  const wanted: Book = {
    ...murg,
    bone: murg.bone + 1,
    units: {
      ...murg.units,
      pawn: { ...pawn, journey: [1, 2, 3, 4, 5, 6, 7, 8] },
      knight: { ...knight, deed: [] },
      king: { ...king, less: !king.less },
    },
    start: [...murg.start.filter(({ at }) => at !== home), { at: 'a4', kind: 'knight' }],
    rows,
  };
  let taps = 0;
  const tap = async (what: ReturnType<typeof square>): Promise<void> => {
    await what.click();
    taps += 1;
  };
  await page.goto(`${site.url}#/darkleaf/books`);
  await page.getByLabel('Name of the pack').fill('Ours, nearly');
  await button('Begin a pack').click();
  await tap(button(clanNames.murg));
  await tap(button('Like the sample, but ...'));
  await tap(button('Sides of its bones: +1'));
  const panel = (kind: 'pawn' | 'knight' | 'king') =>
    page.locator('.dl-kinds > section', {
      has: page.getByRole('heading', { name: kindNames[kind], exact: true }),
    });
  const rose = (kind: 'pawn' | 'knight', of: 0 | 1) => panel(kind).locator('fieldset').nth(of);
  await tap(rose('pawn', 0).getByRole('button', { name: 'No direction' }));
  await tap(rose('pawn', 0).getByRole('button', { name: 'All directions' }));
  for (const name of ['Straight directions', 'No direction'])
    await tap(rose('knight', 1).getByRole('button', { name }));
  await tap(panel('king').getByRole('button', { name: unitWords.less }));
  await tap(page.locator('.dl-answers').getByRole('button', { name: kindNames.knight, exact: true }).last());
  for (const at of [home, 'a4'])
    await tap(page.locator('.dl-stand').getByRole('button', { name: new RegExp(`^${at}`) }));
  for (const id of ['assassin', 'ironPlating'] as const) {
    const input = page.getByLabel(`Slots of ${skillNames[id]}`, { exact: true });
    await input.fill(wanted.rows.find(row => row.id === id)?.slots.join(' ') ?? '');
    await input.blur();
    taps += 1;
  }
  const line = () => page.getByLabel('This clan as a line').inputValue();
  await expect.poll(line).toBe(codeOf(wanted));
  expect(taps).toBeLessThanOrEqual(20);
  expect((await lookAtSizes(page, samples<readonly Size[]>(['phone'], sizeNames))).wrong).toEqual([]);

  // Out as a file, and into another device: the pack, and a duel that is played with it, as they were.
  await page.goto(`${site.url}#/darkleaf/new/two`);
  for (const clan of ['murg', 'huldra'] as const)
    await page.locator('.dl-clan', { hasText: clanNames[clan] }).first().click();
  await button('Begin').click();
  await kept(page, () => button(w.face(3)).click());
  const taken = async (where: string, name: RegExp) => {
    await page.goto(`${site.url}#/darkleaf${where}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).first().click(),
    ]);
    return download.path();
  };
  const files = [
    await taken('/books', /^Save Ours, nearly as a file$/),
    await taken('', /^Save .*Huldra.* as a file$/),
  ];

  const other = await borrowTablet({ width: 390, height: 844, touch: true });
  const there = other.page;
  for (const file of files) {
    await there.goto('about:blank');
    await there.goto(`${site.url}#/settings`);
    await there.locator('input[type=file]').setInputFiles(file);
    await there.getByRole('button', { name: 'Bring in as new copies' }).click();
    await there.getByText(/brought in/).waitFor();
  }
  await there.goto(`${site.url}#/darkleaf/books`);
  await there.getByRole('link', { name: /^Ours, nearly/ }).click();
  await there.getByRole('button', { name: `${clanNames.murg} ✓` }).click();
  expect(await there.getByLabel('This clan as a line').inputValue()).toBe(codeOf(wanted));
  await there.goto(`${site.url}#/darkleaf`);
  await there.locator('.dl-lobby .main').getByText('Huldra').click();
  await there.getByText('3 rolled: tap a unit').waitFor();
  await there.getByRole('button', { name: /^Undo/ }).first().click();
  await there.getByRole('button', { name: w.face(3), exact: true }).waitFor();
  expect(other.problems).toEqual([]);
  await other.close();
});
