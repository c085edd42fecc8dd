import { expect, test } from 'vitest';
import { checklist } from '../../src/campaign/facts/checklist';
import { fightEntry } from '../../src/campaign/facts/fight';
import { owed } from '../../src/campaign/facts/owed';
import { saveBags } from '../../src/campaign/facts/saving';
import type { Command } from '../../src/campaign/model/command';
import { activeOf, type Campaign, chapterOf, type Difficulty } from '../../src/campaign/model/state';
import { say } from '../support/words';
import { fightOf, founded, four, item, play, refusal, tallied, through, toFight } from './company';

const MOST_HP: readonly [Difficulty, number][] = [
  ['journeyman', 6],
  ['pilgrim', 6],
  ['free', 6],
  ['grim', 5],
  ['dread', 4],
];

test.each(MOST_HP)('CP-1, OWN-18: a chapter at %s begins with %i HP', (difficulty, hp) => {
  const state = play(founded(), { do: 'difficulty', difficulty }, { do: 'beginChapter' });
  expect(activeOf(state).map(c => c.hp)).toEqual([hp, hp, hp, hp]);
  expect(chapterOf(state, 1).difficulty).toBe(difficulty);
  expect(fightEntry(state).heroes.map(h => h.maxHp)).toEqual([hp, hp, hp, hp]);
});

test('CP-1: the difficulty is changed before a chapter, by itself in none', () => {
  const begun = play(founded(), { do: 'beginChapter' });
  expect(refusal(begun, { do: 'difficulty', difficulty: 'grim' })).toEqual({
    code: 'breaks-rule',
    rule: 'CP-1',
  });
  const forced = play(begun, { do: 'difficulty', difficulty: 'grim', anyway: true });
  expect(chapterOf(forced, 1)).toMatchObject({ difficulty: 'grim', irregular: [{ rule: 'CP-1' }] });
  expect(refusal(through(founded()), { do: 'difficulty', difficulty: 'grim' })).toBeUndefined();
});

test('CP-5, EN-11: a permanent token gives one combat token at the start, kept into the fight, gone after the epilogue', () => {
  let state = founded({ chapter: 7, kinds: ['full', 'companion', 'full', 'full'] });
  const [a, b] = four(state);
  state = play(
    state,
    { do: 'choosePermanent', who: a, token: 'redraw' },
    { do: 'choosePermanent', who: a, token: 'redraw' },
    { do: 'choosePermanent', who: b, token: 'defense' },
  );
  expect(state.people[a]?.tokens).toEqual({});
  state = play(state, { do: 'beginChapter' });
  expect(state.people[a]?.tokens).toEqual({ redraw: 2 });
  state = play(state, { set: 'token', who: a, token: 'redraw', count: 1 }, { do: 'endStory' });
  expect(fightEntry(state).heroes.map(h => h.tokens)).toEqual([{ redraw: 1 }, { defense: 1 }, {}, {}]);
  expect(refusal(state, { do: 'beginChapter' })).toEqual({ code: 'wrong-phase' });
  state = play(state, { do: 'endFight', result: fightOf(state) }, { do: 'tally' });
  expect(state.people[a]?.tokens).toEqual({ redraw: 1 });
  state = play(state, { do: 'nextChapter', anyway: true });
  expect(state.people[a]?.tokens).toEqual({});
  expect(state.people[a]?.permanent).toEqual({ redraw: 2 });
  expect(play(state, { do: 'beginChapter' }).people[a]?.tokens).toEqual({ redraw: 2 });
});

const lost = (state: Campaign): Campaign =>
  play(state, { do: 'endFight', result: fightOf(state, { fallen: four(state), outcome: 'lost' }) });

test('EN-9, EN-10, CP-5: a replay begins with all HP, the permanent tokens and any three', () => {
  let state = founded({ chapter: 4, difficulty: 'grim' });
  const [a, b] = four(state);
  state = play(state, { do: 'choosePermanent', who: a, token: 'redraw' }, { do: 'beginChapter' });
  state = play(state, { set: 'member', who: a, hp: 2 }, { set: 'token', who: b, token: 'defense', count: 2 });
  state = play(lost(play(state, { do: 'endStory' }, { do: 'beginFight' })), { do: 'replay' });
  expect(activeOf(state).map(c => c.hp)).toEqual([5, 5, 5, 5]);
  expect(activeOf(state).map(c => c.tokens)).toEqual([{ redraw: 1 }, {}, {}, {}]);
  expect(refusal(state, { do: 'beginFight' })).toEqual({ code: 'breaks-rule', rule: 'EN-10' });
  const token: Command = { do: 'replayToken', who: b, token: 'empowered' };
  const left = () => owed(state).find(one => one.owes === 'replayToken' && one.who === b);
  state = play(state, token, token);
  expect(left()).toMatchObject({ count: 1 });
  state = play(state, { ...token, token: 'defense' });
  expect(left()).toBeUndefined();
  expect(state.people[b]?.tokens).toEqual({ empowered: 2, defense: 1 });
  expect(refusal(state, token)).toEqual({ code: 'breaks-rule', rule: 'EN-10' });
  for (const who of four(state).filter(id => id !== b)) {
    const mine: Command = { do: 'replayToken', who, token: 'redraw' };
    state = play(state, mine, mine, mine);
  }
  expect(refusal(state, { do: 'beginFight' })).toBeUndefined();
  expect(fightEntry(state).attempt).toBe(2);
});

test('EN-4, EN-6: only a lost encounter is replayed, without the story; or the company moves on', () => {
  let state = play(founded(), ...toFight);
  const won = play(state, { do: 'endFight', result: fightOf(state) });
  expect(won.course.phase).toBe('epilogue');
  expect(refusal(won, { do: 'replay' })).toEqual({ code: 'wrong-phase' });
  expect(refusal(won, { do: 'moveOn' })).toEqual({ code: 'wrong-phase' });
  state = lost(state);
  expect(state.course.phase).toBe('aftermath');
  expect(play(state, { do: 'replay' }).course.phase).toBe('between');
  expect(play(state, { do: 'moveOn' }).course.phase).toBe('epilogue');
  expect(refusal(state, { do: 'tally' })).toEqual({ code: 'wrong-phase' });
});

test('EN-2, EN-3: lost means that all have fallen; all fallen may still be a victory', () => {
  const state = play(founded(), ...toFight);
  const all = four(state);
  const three: Command = {
    do: 'endFight',
    result: fightOf(state, { fallen: all.slice(1), outcome: 'lost' }),
  };
  expect(refusal(state, three)).toEqual({ code: 'breaks-rule', rule: 'EN-2' });
  const both = play(state, { do: 'endFight', result: fightOf(state, { fallen: all }) });
  expect(both.course.phase).toBe('epilogue');
  expect(play(both, { do: 'tally' }).ticks).toHaveLength(4);
});

test('EN-1: a result has a line for each of the four, and is taken once', () => {
  const state = play(founded(), ...toFight);
  const result = fightOf(state);
  const three = { ...result, heroes: result.heroes.slice(1) };
  expect(refusal(state, { do: 'endFight', result: three })).toEqual({ code: 'unknown-member' });
  const done = play(state, { do: 'endFight', result });
  expect(refusal(done, { do: 'endFight', result })).toEqual({ code: 'wrong-phase' });
});

test('CP-7: the boxes of story and encounter are ticked by the course, the others by the players', () => {
  let state = founded();
  expect(state.chapters).toHaveLength(21);
  const boxes = () => Object.entries(chapterOf(state, 1).boxes).flatMap(([box, on]) => (on ? [box] : []));
  expect(boxes()).toEqual([]);
  state = play(state, { do: 'beginChapter' }, { set: 'box', chapter: 1, box: 'ambushed', on: true });
  state = play(state, { do: 'endStory' });
  expect(boxes()).toEqual(['story', 'ambushed']);
  state = play(state, { do: 'beginFight' }, { do: 'endFight', result: fightOf(state) });
  state = play(state, { set: 'box', chapter: 1, box: 'ambushed', on: false });
  expect(boxes()).toEqual(['story', 'encounter']);
});

test('CP-6: the company begins with four Men-at-Arms, and those who live may come into the fight', () => {
  let state = founded();
  expect(state.allies.map(ally => ally.name)).toEqual(Array(4).fill('Man-at-Arms'));
  state = tallied(state, { killed: [state.allies[0]!.id] });
  expect(fightEntry(state).allies).toHaveLength(3);
});

test('CP-3: what goes into the fight of each: defense, might, range, animus and regen', () => {
  let state = founded({ kinds: ['full', 'companion', 'full', 'companion'] });
  const [a, b, c, d] = four(state);
  const armor = item({ kind: 'armor', hands: 0, defense: 2 });
  const bow = item({ hands: 2, might: { red: 1, yellow: 1 }, range: 4 });
  const axe = item({ might: { yellow: 1 }, defense: 1 });
  state = play(
    state,
    { set: 'item', item: armor, to: { who: a } },
    { set: 'item', item: axe, to: { who: a } },
    { set: 'item', item: axe, to: { who: a } },
    { set: 'item', item: armor, to: { who: b } },
    { set: 'item', item: bow, to: { who: b } },
  );
  const heroes = fightEntry(play(state, { do: 'beginChapter' })).heroes;
  expect(heroes.map(h => h.defense.total)).toEqual([4, 4, 1, 3]);
  expect(heroes.map(h => h.might)).toEqual([{ yellow: 2 }, { yellow: 1, red: 1 }, {}, {}]);
  expect(heroes.map(h => h.range)).toEqual([null, 4, null, null]);
  expect(heroes.map(h => h.id)).toEqual([a, b, c, d]);
  expect(heroes.map(h => [h.maxAnimus, h.regen])).toEqual([
    [6, 5],
    [2, 2],
    [6, 5],
    [2, 2],
  ]);
});

test('CN-8, OWN-14: injuries cost a companion HP at the encounter’s start, and leave at least one', () => {
  let state = play(founded({ kinds: ['companion', 'companion', 'companion', 'full'] }), {
    do: 'beginChapter',
  });
  const [a, b, c, d] = four(state);
  const injure = (who: string, count: number) =>
    Array.from({ length: count }, (): Command => ({ set: 'injury', who, name: 'Cut' }));
  const losses = () => fightEntry(state).heroes.map(h => h.injuryLoss);
  state = play(state, ...injure(a, 1), ...injure(b, 2), ...injure(c, 3), ...injure(d, 4));
  expect(losses()).toEqual([0, 1, 1, 0]);
  state = play(state, ...injure(a, 3), { set: 'member', who: b, hp: 1 });
  expect(losses()).toEqual([2, 0, 1, 0]);
  state = play(state, { set: 'member', who: a, hp: 2 }, { set: 'member', who: c, hp: 99 });
  expect(losses()).toEqual([1, 0, 1, 0]);
  expect(fightEntry(state).heroes[2]?.hp).toBe(6);
});

test('SU-7: a hand is chosen from the cards unlocked and goes into the fight; its count is advice', () => {
  let state = play(founded(), { do: 'beginChapter' }, { do: 'endStory' });
  const [who] = four(state);
  for (const cooldown of [0, 1, 1, 2, 2, 3, 3, 3] as const) {
    state = play(state, {
      set: 'ability',
      who,
      ability: { name: `Card ${cooldown}`, level: 1, cooldown, defense: 1 },
    });
  }
  const ids = state.people[who]!.abilities.map(card => card.id);
  const step = () => checklist(state).find(s => s.id === `hand-${who}`);
  state = play(state, { do: 'hand', who, cards: ids });
  expect(step()).toMatchObject({ done: false, rule: 'SU-9' });
  expect(step()?.words.advice).toMatchObject([{ cooldown: 3, found: 3, wanted: 2 }]);
  state = play(state, { do: 'hand', who, cards: ids.slice(0, 7) });
  expect(step()).toMatchObject({ done: true });
  expect(fightEntry(state).heroes[0]?.abilities.map(a => a.id)).toEqual(ids.slice(0, 7));
  expect(refusal(state, { do: 'hand', who, cards: ['b999'] })).toEqual({ code: 'unknown-thing' });
  state = play(state, { set: 'noAbility', who, ability: ids[0]! });
  expect(state.people[who]?.hand).toHaveLength(6);
});

const lines = (state: Campaign) => saveBags(state).flatMap(bag => bag.lines.map(say));

test('SV-1, SV-5: saved between story and encounter, HP, tokens and the three boxes are kept', () => {
  let state = founded({ chapter: 2 });
  const [who] = four(state);
  state = play(state, { do: 'choosePermanent', who, token: 'redraw' }, { do: 'beginChapter' });
  state = play(state, { set: 'member', who, hp: 4 }, { set: 'box', chapter: 2, box: 'rulesSeen', on: true });
  state = play(state, { do: 'endStory' });
  expect(lines(state)).toEqual(
    expect.arrayContaining([
      'current HP: 4',
      'combat tokens: 1 Redraw',
      'special rules board revealed: yes',
      'extra unique item: no',
      'ambushed: no',
    ]),
  );
  const entry = fightEntry(state);
  expect(entry).toMatchObject({ rulesSeen: true, ambushed: false });
  expect(entry.heroes[0]).toMatchObject({ hp: 4, tokens: { redraw: 1 } });
});

test('SV-2: after the epilogue neither HP nor tokens are kept', () => {
  const state = through(founded());
  expect(activeOf(state).map(c => c.hp)).toEqual([null, null, null, null]);
  expect(lines(state).join()).not.toMatch(/HP|combat tokens|ambushed/);
});

test('SV-3, SV-4: each bag names its items, injuries and iron; the company’s the backpack, allies and events', () => {
  const state = play(founded(), { set: 'item', item: item(), to: 'backpack' });
  const bags = saveBags(state);
  expect(bags.map(bag => bag.of)).toEqual(['Warden', 'Priest', 'Witch', "A'Dendri Ranger", 'The Lanterns']);
  expect(bags[0]?.lines.map(say)).toContain('0 items, 0 injuries, 3 iron');
  expect(bags[4]?.lines.map(say)).toEqual(
    expect.arrayContaining(['backpack with 1 items', '4 allies', 'city and Deepwood event decks']),
  );
});

test('OWN-15: in Instant Action nothing of the story is asked for', () => {
  let state = founded({ mode: 'instant' });
  expect(activeOf(state).map(c => c.iron)).toEqual([0, 0, 0, 0]);
  state = play(state, { do: 'beginChapter' });
  expect(state.course.phase).toBe('between');
  expect(fightEntry(state).heroes.map(h => h.hp)).toEqual([6, 6, 6, 6]);
  state = play(state, { do: 'beginFight' }, { do: 'endFight', result: fightOf(state) }, { do: 'tally' });
  expect(play(state, { do: 'nextChapter', anyway: true }).chapter).toBe(2);
});

test('CP-7: a campaign begun on paper goes on where it is', () => {
  let state = founded({ chapter: 9, difficulty: 'pilgrim' });
  expect(state).toMatchObject({ chapter: 9, course: { phase: 'start' } });
  expect(state.chapters.map(c => c.boxes.encounter)).toEqual(state.chapters.map((_, i) => i < 8));
  state = play(
    state,
    { set: 'tick', chapter: 8, words: 'from the paper sheet', count: 11 },
    { set: 'trait', trait: 'comradery', marks: 2 },
    { set: 'place', chapter: 9, phase: 'between' },
  );
  expect(state.ticks).toHaveLength(11);
  expect(fightEntry(state)).toMatchObject({ chapter: 9, allyTokens: 3, difficulty: 'pilgrim' });
  expect(fightEntry(state).heroes.map(h => h.hp)).toEqual([6, 6, 6, 6]);
});

test('the checklist of every phase has distinct steps with words and a rule', () => {
  let state = founded({ chapter: 8 });
  const seen = [state];
  const on = (...commands: Command[]) => {
    state = play(state, ...commands);
    seen.push(state);
  };
  on({ do: 'beginChapter' });
  on({ do: 'endStory' });
  on({ do: 'beginFight' });
  on({ do: 'endFight', result: fightOf(state, { fallen: four(state), outcome: 'lost' }) });
  on({ do: 'replay' });
  on({ do: 'endFight', result: fightOf(state, { fallen: four(state), outcome: 'lost' }) });
  on({ do: 'moveOn' });
  on({ do: 'tally' });
  for (const moment of seen) {
    const steps = checklist(moment);
    expect(new Set(steps.map(s => s.id)).size).toBe(steps.length);
    for (const step of steps) {
      expect(step.rule).toMatch(/^[A-Z]{2,3}-\d+$/);
      expect(say(step.words)).toMatch(/^(?!campaign\.)[^{}[\]]+\.$/);
      for (const { words } of step.sum?.parts ?? []) expect(say(words)).toMatch(/^(?!campaign\.)[^{}[\]]+$/);
      if (step.by !== 'hand') continue;
      const ticked = play(moment, { do: 'tickStep', step: step.id, on: true });
      expect(checklist(ticked).find(s => s.id === step.id)?.done, step.id).toBe(true);
      const unticked = play(ticked, { do: 'tickStep', step: step.id, on: false });
      expect(checklist(unticked).find(s => s.id === step.id)?.done).toBe(step.done);
    }
  }
});

test('LL-1, LL-3, LL-4, LL-8, LL-9: the epilogue names the chapter whose decks and items are meant, and what is done', () => {
  for (const chapter of [3, 20]) {
    const steps = checklist(tallied(founded({ chapter })));
    const step = (id: string) => steps.find(one => one.id === id);
    const of = (id: string) => step(id)?.words;
    expect(of('common-deck')).toMatchObject({ chapter: chapter + 1 });
    expect(of('common')).toMatchObject({ chapter: chapter + 1 });
    expect(of('unique')).toMatchObject({ chapter });
    expect(of('unique-deck')).toMatchObject({ chapter: chapter + 1 });
    expect(['level', 'ticks'].map(id => [id, step(id)?.done, step(id)?.by])).toEqual([
      ['level', true, 'app'],
      ['ticks', true, 'app'],
    ]);
  }
  // LL-2: after the last chapter no next one is prepared.
  const last = checklist(tallied(founded({ chapter: 21 })));
  expect(last.map(one => one.id)).toEqual(expect.not.arrayContaining(['level', 'common-deck', 'common']));
});

test('CP-3: the course before the fight asks for what nobody has written down of those who fight', () => {
  const began = founded({ kinds: ['companion', 'full', 'full', 'full'] });
  const [a, b] = four(began);
  const state = play(
    began,
    { set: 'item', item: item({ defense: 2 }), to: { who: b } },
    ...toFight.slice(0, 2),
  );
  const step = (who: string) => checklist(state).find(one => one.id === `wears-${who}`);
  expect(step(a)).toMatchObject({ done: false, words: { defense: 3 } });
  expect(step(b)).toMatchObject({ done: true });
});

test('SU-9, SU-10: in chapter 1 each class has its own first hand, from chapter 2 all choose', () => {
  const hands = (chapter: number) =>
    checklist(play(founded(), { set: 'place', chapter, phase: 'between' }))
      .filter(step => step.id.startsWith('hand-'))
      .map(step => [step.rule, typeof step.words === 'string' ? '' : step.words.say, say(step.words)]);
  const first = hands(1);
  expect(first.map(([rule]) => rule)).toEqual(['SU-9', 'SU-9', 'SU-10', 'SU-9']);
  expect(first[2]?.[2]).toContain('three starred cards');
  expect(first[3]?.[2]).toContain('seven starred cards');
  expect(hands(2).map(([rule, key]) => [rule, key])).toEqual(
    Array.from({ length: 4 }, () => ['SU-7', 'campaign.step-hand']),
  );
});

test('SU-7: seven cards that are all one has are the hand', () => {
  const began = founded();
  const [who] = four(began);
  const cards = [0, 1, 1, 2, 2, 3, 3] as const;
  const known = cards.reduce<Campaign>(
    (state, cooldown) =>
      play(state, { set: 'ability', who, ability: { name: 'Cut', level: 1, cooldown, defense: null } }),
    began,
  );
  const ready = (state: Campaign) =>
    checklist(play(state, ...toFight.slice(0, 2))).find(one => one.id === `hand-${who}`)?.done;
  expect([ready(began), ready(known)]).toEqual([false, true]);
  expect(fightEntry(known).heroes[0]?.abilities).toHaveLength(7);
  const eight = play(known, {
    set: 'ability',
    who,
    ability: { name: 'Cut', level: 1, cooldown: 3, defense: null },
  });
  expect(ready(eight)).toBe(false);
  expect(fightEntry(eight).heroes[0]?.abilities).toEqual([]);
});
