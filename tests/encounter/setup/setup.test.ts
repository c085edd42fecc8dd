import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/basics/hash';
import { standardSettings } from '../../../src/encounter/model/settings';
import type { HeroSetup, Setup } from '../../../src/encounter/model/setup';
import { checkSetup } from '../../../src/encounter/setup/check-setup';
import { initialState } from '../../../src/encounter/setup/initial-state';
import type { AbilityCard, Cooldown } from '../../../src/stage/company';
import { stageOf } from '../../../src/stage/deck';
import { readyFights, readySetup } from '../../../src/table/setup/ready';
import { samples } from '../../support/samples';
import { say } from '../../support/words';
import { encounterOf, fight, hero, setupOf } from '../support/least-fixture';
import { setupFor } from '../support/setups';

const four = (change: Partial<HeroSetup> = {}): readonly HeroSetup[] => [
  hero('a', change),
  hero('b'),
  hero('c'),
  hero('d'),
];
const full = { ...standardSettings, company: 'full' } as const;

const problems = (change: Partial<Setup>): readonly string[] => {
  const checked = checkSetup(setupOf(change));
  return checked.ok ? [] : checked.error.map(one => `${one.code} ${one.at}`);
};
const advice = (change: Partial<Setup>): readonly string[] => {
  const checked = checkSetup(setupOf(change));
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value.advice.map(one => `${one.code} ${one.at}`);
};
const steps = (change: Partial<Setup>): readonly string[] => {
  const checked = checkSetup(setupOf(change));
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value.state.checklist.map(one => `${one.rule ?? 'encounter'}: ${say(one.text)}`);
};
const stepsOf = (rule: string, change: Partial<Setup>): readonly string[] =>
  steps(change).filter(one => one.startsWith(`${rule}:`));

const card = (id: string, cooldown: Cooldown, level?: number): AbilityCard => ({
  id,
  name: id,
  cooldown,
  choices: [],
  ...(level === undefined ? {} : { level }),
});
const seven = [0, 1, 1, 2, 2, 3, 3].map((cooldown, i) => card(`card${i}`, cooldown as Cooldown));

describe('numbers of a hero', () => {
  it.each([
    ['hp', 1, 6, (n: number) => ({ hp: n })],
    ['defense', 0, 60, (n: number) => ({ defense: n })],
    ['range', 1, 99, (n: number) => ({ range: n })],
    ['maxAnimus', 0, 60, (n: number) => ({ maxAnimus: n })],
    ['regen', 0, 60, (n: number) => ({ regen: n })],
    ['tokens', 0, 60, (n: number) => ({ tokens: { redraw: n } })],
    ['might', 0, 18, (n: number) => ({ might: { red: n } })],
  ] as const)('TM-15: %s from %i to %i, and none beyond or between', (_, least, most, change) => {
    const wrong = (n: number): boolean => problems({ heroes: four(change(n)) }).length > 0;
    expect([least, most, least - 1, most + 1, least + 0.5].map(wrong)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('a setup is checked before it becomes a fight', () => {
  it('lets every setup of whole fights and every shipped fight through, as the fight at its first moment', () => {
    for (let seed = 0; seed < samples(40, 400); seed++) {
      const checked = checkSetup(setupFor(seed));
      expect(checked.ok && hashOf(checked.value.state)).toBe(hashOf(initialState(setupFor(seed))));
    }
    for (const { id } of readyFights) {
      const setup = readySetup(id, 1);
      const checked = setup && checkSetup(setup);
      expect(checked?.ok && checked.value.advice).toEqual([]);
    }
  });

  it('CP-2, SU-14: four Oathsworn, each with a name of its own, and one of them leads', () => {
    expect(problems({ heroes: four().slice(1), lead: 'b' })).toEqual(['not-four heroes']);
    expect(problems({ heroes: [hero('a'), hero('a'), hero('c'), hero('d')] })).toEqual([
      'id-twice heroes[1].id',
    ]);
    const second = encounterOf().enemies[1]?.id ?? '';
    const ally = (id: string) => ({
      id,
      name: id,
      defense: 3,
      might: {},
      moveCost: 1,
      moveHexes: 2,
      attackCost: 2,
    });
    const allies = [ally('x'), ally('x'), ally(second), ally('a')];
    expect(problems({ allies })).toEqual([
      'id-twice allies[1].id',
      'id-twice allies[3].id',
      'id-twice encounter.enemies[1].id',
    ]);
    expect(problems({ lead: 'nobody' })).toEqual(['no-lead lead']);
    expect(problems({})).toEqual([]);
  });

  it('SU-12, SU-13: everybody on the board, one on a hex, in no obstacle and under no enemy; where, is advice', () => {
    const settings = { ...standardSettings, board: 'mirrored' } as const;
    const at = (hex: string) => ({ settings, heroes: four({ at: hex }) });
    expect(problems(at('Z9'))).toEqual(['unknown-hex heroes[0].at']);
    expect(problems(at('I5'))).toHaveLength(1);
    const twoOnOne = [hero('a', { at: 'H9' }), hero('b', { at: 'H9' }), hero('c'), hero('d')];
    expect(problems({ settings, heroes: twoOnOne })[0]).toContain('heroes[1]');
    const tree = encounterOf({ obstacles: [{ id: 'tree', kind: 'tree', hexes: ['H9'] }] });
    expect(problems({ ...at('H9'), encounter: tree })).toHaveLength(1);
    expect(problems(at('H9'))).toEqual([]);
    expect(advice(at('H9'))).toEqual([]);
    expect(advice(at('A1'))).toEqual(['SU-13 heroes[0].at']);
  });

  it('TM-15: a chapter is one of 21; numbers on a sheet are whole and can be', () => {
    expect(problems({ chapter: 0 })).toEqual(['no-chapter chapter']);
    expect(problems({ chapter: 22 })).toEqual(['no-chapter chapter']);
    expect(problems({ heroes: four({ hp: 0 }) })).toEqual(['not-a-number heroes[0].hp']);
    expect(problems({ heroes: four({ tokens: { defense: -1 } }) })).toEqual([
      'not-a-number heroes[0].tokens.defense',
    ]);
    expect(problems({ heroes: four({ might: { red: 0.5 } }) })).toEqual(['not-a-number heroes[0].might.red']);
    expect(problems({ heroes: four({ cards: [card('x', 1), card('x', 1)] }) })).toEqual([
      'card-twice heroes[0].cards',
    ]);
  });

  it('OWN-8, OWN-14: a class twice and more HP than the difficulty allows are told, and the HP come down', () => {
    expect(advice({ heroes: [hero('a'), hero('b', { class: 'a' }), hero('c'), hero('d')] })).toEqual([
      'OWN-8 heroes[1].class',
    ]);
    const dread = { difficulty: 'dread', heroes: four({ hp: 6 }) } as const;
    expect(advice(dread)).toEqual(['OWN-14 heroes[0].hp']);
    expect(initialState(setupOf(dread)).friends[0]?.hp).toBe(4);
  });

  it('SU-7, SU-9: a hand is one card of cooldown 0 and two each of the others, none still locked: else advice', () => {
    expect(advice({ settings: full, heroes: four({ cards: seven }) })).toEqual([]);
    expect(advice({ settings: full, heroes: four({ cards: seven.slice(1) }) })).toEqual([
      'SU-7 heroes[0].cards',
    ]);
    const later = [...seven.slice(0, 6), card('later', 3, 5)];
    expect(advice({ settings: full, chapter: 4, heroes: four({ cards: later }) })).toEqual([
      'SU-9 heroes[0].cards',
    ]);
    expect(advice({ settings: full, chapter: 5, heroes: four({ cards: later }) })).toEqual([]);
  });
});

describe('what hands do before round 1 comes out as a checklist', () => {
  it('SU-1, SU-2: coming from the story: the box of the extra unique item, then what belongs to the story goes', () => {
    const told = steps({ from: 'story' });
    expect(told[0]).toMatch(/^SU-1: .*Extra Unique/);
    expect(told[1]).toMatch(/^SU-2: .*story.*save bag/);
    expect(steps({}).some(one => /^SU-[123]:/.test(one))).toBe(false);
  });

  it('SU-3: coming from a save: the tokens of each save bag, and the special rules board as the sheet has it', () => {
    expect(stepsOf('SU-3', { from: 'save', rulesSeen: true })[0]).toMatch(/tokens.*face up/);
    expect(stepsOf('SU-3', { from: 'save', rulesSeen: false })[0]).toMatch(/tokens.*face down/);
    expect(stepsOf('SU-3', { from: 'story' })).toEqual([]);
    // The tokens that came along are there from the first moment.
    const tokens = { defense: 2, redraw: 1 };
    expect(initialState(setupOf({ from: 'save', heroes: four({ tokens }) })).friends[0]?.tokens).toEqual(
      tokens,
    );
  });

  it('SU-4: a special rules board that the story has not shown is turned up after hands and archetypes are chosen', () => {
    const settings = { ...standardSettings, company: 'light' } as const;
    const told = steps({ rulesSeen: false, settings });
    const at = told.findIndex(one => one.startsWith('SU-4'));
    expect(told[at]).toMatch(/turn up the special rules board/);
    expect(told.findLastIndex(one => one.startsWith('SU-9'))).toBeLessThan(at);
    expect(stepsOf('SU-4', { rulesSeen: true })[0]).toMatch(/face up/);
    expect(stepsOf('SU-4', {})).toEqual([]);
  });

  it('SU-9: in chapter 1 the starred cards are the hand, from chapter 2 it is chosen anew; hands in the app ask nothing', () => {
    expect(stepsOf('SU-9', { chapter: 1 })).toHaveLength(4);
    expect(stepsOf('SU-9', { chapter: 1 })[0]).toMatch(/seven starred/);
    expect(stepsOf('SU-9', { chapter: 2 })[0]).toMatch(/choose a hand from all cards unlocked/);
    expect(stepsOf('SU-9', { chapter: 2, settings: full, heroes: four({ cards: seven }) })).toHaveLength(3);
  });

  it('SU-10: in chapter 1 the Witch takes her three starred cards and the four of Fire or of Water; later she chooses', () => {
    const witch = four({ class: 'witch' });
    expect(stepsOf('SU-10', { chapter: 1, heroes: witch })[0]).toMatch(/three starred.*Fire.*Water/);
    expect(stepsOf('SU-9', { chapter: 1, heroes: witch })).toHaveLength(3);
    expect(stepsOf('SU-10', { chapter: 2, heroes: witch })).toEqual([]);
    expect(stepsOf('SU-9', { chapter: 2, heroes: witch })).toHaveLength(4);
  });

  it('SU-11: a companion chooses one side of an unlocked archetype card, in chapter 1 of the starred one', () => {
    const companion = four({ kind: 'companion' });
    expect(stepsOf('SU-11', { chapter: 1, heroes: companion })[0]).toMatch(/one side of the starred/);
    expect(stepsOf('SU-11', { chapter: 6, heroes: companion })[0]).toMatch(/one side of one .*unlocked/);
    const archetype = { id: 'helper', name: 'Helper', choices: [] };
    expect(stepsOf('SU-11', { heroes: four({ kind: 'companion', archetype }) })).toEqual([]);
  });

  it('SU-6: a stage deck of paper is shuffled by hand; SU-16: what the chapter asks for comes last', () => {
    const encounter = encounterOf({ checklist: ['Open envelope 7.'] });
    const paper = { ...standardSettings, stage: 'physical' } as const;
    expect(stepsOf('SU-6', { settings: paper })).toHaveLength(1);
    expect(stepsOf('SU-6', { settings: standardSettings })).toEqual([]);
    expect(steps({ encounter, settings: paper }).at(-1)).toBe('encounter: Open envelope 7.');
  });

  it('each line is ticked and unticked, and one that is not there is refused', () => {
    const now = fight(setupOf({ from: 'story' }));
    now.tap({ do: 'check', item: 0, done: true });
    expect(now.state.checklist[0]?.done).toBe(true);
    now.tap({ do: 'check', item: 0, done: false });
    expect(now.state.checklist[0]?.done).toBe(false);
    expect(now.refused({ do: 'check', item: 99, done: true })).toBe('no-such-item');
  });
});

describe('a deck that lies on the table', () => {
  it.each([
    [[], [5, 5, 5]],
    [
      [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3],
      [3, 5, 6],
    ],
    [
      [2, 2, 2, 2, 2],
      [5, 5, 5],
    ],
  ] as const)('SU-6: with cards of the stages %j it begins with %j of each stage', (stages, counts) => {
    const [model] = encounterOf().cards;
    const cards = stages.map((stage, i) => ({ ...model!, id: `c${i}`, stage }));
    const settings = { ...standardSettings, stage: 'physical' } as const;
    const { stage } = initialState(setupOf({ encounter: encounterOf({ cards }), settings }));
    const of = (which: number) => stage.deck.filter(slip => stageOf(stage, slip) === which).length;
    expect([of(1), of(2), of(3)]).toEqual(counts);
  });
});
