import { expect, test } from 'vitest';
import { decide } from '../../src/campaign/deeds/decide';
import { breaches } from '../../src/campaign/facts/breaches';
import { owed } from '../../src/campaign/facts/owed';
import { CLASS_IDS } from '../../src/campaign/kinds/classes';
import type { Command } from '../../src/campaign/model/command';
import { activeOf, type Campaign, emptySeats } from '../../src/campaign/model/state';
import { say } from '../support/words';
import { fightOf, founded, four, item, play, refusal, tallied, through, toFight } from './company';

const owedTo = (state: Campaign, kind: 'injury' | 'item', who: string) => {
  const found = owed(state).find(o => o.owes === kind && o.who === who);
  return found && 'count' in found ? found.count : 0;
};

const wearing = (state: Campaign, count: number): Campaign =>
  play(
    state,
    ...four(state).flatMap(who =>
      Array.from({ length: count }, (): Command => ({ set: 'item', item: item(), to: { who } })),
    ),
  );

test('LL-10: who fell draws an injury, and nobody else', () => {
  let state = founded();
  const [a, b] = four(state);
  state = tallied(state, { fallen: [a] });
  expect(owedTo(state, 'injury', a)).toBe(1);
  expect(owedTo(state, 'injury', b)).toBe(0);
  state = play(state, { do: 'drawInjury', who: a, name: 'Broken rib' });
  expect(state.people[a]?.injuries.map(j => j.name)).toEqual(['Broken rib']);
  expect(refusal(state, { do: 'drawInjury', who: a, name: 'Again' })).toMatchObject({ rule: 'LL-10' });
  expect(refusal(state, { do: 'drawInjury', who: b, name: 'Why' })).toMatchObject({ rule: 'LL-10' });
  // The table draws one more all the same: nothing is owed the other way round for it.
  const more = play(state, { do: 'drawInjury', who: a, name: 'Again', anyway: true });
  expect(more.people[a]?.injuries).toHaveLength(2);
  expect(more.course.tally?.injuries[a]).toBe(0);
});

test('LL-11, CP-1: in hardcore, and only there, 1 or 2 HP left bring an injury', () => {
  for (const hardcore of [true, false]) {
    let state = founded({ hardcore });
    const [a, b, c, d] = four(state);
    state = tallied(state, { hp: { [a]: 1, [b]: 2, [c]: 3, [d]: 6 } });
    const injuries = [a, b, c, d].map(who => owedTo(state, 'injury', who));
    expect(injuries).toEqual(hardcore ? [1, 1, 0, 0] : [0, 0, 0, 0]);
  }
});

test('LL-12: everybody loses one item that it wears, who fell two', () => {
  let state = wearing(founded(), 3);
  const [a, b] = four(state);
  state = tallied(state, { fallen: [a] });
  expect(four(state).map(who => owedTo(state, 'item', who))).toEqual([2, 1, 1, 1]);
  const [first, second] = state.people[a]!.items;
  state = play(
    state,
    { do: 'loseItem', who: a, item: first!.id },
    { do: 'loseItem', who: a, item: second!.id },
  );
  expect(state.people[a]?.items).toHaveLength(1);
  expect(refusal(state, { do: 'loseItem', who: a, item: null })).toMatchObject({ rule: 'LL-12' });
  state = play(state, { do: 'loseItem', who: b, item: null });
  expect(owedTo(state, 'item', b)).toBe(0);
});

test('LL-12: what was looted after the encounter does not pay for the losses', () => {
  let state = tallied(wearing(founded(), 1));
  const [a] = four(state);
  state = play(state, { do: 'loot', deck: 'common', item: item({ name: 'Cloak' }), to: { who: a } });
  const [worn, cloak] = state.people[a]!.items;
  expect(refusal(state, { do: 'loseItem', who: a, item: cloak!.id })).toEqual({
    code: 'breaks-rule',
    rule: 'LL-12',
  });
  expect(refusal(state, { do: 'loseItem', who: a, item: worn!.id })).toBeUndefined();
});

test('OWN-13: who wears less than it must lose loses what it wears; the backpack is safe', () => {
  let state = wearing(founded(), 1);
  const [a] = four(state);
  state = tallied(play(state, { set: 'item', item: item(), to: 'backpack' }), { fallen: [a] });
  expect(owedTo(state, 'item', a)).toBe(1);
  expect(refusal(state, { do: 'loseItem', who: a, item: state.backpack[0]!.id })).toEqual({
    code: 'unknown-thing',
  });
});

test('LL-12, OWN-13: of whom nothing is written down the loss is asked all the same, two items of who fell', () => {
  const start = founded();
  const [a, b] = four(start);
  let state = tallied(start, { fallen: [b] });
  expect(four(start).map(id => owedTo(state, 'item', id))).toEqual([1, 2, 1, 1]);
  state = play(state, { do: 'loseItem', who: a, item: null }, { do: 'loseItem', who: b, item: null });
  expect(four(start).map(id => owedTo(state, 'item', id))).toEqual([0, 1, 1, 1]);
});

test('LL-1, LL-12: moving on names what is still open, and whose', () => {
  const state = tallied(founded());
  const judged = decide(state, { do: 'nextChapter' });
  expect(judged.ok ? '' : say(judged.error.message)).toMatch(/Warden.*item/);
});

test('LL-13, EN-8: allies that died are archived by the tally, those of a lost attempt come back', () => {
  let state = founded();
  const [first, second] = state.allies;
  const all = four(state);
  state = play(state, ...toFight);
  state = play(state, {
    do: 'endFight',
    result: fightOf(state, { fallen: all, outcome: 'lost', killed: [first!.id] }),
  });
  state = play(state, { do: 'replay' });
  expect(state.allies.every(ally => !ally.archived)).toBe(true);
  state = play(state, { do: 'beginFight', anyway: true });
  state = play(state, { do: 'endFight', result: fightOf(state, { killed: [second!.id] }) }, { do: 'tally' });
  expect(state.allies.map(ally => ally.archived)).toEqual([false, true, false, false]);
});

test('EN-7: who stays up in the replay has neither injury nor extra loss from before', () => {
  let state = wearing(founded(), 3);
  const all = four(state);
  state = play(state, ...toFight);
  state = play(state, { do: 'endFight', result: fightOf(state, { fallen: all, outcome: 'lost' }) });
  state = play(state, { do: 'replay' }, { do: 'beginFight', anyway: true });
  const [a] = all;
  state = play(state, { do: 'endFight', result: fightOf(state, { fallen: [a] }) }, { do: 'tally' });
  expect(all.map(who => owedTo(state, 'injury', who))).toEqual([1, 0, 0, 0]);
  expect(all.map(who => owedTo(state, 'item', who))).toEqual([2, 1, 1, 1]);
});

test('OWN-3, OWN-4: a fight given up is lost with everybody fallen, and still brings level and loot', () => {
  let state = play(founded(), ...toFight);
  state = play(state, { do: 'endFight', result: fightOf(state, { outcome: 'givenUp' }) });
  expect(state.course.phase).toBe('aftermath');
  expect(activeOf(state).map(c => c.hp)).toEqual([0, 0, 0, 0]);
  state = play(state, { do: 'moveOn' }, { do: 'tally' });
  expect(state.ticks).toHaveLength(4);
  expect(activeOf(state).map(c => c.level)).toEqual([2, 2, 2, 2]);
  expect(owed(state).filter(o => o.owes === 'common')).toMatchObject([{ count: 3 }]);
});

test('CP-1, LL-9, OWN-7: in hardcore who fell is dead after the tally, ticked, and its seat is empty', () => {
  let state = wearing(founded({ hardcore: true }), 2);
  const [a, b] = four(state);
  state = tallied(state, { fallen: [a] });
  expect(state.people[a]?.fate).toBe('dead');
  expect(state.people[a]?.level).toBe(1);
  expect(state.people[b]?.level).toBe(2);
  expect(state.ticks).toMatchObject([{ who: a, rule: 'LL-9' }]);
  expect(emptySeats(state)).toEqual([0]);
  expect([owedTo(state, 'injury', a), owedTo(state, 'item', a)]).toEqual([0, 0]);
  state = play(state, { do: 'nextChapter', anyway: true });
  expect(refusal(state, { do: 'beginChapter' })).toEqual({ code: 'breaks-rule', rule: 'CP-2' });
  state = play(state, { do: 'replace', seat: 0, in: { class: 'cur', name: 'Mildred', kind: 'full' } });
  const newcomer = state.people[state.seats[0]!]!;
  expect(newcomer).toMatchObject({ class: 'cur', level: 2, iron: 0, injuries: [], items: [], toEquip: true });
  expect(refusal(state, { do: 'beginChapter' })).toBeUndefined();
});

test('OWN-20: a death in an attempt that is replayed is none', () => {
  let state = play(founded({ hardcore: true }), ...toFight);
  state = play(state, { do: 'endFight', result: fightOf(state, { fallen: four(state), outcome: 'lost' }) });
  state = play(state, { do: 'replay' }, { do: 'beginFight', anyway: true });
  state = play(state, { do: 'endFight', result: fightOf(state, { hp: {} }) }, { do: 'tally' });
  expect(activeOf(state)).toHaveLength(4);
});

test('OWN-6: a class that hardcore has taken is not played again', () => {
  let state = through(founded({ hardcore: true }), { fallen: ['c1'] });
  state = play(state, { do: 'replace', seat: 0, in: { class: 'cur', name: 'Mildred', kind: 'full' } });
  const [cur] = four(state);
  const back: Command = { do: 'swap', out: cur, in: { class: 'warden', name: 'Oda', kind: 'companion' } };
  expect(refusal(state, back)).toEqual({ code: 'breaks-rule', rule: 'OWN-6' });
  state = play(state, { ...back, anyway: true });
  expect(breaches(state).some(b => b.rule === 'OWN-6')).toBe(true);
});

test('CP-1, OWN-6: with fewer than four classes living a hardcore campaign is over, not before', () => {
  let state = founded({ hardcore: true });
  const waiting = CLASS_IDS.slice(4);
  let dead = 0;
  for (const next of waiting) {
    const [first] = four(state);
    state = tallied(state, { fallen: [first] });
    dead++;
    expect(state.ending, `${dead} dead`).toBe(null);
    state = play(
      state,
      { do: 'nextChapter', anyway: true },
      { do: 'replace', seat: 0, in: { class: next, name: 'Oda', kind: 'full' } },
    );
  }
  expect(dead).toBe(8);
  state = tallied(state, { fallen: [four(state)[0]] });
  expect(state.ending).toBe('fallen');
  expect(state.course.phase).toBe('over');
});

test('OWN-5: after chapter 21 there is no level and no loot, only losses, and the campaign is complete', () => {
  let state = founded({ chapter: 21 });
  const [a] = four(state);
  state = tallied(state, { fallen: [a] });
  expect(activeOf(state).map(c => c.level)).toEqual([21, 21, 21, 21]);
  expect(state.ticks).toHaveLength(1);
  expect(owed(state).some(o => o.owes === 'common' || o.owes === 'unique')).toBe(false);
  state = play(state, { do: 'drawInjury', who: a, name: 'Scar' }, { do: 'nextChapter' });
  expect(state).toMatchObject({ ending: 'complete', chapter: 21, course: { phase: 'over' } });
});

test('LL-12: of somebody who owes no item none is taken, unless the table says so', () => {
  // OWN-13: after the last chapter a sheet that names nothing owes nothing.
  const state = tallied(founded({ chapter: 21 }));
  const [who] = four(state);
  const command: Command = { do: 'loseItem', who, item: null };
  expect(refusal(state, command)).toMatchObject({ code: 'breaks-rule', rule: 'LL-12' });
  expect(refusal(state, { ...command, anyway: true })).toBeUndefined();
});
