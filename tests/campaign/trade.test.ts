import { expect, test } from 'vitest';
import { checkTerms, combatTerms } from '../../src/campaign/facts/checks';
import { banksmithBuys, banksmithSells, curativePrice, runnerPrice } from '../../src/campaign/facts/prices';
import type { Command } from '../../src/campaign/model/command';
import { activeOf } from '../../src/campaign/model/state';
import { founded, four, item, play, refusal } from './company';

const inStory = (chapter = 1) => play(founded({ chapter }), { do: 'beginChapter' });

test('CP-4: everybody begins with 3 iron', () => {
  expect(activeOf(founded()).map(c => c.iron)).toEqual([3, 3, 3, 3]);
});

test('CP-4: the Banksmith sells at the value and buys at half, rounded up', () => {
  for (const [value, half] of [
    [0, 0],
    [1, 1],
    [5, 3],
    [6, 3],
    [13, 7],
  ] as const) {
    expect(banksmithSells(value).total).toBe(value);
    expect(banksmithBuys(value).total).toBe(half);
  }
});

test('CP-4: buying takes the iron of those who pay, selling gives to one', () => {
  let state = inStory();
  const [a, b] = four(state);
  const buy: Command = { do: 'buy', item: item({ value: 5 }), to: 'backpack', pay: { [a]: 3, [b]: 2 } };
  expect(refusal(state, { ...buy, pay: { [a]: 5 } })).toEqual({ code: 'not-enough-iron' });
  expect(refusal(state, { ...buy, pay: { [a]: 3 } })).toEqual({ code: 'wrong-payment' });
  expect(refusal(state, { ...buy, pay: { nobody: 5 } })).toEqual({ code: 'unknown-member' });
  expect(refusal(state, { ...buy, item: item({ value: null }) })).toEqual({ code: 'wrong-choice' });
  state = play(state, buy);
  expect(activeOf(state).map(c => c.iron)).toEqual([0, 1, 3, 3]);
  expect(state.backpack).toHaveLength(1);
  state = play(state, { do: 'sell', item: state.backpack[0]!.id, to: b });
  expect(activeOf(state).map(c => c.iron)).toEqual([0, 4, 3, 3]);
  expect(state.backpack).toHaveLength(0);
  expect(refusal(state, { do: 'sell', item: 'i999', to: b })).toEqual({ code: 'unknown-thing' });
});

test('CP-4: a curative costs the chapter’s number, five per chapter at most', () => {
  expect([1, 2, 21].map(chapter => curativePrice(chapter, 2).total)).toEqual([2, 4, 42]);
  let state = inStory(2);
  const [a, b, c] = four(state);
  const buy = (count: number, pay: { [who: string]: number }) => ({ do: 'curatives', count, pay }) as const;
  state = play(state, { set: 'member', who: a, iron: 20 });
  expect(refusal(state, buy(6, { [a]: 12 }))).toEqual({ code: 'breaks-rule', rule: 'CP-4' });
  state = play(state, buy(4, { [a]: 8 }), buy(1, { [b]: 1, [c]: 1 }));
  expect(state.curatives).toBe(5);
  expect(refusal(state, buy(1, { [a]: 2 }))).toEqual({ code: 'breaks-rule', rule: 'CP-4' });
});

test('CP-4: a runner costs the chapter’s number each time', () => {
  expect(runnerPrice(7, 'banksmith', {}).total).toBe(7);
  let state = inStory(3);
  const [a, b] = four(state);
  state = play(
    state,
    { do: 'runner', to: 'apothecary', pay: { [a]: 3 } },
    { do: 'runner', to: 'banksmith', pay: { [b]: 3 } },
  );
  expect(activeOf(state).map(c => c.iron)).toEqual([0, 0, 3, 3]);
  expect(state.course.runners).toBe(2);
});

test('OWN-12: what is traded on a runner’s trip is paid by any of the four, the trip once', () => {
  let state = inStory();
  const [a, b] = four(state);
  state = play(
    state,
    { do: 'runner', to: 'banksmith', pay: { [a]: 1 } },
    { do: 'buy', item: item({ value: 2 }), to: { who: a }, pay: { [b]: 2 } },
    { do: 'buy', item: item({ value: 1 }), to: { who: a }, pay: { [b]: 1 } },
  );
  expect(activeOf(state).map(c => c.iron)).toEqual([2, 0, 3, 3]);
});

test('CP-4: trade belongs to the story', () => {
  const state = founded();
  const [a] = four(state);
  for (const command of [
    { do: 'buy', item: item({ value: 1 }), to: 'backpack', pay: { [a]: 1 } },
    { do: 'curatives', count: 1, pay: { [a]: 1 } },
    { do: 'runner', to: 'other', pay: { [a]: 1 } },
  ] as const) {
    expect(refusal(state, command)).toEqual({ code: 'breaks-rule', rule: 'CP-4' });
    expect(refusal(play(state, { do: 'beginChapter' }), command)).toBeUndefined();
  }
});

test('CP-4: iron may be handed over, and a curative heals up to the most', () => {
  let state = inStory();
  const [a, b] = four(state);
  state = play(state, { do: 'giveIron', from: a, to: b, iron: 2 });
  expect(activeOf(state).map(c => c.iron)).toEqual([1, 5, 3, 3]);
  expect(refusal(state, { do: 'giveIron', from: a, to: b, iron: 2 })).toEqual({ code: 'not-enough-iron' });
  expect(refusal(state, { do: 'useCurative', who: a, heals: 1 })).toEqual({ code: 'unknown-thing' });
  state = play(state, { set: 'curatives', count: 2 }, { set: 'member', who: a, hp: 5 });
  state = play(state, { do: 'useCurative', who: a, heals: 2 });
  expect(state.people[a]?.hp).toBe(6);
  expect(state.curatives).toBe(1);
});

test('MT-12: at most ten white cards in a check', () => {
  expect(checkTerms(founded(), 'survival', activeOf(founded())[0]!).mostWhite).toBe(10);
});

test('GM-2, TK-3, TK-4: the Grove Maiden doubles her might in Might checks and rounds of combat', () => {
  let state = founded({ classes: ['grove', 'warden', 'priest', 'cur'] });
  const [maiden, warden] = four(state);
  const axe = item({ might: { red: 1, yellow: 2 } });
  state = play(
    state,
    { set: 'item', item: axe, to: { who: maiden } },
    { set: 'item', item: axe, to: { who: warden } },
    { do: 'beginChapter' },
    { set: 'token', who: warden, token: 'empowered', count: 2 },
    { set: 'token', who: warden, token: 'redraw', count: 1 },
  );
  const [her, him] = [state.people[maiden]!, state.people[warden]!];
  expect(combatTerms(her).might).toEqual({ red: 2, yellow: 4 });
  expect(checkTerms(state, 'might', her).might).toEqual({ red: 2, yellow: 4 });
  expect(checkTerms(state, 'might', him)).toMatchObject({
    might: { red: 1, yellow: 2 },
    empoweredTokens: 2,
    redrawTokens: 1,
  });
  expect(combatTerms(him)).toMatchObject({ might: { red: 1, yellow: 2 }, empoweredTokens: 2, mostWhite: 10 });
  expect(checkTerms(state, 'survival', him)).toMatchObject({
    might: {},
    empoweredTokens: 0,
    redrawTokens: 1,
  });
});
