import { expect, test } from 'vitest';
import { owed } from '../../src/campaign/facts/owed';
import { CLASS_IDS } from '../../src/campaign/kinds/classes';
import { permanentTokens } from '../../src/campaign/model/character';
import type { Command } from '../../src/campaign/model/command';
import { BLANK, type Campaign } from '../../src/campaign/model/state';
import { classNames } from '../../src/ui/words/class-names';
import { foundation, founded, four, item, play, refusal, through } from './company';

const cur = { class: 'cur', kind: 'full', name: 'Mildred' } as const;
const at = (state: Campaign, seat: number) => state.people[state.seats[seat]!]!;
const owes = (state: Campaign, who: string) =>
  owed(state).flatMap(o => ('who' in o && o.who === who ? [o.owes] : []));

test('CP-2: a company is four of the twelve classes, each full or companion', () => {
  expect(CLASS_IDS).toHaveLength(12);
  expect(new Set(Object.values(classNames)).size).toBe(12);
  const three = { ...foundation(), members: foundation().members.slice(0, 3) };
  expect(refusal(BLANK, three)).toEqual({ code: 'wrong-choice' });
  const state = founded({ kinds: ['full', 'companion', 'companion', 'full'] });
  expect(four(state).map(id => state.people[id]?.kind)).toEqual(['full', 'companion', 'companion', 'full']);
  expect(refusal(state, foundation())).toEqual({ code: 'already-founded' });
  expect(refusal(BLANK, { do: 'beginChapter' })).toEqual({ code: 'not-founded' });
  expect(refusal(BLANK, { set: 'name', name: 'x' })).toEqual({ code: 'not-founded' });
});

test('CP-2: no chapter begins with a seat empty', () => {
  const state = founded();
  const short = play(state, { do: 'die', who: four(state)[2] });
  expect(refusal(short, { do: 'beginChapter' })).toEqual({ code: 'breaks-rule', rule: 'CP-2' });
  const whole = play(short, { do: 'replace', seat: 2, in: cur });
  expect(refusal(whole, { do: 'beginChapter' })).toBeUndefined();
});

test('CP-2: the Warden has 8 animus and regen 6, the Ranger 7 and 7, others are read from the board', () => {
  const members = (['warden', 'ranger', 'priest', 'cur'] as const).map(
    id => ({ class: id, name: 'Oda', kind: 'full' }) as const,
  );
  const state = play(BLANK, { ...foundation(), members });
  expect(at(state, 0)).toMatchObject({ boardAnimus: 8, boardRegen: 6 });
  expect(at(state, 1)).toMatchObject({ boardAnimus: 7, boardRegen: 7 });
  expect(at(state, 2)).toMatchObject({ boardAnimus: null, boardRegen: null });
  expect(owes(state, at(state, 0).id)).not.toContain('board');
  expect(owes(state, at(state, 2).id)).toContain('board');
  const read = play(state, { set: 'member', who: at(state, 2).id, boardAnimus: 6, boardRegen: 5 });
  expect(owes(read, at(read, 2).id)).not.toContain('board');
});

test('OWN-8: no class twice in one company', () => {
  const twice = foundation({ classes: ['warden', 'warden', 'priest', 'cur'] });
  expect(refusal(BLANK, twice)).toEqual({ code: 'breaks-rule', rule: 'OWN-8' });
  const state = founded();
  const swap: Command = {
    do: 'swap',
    out: four(state)[0],
    in: { class: 'priest', name: 'Oda', kind: 'full' },
  };
  expect(refusal(state, swap)).toEqual({ code: 'breaks-rule', rule: 'OWN-8' });
  const same: Command = {
    do: 'swap',
    out: four(state)[0],
    in: { class: 'warden', name: 'Oda', kind: 'companion' },
  };
  expect(refusal(state, same)).toBeUndefined();
});

test('LV-28: Oathsworn are swapped before the story only', () => {
  const state = founded();
  const [out] = four(state);
  expect(refusal(state, { do: 'swap', out, in: cur })).toBeUndefined();
  const begun = play(state, { do: 'beginChapter' });
  expect(refusal(begun, { do: 'swap', out, in: cur })).toEqual({ code: 'breaks-rule', rule: 'LV-28' });
  expect(refusal(begun, { do: 'changeKind', who: out })).toEqual({ code: 'breaks-rule', rule: 'LV-28' });
});

test('LV-29, LV-25, LV-26: the new one is quick leveled, to be equipped, and takes over iron and injuries', () => {
  let state = founded({ chapter: 8 });
  const [out] = four(state);
  state = play(
    state,
    { set: 'member', who: out, iron: 11 },
    { set: 'injury', who: out, name: 'Limp' },
    { set: 'item', item: item(), to: { who: out } },
    { do: 'swap', out, in: cur },
  );
  const mildred = at(state, 0);
  expect(mildred).toMatchObject({
    class: 'cur',
    name: 'Mildred',
    level: 8,
    iron: 11,
    items: [],
    toEquip: true,
  });
  expect(mildred.injuries.map(j => j.name)).toEqual(['Limp']);
  expect(state.people[out]).toMatchObject({ fate: 'away', iron: 0, injuries: [] });
  expect(state.people[out]?.items).toHaveLength(1);
  const list = owed(state).filter(o => 'who' in o && o.who === mildred.id);
  expect(list).toMatchObject([
    { owes: 'permanent', count: 3 },
    { owes: 'growth', count: 1 },
    { owes: 'unlock', levels: [2, 5] },
    { owes: 'equip', missing: ['hands', 'armor', 'gear'] },
    { owes: 'board' },
  ]);
  const equipped = play(state, { do: 'equipped', who: mildred.id });
  expect(owes(equipped, mildred.id)).not.toContain('equip');
});

test('LV-26: what is missing of two hands, one armor and one gear', () => {
  let state = founded({ chapter: 2 });
  state = play(state, { do: 'swap', out: four(state)[0], in: cur });
  const who = at(state, 0).id;
  const missing = () => owed(state).flatMap(o => (o.owes === 'equip' ? [...o.missing] : []));
  const take = (kind: 'weapon' | 'shield' | 'armor' | 'gear', hands: 0 | 1 | 2) => {
    state = play(state, { set: 'item', item: item({ kind, hands }), to: { who } });
  };
  take('weapon', 1);
  expect(missing()).toEqual(['hand', 'armor', 'gear']);
  take('shield', 1);
  take('armor', 0);
  expect(missing()).toEqual(['gear']);
  take('gear', 0);
  expect(missing()).toEqual([]);
});

test('LV-30: who comes back loses its items and is quick leveled from the level that it had', () => {
  let state = founded({ chapter: 5 });
  const [out] = four(state);
  const card = { name: 'Guard', level: 5, cooldown: 0, defense: null } as const;
  state = play(
    state,
    { do: 'choosePermanent', who: out, token: 'redraw' },
    { do: 'choosePermanent', who: out, token: 'defense' },
    { do: 'unlock', who: out, level: 2, abilities: [], archetypes: [] },
    { do: 'unlock', who: out, level: 5, abilities: [card], archetypes: [] },
    { set: 'item', item: item(), to: { who: out } },
    { do: 'swap', out, in: cur },
  );
  for (let i = 0; i < 5; i++) state = through(state);
  expect(state.people[out]?.level).toBe(5);
  const leaving = at(state, 0).id;
  state = play(
    state,
    { set: 'injury', who: leaving, name: 'Cut' },
    { do: 'swap', out: leaving, in: { back: out } },
  );
  expect(at(state, 0)).toMatchObject({
    id: out,
    level: 10,
    items: [],
    iron: 3,
    toEquip: true,
    fate: 'active',
  });
  expect(at(state, 0).injuries.map(j => j.name)).toEqual(['Cut']);
  expect(at(state, 0).permanent).toEqual({ redraw: 1, defense: 1 });
  expect(owed(state).filter(o => 'who' in o && o.who === out)).toMatchObject([
    { owes: 'permanent', count: 1 },
    { owes: 'growth', count: 1 },
    { owes: 'unlock', levels: [10] },
    { owes: 'equip' },
  ]);
});

test('LV-31, OWN-10: from full character to companion items, injuries and iron stay and the sheet is new', () => {
  let state = founded({ chapter: 8 });
  const [who] = four(state);
  state = play(
    state,
    { do: 'choosePermanent', who, token: 'redraw' },
    { do: 'chooseGrowth', who, growth: 'regen' },
    { do: 'unlock', who, level: 5, abilities: [], archetypes: [] },
    { set: 'item', item: item(), to: { who } },
    { set: 'injury', who, name: 'Limp' },
    { do: 'changeKind', who },
  );
  expect(state.people[who]).toMatchObject({
    kind: 'companion',
    level: 8,
    permanent: {},
    growth: [],
    iron: 3,
  });
  expect(state.people[who]?.items).toHaveLength(1);
  expect(state.people[who]?.injuries).toHaveLength(1);
  expect(state.people[who]?.toEquip).toBe(false);
  expect(owed(state).filter(o => 'who' in o && o.who === who)).toMatchObject([
    { owes: 'permanent', count: 3 },
    { owes: 'growth', count: 1 },
    { owes: 'unlock', levels: [5] },
  ]);
  expect(play(state, { do: 'changeKind', who }).people[who]?.kind).toBe('full');
});

test('LV-27: who died in the story is not followed by the same class, but any other may be', () => {
  let state = play(founded({ chapter: 3 }), { do: 'beginChapter' });
  const [who, other] = four(state);
  state = play(state, { do: 'die', who }, { do: 'die', who: other });
  const warden: Command = { do: 'replace', seat: 0, in: { class: 'warden', name: 'Oda', kind: 'full' } };
  expect(refusal(state, warden)).toEqual({ code: 'breaks-rule', rule: 'LV-27' });
  expect(refusal(state, { ...warden, in: { class: 'priest', name: 'Oda', kind: 'full' } })).toBeUndefined();
  expect(refusal(state, { ...warden, in: cur })).toBeUndefined();
  expect(refusal(state, { ...warden, seat: 2 })).toEqual({ code: 'wrong-choice' });
  const later = play(state, { ...warden, in: cur }, { ...warden, seat: 1 });
  expect(at(later, 1).class).toBe('warden');
});

test('OWN-7, OWN-17: a replacement has neither iron nor injuries, but all HP and its tokens', () => {
  let state = play(founded({ chapter: 3 }), { do: 'beginChapter' });
  const [who] = four(state);
  state = play(state, { set: 'injury', who, name: 'Limp' }, { do: 'die', who });
  expect(state.ticks).toEqual([]);
  state = play(state, { do: 'replace', seat: 0, in: cur });
  expect(at(state, 0)).toMatchObject({ hp: 6, iron: 0, injuries: [], level: 3, toEquip: true });
  expect(at(state, 0).tokens).toEqual(permanentTokens(at(state, 0)));
});

test('OWN-17: who was away and comes for the dead brings its permanent tokens', () => {
  let state = founded({ chapter: 4 });
  const [who, other] = four(state);
  state = play(
    state,
    { do: 'choosePermanent', who, token: 'redraw' },
    { do: 'swap', out: who, in: cur },
    { do: 'beginChapter' },
    { do: 'die', who: other },
    { do: 'replace', seat: 1, in: { back: who } },
  );
  expect(at(state, 1)).toMatchObject({ id: who, hp: 6, tokens: { redraw: 1 } });
});

test('LV-28: nobody who is unknown or dead can be swapped, out or in', () => {
  let state = founded();
  const [who] = four(state);
  expect(refusal(state, { do: 'swap', out: 'c99', in: cur })).toEqual({ code: 'unknown-member' });
  expect(refusal(state, { do: 'swap', out: who, in: { back: 'c99' } })).toEqual({ code: 'unknown-member' });
  state = play(state, { do: 'die', who });
  expect(refusal(state, { do: 'swap', out: who, in: cur })).toEqual({ code: 'unknown-member' });
  expect(refusal(state, { do: 'die', who })).toEqual({ code: 'unknown-member' });
  expect(refusal(state, { do: 'changeKind', who })).toEqual({ code: 'unknown-member' });
});
