import { expect, test } from 'vitest';
import { breaches } from '../../src/campaign/facts/breaches';
import { checklist } from '../../src/campaign/facts/checklist';
import { fightEntry } from '../../src/campaign/facts/fight';
import { owed } from '../../src/campaign/facts/owed';
import { saveBags } from '../../src/campaign/facts/saving';
import type { Command } from '../../src/campaign/model/command';
import type { Campaign } from '../../src/campaign/model/state';
import { say } from '../support/words';
import { fightOf, founded, four, item, play, refusal, tallied, through, toFight } from './company';

const rules = (state: Campaign) => [...new Set(breaches(state).map(b => b.rule))];

const repeat = (count: number, command: Command): Command[] => Array.from({ length: count }, () => command);
const c1 = 'c1';
const cards = (count: number): Command[] =>
  repeat(count, { set: 'ability', who: c1, ability: { name: 'Cut', level: 1, cooldown: 1, defense: null } });
/** The ids that these get in a company just founded. */
const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => `b${9 + i}`);

const BROKEN: readonly [string, readonly Command[], Command][] = [
  [
    'CP-3',
    repeat(3, { set: 'item', item: item(), to: { who: c1 } }),
    { set: 'itemAt', item: 'i9', to: 'backpack' },
  ],
  [
    'CP-3',
    repeat(2, { set: 'item', item: item({ kind: 'armor', hands: 0 }), to: { who: c1 } }),
    { set: 'itemAt', item: 'i9', to: 'backpack' },
  ],
  [
    'CP-3',
    repeat(2, { set: 'item', item: item({ kind: 'gear', hands: 0 }), to: { who: c1 } }),
    { set: 'itemAt', item: 'i9', to: 'archive' },
  ],
  [
    'CP-4',
    repeat(13, { set: 'item', item: item(), to: 'backpack' }),
    { set: 'itemAt', item: 'i9', to: 'archive' },
  ],
  [
    'CP-5',
    [{ set: 'permanent', who: c1, token: 'redraw', count: 4 }],
    { set: 'permanent', who: c1, token: 'redraw', count: 1 },
  ],
  [
    'LV-4',
    [{ set: 'permanent', who: c1, token: 'redraw', count: 2 }],
    { set: 'permanent', who: c1, token: 'redraw', count: 1 },
  ],
  ['LV-8', [{ set: 'member', who: c1, growth: ['regen'] }], { set: 'member', who: c1, growth: [] }],
  ['LV-8', [{ set: 'member', who: c1, growth: ['battleflow'] }], { set: 'member', who: c1, growth: [] }],
  ['LV-22', [{ set: 'member', who: c1, level: 7 }], { set: 'member', who: c1, level: 1 }],
  ['CP-7', [{ set: 'trait', trait: 'endurance', marks: 2 }], { set: 'trait', trait: 'endurance', marks: 0 }],
  ['LV-3', [{ set: 'trait', trait: 'bushcraft', marks: 1 }], { set: 'trait', trait: 'bushcraft', marks: 0 }],
  ['CP-1', [{ set: 'member', who: c1, hp: 7 }], { set: 'member', who: c1, hp: 6 }],
  [
    'LV-23',
    [{ set: 'ability', who: c1, ability: { name: 'Cleave', level: 10, cooldown: 2, defense: null } }],
    { set: 'noAbility', who: c1, ability: 'b9' },
  ],
  ['LV-23', [{ set: 'member', who: c1, unlockedTo: 5 }], { set: 'member', who: c1, unlockedTo: 1 }],
  ['AB-11', [...cards(8), { do: 'hand', who: c1, cards: ids(8) }], { do: 'hand', who: c1, cards: ids(7) }],
];
test.each(BROKEN)(
  'OWN-16, %s: what is entered against it is kept with a mark until it is put right',
  (rule, wrong, right) => {
    const before = founded();
    expect(rules(before)).toEqual([]);
    const state = play(before, ...wrong);
    expect(rules(state)).toContain(rule);
    expect(rules(play(state, right))).not.toContain(rule);
  },
);

test('OWN-16: a deed done anyway stays marked on its chapter', () => {
  const state = play(founded(), { do: 'beginChapter' });
  const [out] = four(state);
  const swap: Command = { do: 'swap', out, in: { class: 'cur', name: 'Mildred', kind: 'full' } };
  expect(refusal(state, swap)).toEqual({ code: 'breaks-rule', rule: 'LV-28' });
  const done = play(state, { ...swap, anyway: true });
  expect(breaches(done)).toMatchObject([{ rule: 'LV-28', who: null }]);
  expect(done.chapters[0]?.irregular).toHaveLength(1);
  const next = through(
    done.course.phase === 'story' ? play(done, { set: 'place', chapter: 1, phase: 'start' }) : done,
  );
  expect(next.chapters[0]?.irregular.map(mark => mark.rule)).toContain('LV-28');
  expect(breaches(next).map(b => b.rule)).not.toContain('LV-28');
});

test('OWN-16: what makes no sense is refused all the same, done anyway or not', () => {
  const state = founded();
  for (const anyway of [undefined, true] as const) {
    const plus = anyway ? { anyway } : {};
    expect(refusal(state, { do: 'die', who: 'c99', ...plus })).toEqual({ code: 'unknown-member' });
    expect(refusal(state, { do: 'replay', ...plus })).toEqual({ code: 'wrong-phase' });
    expect(refusal(state, { do: 'replace', seat: 0, in: { back: 'c2' }, ...plus })).toEqual({
      code: 'wrong-choice',
    });
  }
  expect(refusal(state, { set: 'member', who: 'c99', hp: 1 })).toEqual({ code: 'unknown-member' });
  expect(refusal(state, { set: 'itemAt', item: 'i99', to: 'backpack' })).toEqual({ code: 'unknown-thing' });
  expect(refusal(state, { set: 'allyIs', ally: 'a99', is: 'gone' })).toEqual({ code: 'unknown-thing' });
  expect(refusal(state, { set: 'item', item: item(), to: { who: 'c99' } })).toEqual({
    code: 'unknown-member',
  });
});

test('CP-7: the sheet by hand: name, notes, boxes, ticks, allies, events, reminders', () => {
  let state = play(
    founded(),
    { set: 'name', name: 'The Wolves' },
    { set: 'notes', notes: 'All of it' },
    { set: 'notes', notes: 'The bridge', chapter: 3 },
    { set: 'tick', chapter: 1, words: 'a dare', count: 2 },
    { set: 'ally', name: 'Fenn', count: 1 },
    { set: 'event', deck: 'deepwood', name: 'Fog' },
    { set: 'event', deck: 'city', name: 'Curfew' },
    { do: 'remind', text: 'Gain 2 iron at the end' },
    { do: 'remind', text: 'Two time tokens' },
    { set: 'hardcore', on: true },
  );
  expect(state).toMatchObject({ name: 'The Wolves', notes: 'All of it', hardcore: true });
  expect(state.chapters[2]?.notes).toBe('The bridge');
  expect(state.ticks.map(tick => tick.words)).toEqual(['a dare', 'a dare']);
  expect(state.allies.at(-1)).toMatchObject({ name: 'Fenn', archived: false });
  const [first, second, ...others] = state.allies;
  state = play(
    state,
    { set: 'untick', tick: state.ticks[0]!.id },
    { set: 'allyIs', ally: state.allies[0]!.id, is: 'archived' },
    { set: 'allyIs', ally: state.allies[1]!.id, is: 'gone' },
    { set: 'noEvent', event: state.events[0]!.id },
    { do: 'forget', index: 0 },
  );
  expect(state.ticks).toHaveLength(1);
  expect(second).toBeDefined();
  expect(state.allies.map(ally => ally.archived)).toEqual([true, false, false, false]);
  expect(state.allies.map(ally => ally.id)).toEqual([first, ...others].map(ally => ally?.id));
  expect(state.events.map(card => card.name)).toEqual(['Curfew']);
  expect(state.course.reminders).toEqual(['Two time tokens']);
});

test('an item is in one place only, wherever it goes, and can be described anew', () => {
  let state = play(founded(), { set: 'item', item: item(), to: 'backpack' });
  const [a, b] = four(state);
  const { id } = state.backpack[0]!;
  const places = () => [state.backpack.length, state.people[a]!.items.length, state.people[b]!.items.length];
  state = play(state, { set: 'itemAt', item: id, to: { who: a } });
  expect(places()).toEqual([0, 1, 0]);
  state = play(state, { set: 'itemIs', item: { ...item({ name: 'Great axe', hands: 2 }), id } });
  expect(state.people[a]?.items).toMatchObject([{ id, name: 'Great axe', hands: 2 }]);
  state = play(state, { set: 'itemAt', item: id, to: { who: b } });
  expect(places()).toEqual([0, 0, 1]);
  state = play(state, { set: 'itemAt', item: id, to: 'archive' });
  expect(places()).toEqual([0, 0, 0]);
});

test('a company that was over goes on where it is put', () => {
  const over = play(founded(), { set: 'place', chapter: 1, phase: 'over' });
  expect(over).toMatchObject({ ending: 'complete', course: { phase: 'over' } });
  const again = play(over, { set: 'place', chapter: 12, phase: 'start' });
  expect(again).toMatchObject({ ending: null, chapter: 12, course: { phase: 'start' } });
});

test('OWN-9, CP-5: tokens of a companion’s growth and chosen ones make more than three of a kind together', () => {
  const state = founded({ chapter: 14, kinds: ['companion', 'full', 'full', 'full'] });
  const two: Command = { set: 'permanent', who: c1, token: 'animus', count: 2 };
  expect(rules(play(state, two, { set: 'member', who: c1, growth: ['animus'] }))).not.toContain('CP-5');
  expect(rules(play(state, two, { set: 'member', who: c1, growth: ['animus', 'animus'] }))).toContain('CP-5');
});

test('SU-11: a companion uses one side of one archetype card; the only one needs no choosing', () => {
  const begun = founded({ kinds: ['companion', 'full', 'full', 'full'] });
  const one = play(begun, { set: 'archetype', who: c1, archetype: { name: 'Confessor', level: 1 } });
  const used = (state: Campaign) => fightEntry(state).heroes[0]?.archetype?.name;
  expect([used(begun), used(one)]).toEqual([undefined, 'Confessor']);
  const two = play(one, { set: 'archetype', who: c1, archetype: { name: 'Healer', level: 1 } });
  expect(used(two)).toBe(undefined);
  const [first, second] = two.people[c1]?.archetypes ?? [];
  const chosen = play(two, { do: 'hand', who: c1, cards: [second?.id ?? ''] });
  expect(used(chosen)).toBe('Healer');
  const both = play(two, { do: 'hand', who: c1, cards: [first?.id ?? '', second?.id ?? ''] });
  expect(rules(both)).toContain('SU-11');
  expect(used(play(chosen, { set: 'noArchetype', who: c1, archetype: second?.id ?? '' }))).toBe('Confessor');
});

test('OWN-144: a line of sums counts for as many items as it says, in the losses, the backpack and the bags', () => {
  const sums = item({
    name: 'All that is worn',
    kind: 'gear',
    hands: 0,
    defense: 4,
    might: { red: 3 },
    cards: 4,
  });
  const state = play(
    founded(),
    { set: 'item', item: sums, to: { who: c1 } },
    { set: 'item', item: sums, to: 'backpack' },
  );
  expect(fightEntry(state).heroes[0]).toMatchObject({ defense: { total: 4 }, might: { red: 3 } });
  expect(rules(state)).toEqual([]);
  const lost = tallied(state, { fallen: [c1] });
  expect(lost.course.tally?.items[c1]).toBe(2);
  const line = (now: Campaign) => now.people[c1]?.items[0];
  const once = play(lost, { do: 'loseItem', who: c1, item: line(lost)?.id ?? '' });
  expect(line(once)).toMatchObject({ cards: 3, defense: 4 });
  expect(once.course.tally?.items[c1]).toBe(1);
  expect(
    saveBags(state)
      .find(bag => bag.of === 'Warden')
      ?.lines.map(say),
  ).toContain('4 items, 0 injuries, 3 iron');
  const full = play(state, ...repeat(3, { set: 'item', item: sums, to: 'backpack' }));
  expect(rules(full)).toEqual(['CP-4']);
});

test('OWN-145, LV-25, LV-26: from paper all is unlocked and equipped; for a chapter by itself all is owed', () => {
  const kinds = (state: Campaign) => new Set(owed(state).map(one => one.owes));
  const paper = founded({ chapter: 10, start: 'paper' });
  expect([...kinds(paper)].toSorted()).toEqual(['growth', 'permanent', 'trait']);
  const quick = founded({ chapter: 10, start: 'quick' });
  expect([...kinds(quick)].toSorted()).toEqual(['equip', 'growth', 'permanent', 'trait', 'unlock']);
  expect(owed(quick).find(one => one.owes === 'unlock')).toMatchObject({ levels: [2, 5, 10] });
  expect([...kinds(founded({ start: 'quick' }))]).toEqual(['permanent']);
});

test('OWN-16, LL-9, EN-5: ticks taken back are marked until they are there again; ticks from elsewhere are not', () => {
  const state = tallied(founded({ difficulty: 'journeyman' }), { fallen: [c1] });
  expect(state.ticks).toHaveLength(3);
  expect(rules(state)).toEqual([]);
  const back = play(state, { set: 'untick', tick: state.ticks[0]?.id ?? '' });
  expect(rules(back)).toEqual(['LL-9']);
  expect(rules(play(back, { set: 'tick', chapter: 1, words: 'again', count: 2 }))).toEqual([]);
  const onwards = play(
    back,
    { do: 'nextChapter', anyway: true },
    { set: 'tick', chapter: 2, words: 'x', count: 1 },
  );
  expect(rules(onwards)).toContain('LL-9');
  const lost = play(founded(), ...toFight);
  const replayed = play(
    lost,
    { do: 'endFight', result: fightOf(lost, { fallen: four(lost), outcome: 'lost' }) },
    { do: 'replay' },
    { do: 'beginFight', anyway: true },
    { do: 'endFight', result: fightOf(lost) },
    { do: 'tally' },
  );
  expect(rules(replayed)).not.toContain('LL-9');
  expect(rules(play(replayed, { set: 'untick', tick: replayed.ticks[0]?.id ?? '' }))).toContain('LL-9');
});

test('OWN-16, CP-1: a difficulty that is changed by hand in the middle of its chapter leaves a mark there', () => {
  const begun = play(founded(), { do: 'beginChapter' });
  const changed = play(begun, { set: 'playedAt', chapter: 1, difficulty: 'grim' });
  expect(rules(changed)).toContain('CP-1');
  expect(changed.chapters[0]?.irregular).toHaveLength(1);
  expect(rules(play(begun, { set: 'playedAt', chapter: 1, difficulty: 'free' }))).toEqual([]);
  expect(rules(play(begun, { set: 'playedAt', chapter: 7, difficulty: 'grim' }))).toEqual([]);
  expect(rules(play(founded(), { set: 'playedAt', chapter: 1, difficulty: 'grim' }))).toEqual([]);
});

test('CP-1, CP-5: the start of a chapter says what everybody begins with', () => {
  const fresh = (difficulty: 'free' | 'dread') =>
    checklist(founded({ difficulty })).find(step => step.id === 'fresh')?.words;
  expect([fresh('free'), fresh('dread')]).toMatchObject([{ hp: 6 }, { hp: 4 }]);
});
