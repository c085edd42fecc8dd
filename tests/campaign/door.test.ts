import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '../../src/campaign/deeds/apply';
import { decide } from '../../src/campaign/deeds/decide';
import { parseCampaign, parseCommand, parseEvent } from '../../src/campaign/door/door';
import { breaches } from '../../src/campaign/facts/breaches';
import { checklist } from '../../src/campaign/facts/checklist';
import { fightEntry } from '../../src/campaign/facts/fight';
import { chaptersPast, deedsOf, scoreOf } from '../../src/campaign/facts/look-back';
import { owed } from '../../src/campaign/facts/owed';
import { saveBags } from '../../src/campaign/facts/saving';
import { BLANK, type Campaign } from '../../src/campaign/model/state';
import { titleOf } from '../../src/campaign/title/titles';
import { runs, samples } from '../support/samples';
import { say } from '../support/words';
import { anyCommand } from './any-command';
import { founded, four, item, play, tallied } from './company';

const choice = fc.tuple(fc.nat(9999), fc.nat(30), fc.nat(30), fc.nat(30));
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('whatever is done in whatever order, commands, events and states pass the doors unchanged', () => {
  const done = new Set<string>();
  fc.assert(
    fc.property(fc.nat(2), fc.array(choice, { minLength: 40, maxLength: 60 }), (start, choices) => {
      const begun = founded({ hardcore: choices.length % 2 === 0 });
      let state: Campaign = [BLANK, begun, tallied(begun, { fallen: ['c1'] })][start] ?? BLANK;
      for (const numbers of choices) {
        const command = anyCommand(state, numbers);
        expect(parseCommand(stored(command))).toEqual({ ok: true, value: command });
        expect(say(titleOf(state, command))).toMatch(/^(?!campaign\.)[^{}[\]]+$/);
        const decided = decide(state, command);
        if (!decided.ok) {
          expect(say(decided.error.message)).toMatch(/^(?!campaign\.)[^{}[\]]+\.$/);
          continue;
        }
        done.add('do' in command ? command.do : command.set);
        for (const event of decided.value) {
          expect(parseEvent(stored(event))).toEqual({ ok: true, value: event });
          state = apply(state, event);
        }
        expect(parseCampaign(stored(state))).toEqual({ ok: true, value: state });
      }
    }),
    runs(40, 20_000),
  );
  // Nothing is proven of a command that was never done.
  const blank = Array.from({ length: 200 }, (_, i) => anyCommand(BLANK, [i, 1, 1, 1]));
  const names = new Set(blank.map(command => ('do' in command ? command.do : command.set)));
  expect([...names].filter(name => !done.has(name)).length).toBeLessThanOrEqual(samples(6, 0));
});

test('whatever is done, every view of the sheets can be drawn', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 40 }), choices => {
      let state = founded();
      for (const numbers of choices) {
        const decided = decide(state, anyCommand(state, numbers));
        if (decided.ok) state = decided.value.reduce(apply, state);
      }
      const steps = checklist(state);
      expect(new Set(steps.map(step => step.id)).size).toBe(steps.length);
      for (const { sum } of steps) {
        if (sum) expect(sum.total).toBe(sum.parts.reduce((all, p) => all + p.amount, 0));
      }
      for (const breach of breaches(state)) expect(say(breach.text)).toMatch(/^(?!campaign\.)[^{}[\]]+\.$/);
      expect(fightEntry(state).heroes.every(hero => hero.hp <= hero.maxHp)).toBe(true);
      for (const { defense } of fightEntry(state).heroes) {
        expect(defense.parts.length).toBeGreaterThan(0);
        expect(defense.total).toBe(defense.parts.reduce((all, p) => all + p.amount, 0));
      }
      for (const { of, lines } of saveBags(state)) {
        for (const line of [of, ...lines]) expect(say(line)).toMatch(/^(?!campaign\.)[^{}[\]]+$/);
      }
      expect(scoreOf(state).ticks).toBe(chaptersPast(state).at(-1)?.ticksSoFar ?? 0);
      expect(deedsOf(state).length + owed(state).length).toBeGreaterThanOrEqual(0);
    }),
    runs(20, 5_000),
  );
});

test('refused commands change nothing, and an event that finds nothing leaves the sheets alone', () => {
  const state = founded();
  for (const event of [
    { event: 'hpSet', who: 'c99', hp: 3 },
    { event: 'left', who: 'c99', fate: 'dead' },
    { event: 'unticked', tick: 'k99' },
    { event: 'boxSet', chapter: 99, box: 'story', on: true },
    { event: 'noted', chapter: 99, notes: 'nowhere' },
  ] as const) {
    expect(apply(state, event)).toEqual(state);
  }
});

const spoilt: readonly [string, (state: Campaign) => unknown, string][] = [
  ['nothing at all', () => null, ''],
  ['a newer version', s => ({ ...s, version: 2 }), 'version'],
  ['a chapter too many', s => ({ ...s, chapters: [...s.chapters, s.chapters[0]] }), 'chapters'],
  ['an unknown difficulty', s => ({ ...s, difficulty: 'hard' }), 'difficulty'],
  ['half an HP', s => ({ ...s, people: { ...s.people, c1: { ...s.people.c1, hp: 2.5 } } }), 'people.c1.hp'],
  ['an unknown trait count', s => ({ ...s, traits: { bushcraft: 'two' } }), 'traits.bushcraft'],
  ['three seats', s => ({ ...s, seats: s.seats.slice(1) }), 'seats'],
  ['a stranger in a seat', s => ({ ...s, seats: [...s.seats.slice(1), 'c99'] }), 'people.c1.fate'],
  ['a seat taken twice', s => ({ ...s, seats: ['c1', 'c1', 'c3', 'c4'] }), 'people.c2.fate'],
  ['somebody under another id', s => ({ ...s, people: { ...s.people, c1: s.people.c2 } }), 'people.c1.id'],
  ['an item in two places', s => ({ ...s, backpack: [...s.backpack, ...s.backpack] }), 'backpack'],
];
test.each(spoilt)('the door refuses %s, and says where', (_name, spoil, at) => {
  const good = play(founded(), { set: 'item', item: item(), to: 'backpack' });
  expect(parseCampaign(stored(good)).ok).toBe(true);
  const read = parseCampaign(spoil(good));
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.error[0]?.at).toBe(at);
  expect(read.error.every(p => p.code.length > 0 && say(p.message).endsWith('.'))).toBe(true);
});

test('the doors refuse commands and events that do not exist', () => {
  for (const parse of [parseCommand, parseEvent]) {
    for (const value of [null, 7, {}, { do: 'cheat' }, { set: 'everything' }, { event: 'lucky' }]) {
      expect(parse(value).ok).toBe(false);
    }
  }
  const [who] = four(founded());
  expect(parseCommand({ set: 'token', who, token: 'redraw', count: -1 }).ok).toBe(false);
  expect(parseCommand({ do: 'loseItem', who: '__proto__', item: null }).ok).toBe(false);
});

const sayings: readonly (readonly [string, unknown, boolean])[] = [
  ['what an older save holds worded', 'fallen Oathsworn', true],
  ['a sentence', { say: 'campaign.sum-fallen' }, true],
  ['a sentence with another in it', { say: 'x.y', who: 'Oda', all: [{ say: 'x.z', n: 1 }, null] }, true],
  ['no sentence: nothing is said', { words: 'x' }, false],
  ['no sentence: the key is none', { say: 'It was so.' }, false],
  ['no sentence: a part of it is none', { say: 'x.y', part: { n: 1 } }, false],
  ['too long a text', 'x'.repeat(5000), false],
];
test.each(sayings)('the door reads ticks and marks: %s', (_name, words, passes) => {
  const state = tallied(founded(), { fallen: [four(founded())[0]] });
  const ticks = state.ticks.map(tick => ({ ...tick, words }));
  const irregular = [{ rule: 'LL-1', text: words }];
  const chapters = state.chapters.map((chapter, i) => (i === 0 ? { ...chapter, irregular } : chapter));
  expect(ticks).toHaveLength(1);
  expect(parseCampaign({ ...state, ticks }).ok).toBe(passes);
  expect(parseCampaign({ ...state, chapters }).ok).toBe(passes);
});
