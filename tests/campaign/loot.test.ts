import { expect, test } from 'vitest';
import { checklist } from '../../src/campaign/facts/checklist';
import { commonLoot, uniqueLoot } from '../../src/campaign/facts/loot';
import { knockoutTicks, replayTicks } from '../../src/campaign/facts/losses';
import { lootOwed, owed } from '../../src/campaign/facts/owed';
import type { Command } from '../../src/campaign/model/command';
import { activeOf, type Campaign, type Difficulty } from '../../src/campaign/model/state';
import { say } from '../support/words';
import { fightOf, founded, four, item, play, refusal, tallied, toFight } from './company';

// difficulty, unique items more, ticks more or fewer
const BY_DIFFICULTY: readonly [Difficulty, number, number][] = [
  ['journeyman', 0, 2],
  ['pilgrim', 0, 1],
  ['free', 0, 0],
  ['grim', 1, -1],
  ['dread', 2, -2],
];

test.each(BY_DIFFICULTY)('LL-4, LL-5, LL-6, CP-1: the loot at %s', (difficulty, more) => {
  const state = tallied(founded({ difficulty }));
  expect(commonLoot(state).total).toBe(3);
  expect(uniqueLoot(state).total).toBe(2 + more);
  const extra = play(state, { set: 'box', chapter: 1, box: 'extraUnique', on: true });
  expect(uniqueLoot(extra).total).toBe(3 + more);
  expect(uniqueLoot(extra).parts.reduce((sum, p) => sum + p.amount, 0)).toBe(3 + more);
});

test('LL-6, CP-1: what counts is the difficulty that the chapter was begun with', () => {
  const state = tallied(founded({ difficulty: 'dread' }));
  expect(refusal(state, { do: 'difficulty', difficulty: 'free' })).toMatchObject({ rule: 'CP-1' });
  const next = play(state, { do: 'nextChapter', anyway: true }, { do: 'difficulty', difficulty: 'free' });
  expect(uniqueLoot(next).total).toBe(2);
});

test('LL-4, LL-5: loot is drawn item by item, and not more than there is', () => {
  let state = tallied(founded());
  const [who] = four(state);
  const common: Command = { do: 'loot', deck: 'common', item: item({ name: 'Cloak' }), to: { who } };
  const unnamed: Command = { do: 'loot', deck: 'common', to: 'backpack' };
  const isDone = () => checklist(state).find(step => step.id === 'common')?.done;
  state = play(state, common, unnamed);
  expect(isDone()).toBe(false);
  state = play(state, unnamed);
  expect(isDone()).toBe(true);
  expect(state.people[who]?.items.map(i => i.name)).toEqual(['Cloak']);
  expect(refusal(state, unnamed)).toEqual({ code: 'breaks-rule', rule: 'LL-4' });
  const unique: Command = { do: 'loot', deck: 'unique', item: item({ unique: true }), to: 'backpack' };
  state = play(state, unique, unique);
  expect(state.backpack).toHaveLength(2);
  expect(refusal(state, unique)).toEqual({ code: 'breaks-rule', rule: 'LL-5' });
  expect(owed(state).some(o => o.owes === 'common' || o.owes === 'unique')).toBe(false);
});

test('LL-1: before the tally no loot is owed, and none that could be drawn', () => {
  for (const state of [founded(), play(founded(), ...toFight.slice(0, 2)), play(founded(), ...toFight)]) {
    expect(lootOwed(state)).toEqual({ common: 0, unique: 0 });
    expect(owed(state).some(o => o.owes === 'common' || o.owes === 'unique')).toBe(false);
  }
});

test('LL-7: in place of a unique item a common one is taken', () => {
  const state = play(tallied(founded()), { do: 'loot', deck: 'unique', item: item(), to: 'backpack' });
  expect(state.backpack[0]?.unique).toBe(false);
  expect(owed(state).find(o => o.owes === 'unique')).toMatchObject({ count: 1 });
});

test('LL-1, LL-2, LL-3, LL-8: the epilogue goes level, loot, losses, with the decks changed in between', () => {
  const state = tallied(founded());
  const rules = checklist(state).map(step => step.rule);
  const order = ['LL-2', 'LL-3', 'LL-4', 'LL-5', 'LL-8', 'LL-9'].map(rule => rules.indexOf(rule));
  expect(order).not.toContain(-1);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
});

test('LL-1: a chapter is not left before its tally, nor with loot or losses open', () => {
  const fighting = play(founded(), ...toFight);
  const won = play(fighting, { do: 'endFight', result: fightOf(fighting) });
  expect(refusal(won, { do: 'nextChapter' })).toEqual({ code: 'breaks-rule', rule: 'LL-1' });
  const open = play(won, { do: 'tally' });
  expect(refusal(open, { do: 'nextChapter' })).toEqual({ code: 'breaks-rule', rule: 'LL-1' });
  expect(refusal(open, { do: 'tally' })).toEqual({ code: 'wrong-phase' });
  const drawn = play(
    open,
    ...Array.from({ length: 3 }, () => ({ do: 'loot', deck: 'common', to: 'backpack' }) as const),
    ...Array.from({ length: 2 }, () => ({ do: 'loot', deck: 'unique', to: 'backpack' }) as const),
  );
  expect(refusal(drawn, { do: 'nextChapter' })).toEqual({ code: 'breaks-rule', rule: 'LL-1' });
  const lost = play(drawn, ...four(drawn).map(who => ({ do: 'loseItem', who, item: null }) as const));
  expect(refusal(lost, { do: 'nextChapter' })).toBeUndefined();
});

for (const [difficulty, , more] of BY_DIFFICULTY) {
  test(`LL-9, OWN-2, CP-1: ticks of 0 to 4 fallen at ${difficulty}`, () => {
    for (let count = 0; count <= 4; count++) {
      const expected = Math.max(0, count + more);
      expect(knockoutTicks(count, difficulty).total).toBe(expected);
      const begun = founded({ difficulty });
      const fallen = four(begun).slice(0, count);
      const fighting = play(begun, ...toFight);
      const outcome = count === 4 ? 'lost' : 'won';
      let state = play(fighting, { do: 'endFight', result: fightOf(fighting, { fallen, outcome }) });
      if (outcome === 'lost') state = play(state, { do: 'moveOn' });
      state = play(state, { do: 'tally' });
      expect(state.ticks, `${count} fallen`).toHaveLength(expected);
      expect(state.ticks.every(tick => tick.chapter === 1 && say(tick.words).length > 0)).toBe(true);
      const named = state.ticks.flatMap(tick => tick.who ?? []);
      expect(named).toEqual(fallen.slice(0, Math.min(count, expected)));
    }
  });

  test(`EN-5: a replay at ${difficulty} marks its ticks once and no others follow`, () => {
    const expected = 4 + more;
    expect(replayTicks(difficulty).total).toBe(expected);
    const lose = (state: Campaign): Campaign => {
      const fighting = play(state, { do: 'beginFight', anyway: true });
      const fallen = activeOf(fighting).map(c => c.id);
      return play(fighting, { do: 'endFight', result: fightOf(fighting, { fallen, outcome: 'lost' }) });
    };
    let state = lose(play(founded({ difficulty }), { do: 'beginChapter' }, { do: 'endStory' }));
    expect(state.ticks).toHaveLength(0);
    state = play(state, { do: 'replay' });
    expect(state.ticks).toHaveLength(expected);
    state = lose(state);
    state = play(state, { do: 'replay' });
    expect(state.ticks).toHaveLength(expected);
    state = play(state, { do: 'beginFight', anyway: true });
    const [one] = four(state);
    state = play(state, { do: 'endFight', result: fightOf(state, { fallen: [one] }) }, { do: 'tally' });
    expect(state.ticks).toHaveLength(expected);
  });
}
