import { describe, expect, it } from 'vitest';
import type { HeroEffect } from '../../../src/stage/company';
import type { Placed } from '../../../src/stage/encounter';
import {
  ability,
  asked,
  course,
  type Fight,
  foe,
  hp,
  of,
  pick,
  picking,
  place,
  play,
} from '../support/scripted-fight';

type Attack = Extract<HeroEffect, { effect: 'attack' }>;
const strike = (more: Omit<Attack, 'effect'>): Attack => ({ effect: 'attack', ...more });
const boss = (at: string, facing: Placed['facing'] = 'S'): Placed => ({
  enemy: 'boss',
  at,
  facing: facing ?? 'S',
});
const rat = (number: number, at: string): Placed => ({ enemy: 'rat', at, number, facing: 'N' });

interface Scene {
  readonly placed: readonly Placed[];
  readonly at?: string;
  readonly friends?: Partial<Record<'b' | 'c' | 'd', string>>;
  readonly tokens?: { readonly [token: string]: number };
}

/** `a` plays a card of one attack; the dice lie as the table says, so that only whom it hits is looked at. */
function playing(
  effect: Attack,
  { placed, at = 'I7', friends = {}, tokens = {} }: Scene,
  anyway = false,
): Fight {
  const standing = (id: 'b' | 'c' | 'd') => (friends[id] === undefined ? {} : { at: friends[id] });
  const one = course(
    [],
    {
      a: { at, facing: 'SE', tokens, cards: [ability('card', [effect])] },
      b: standing('b'),
      c: standing('c'),
      d: standing('d'),
    },
    { placed },
    { might: 'physical' },
  );
  const card = play('a', 'card');
  one.tap(card.do === 'play' ? { ...card, anyway } : card);
  return one;
}

const damage = (n: number | null) => ({ do: 'answer', answer: { answer: 'total', damage: n } }) as const;
const struck = (one: Fight): readonly string[] => {
  const frame = one.state.frames.findLast(it => it.frame === 'strike');
  return frame?.frame === 'strike' ? frame.strike.targets : [];
};
const aims = (one: Fight) =>
  Object.fromEntries(picking(one).options.map(it => [it.facing ?? it.id, [...(it.hit ?? [])].sort()]));

describe('areas of the company on the board', () => {
  it('AE-1: adjacent hits everybody around without a question, friends too unless the card spares them', () => {
    const scene = { placed: [rat(1, 'I8'), rat(2, 'H7'), rat(3, 'A1')], friends: { b: 'J8' } } as const;
    expect([...struck(playing(strike({ area: 'adjacent' }), scene))].sort()).toEqual(['b', 'rat1', 'rat2']);
    expect([...struck(playing(strike({ area: 'adjacent', only: 'enemies' }), scene))].sort()).toEqual([
      'rat1',
      'rat2',
    ]);
  });

  it('AE-2, OWN-122: a cone goes where its player aims it, and the attacker then faces that way', () => {
    const one = playing(strike({ area: { cone: 2 } }), {
      placed: [rat(1, 'I5'), rat(2, 'I9'), rat(3, 'A1')],
      friends: { b: 'I6' },
    });
    expect(picking(one).topic).toBe('area');
    const ways = aims(one);
    expect(ways.N).toEqual(['b', 'rat1']);
    // Those that hit most enemies and fewest friends come first, and of those that hit alike one is offered.
    expect(picking(one).options[0]?.hit).toEqual(['rat2']);
    expect(Object.values(ways).filter(hit => hit.join() === 'rat2')).toHaveLength(1);
    one.tap(pick('N'));
    expect([of(one, 'a').facing, [...struck(one)].sort()]).toEqual(['N', ['b', 'rat1']]);
    one.tap(damage(4));
    expect([foe(one, 'rat1').present, foe(one, 'rat2').present, of(one, 'b').hp]).toEqual([false, true, 4]);
  });

  it.each([
    [['I6', 'J6', 'J9', 'K6'], { b: 'G6', c: 'H7', d: 'I5' }, [2, 2, 1, 0, -2]],
    [['J6', 'H7', 'J5', 'J7'], { b: 'I5', c: 'K6', d: 'I6' }, [1, 0, 0, -1, -1]],
    [['H6', 'H7', 'J8', 'I6'], { b: 'G7', c: 'G6', d: 'I5' }, [1, 1, 1, 0, -1]],
  ])(
    'AE-2: rats at %j, friends at %j: an aim is worth an enemy for each, a friend less for each',
    (at, friends, worth) => {
      const one = playing(strike({ area: { cone: 2 } }), {
        placed: at.map((hex, i) => rat(i + 1, hex)),
        friends,
      });
      const found = picking(one).options.map(({ hit = [] }) =>
        hit.reduce((sum, id) => sum + (id.startsWith('rat') ? 1 : -1), 0),
      );
      expect(found).toEqual(worth);
    },
  );

  it('AE-3, SE-24: a wave of the company takes the direction that its player chooses', () => {
    const one = playing(strike({ area: 'wave' }), { placed: [rat(1, 'I2'), rat(2, 'C7'), rat(3, 'I9')] });
    const ways = aims(one);
    expect([ways.N, ways.S]).toEqual([['rat1'], ['rat3']]);
    one.tap(pick('S'));
    expect(struck(one)).toEqual(['rat3']);
  });

  it('SE-1, AE-6: a circle needs its centre in range and in sight, and adds 1 for each further hex of a large one', () => {
    const one = playing(strike({ area: 'circle', range: 2 }), { placed: [boss('I4'), rat(1, 'E7')] });
    const { options } = picking(one);
    // The rat would only be hit from further away than 2, and of centres that hit alike one is offered.
    expect(options.map(it => it.hit)).not.toContainEqual(['rat1']);
    expect(
      new Set(
        options.map(it =>
          JSON.stringify([it.hit, it.hexes?.filter(hex => ['I5', 'H5', 'J5', 'I4'].includes(hex))]),
        ),
      ).size,
    ).toBeGreaterThan(1);
    const north = options.find(it => it.id === 'I5');
    expect(north?.hit).toEqual(['boss']);
    one.tap(pick('I5'));
    const frame = one.state.frames.at(-1);
    const hexes = frame?.frame === 'strike' ? frame.strike.hexes?.boss : undefined;
    expect(hexes).toBe(4);
    one.tap(damage(4));
    if (one.state.frames.length > 0) one.tap(pick(picking(one).options[0]?.id ?? ''));
    // 4 and 3 more, against a defense of 2.
    expect(
      ['front', 'left', 'right', 'core', 'rear'].reduce((sum, slot) => sum + (hp(one, slot) ?? 0), 0),
    ).toBe(30 - 3);
  });

  it('AE-1: a circle over its own centre hits whoever made it', () => {
    const one = playing(strike({ area: 'circle', range: 1 }), { placed: [rat(1, 'I6')] });
    expect(picking(one).options.some(it => it.hit?.includes('a'))).toBe(true);
  });

  it('AE-1: with nobody of the enemy in the area there is no attack', () => {
    const scene = { placed: [rat(1, 'A1')], friends: { b: 'I6' } };
    // Told before the card is spent on nobody; the table may spend it all the same.
    expect(() => playing(strike({ area: 'adjacent' }), scene)).toThrow('out-of-range');
    const one = playing(strike({ area: 'adjacent' }), scene, true);
    expect([one.state.frames, of(one, 'a').cards.cooldown[3]]).toEqual([[], ['card']]);
  });

  it('AE-4, SE-12, OWN-123: a charge goes straight through all and ends next to whom it came upon', () => {
    const one = playing(strike({ charge: 3 }), {
      placed: [rat(1, 'I6'), rat(2, 'I4'), rat(3, 'A1')],
      friends: { b: 'I5' },
    });
    one.tap(pick('N'));
    // I4 is held: the nearest free hex, North then West.
    expect([...struck(one)].sort()).toEqual(['b', 'rat1', 'rat2']);
    expect(of(one, 'a').at).toBe('I3');
    one.tap(damage(2));
    expect([foe(one, 'rat1').present, foe(one, 'rat2').present, of(one, 'b').hp]).toEqual([false, false, 5]);
  });

  it('SE-12, DM-2: any die charged through may be chosen, and no other', () => {
    const one = playing(strike({ charge: 2 }), { placed: [boss('I5')] });
    // Facing S the front lies at I6 and the core at I5: charging N from I7 goes through both.
    one.tap(pick('N'), damage(4));
    const slots = picking(one).options.map(it => it.id);
    expect([picking(one).topic, [...slots].sort()]).toEqual(['aim', ['core', 'front']]);
    one.tap(pick('core'));
    // Two hexes of it were charged through (AE-6): 4 and 1 more, defense 2.
    expect([hp(one, 'core'), hp(one, 'front')]).toEqual([4, 6]);
  });

  it('ST-4: crippled, nobody charges or follows a chain', () => {
    for (const effect of [strike({ charge: 2 }), strike({ chain: { range: 2, max: 2 } })]) {
      const one = playing(effect, { placed: [rat(1, 'I6')], tokens: { crippled: 1 } });
      expect([one.state.frames, of(one, 'a').at]).toEqual([[], 'I7']);
    }
  });
});

describe('chains of the company on the board', () => {
  const chain = (range: number, max: number, ranged?: true) =>
    strike({ chain: { range, max, ...(ranged ? { ranged } : {}) }, ...(ranged ? { range: 5 } : {}) });

  it('SE-8, SE-9: each next target within the chain’s range and sight of the one before, nobody twice, in the order chosen', () => {
    const one = playing(chain(2, 3), { placed: [rat(1, 'I6'), rat(2, 'I4'), rat(3, 'I2'), rat(4, 'C3')] });
    expect(picking(one).options.map(it => it.id)).toEqual(['rat1']);
    one.tap(pick('rat1'));
    expect(picking(one).options.map(it => it.id)).toEqual(['rat2']);
    one.tap(pick('rat2'));
    expect(picking(one).options.map(it => it.id)).toEqual(['rat3']);
    one.tap(pick('rat3'));
    expect(struck(one)).toEqual(['rat1', 'rat2', 'rat3']);
  });

  it('SE-8: its targets are chosen one after the other, whoever else could be next', () => {
    const one = playing(chain(2, 3), { placed: [rat(1, 'I6'), rat(2, 'H7'), rat(3, 'J7')] });
    expect(picking(one).options).toHaveLength(3);
    expect([picking(one).min, picking(one).max]).toEqual([0, 1]);
    one.tap(pick('rat1'));
    expect([picking(one).options.length, picking(one).max]).toEqual([2, 1]);
  });

  it('SE-8: a chain may end earlier', () => {
    const one = playing(chain(2, 3), { placed: [rat(1, 'I6'), rat(2, 'I4')] });
    one.tap(pick('rat1'), pick());
    expect(struck(one)).toEqual(['rat1']);
  });

  it('SE-10, OWN-124: then it stands in one of the hexes nearest to the last target, of its player’s choice, hit or missed', () => {
    for (const total of [2, null]) {
      const one = playing(chain(2, 2), { placed: [rat(1, 'I6'), rat(2, 'I4')], friends: { b: 'I3' } });
      one.tap(pick('rat1'), pick('rat2'), damage(total));
      if (total === null) one.tap(pick('defense'));
      // The rat is gone if it was hit: its own hex is the nearest then, and needs no choice.
      if (total !== null) expect([of(one, 'a').at, one.state.frames]).toEqual(['I4', []]);
      else {
        const question = asked(one);
        expect(question.ask === 'place' && [...(question.hexes ?? [])].sort()).toEqual([
          'H4',
          'H5',
          'I5',
          'J4',
          'J5',
        ]);
        expect(one.refused(place('A5'))).toBe('too-far');
        one.tap(place('J4'));
        expect(of(one, 'a').at).toBe('J4');
      }
    }
  });

  it('SE-10: after a ranged chain the attacker stays', () => {
    const one = playing(chain(2, 2, true), { placed: [rat(1, 'I4'), rat(2, 'I2')] });
    one.tap(pick('rat1'), pick('rat2'), damage(2));
    expect([of(one, 'a').at, one.state.frames]).toEqual(['I7', []]);
  });

  it('SE-11: of a large one a hex is chosen: it must keep the ranges, and its location is the one hit', () => {
    const placed = [rat(1, 'I7'), boss('F6', 'N')];
    const one = playing(chain(2, 2, true), { placed, at: 'I9' });
    one.tap(pick('rat1'));
    const { options } = picking(one);
    // The boss covers F5, F6, F7, E5, E6, G5 and G6: of these only G6 is within 2 of I7.
    expect(options.map(it => it.id)).toEqual(['boss@G6']);
    one.tap(pick('boss@G6'), damage(6));
    expect([hp(one, 'right'), hp(one, 'front'), hp(one, 'core'), foe(one, 'rat1').present]).toEqual([
      3,
      6,
      6,
      false,
    ]);
  });

  it('SE-11, DM-2: if that location is broken, the die nearest to the attacker is hit', () => {
    const one = playing(chain(3, 2, true), { placed: [rat(1, 'I7'), boss('F6', 'N')], at: 'I9' });
    one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'right', hp: 0, quiet: true } });
    one.tap(pick('rat1'), pick('boss@G6'), damage(4));
    // From I9 the core at F6 is 5 away, the rear at F7 4: the rear.
    expect([hp(one, 'rear'), hp(one, 'core')]).toEqual([4, 6]);
  });
});

describe('what else cards do on the board', () => {
  it('OP-4, TM-12: a card that moves offers the hexes that it reaches, and no further', () => {
    const one = course([], {
      a: { at: 'A9', cards: [ability('step', [{ effect: 'move', hexes: 2 }])] },
      d: { at: 'A8' },
    });
    one.tap(play('a', 'step'));
    const question = asked(one);
    // A8 is held: round it by B9.
    expect(question.ask === 'place' && [...(question.hexes ?? [])].sort()).toEqual([
      'B10',
      'B8',
      'B9',
      'C8',
      'C9',
    ]);
    expect(one.refused(place('E9'))).toBe('too-far');
    one.tap(place('C8'));
    expect([of(one, 'a').at, of(one, 'a').cards.cooldown[3]]).toEqual(['C8', ['step']]);
  });

  it('OWN-135, TM-12: "exactly" ends where all of it is spent, water counted', () => {
    const one = course(
      [],
      {
        a: { at: 'A9', cards: [ability('step', [{ effect: 'move', hexes: 2, how: 'exact' }])] },
        d: { at: 'Q9' },
      },
      { tiles: [{ kind: 'water', hexes: ['A8'] }] },
    );
    one.tap(play('a', 'step'));
    const question = asked(one);
    expect(question.ask === 'place' && [...(question.hexes ?? [])].sort()).toEqual(['A8', 'B8', 'C8', 'C9']);
  });

  it('OP-4: nobody must move: the card goes on', () => {
    const one = course([], {
      a: {
        cards: [
          ability('step', [
            { effect: 'move', hexes: 2 },
            { effect: 'gain', token: 'redraw', count: 1, on: 'self' },
          ]),
        ],
      },
    });
    one.tap(play('a', 'step'), place(null));
    expect([of(one, 'a').at, of(one, 'a').tokens.redraw]).toEqual(['I7', 1]);
  });

  it('PS-6, SE-20: on the way of a card too Sentinels are trodden down', () => {
    const one = course([], {
      a: { class: 'grove-maiden', cards: [ability('step', [{ effect: 'move', hexes: 1 }])] },
    });
    one.tap({ do: 'sentinel', of: 'a', at: 'I8' }, play('a', 'step'), place('I8'));
    expect(one.state.friends.find(it => it.role === 'sentinel')?.presence).toBe('gone');
  });

  it('MT-10: a refresh shuffles the discards back that its player chooses, whole', () => {
    const one = course([], { a: { cards: [ability('rest', [{ effect: 'refresh' }])] } });
    one.tap({
      do: 'attack',
      who: 'a',
      strike: { targets: ['boss'], cubes: { red: 1 }, white: 2, die: 'front' },
    });
    while (one.state.frames.length > 0) {
      const question = asked(one);
      if (question.ask === 'pick') one.tap(pick(question.options[0]?.id ?? ''));
      else one.tap({ do: 'answer', answer: { answer: 'might', command: { type: 'settle' } } });
    }
    const { cards } = one.state.might.oathsworn;
    expect([cards.white.discard.length >= 2, cards.red.discard.length >= 1]).toEqual([true, true]);
    one.tap(play('a', 'rest'));
    expect([picking(one).topic, picking(one).options.map(it => it.id)]).toEqual(['colors', ['white', 'red']]);
    one.tap(pick('white'));
    const after = one.state.might.oathsworn.cards;
    expect([after.white.deck.length, after.white.discard.length, after.red.deck.length]).toEqual([
      18,
      0,
      cards.red.deck.length,
    ]);
  });

  it('AT-4: an enemy out of reach is offered with what speaks against it, refused, and struck if the table says so', () => {
    const one = playing(strike({}), { placed: [rat(1, 'I6'), rat(2, 'A1')] });
    const { options } = picking(one);
    expect(options.map(it => [it.id, it.against !== undefined])).toEqual([
      ['rat1', false],
      ['rat2', true],
    ]);
    expect(one.refused(pick('rat2'))).toBe('out-of-range');
    one.tap({ do: 'answer', answer: { answer: 'pick', ids: ['rat2'], anyway: true } });
    expect(struck(one)).toEqual(['rat2']);
  });

  it('DM-5: a chain that breaks a location is put away and placed before the reaction', () => {
    const one = course(
      [{ do: 'effect', on: { who: 'company' }, effects: [{ effect: 'token', token: 'poison', count: 1 }] }],
      {
        a: {
          cards: [
            ability('card', [strike({ chain: { range: 2, max: 2 } }), { effect: 'heal', hp: 1, on: 'self' }]),
          ],
          hp: 3,
        },
      },
      {},
      { might: 'physical' },
    );
    one.tap(play('a', 'card'), pick('boss@I6'), damage(12));
    // The chain could have gone on to nobody else; its player stays where it stands.
    if (one.state.frames.length > 0) one.tap(place('H7'));
    expect([
      hp(one, 'front'),
      of(one, 'a').hp,
      of(one, 'a').cards.cooldown[3],
      of(one, 'a').tokens.poison,
    ]).toEqual([0, 4, ['card'], 1]);
  });
});
