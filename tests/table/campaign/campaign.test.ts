import { describe, expect, it } from 'vitest';
import { fightEntry } from '../../../src/campaign/facts/fight';
import { leftIn } from '../../../src/campaign/kinds/story-decks';
import { activeOf, BLANK } from '../../../src/campaign/model/state';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { bestOf, optionsOf, poolParts } from '../../../src/table/campaign/checks';
import { blankResult, resultOf, strongest } from '../../../src/table/campaign/from-fight';
import { companyIn } from '../../../src/table/campaign/into-fight';
import { companyOf, linkedId } from '../../../src/table/campaign/linked-id';
import { payment } from '../../../src/table/campaign/payment';
import { demoFight, readySetup } from '../../../src/table/setup/ready';
import { fightOf, foundation, founded, four, item, play, toFight } from '../../campaign/company';
import { say } from '../../support/words';

const base = readySetup(demoFight, 7);
if (!base) throw new Error('The first fight is gone.');

describe('a company in a linked fight', () => {
  it('CP-1, CP-3, CP-5: brings its HP, tokens, items and difficulty along', () => {
    const began = founded({
      difficulty: 'grim',
      hardcore: true,
      kinds: ['full', 'companion', 'full', 'full'],
    });
    const [warden, priest] = four(began);
    const state = play(
      began,
      { do: 'choosePermanent', who: warden, token: 'redraw' },
      { set: 'item', item: item({ name: 'Plate', kind: 'armor', defense: 3 }), to: { who: warden } },
      { set: 'item', item: item({ name: 'Pike', might: { red: 2 }, range: 2 }), to: { who: warden } },
      { do: 'beginChapter' },
      { set: 'member', who: warden, hp: 3 },
      { set: 'box', chapter: 1, box: 'ambushed', on: true },
      { do: 'endStory' },
    );
    const fight = initialState(companyIn(base, fightEntry(state), say));
    const friend = (id: string) => fight.friends.find(one => one.id === id);
    expect(fight).toMatchObject({ difficulty: 'grim', hardcore: true, ambushed: true, chapter: 1 });
    expect(friend(warden)).toMatchObject({
      hp: 3,
      maxHp: 5,
      defense: 3,
      range: 2,
      might: { red: 2 },
      tokens: { redraw: 1 },
    });
    expect(friend(priest)).toMatchObject({ role: 'companion', hp: 5, defense: 3 });
    expect(fight.friends.map(one => one.id)).toEqual(four(state));
  });

  it('CN-8: a companion loses HP for its injuries once, at the encounter’s start', () => {
    const began = founded({ kinds: ['companion', 'full', 'full', 'full'] });
    const [who] = four(began);
    const hurt = [1, 2, 3, 4].map(n => ({ set: 'injury' as const, who, name: `Injury ${n}` }));
    const entry = fightEntry(play(began, ...hurt, { do: 'beginChapter' }, { do: 'endStory' }));
    expect(entry.heroes[0]).toMatchObject({ hp: 6, injuryLoss: 2 });
    expect(initialState(companyIn(base, entry, say)).friends[0]?.hp).toBe(4);
    expect(blankResult(entry).heroes[0]?.hp).toBe(4);
    const hp = [1, 2, 3, 4].map(most => {
      const heroes = entry.heroes.map(hero => ({ ...hero, hp: most }));
      return blankResult({ ...entry, heroes }).heroes[0]?.hp;
    });
    expect(hp).toEqual([1, 1, 1, 2]);
  });

  it('EN-2, EN-3: comes home with who fell, what each dealt, and the outcome; not before it is over', () => {
    const state = play(founded(), ...toFight);
    const [a, b] = four(state);
    const fight = initialState(companyIn(base, fightEntry(state), say));
    expect(resultOf(fight, 10)).toBeUndefined();
    const over = {
      ...fight,
      outcome: 'victory' as const,
      round: 5,
      friends: fight.friends.map(one =>
        one.id === b ? { ...one, presence: 'unconscious' as const, hp: 0 } : one,
      ),
      tally: { dealt: { [a]: 9 }, lost: { [b]: 6 }, best: 5 },
    };
    const result = resultOf(
      over,
      42,
      strongest([
        { type: 'attacked', by: a, damage: 4 },
        { type: 'attacked', by: a, damage: 5 },
      ]),
    );
    expect(result).toMatchObject({ outcome: 'won', rounds: 5, minutes: 42, alliesKilled: [] });
    expect(result?.heroes).toMatchObject([
      { id: a, hp: 6, fallen: false, dealt: 9, lost: 0, best: 5 },
      { id: b, hp: 0, fallen: true, dealt: 0, lost: 6, best: 0 },
      { fallen: false },
      { fallen: false },
    ]);
    if (!result) throw new Error('No result.');
    expect(play(state, { do: 'endFight', result }).course.phase).toBe('epilogue');
  });

  it('SV-4: what must not be forgotten goes along as a reminder', () => {
    const state = play(founded(), { do: 'beginChapter' }, { do: 'remind', text: 'Rain' }, { do: 'endStory' });
    const { reminders } = initialState(companyIn(base, fightEntry(state), say));
    expect(reminders.some(one => one.text === 'Rain')).toBe(true);
  });

  it('keeps a result by hand as it is written, whoever of the twelve fought', () => {
    const state = play(
      play(BLANK, foundation({ classes: ['grove', 'huntress', 'cur', 'blade'] })),
      ...toFight,
    );
    expect(initialState(companyIn(base, fightEntry(state), say)).friends.map(one => one.class)).toEqual([
      'grove',
      'huntress',
      'cur',
      'blade',
    ]);
    expect(play(state, { do: 'endFight', result: fightOf(state, { outcome: 'givenUp' }) }).course.phase).toBe(
      'aftermath',
    );
  });

  it('knows its company by the fight’s id', () => {
    expect(companyOf(linkedId('0b3c-12', 21, 2))).toBe('0b3c-12');
    expect(companyOf('5f0c1a52-8d5e-4b0a-9d6f-0a1b2c3d4e5f')).toBeUndefined();
  });
});

describe('the chances of a check', () => {
  const question = { of: 'check', against: 3, might: {}, redraws: 0, bonus: 0, dice: true } as const;

  it('MT-12: two white dice succeed at 2 as counted by hand', () => {
    // A white die has 0 0 1 1 2 2*: without a critical, pairs that reach 2 with at most one blank.
    const options = optionsOf({ ...question, against: 2 });
    expect(options).toHaveLength(11);
    expect(options[0]?.success).toBe(0);
    expect(options[1]?.success).toBeCloseTo(1 / 3, 12);
    // Blank and 2: 2 · 1/3 · 1/3; 1 or more twice: 2/3 · 2/3.
    expect(options[2]?.success).toBeCloseTo(2 / 9 + 4 / 9, 12);
    expect(options[2]?.miss).toBeCloseTo(1 / 9, 12);
  });

  it('names a pool by its colours, the strongest first, and only those that are in it', () => {
    expect(poolParts({ white: 2, yellow: 0, red: 1, black: 3 })).toEqual([
      { color: 'black', count: 3 },
      { color: 'red', count: 1 },
      { color: 'white', count: 2 },
    ]);
  });

  it('MT-12: two levels of success, as counted by hand', () => {
    // One die against 1: 1 or more succeeds, 2 or more are two levels.
    const one = optionsOf({ ...question, against: 1 })[1];
    expect([one?.success, one?.twice]).toEqual([expect.closeTo(4 / 6, 12), expect.closeTo(2 / 6, 12)]);
    // Nothing reaches 100, and so nothing reaches it twice.
    for (const all of [
      optionsOf({ ...question, against: 100 }),
      optionsOf({ ...question, of: 'combat', against: 100 }),
    ])
      for (const { twice } of all) expect(twice).toBe(0);
    for (const { success, twice } of optionsOf({ ...question, against: 2 })) {
      expect(twice).toBeGreaterThanOrEqual(0);
      expect(twice).toBeLessThanOrEqual(success);
    }
  });

  it('TR-1 to TR-3: a redraw never makes a check harder, a bonus neither', () => {
    for (const against of [1, 3, 6, 9]) {
      const plain = optionsOf({ ...question, against });
      const better = optionsOf({ ...question, against, redraws: 2 });
      const raised = optionsOf({ ...question, against, bonus: 1 });
      plain.forEach((one, i) => {
        expect(better[i]?.success ?? 0).toBeGreaterThanOrEqual(one.success - 1e-12);
        expect(raised[i]?.success ?? 0).toBeGreaterThanOrEqual(one.success - 1e-12);
      });
    }
  });

  it('TK-4, MT-7, OWN-150: Empowered tokens go where they help most', () => {
    const combat = { ...question, of: 'combat', against: 8, might: { yellow: 1, red: 1 } } as const;
    const plain = optionsOf(combat);
    const strong = optionsOf({ ...combat, empowered: 1 });
    plain.forEach((one, i) => {
      expect(strong[i]?.success ?? 0).toBeGreaterThanOrEqual(one.success);
    });
    // Three steps on two cubes: one black and one black is all there is, yellow up twice and red up once.
    expect(strong[0]?.pool).toEqual({ white: 0, yellow: 0, red: 0, black: 2 });
    // With a white beside them no other spread of the three steps is better, whatever is fought.
    const spreads = [
      { yellow: 0, red: 3, black: 0 },
      { yellow: 1, red: 1, black: 1 },
      { white: 1, yellow: 0, red: 0, black: 2 },
    ];
    for (const against of [4, 8, 10, 12, 14]) {
      const [, best] = optionsOf({ ...combat, against, empowered: 1 });
      for (const might of spreads) {
        const [same] = optionsOf({ ...combat, against, might });
        expect(best?.success ?? 0).toBeGreaterThanOrEqual((same?.success ?? 0) - 1e-12);
      }
    }
  });

  it('OWN-148, MT-10: what came up before changes the chances; dice have no memory', () => {
    const cards = { ...question, dice: false, against: 2 } as const;
    const blanks = Array.from({ length: 6 }, () => ({ color: 'white' as const, face: '0' as const }));
    const [, , two] = optionsOf({ ...cards, left: leftIn([blanks]) });
    // Six of each worth are left without a blank: two cards always make 2 or more.
    expect(two?.success).toBeCloseTo(1, 12);
    expect(two?.miss).toBe(0);
    expect(optionsOf({ ...cards, dice: true, left: leftIn([blanks]) })[2]?.success).toBe(
      optionsOf({ ...cards, dice: true })[2]?.success,
    );
  });

  it('advises the fewest of equal chances', () => {
    const options = optionsOf({ ...question, against: 1, bonus: 5 });
    expect(bestOf(options)?.white).toBe(0);
  });
});

describe('who pays', () => {
  const purse = (iron: number[]) => activeOf(founded()).map((c, i) => ({ ...c, iron: iron[i] ?? 0 }));

  it('CP-4: all together as evenly as the purses allow, and always the whole price', () => {
    const even = payment(6, purse([3, 3, 3, 3]), 'all');
    expect(Object.values(even).toSorted()).toEqual([1, 1, 2, 2]);
    const poor = payment(6, purse([0, 1, 9, 1]), 'all');
    expect(Object.values(poor).reduce((a, b) => a + b)).toBe(6);
    const [, , third] = purse([0, 1, 9, 1]);
    expect(poor[third?.id ?? '']).toBe(4);
    expect(payment(0, purse([3, 3, 3, 3]), 'all')).toEqual({});
    expect(payment(5, purse([1, 0, 0, 0]), 'all')).not.toEqual({});
  });
});
