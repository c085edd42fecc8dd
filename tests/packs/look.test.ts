import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/basics/result';
import { openPack } from '../../src/packs/door';
import { blankBoss, blankEncounter, blankMinion, blankPack } from '../../src/packs/edit/blank';
import type { Pack } from '../../src/packs/pack';
import type { StageCard } from '../../src/stage/card';
import type { Encounter } from '../../src/stage/encounter';
import type { Step } from '../../src/stage/steps';
import { say } from '../support/words';

/** A small fight without fault: a boss, a minion, a card for each of fifteen. */
const cards: readonly StageCard[] = ([1, 2, 3] as const).flatMap(stage =>
  Array.from({ length: 5 }, (_, i) => ({
    id: `c${stage}-${i}`,
    label: `Card ${stage} ${i}`,
    stage,
    known: true,
    steps: [{ do: 'draw' }],
  })),
);
const sound: Encounter = {
  ...blankEncounter('heron', 'The Heron'),
  startZone: ['G8', 'H8', 'I8', 'J8'],
  enemies: [blankBoss('beast', 'The Heron'), blankMinion('frog', 'Frog')],
  placed: [{ enemy: 'beast', at: 'I3' }],
  cards,
};
const packOf = (part: Partial<Encounter>): Pack => ({
  ...blankPack('ours', 'Ours'),
  encounters: [{ ...sound, ...part }],
});
const saying = (...steps: Step[]): Partial<Encounter> => ({
  cards: cards.map((card, i) => (i === 0 ? { ...card, steps } : card)),
});
const first = 'encounters[0].cards[0].steps';
/** Every finding is a whole sentence in words, whatever goes into it. */
const spoken = (problems: readonly Problem[]) => {
  for (const one of problems) {
    expect(say(one.message)).toMatch(/^\S.* .*[.)]$/);
    expect(say(one.message)).not.toMatch(/undefined|null|\[object|^pack\.|^door\.|^board\./);
  }
};
const found = (pack: Pack) => {
  const opened = openPack(pack);
  spoken(opened.ok ? opened.value.warnings : opened.error);
  return {
    problems: opened.ok ? [] : opened.error.map(one => `${one.code} ${one.at}`),
    warnings: opened.ok ? opened.value.warnings.map(one => `${one.code} ${one.at}`) : [],
  };
};

test('a fight without fault has neither problems nor warnings', () => {
  expect(found(packOf({}))).toEqual({ problems: [], warnings: [] });
});

const ability = (id: string, ...steps: Step[]) => ({ id, name: id, steps });
const two = blankBoss('beast', 'The Heron');
const long: Encounter['enemies'][number] = { ...two, footprint: [[], ['N'], ['S']] };

const brokenIn = (pack: unknown): readonly string[] => {
  const opened = openPack(pack);
  return opened.ok ? [] : opened.error.map(one => `${one.code} ${one.at}`);
};

describe('OWN-164: what an encounter names and does not have keeps it out', () => {
  test.each<[string, Partial<Encounter>]>([
    ['reference encounters[0].placed[1].enemy', { placed: [...sound.placed, { enemy: 'crow', at: 'C3' }] }],
    [
      'reference encounters[0].cards[0].actors[0]',
      { cards: cards.map(one => ({ ...one, actors: ['crow'] })) },
    ],
    [
      'reference encounters[0].triggers[0].slot',
      { triggers: [{ trigger: 'broken', stage: 2, slot: 'beak' }] },
    ],
    [
      'reference encounters[0].triggers[0].enemy',
      { triggers: [{ trigger: 'broken', stage: 2, slot: 'core', enemy: 'crow' }] },
    ],
    [
      'reference encounters[0].reminders[0].time.slot',
      { reminders: [{ id: 'r', text: 'Look', time: { at: 'broken', slot: 'beak' } }] },
    ],
    [`reference ${first}[0].enemy`, saying({ do: 'spawn', enemy: 'crow', count: 1, at: { place: 'rear' } })],
    [`reference ${first}[0].enemy`, saying({ do: 'minions', enemy: 'beast' })],
    [`reference ${first}[0].ability`, saying({ do: 'ability', ability: 'croak' })],
    [
      `reference ${first}[0].slot`,
      saying({ do: 'consume', whom: { who: 'target' }, slot: 'beak', each: [] }),
    ],
    [
      `reference ${first}[0]`,
      saying({ do: 'effect', on: { who: 'self' }, effects: [{ effect: 'heal', hp: 1, slot: 'beak' }] }),
    ],
    [
      `reference ${first}[0]`,
      saying({ do: 'effect', on: { who: 'minions', enemy: 'beast' }, effects: [{ effect: 'lose', hp: 1 }] }),
    ],
    [
      `reference ${first}[0].then[0].else[0].ability`,
      saying({
        do: 'if',
        condition: { when: 'reaction' },
        then: [
          {
            do: 'if',
            condition: { when: 'noTarget' },
            then: [],
            else: [{ do: 'ability', ability: 'croak' }],
          },
        ],
      }),
    ],
    ['missing encounters[0].enemies', { enemies: [blankMinion('frog', 'Frog')], placed: [] }],
    ['missing encounters[0].placed', { placed: [{ enemy: 'frog', at: 'C3' }] }],
    ['missing encounters[0].enemies[0].slots', { enemies: [{ ...two, slots: [] }] }],
    ['repeated encounters[0].cards[15].id', { cards: [...cards, cards[0]!] }],
    ['repeated encounters[0].enemies[1].id', { enemies: [two, two] }],
    ['repeated encounters[0].abilities[1].id', { abilities: [ability('a'), ability('a')] }],
    [
      'repeated encounters[0].obstacles[1].id',
      {
        obstacles: [
          { id: 'oak', kind: 'tree', hexes: ['B2'] },
          { id: 'oak', kind: 'tree', hexes: ['C2'] },
        ],
      },
    ],
    ['loop encounters[0].abilities[0]', { abilities: [ability('a', { do: 'ability', ability: 'a' })] }],
    [
      'loop encounters[0].abilities[1]',
      {
        abilities: [
          ability('a', { do: 'each', of: { who: 'oathsworn' }, steps: [{ do: 'ability', ability: 'b' }] }),
          ability('b', { do: 'ability', ability: 'a' }),
        ],
      },
    ],
    ['repeated encounters[0].enemies[0].footprint', { enemies: [{ ...two, footprint: [[], ['N', 'S']] }] }],
    ['footprint encounters[0].enemies[0].footprint', { enemies: [{ ...two, footprint: [['N']] }] }],
    [
      'slot encounters[0].enemies[0].slots[0].hexes[1]',
      { enemies: [{ ...long, slots: [{ id: 'a', name: 'A', hexes: [[], ['SE']], dice: [6] }] }] },
    ],
    [
      'slot encounters[0].enemies[0].slots[1].hexes[0]',
      {
        enemies: [
          {
            ...long,
            slots: [
              { id: 'a', name: 'A', hexes: [[], ['N']], dice: [6] },
              { id: 'b', name: 'B', hexes: [['N']], dice: [6] },
            ],
          },
        ],
      },
    ],
    ['board encounters[0].startZone[0]', { startZone: ['Z9', 'H8', 'I8', 'J8'] }],
    ['board encounters[0].placed[0].at', { placed: [{ enemy: 'beast', at: 'A11' }] }],
  ])('%s', (expected, part) => {
    const { problems } = found(packOf(part));
    expect(problems).toContain(expected);
  });

  test('heroes name what their pack has', () => {
    const hero = { id: 'h', name: 'H', class: 'reeve', kind: 'full' } as const;
    const classes = [{ id: 'reeve', name: 'Reeve', maxAnimus: 7, regen: 6, abilities: [] }];
    const withHero = (part: object): Pack => ({ ...packOf({}), classes, heroes: [{ ...hero, ...part }] });
    expect(found(withHero({})).problems).toEqual([]);
    expect(found(withHero({ class: 'crow' })).problems).toEqual(['reference heroes[0].class']);
    expect(found(withHero({ hand: ['hit'] })).problems).toEqual(['reference heroes[0].hand[0]']);
    expect(found(withHero({ items: ['axe'] })).problems).toEqual(['reference heroes[0].items[0]']);
    expect(found(withHero({ archetype: 'wild' })).problems).toEqual(['reference heroes[0].archetype']);
    const [blow, guard] = ['blow', 'guard'].map(id => ({ id, name: id, cooldown: 1, choices: [] }));
    const able = [{ ...classes[0], abilities: [blow, guard] }];
    const hand = { ...packOf({}), classes: able, heroes: [{ ...hero, hand: ['guard', 'blow'] }] };
    expect(brokenIn(hand)).toEqual([]);
    expect(brokenIn({ ...hand, heroes: [{ ...hero, hand: ['blow', 'hit'] }] })).toEqual([
      'reference heroes[0].hand[1]',
    ]);
    const picture = { of: 'heron', strokes: [] };
    expect(found({ ...packOf({}), pictures: [picture, picture] }).problems).toEqual([
      'repeated pictures[1].of',
    ]);
  });
});

describe('OWN-165: what plays but looks wrong is said', () => {
  const attack: Step = { do: 'attack' };
  const onHit: Step = { do: 'effect', on: { who: 'hit' }, effects: [{ effect: 'lose', hp: 1 }] };
  const ifMoved: Step = { do: 'if', condition: { when: 'not', of: { when: 'moved' } }, then: [] };
  const toEach: Step = { do: 'effect', on: { who: 'each' }, effects: [{ effect: 'lose', hp: 1 }] };
  test.each<[string, Partial<Encounter>]>([
    ['stage encounters[0].cards', { cards: cards.slice(1) }],
    ['empty encounters[0].cards[0].steps', saying()],
    ['start encounters[0].startZone', { startZone: ['G8', 'H8', 'I8'] }],
    ['empty encounters[0].enemies[1].acts', { enemies: [two, { ...blankMinion('frog', 'Frog'), acts: [] }] }],
    [
      'models encounters[0].enemies[1].models',
      {
        enemies: [two, { ...blankMinion('frog', 'Frog'), models: 1 }],
        placed: [...sound.placed, { enemy: 'frog', at: 'C3' }, { enemy: 'frog', at: 'C4' }],
      },
    ],
    ['tile encounters[0].tiles[0].kind', { tiles: [{ kind: 'tar', hexes: ['C3'] }] }],
    [`tile ${first}[0].tile`, saying({ do: 'tiles', tile: 'tar', at: { place: 'front' } })],
    [`idle ${first}[0]`, { ...saying({ do: 'minions' }), enemies: [two] }],
    [`idle ${first}[0]`, saying({ do: 'effect', on: { who: 'self' }, effects: [] })],
    [`idle ${first}[0]`, saying({ do: 'target', rules: [{ rule: 'same' }] })],
    [`idle ${first}[0]`, saying({ do: 'target', rules: [{ rule: 'another' }] })],
    [`idle ${first}[0]`, saying(onHit)],
    [`idle ${first}[0]`, saying({ do: 'if', condition: { when: 'missed' }, then: [] })],
    [`idle ${first}[0]`, saying(ifMoved)],
    [`idle ${first}[0]`, saying(toEach)],
    [`icon ${first}[0]`, saying({ do: 'attack', breaks: ['beak'] })],
    [`icon ${first}[0]`, saying({ do: 'if', condition: { when: 'broken', icon: 'beak' }, then: [] })],
    [`token ${first}[0]`, saying({ do: 'attack', hit: [{ effect: 'token', token: 'slime', count: 1 }] })],
    [`token ${first}[0]`, saying({ do: 'target', rules: [{ rule: 'hasToken', token: 'slime' }] })],
    [`token ${first}[0]`, saying({ do: 'if', condition: { when: 'hasToken', token: 'slime' }, then: [] })],
    ['unused encounters[0].abilities[0]', { abilities: [ability('croak', { do: 'draw' })] }],
  ])('%s', (expected, part) => {
    expect(found(packOf(part)).warnings).toContain(expected);
  });

  test.each<[string, Partial<Encounter>]>([
    ['somebody hit after an attack', saying(attack, onHit)],
    ['somebody hit after the minions acted', saying({ do: 'minions' }, onHit)],
    [
      'an attack in a condition before',
      saying({ do: 'if', condition: { when: 'reaction' }, then: [attack] }, onHit),
    ],
    ['moved after a move', saying({ do: 'move', way: 'N', hexes: 1 }, ifMoved)],
    ['each in a repetition', saying({ do: 'each', of: { who: 'company' }, steps: [toEach] })],
    [
      'the same after a target',
      saying({ do: 'target', rules: [] }, { do: 'target', rules: [{ rule: 'same' }] }),
    ],
    [
      'a token that the rules board explains',
      {
        ...saying({ do: 'attack', hit: [{ effect: 'token', token: 'slime', count: 1 }] }),
        tokens: [{ id: 'slime', name: 'Slime', text: 'Sticks.' }],
      },
    ],
    [
      'a tile that it explains',
      { tiles: [{ kind: 'tar', hexes: ['C3'] }], tileKinds: [{ id: 'tar', name: 'Tar', text: 'Sticks.' }] },
    ],
    [
      'an ability that an ability uses',
      {
        ...saying({ do: 'ability', ability: 'a' }),
        abilities: [ability('a', { do: 'ability', ability: 'b' }), ability('b', { do: 'draw' })],
      },
    ],
  ])('but not %s', (_, part) => {
    expect(found(packOf(part))).toEqual({ problems: [], warnings: [] });
  });

  test('a picture of nobody', () => {
    const pictures = [{ of: 'crow', strokes: [] }];
    expect(found({ ...packOf({}), pictures }).warnings).toEqual(['unused pictures[0].of']);
  });
});

describe('cards of a stage', () => {
  test.each([1, 2, 3] as const)(
    'SU-6: other than five of stage %i are told of, once, and no other stage is',
    stage => {
      const less = cards.filter(card => card.id !== `c${stage}-4`);
      expect(found(packOf({ cards: less })).warnings).toEqual(['stage encounters[0].cards']);
      const more = [...cards, { ...cards[0]!, id: 'more', stage }];
      expect(found(packOf({ cards: more })).warnings).toEqual(['stage encounters[0].cards']);
      const opened = openPack(packOf({ cards: less }));
      expect(opened.ok && opened.value.warnings[0]?.message).toMatchObject({ stage, cards: 4 });
    },
  );
});
