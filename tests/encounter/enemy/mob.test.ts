import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { cards, encounterOf, flowerSlots, hit } from '../support/least-fixture';
import {
  ability,
  answersAll,
  asked,
  course,
  type Fight,
  foe,
  hits,
  of,
  pick,
  struckWith,
} from '../support/scripted-fight';

const plain = encounterOf();
const rats = (...at: string[]) => at.map((hex, i) => ({ enemy: 'rat', at: hex, number: i + 1 }));
const near: Step = { do: 'target', rules: [] };
const strike: Step = { do: 'attack' };
const poison: Step = {
  do: 'effect',
  on: { who: 'hit' },
  effects: [{ effect: 'token', token: 'poison', count: 1 }],
};

/** A stage card that lets rats act; their own box does nothing. */
function carded(
  steps: readonly Step[],
  more: Partial<Encounter>,
  at: Parameters<typeof course>[1] = {},
): Fight {
  const enemies = plain.enemies.map(kind => (kind.id === 'rat' ? { ...kind, hp: 3, acts: [] } : kind));
  return course(
    [],
    { a: { at: 'I7' }, ...at },
    {
      enemies,
      cards: cards(steps).map(card => ({ ...card, actors: ['rat'] })),
      placed: rats('H7', 'I6', 'J7'),
      ...more,
    },
  );
}

/** Whom each attack hit, and with how many cards. */
const attacks = (one: Fight) => {
  const drawn = struckWith(one).map(pieces => pieces.length);
  return hits(one).map((it, i) => [it.target, drawn[i]]);
};

const ways: readonly (readonly [string, readonly Step[], Partial<Encounter>])[] = [
  ['as actors of a stage card', [near, strike], {}],
  ['by an attack without a word on whom', [strike], {}],
  ['sent by a step of the card', [{ do: 'minions', steps: [near, strike] }], { cards: [] }],
  [
    'by an ability of the rules board',
    [near, { do: 'ability', ability: 'bite' }],
    {
      abilities: [{ id: 'bite', name: 'Bite', steps: [strike] }],
    },
  ],
  [
    'under a condition that holds for all',
    [near, { do: 'if', condition: { when: 'adjacent' }, then: [strike] }],
    {},
  ],
  [
    'for each of a group',
    [{ do: 'each', of: { who: 'firstPlayer' }, steps: [{ ...strike, at: { who: 'each' } }] }],
    {},
  ],
  ['at a group', [{ ...strike, at: { who: 'firstPlayer' } }], {}],
  ['in a circle over their target', [near, { ...strike, area: { area: 'circle' } }], {}],
];

describe('a Mob', () => {
  it.each(ways)('FT-9, EA-8: strikes one character as one, %s', (_, steps, more) => {
    const all = more.cards ? { ...more, cards: cards(steps) } : more;
    const one = carded(steps, all);
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(attacks(one).filter(([target]) => target === 'a')).toEqual([['a', 6]]);
  });

  it('FT-9: bosses with the keyword strike as one too, in the phase and in a reaction', () => {
    const wolf = (id: string) => ({
      id,
      name: id,
      role: 'boss' as const,
      mob: true,
      defense: 1,
      might: { red: 1 },
      slots: flowerSlots(2).slice(0, 2),
    });
    const one = course(
      [near, strike],
      { a: { at: 'I7', hp: 6, defense: 9 } },
      {
        enemies: [wolf('x'), wolf('y')],
        placed: [
          { enemy: 'x', at: 'H7' },
          { enemy: 'y', at: 'I6' },
        ],
      },
    );
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(attacks(one)).toEqual([['a', 2]]);
    one.tap(hit('a', 2, 'front', 'x'));
    answersAll(one);
    expect(attacks(one)).toEqual([
      ['a', 2],
      ['a', 2],
    ]);
  });

  it('FT-9, DM-5: in a reaction whom each goes for is its own, and each character is attacked once', () => {
    const one = carded([near, strike], { placed: rats('H7', 'I6', 'B2') }, { b: { at: 'A1' } });
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(attacks(one).toSorted()).toEqual([
      ['a', 4],
      ['b', 2],
    ]);
  });

  it('FT-9: by each step of the card anew, whomever they go for then', () => {
    const again: Step = { do: 'target', rules: [{ rule: 'another' }] };
    const one = carded(
      [near, strike, again, { ...strike, range: 9 }],
      { placed: rats('H7', 'J7') },
      {
        b: { at: 'I8' },
      },
    );
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(attacks(one)).toEqual([
      ['a', 4],
      ['b', 4],
    ]);
  });

  it('OWN-242, OWN-35, FT-9: what comes with the attack comes once, what each does by itself each does', () => {
    const away: Step = { do: 'move', way: 'N', hexes: 1 };
    const heal: Step = {
      do: 'effect',
      on: { who: 'self' },
      effects: [{ effect: 'token', token: 'mark', count: 1 }],
    };
    const about: Step = { do: 'turn', to: 'SE' };
    const one = carded([near, strike, poison, away, heal, about], { placed: rats('H7', 'J7') });
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(of(one, 'a').tokens.poison).toBe(1);
    expect(
      ['rat1', 'rat2'].map(id => [foe(one, id).at, foe(one, id).facing, foe(one, id).tokens.mark]),
    ).toEqual([
      ['H6', 'SE', 1],
      ['J6', 'SE', 1],
    ]);
  });

  it('FT-9: only those for whom a condition holds attack, and they as one', () => {
    const steps: Step[] = [
      near,
      { do: 'if', condition: { when: 'adjacent' }, then: [{ ...strike, range: 9 }] },
    ];
    const one = carded(steps, { placed: rats('H7', 'I6', 'I3') });
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(attacks(one)).toEqual([['a', 4]]);
  });

  it('FT-9, TG-7: of a Mob with one circle those strike who reach its centre', () => {
    const circle: Step = { ...strike, area: { area: 'circle' }, might: { red: 1 } };
    const one = carded([near, circle], { placed: rats('I3', 'H7', 'I6') });
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(attacks(one).filter(([target]) => target === 'a')).toEqual([['a', 2]]);
  });

  it('OWN-242, FT-9, EA-8, EA-7: areas that lie over one another are one attack on whoever stands in both', () => {
    const one = carded(
      [near, { ...strike, area: { area: 'adjacent' } }, poison],
      { placed: rats('H7', 'J7') },
      { a: { at: 'I7', defense: 9 }, b: { at: 'J8', defense: 9 }, c: { at: 'G7', defense: 9 } },
    );
    one.tap({ do: 'endTurns' });
    answersAll(one);
    // Two rats draw two yellow each: both on the one between them, each alone on the one beside it.
    const drawn = struckWith(one).map(pieces => pieces.length);
    const struck = one.events.flatMap(event =>
      event.type === 'might' && event.event.type === 'struck' ? [event.event.hits.map(it => it.target)] : [],
    );
    expect(struck.map((targets, i) => [targets, drawn[i]])).toEqual([
      [['a'], 4],
      [['c'], 2],
      [['b'], 2],
    ]);
    expect(['a', 'b', 'c'].map(id => of(one, id).tokens.poison ?? 0)).toEqual([1, 1, 1]);
  });

  it('FT-5, FT-9: if the first of them falls before the draw the next one leads, to the end of the card', () => {
    const slay = ability('slay', [], 'beforeDamage');
    const one = carded([near, strike, poison], {}, { a: { at: 'I7', cards: [slay] } });
    one.tap({ do: 'endTurns' });
    const question = asked(one);
    const first = question.ask === 'defend' || question.ask === 'go' ? one.state.frames.at(-1) : null;
    const leader = first?.frame === 'blow' ? (first.attackers[0] ?? '') : '';
    one.tap({ do: 'say', correction: { say: 'die', enemy: leader, die: 'hp', hp: 0, quiet: false } });
    answersAll(one);
    expect([attacks(one), of(one, 'a').tokens.poison]).toEqual([[['a', 4]], 1]);
  });

  it('FT-9: enemies without the keyword strike one by one', () => {
    const enemies = plain.enemies.map(kind => (kind.id === 'rat' ? { ...kind, mob: false, acts: [] } : kind));
    const one = carded([near, strike], { enemies, placed: rats('H7', 'I6') });
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(attacks(one)).toEqual([
      ['a', 2],
      ['a', 2],
    ]);
  });

  it('OWN-35, FT-9: a Mob of another kind joins in the phase, and does not strike a second time', () => {
    const rat = plain.enemies[1]!;
    const enemies = [
      { ...rat, acts: [{ do: 'move', way: 'toward', hexes: 1 }, { do: 'attack' }] as const },
      { ...rat, id: 'bat', name: 'Bat', might: { white: 1 }, acts: [{ do: 'attack' }, poison] as const },
    ];
    const one = course(
      [],
      { a: { at: 'I7', defense: 9 } },
      {
        enemies,
        placed: [...rats('H7', 'I6'), { enemy: 'bat', at: 'J7', number: 1 }],
      },
    );
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(attacks(one)).toEqual([['a', 5]]);
    // What its own box does after its attack it still does.
    expect(of(one, 'a').tokens.poison).toBe(1);
  });

  it('OWN-35, FT-9: whoever has joined strikes again by the next attack of its own box', () => {
    const rat = plain.enemies[1]!;
    const again: Step = { do: 'attack', might: { white: 3 } };
    const one = course(
      [],
      { a: { at: 'I7', defense: 9 } },
      {
        enemies: [
          { ...rat, acts: [{ do: 'move', way: 'toward', hexes: 1 }, { do: 'attack' }] },
          { ...rat, id: 'bat', name: 'Bat', might: { white: 1 }, acts: [{ do: 'attack' }, again] },
        ],
        placed: [...rats('H7', 'I6'), { enemy: 'bat', at: 'J7', number: 1 }],
      },
    );
    one.tap({ do: 'endTurns' });
    answersAll(one);
    expect(attacks(one)).toEqual([
      ['a', 5],
      ['a', 3],
    ]);
  });

  const mixed = (bat: Extract<Step, { do: 'attack' }>, boss: Parameters<typeof flowerSlots>[0] = 6) => {
    const rat = plain.enemies[1]!;
    return course(
      [],
      { a: { at: 'I7', defense: 9 } },
      {
        enemies: [
          { ...plain.enemies[0]!, slots: flowerSlots(boss) },
          {
            ...rat,
            acts: [
              { do: 'move', way: 'toward', hexes: 1 },
              { do: 'attack', might: { red: 1 } },
            ],
          },
          {
            ...rat,
            id: 'bat',
            name: 'Bat',
            might: { white: 1 },
            slots: [{ id: 'wing', name: 'Wing', hexes: [[]], dice: [1, 1] }],
            acts: [bat],
          },
        ],
        placed: [...rats('H7', 'I6'), { enemy: 'bat', at: 'I9', number: 1 }],
      },
    );
  };
  const colours = (one: Fight): string =>
    (struckWith(one)[0] ?? [])
      .map(piece => piece.color)
      .toSorted()
      .join(' ');
  const bites = (one: Fight): Fight => {
    one.tap({ do: 'endTurns' });
    answersAll(one);
    return one;
  };

  it('OWN-244, OWN-35, MT-8: of a Mob of several kinds each strikes with what its own box prints', () => {
    expect(colours(bites(mixed({ do: 'attack', range: 2 })))).toBe('red red white');
    expect(colours(bites(mixed({ do: 'attack', range: 2, might: { yellow: 2 } })))).toBe(
      'red red yellow yellow',
    );
    expect(colours(bites(mixed({ do: 'attack', range: 2, add: { black: 1 } })))).toBe('black red red white');
  });

  it('OWN-244, TG-7: its own range is what it must reach by, not that of those who lead', () => {
    expect(colours(bites(mixed({ do: 'attack' })))).toBe('red red');
  });

  it('OWN-244, MT-8: what weakens its own attack weakens it alone', () => {
    const broken = (icons: readonly string[]): Fight => {
      const one = mixed({ do: 'attack', range: 2, breaks: icons });
      one.tap({
        do: 'say',
        correction: { say: 'die', enemy: 'bat1', die: 'wing:1', hp: 0, quiet: true },
      });
      return bites(one);
    };
    expect([colours(broken([])), colours(broken(['wing']))]).toEqual(['red red white', 'red white']);
  });

  it('FT-9: with the board off one question names those who strike', () => {
    const one = course(
      [near, strike],
      {},
      {
        enemies: plain.enemies.map(kind => (kind.id === 'rat' ? { ...kind, acts: [] } : kind)),
        cards: cards([near, strike]).map(card => ({ ...card, actors: ['rat'] })),
        placed: rats('H7', 'I6'),
      },
      { board: 'off' },
    );
    one.tap({ do: 'endTurns' });
    for (let i = 0; i < 9 && one.state.frames.length > 0; i++) {
      const question = asked(one);
      if (question.ask !== 'pick') break;
      one.tap(pick(...(question.topic === 'attackers' ? question.options.map(it => it.id) : ['a'])));
    }
    answersAll(one);
    expect(attacks(one)).toEqual([['a', 4]]);
  });
});
