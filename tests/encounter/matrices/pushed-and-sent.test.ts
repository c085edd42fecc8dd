import { describe, expect, it } from 'vitest';
import { isCommon } from '../../../src/encounter/enemy/common-steps';
import type { Command } from '../../../src/encounter/model/command';
import type { Effect, Step } from '../../../src/stage/steps';
import { flowerSlots } from '../support/least-fixture';
import {
  ability,
  asked,
  bossWith,
  course,
  die,
  type Fight,
  foe,
  go,
  nobody,
  of,
  pick,
  picking,
  play,
} from '../support/scripted-fight';

const total = (damage: number): Command => ({ do: 'answer', answer: { answer: 'total', damage } });
const bossAt = (at: string, facing: 'N' | 'S' = 'S') => [{ enemy: 'boss', at, facing }];

/** The boss strikes all of the company for 4, whose defense is 2, and its hit brings that besides. */
function blow(
  hit: readonly Effect[],
  at: { readonly [who in 'a' | 'b' | 'c' | 'd']?: string },
  more: Parameters<typeof course>[2] = {},
  boss = 'I4',
): Fight {
  const targets: Step = { do: 'attack', at: { who: 'adjacent' }, might: { red: 1 }, hit };
  const stands = { a: 'I6', b: 'A1', c: 'Q1', d: 'A9', ...at };
  const one = course(
    [targets],
    {
      a: { at: stands.a },
      b: { at: stands.b },
      c: { at: stands.c },
      d: { at: stands.d },
    },
    { placed: bossAt(boss), ...more },
    { might: 'physical' },
  );
  one.tap({ do: 'endTurns' });
  for (let i = 0; i < 20 && one.state.frames.length > 0; i++) {
    const now = asked(one).ask;
    one.tap(now === 'tap' ? total(4) : now === 'defend' ? nobody : go);
  }
  return one;
}
const knock = (hexes: number): readonly Effect[] => [{ effect: 'knockback', hexes }];
const stand = (one: Fight, ...who: string[]) => who.map(id => [of(one, id).at, of(one, id).hp]);

describe('knocked back by a blow that costs 2 HP', () => {
  it('PS-3: straight away from the core, as far as it goes', () => {
    expect(stand(blow(knock(2), {}), 'a')).toEqual([['I8', 4]]);
  });

  it('PS-3: off the board it stops, and loses nothing by it', () => {
    expect(stand(blow(knock(9), {}), 'a')).toEqual([['I9', 4]]);
  });

  it('PS-3: before an obstacle it stays, and loses 1', () => {
    const obstacles = [{ id: 'rock', kind: 'rock', hexes: ['I8'] }];
    expect(stand(blow(knock(3), {}, { obstacles }), 'a')).toEqual([['I7', 3]]);
  });

  it('PS-3: before a character it stays, and both lose 1', () => {
    expect(stand(blow(knock(3), { c: 'I8' }), 'a', 'c')).toEqual([
      ['I7', 3],
      ['I8', 5],
    ]);
  });

  it('PS-3: next to what it runs into it does not move, and both lose 1 all the same', () => {
    expect(stand(blow(knock(1), { c: 'I7' }), 'a', 'c')).toEqual([
      ['I6', 3],
      ['I7', 5],
    ]);
  });

  it('PS-3, PS-6: a Sentinel on the way is no obstacle, and goes', () => {
    const one = course(
      [{ do: 'attack', at: { who: 'adjacent' }, might: { red: 1 }, hit: knock(2) }],
      { a: { at: 'I6' }, b: { at: 'A1', class: 'grove-maiden' } },
      { placed: bossAt('I4') },
      { might: 'physical' },
    );
    one.tap({ do: 'sentinel', of: 'b', at: 'I7' }, { do: 'endTurns' });
    for (let i = 0; i < 20 && one.state.frames.length > 0; i++)
      one.tap(asked(one).ask === 'tap' ? total(4) : asked(one).ask === 'defend' ? nobody : go);
    expect(stand(one, 'a')).toEqual([['I8', 4]]);
    expect(one.state.friends.find(friend => friend.role === 'sentinel')?.presence).toBe('gone');
  });

  it('OWN-37: who is only pushed loses nothing by what it runs into', () => {
    const one = blow([{ effect: 'push', hexes: 3 }], { c: 'I8' });
    expect(stand(one, 'a', 'c')).toEqual([
      ['I7', 4],
      ['I8', 6],
    ]);
  });

  it('OWN-241: what stands first on the card is done first: the token lies on whoever is knocked back', () => {
    const one = blow(
      [{ effect: 'token', token: 'bleed', count: 2 }, { effect: 'bleeds', hp: 1 }, ...knock(1)],
      {},
    );
    expect(stand(one, 'a')).toEqual([['I7', 2]]);
  });
});

describe('fire at the end of a round', () => {
  it('TL-1: costs a large body 1 HP, however many of its hexes burn, and a friend 1', () => {
    const tiles = [{ kind: 'fire', hexes: ['I3', 'I4', 'H4', 'A1'] }];
    const one = course([], {}, { placed: bossAt('I4'), tiles });
    const sum = () => foe(one, 'boss').dice.reduce((all, it) => all + it.hp, 0);
    const before = sum();
    one.tap({ do: 'endTurns' });
    for (let i = 0; i < 5 && one.state.round === 1; i++)
      one.tap(one.state.frames.length > 0 ? go : { do: 'nextRound' });
    expect([before - sum(), of(one, 'b').hp]).toEqual([1, 5]);
  });
});

const rats = (one: Fight) => one.state.enemies.filter(it => it.kind === 'rat' && it.present);
const sends = (count: number, hexes: readonly string[], more: Parameters<typeof course>[1] = {}): Fight => {
  const one = course(
    [{ do: 'spawn', enemy: 'rat', count, at: { place: 'hexes', hexes } }],
    { a: { at: 'I8' }, ...more },
    { enemies: bossWith({}).map(kind => (kind.id === 'rat' ? { ...kind, acts: [] } : kind)) },
  );
  one.tap({ do: 'endTurns' });
  for (let i = 0; i < 9 && one.state.frames.length > 0; i++) one.tap(go);
  return one;
};

describe('enemies that are sent in', () => {
  it('PL-1: into the hex of the card, looking at whom it would go for', () => {
    const one = sends(1, ['I9']);
    expect(rats(one).map(it => [it.at, it.facing])).toEqual([['I9', 'N']]);
    expect(one.state.tasks.some(it => JSON.stringify(it.text).includes('"I9"'))).toBe(true);
  });

  it('PL-1: of several into the hexes of the card each into its own, in the order of the card', () => {
    expect(rats(sends(3, ['A5', 'Q5', 'C5'])).map(it => it.at)).toEqual(['A5', 'Q5', 'C5']);
  });

  it('PL-1: where somebody stands it takes the nearest free hex, North then West', () => {
    expect(rats(sends(1, ['I8'])).map(it => it.at)).toEqual(['I7']);
  });

  it('PL-1: of two for one hex the second takes the next nearest', () => {
    expect(rats(sends(2, ['A5'])).map(it => it.at)).toEqual(['A5', 'A4']);
  });

  it('TM-14: when the models have run out no more come', () => {
    expect(rats(sends(6, ['A5', 'C5', 'E5', 'Q5', 'O5', 'M5']))).toHaveLength(4);
  });
});

describe('several who act by one card', () => {
  const all: Step = { do: 'effect', on: { who: 'oathsworn' }, effects: [{ effect: 'animus', by: -1 }] };
  const own: Step = { do: 'move', way: 'toward', hexes: 1 };
  const when = (then: readonly Step[], otherwise: readonly Step[]): Step => ({
    do: 'if',
    condition: { when: 'stage', stage: 1 },
    then,
    else: otherwise,
  });
  it.each<[boolean, Step]>([
    [true, all],
    [false, own],
    [true, when([all], [])],
    [false, when([all, own], [])],
    [false, when([all], [own])],
    [false, { do: 'each', of: { who: 'oathsworn' }, steps: [all, own] }],
    [true, { do: 'each', of: { who: 'oathsworn' }, steps: [all] }],
  ])('OWN-243: done once for all of them: %s, %j', (once, step) => {
    expect(isCommon(course([]).state, step)).toBe(once);
  });
});

describe('what the company’s blow does, and in which order', () => {
  const body = [{ id: 'body', name: 'Body', hexes: [[]], dice: [6] }];
  const strikes = (damage: number): Fight => {
    const one = course(
      [],
      { a: { at: 'A5', cards: [ability('it', [{ effect: 'attack', hit: knock(1) }])] } },
      {
        placed: [...bossAt('I5'), { enemy: 'rat', at: 'A4', number: 1 }],
        enemies: bossWith({}).map(kind => (kind.id === 'rat' ? { ...kind, slots: body } : kind)),
      },
    );
    one.tap(play('a', 'it'), pick('rat1'));
    one.tap({ do: 'answer', answer: { answer: 'total', damage } });
    return one;
  };
  const order = (one: Fight): readonly string[] =>
    one.events.flatMap(event =>
      event.type === 'die' && event.enemy === 'rat1'
        ? ['loses']
        : event.type === 'stands' && event.who === 'rat1'
          ? ['is knocked']
          : [],
    );

  it('OWN-241: a minion that lives loses its HP before it is knocked back', () => {
    expect(order(strikes(2))).toEqual(['loses', 'is knocked']);
  });

  it('SE-19: a minion that it kills is knocked back first', () => {
    expect(order(strikes(99))).toEqual(['is knocked', 'loses']);
  });

  it('AE-2: a cone is asked for as a cone, and hexes of a card’s own as those', () => {
    const kinds = [{ cone: 1 }, { drawn: [['N']] }] as const;
    const asks = kinds.map(area => {
      const one = course([], { a: { cards: [ability('it', [{ effect: 'attack', area }])] } });
      one.tap(play('a', 'it'));
      return picking(one).about.kind;
    });
    expect(asks).toEqual(['cone', 'drawn']);
  });
});

describe('what the table puts right', () => {
  it('OWN-191: one single HP brings back whoever was down', () => {
    const one = course([]);
    one.tap({ do: 'say', correction: { say: 'hp', who: 'a', hp: 0 } });
    one.tap({ do: 'say', correction: { say: 'hp', who: 'a', hp: 1 } });
    expect([of(one, 'a').presence, of(one, 'a').hp]).toEqual(['standing', 1]);
  });

  it('OWN-171: a die put right to 0 leaves the others as they were', () => {
    const one = course([]);
    const front = die(one, 'front');
    one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: front, hp: 0, quiet: true } });
    expect(foe(one, 'boss').dice.filter(it => it.hp === 6)).toHaveLength(4);
  });
});

describe('from inside', () => {
  it('OWN-36, SE-15: of several dice in its place the first that is left is hit, then the next', () => {
    const slots = flowerSlots().map(one => (one.id === 'core' ? { ...one, dice: [1, 6] } : one));
    const one = course(
      [{ do: 'consume', whom: { who: 'firstPlayer' }, slot: 'core', each: [] }],
      {},
      { enemies: bossWith({ slots }) },
    );
    one.tap({ do: 'endTurns' });
    for (let i = 0; i < 9 && one.state.round === 1; i++)
      one.tap(one.state.frames.length > 0 ? go : { do: 'nextRound' });
    const core = () => foe(one, 'boss').dice.flatMap(it => (it.slot === 'core' ? [it.hp] : []));
    expect([of(one, 'a').presence, core()]).toEqual(['consumed', [1, 6]]);
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 2 } } });
    expect(core()).toEqual([0, 6]);
  });
});
