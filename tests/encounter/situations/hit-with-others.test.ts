import { describe } from 'vitest';
import type { Group, Step } from '../../../src/stage/steps';
import { asked, type Fight, foe, of, struckWith } from '../support/scripted-fight';
import {
  at,
  attack,
  blow,
  diceOf,
  duel,
  enemyActs,
  faints,
  flower,
  guardianOf,
  hold,
  hpOf,
  maiden,
  put,
  quietly,
  raise,
  rat,
  resolved,
  say,
  scene,
  seek,
  seekThe,
  sentinels,
  single,
  sought,
  struck,
  through,
  token,
  tough,
} from './scene';

const hard = { black: 6 };
const shove = { effect: 'knockback', hexes: 1 } as const;
const groups: readonly (readonly [Group, readonly string[]])[] = [
  [{ who: 'adjacent' }, ['H6']],
  [{ who: 'within', hexes: 2 }, ['H6', 'I7']],
  [{ who: 'inArc', arc: 'front' }, ['I7']],
  [{ who: 'company' }, ['C3', 'H6', 'I7']],
];
/** Three Sentinels: next to the boss, in front of it, far from it. */
const among = (step: Step): Fight =>
  enemyActs(
    raise(
      duel('I5', [step], {
        heroes: {
          a: { at: 'A9', ...maiden, ...tough },
          b: { at: 'I6', ...tough },
          c: { at: 'Q3', ...tough },
          d: { at: 'Q5', ...tough },
        },
      }),
      'C3',
      'H6',
      'I7',
    ),
  );
const all = ['C3', 'H6', 'I7'];
const others = (group: readonly string[]): readonly string[] => all.filter(hex => !group.includes(hex));
const tree = (...hexes: readonly string[]) => [{ id: 'tree', kind: 'tree', hexes }];

describe('Sentinels with others', () => {
  hold([
    ...groups.flatMap(([on, there]) => [
      {
        says: `OWN-332, GM-9: HP that a card costs ${on.who}: ${there} go`,
        got: () => sentinels(among({ do: 'effect', on, effects: [{ effect: 'lose', hp: 1 }] })),
        is: others(there),
      },
      {
        says: `OWN-332, GM-9: an attack on ${on.who}: ${there} go`,
        got: () => sentinels(among(attack({ at: on, might: { black: 9 } }))),
        is: others(there),
      },
      {
        says: `OWN-332, GM-7: none of ${on.who} is caged, swallowed or put elsewhere`,
        got: () => {
          const one = among({
            do: 'each',
            of: on,
            steps: [
              { do: 'cage', whom: { who: 'each' }, difficulty: 1, fail: [] },
              { do: 'consume', whom: on, slot: 'x0', each: [] },
              { do: 'place', whom: on, at: { place: 'hexes', hexes: ['E1'] } },
            ],
          });
          return [sentinels(one), one.state.friends.some(it => it.role === 'sentinel' && it.caged)];
        },
        is: [all, false],
      },
    ]),
    {
      says: 'GM-7, OWN-192: whom a hit knocks back, a Sentinel that lost nothing stays, if nobody comes upon it',
      got: () => {
        const one = among(
          attack({
            might: {},
            area: { area: 'adjacent' },
            hit: [shove, { effect: 'drag', way: 'S', hexes: 1 }],
          }),
        );
        return [sentinels(one), at(one, 'b')];
      },
      is: [['C3', 'H6'], ['I8']],
    },
    {
      says: 'GM-9, TG-5: however near, it is chosen neither among all characters nor by a minion',
      got: () =>
        sought(
          enemyActs(
            raise(
              duel('I5', [{ do: 'target', rules: [{ rule: 'closest' }], among: 'company' }], {
                heroes: { a: { at: 'A9', ...maiden }, b: { at: 'I8' } },
              }),
              'I6',
            ),
          ),
        ),
      is: ['x > b'],
    },
    {
      says: 'AE-3, SE-24: a wave goes where it hits most, Sentinels among them, and does not turn whoever makes it',
      got: () => {
        const one = raise(
          duel('I5', [seek, attack({ area: { area: 'wave' } })], {
            heroes: { a: { at: 'Q7', ...maiden }, b: { at: 'I7', ...tough }, d: { at: 'Q1' } },
          }),
          'I3',
          'I2',
        );
        one.tap(put(guardianOf(one), 'Q8'));
        enemyActs(one);
        return [struck(one).includes('b'), sentinels(one), foe(one, 'x').facing];
      },
      is: [false, [], 'S'],
    },
    {
      says: 'PS-6, FT-10: knocked through two of them: both gone, no HP lost, the whole way',
      got: () => {
        const one = enemyActs(
          raise(
            duel('I4', [seekThe('b'), attack({ hit: [{ effect: 'knockback', hexes: 2 }] })], {
              heroes: { a: { at: 'A9', ...maiden }, b: { at: 'I5', ...tough } },
            }),
            'I6',
            'I7',
          ),
        );
        return [at(one, 'b'), hpOf(one, 'b'), sentinels(one)];
      },
      is: [['I7'], [6], []],
    },
    {
      says: 'FT-10, PL-1: an enemy that comes in onto one stands there',
      got: () => {
        const one = enemyActs(
          raise(
            duel('I5', [{ do: 'spawn', enemy: 'rat', count: 1, at: { place: 'hexes', hexes: ['C3'] } }], {
              heroes: { a: { at: 'A9', ...maiden } },
            }),
            'C3',
          ),
        );
        return [one.state.enemies.find(it => it.kind === 'rat')?.at, sentinels(one)];
      },
      is: ['C3', []],
    },
    {
      says: 'FT-10, AE-4: those on the way of a charge and at its end are trodden, those beside it stay',
      got: () => {
        const one = duel(
          'I3',
          [seek, { do: 'turn', to: 'target' }, attack({ area: { area: 'charge', hexes: 3 } })],
          { heroes: { a: { at: 'I6', ...maiden, ...tough } } },
        );
        one.tap(put(guardianOf(one), 'Q5'));
        enemyActs(raise(one, 'I4', 'I5', 'H6'));
        return [struck(one), at(one, 'x'), sentinels(one)];
      },
      is: [['a'], ['I5'], ['H6']],
    },
    {
      says: 'FT-10, UC-3: an ally comes onto one at the edge',
      got: () => {
        const one = raise(scene({ heroes: { a: maiden } }), 'A5');
        one.tap(faints('b'), { do: 'ally', who: 'b', ally: 'carter', at: 'A5' });
        return [at(one, 'carter'), sentinels(one)];
      },
      is: [['A5'], []],
    },
    {
      says: 'TL-1, GM-9: one on fire goes at the end of the round, and the fire with it',
      got: () => {
        const one = enemyActs(
          raise(
            duel('I5', [], {
              encounter: { tiles: [{ kind: 'fire', hexes: ['C3'] }] },
              heroes: { a: maiden },
            }),
            'C3',
          ),
        );
        return [sentinels(one), one.state.tiles];
      },
      is: [[], []],
    },
    ...(['missed', 'hit'] as const).map(how => ({
      says: `AE-1, AT-7: in an area of the company that has ${how}`,
      got: () => {
        const one = raise(duel('I5', [], { heroes: { a: { at: 'I7', ...maiden } } }), 'J6');
        const sentinel = one.state.friends.find(it => it.role === 'sentinel')?.id ?? '';
        const said = how === 'missed' ? how : { damage: 2 };
        one.tap({
          do: 'attack',
          who: 'd',
          strike: { targets: ['x', sentinel], hexes: {}, die: 'x0', said },
          anyway: true,
        });
        return sentinels(through(one));
      },
      is: how === 'missed' ? ['J6'] : [],
    })),
  ]);
});

describe('friend and foe in one area', () => {
  const pack = (at: string) => ({
    enemies: [single('x'), single('y', [1, 6], { defense: 1 }), rat()],
    placed: [
      { enemy: 'x', at: 'A5' },
      { enemy: 'y', at },
      { enemy: 'rat', at: 'H7', number: 1 },
    ],
  });
  hold([
    {
      says: 'AE-1, FT-17: its circle kills a minion and breaks another boss, whose card has no breaker',
      got: () => {
        const one = enemyActs(
          duel(
            'A5',
            [
              seekThe('a'),
              attack({ might: { black: 9 }, area: { area: 'circle' }, range: 9, noSight: true }),
            ],
            { encounter: pack('I6'), heroes: { a: { at: 'I7', ...tough } } },
          ),
          it => it.state.agenda.length > 0 && it.state.scene?.job?.why === 'loss',
        );
        return [foe(one, 'rat1').present, diceOf(one, 'y').includes(0), resolved(one).slice(0, 2)];
      },
      is: [false, true, ['phase', 'loss y by null']],
    },
    {
      says: 'AE-1: a circle over itself hits it, what starts from it does not',
      got: () =>
        (['circle', 'adjacent'] as const).map(area => {
          const one = enemyActs(
            duel('I6', [seekThe('a'), attack({ might: hard, area: { area } })], {
              encounter: {
                enemies: [single('x', [30], { defense: 1 }), rat()],
                placed: [
                  { enemy: 'x', at: 'I6', facing: 'S' },
                  { enemy: 'rat', at: 'I5', number: 1 },
                ],
              },
              heroes: { a: { at: 'I7', ...tough } },
            }),
          );
          return [(diceOf(one)[0] ?? 0) < 30, foe(one, 'rat1').present];
        }),
      is: [
        [true, true],
        [false, false],
      ],
    },
    {
      says: 'TG-6, TG-7: for a taunter out of reach a cone goes ahead, a blow and a circle fall away',
      got: () =>
        [attack({ area: { area: 'cone', range: 2 } }), attack(), attack({ area: { area: 'circle' } })].map(
          step => {
            const one = duel('I5', [seek, step], {
              heroes: { a: { at: 'A1' }, b: { at: 'I7', ...tough } },
            });
            one.tap({ do: 'taunt', who: 'a' });
            return struck(enemyActs(one));
          },
        ),
      is: [['b'], [], []],
    },
    {
      says: 'OWN-335, TG-7: of all whom a card names those in a range that it prints, and in sight; without one all',
      got: () =>
        [{ range: 3 }, { range: 3, noSight: true }, {}].map(more =>
          struck(
            enemyActs(
              duel('I5', [attack({ at: { who: 'oathsworn' }, ...more })], {
                encounter: { obstacles: tree('I6') },
                heroes: {
                  a: { at: 'I7', ...tough },
                  b: { at: 'I3', ...tough },
                  c: { at: 'A9', ...tough },
                  d: tough,
                },
              }),
            ),
          ),
        ),
      is: [['b'], ['a', 'b'], ['a', 'b', 'c', 'd']],
    },
    {
      says: 'PS-3, EN-2: knocked into each other both lose 1 whatever their defense, and may be the last two',
      got: () => {
        const one = duel('I4', [seekThe('b'), attack({ hit: [{ effect: 'knockback', hexes: 2 }] })], {
          heroes: { b: { at: 'I5', ...tough, hp: 1 }, c: { at: 'I6', ...tough, hp: 1 } },
        });
        one.tap(faints('a'), faints('d'));
        return [enemyActs(one).state.outcome, ...hpOf(one, 'b', 'c')];
      },
      is: ['defeat', 0, 0],
    },
    {
      says: 'PS-3: three in a row are knocked back without a collision, the furthest first',
      got: () => {
        const one = enemyActs(
          duel('I4', [attack({ at: { who: 'within', hexes: 3 }, hit: [shove] })], {
            heroes: { a: { at: 'I5', ...tough }, b: { at: 'I6', ...tough }, c: { at: 'I7', ...tough } },
          }),
        );
        return [at(one, 'a', 'b', 'c'), hpOf(one, 'a', 'b', 'c')];
      },
      is: [
        ['I6', 'I7', 'I8'],
        [6, 6, 6],
      ],
    },
    {
      says: 'OWN-241, SE-19: what an enemy’s hit brings comes in its printed order',
      got: () =>
        [
          [shove, { effect: 'drag', way: 'NE', hexes: 1 }] as const,
          [{ effect: 'drag', way: 'NE', hexes: 1 }, shove] as const,
        ].map(
          hit =>
            at(
              enemyActs(
                duel('I4', [seekThe('a'), attack({ hit })], { heroes: { a: { at: 'I5', ...tough } } }),
              ),
              'a',
            )[0],
        ),
      is: ['J6', 'K5'],
    },
    {
      says: 'SE-19, DM-7: a minion that falls is knocked back into a boss, whose die breaks for nobody',
      got: () => {
        const one = duel('I3', [seek], {
          encounter: {
            enemies: [single('x', [1]), single('y'), rat()],
            placed: [
              { enemy: 'x', at: 'I3', facing: 'S' },
              { enemy: 'y', at: 'Q5' },
              { enemy: 'rat', at: 'I4', number: 1 },
            ],
          },
          heroes: { a: { at: 'I5' } },
        });
        one.tap(blow('a', ['rat1'], 9, { hit: [shove] }));
        return [foe(through(one), 'rat1').present, foe(one, 'x').present, resolved(one)];
      },
      is: [false, false, ['loss x by null']],
    },
    {
      says: 'FT-17, PS-3: knocked into a tree by the company a boss loses its die to nobody',
      got: () => {
        const one = duel('I3', [seek], {
          encounter: {
            enemies: [single('x', [2])],
            obstacles: tree('I2'),
            placed: [{ enemy: 'x', at: 'I3', facing: 'S' }],
          },
          heroes: { a: { at: 'I4' } },
        });
        one.tap(blow('a', ['x'], 2, { die: 'x0', hit: [shove] }));
        return [through(one).state.outcome, resolved(one)];
      },
      is: ['victory', []],
    },
    {
      says: 'MV-6, PL-1: a large one that comes in pushes whom it comes upon, and costs nobody HP',
      got: () => {
        const one = enemyActs(
          raise(
            duel('A5', [{ do: 'spawn', enemy: 'boss', count: 1, at: { place: 'hexes', hexes: ['I5'] } }], {
              encounter: {
                enemies: [single('x'), { ...flower, models: 1 }],
                placed: [{ enemy: 'x', at: 'A5' }],
              },
              heroes: { a: { at: 'I6', ...maiden } },
            }),
            'I4',
          ),
        );
        return [at(one, 'boss1', 'a'), hpOf(one, 'a'), sentinels(one)];
      },
      is: [['I5', 'I7'], [6], []],
    },
    {
      says: 'FT-8, GM-4: friends in one’s own area lose by their own defense, the Guardian with a token of the Grove Maiden',
      got: () => {
        const one = duel('I5', [], {
          heroes: {
            a: { at: 'I6', ...maiden, defense: 1 },
            b: { at: 'H6', defense: 2 },
            c: { at: 'J6', defense: 3 },
          },
        });
        const guardian = guardianOf(one);
        one.tap(
          put(guardian, 'I4'),
          token('a', 'defense'),
          token('c', 'defense', 2),
          blow('d', ['x', 'b', 'c', guardian], 6, { die: 'x0' }),
        );
        const question = asked(one);
        const tokens = question.ask === 'soak' ? question.defenders.map(it => it.tokens) : [];
        one.tap({
          do: 'answer',
          answer: {
            answer: 'tokens',
            spend: [
              { who: 'c', count: 1 },
              { who: guardian, count: 1 },
            ],
          },
        });
        return [tokens, hpOf(one, 'b', 'c', guardian), of(one, 'a').tokens, of(one, 'c').tokens];
      },
      is: [[0, 2, 1], [3, 5, 4], {}, { defense: 1 }],
    },
    {
      says: 'EN-3, FT-6: an own area that takes the last die and fells the last Oathsworn wins',
      got: () => {
        const one = duel('I5', [], { heroes: { b: { at: 'H6', defense: 1, hp: 2 } } });
        one.tap(faints('d'), { do: 'ally', who: 'd', ally: 'carter', at: 'Q9' });
        one.tap(quietly('x', 'x1', 0), quietly('x', 'x0', 1), faints('a'), faints('c'));
        one.tap(blow('carter', ['x', 'b'], 6));
        return [through(one).state.outcome, ...hpOf(one, 'b')];
      },
      is: ['victory', 0],
    },
  ]);
});

describe('a Mob', () => {
  const rats = (count: number, more = {}) => ({
    enemies: [single('x'), rat({ acts: [{ do: 'attack' }], ...more })],
    placed: [
      { enemy: 'x', at: 'A1' },
      ...['I5', 'H6', 'J6'].slice(0, count).map((hex, i) => ({ enemy: 'rat', at: hex, number: i + 1 })),
    ],
  });
  const window = (one: Fight): boolean => {
    const question = asked(one);
    return question.ask === 'go' && question.window === 'beforeDamage';
  };
  const drawn = (one: Fight): readonly number[] => struckWith(one).map(pieces => pieces.length);
  hold([
    {
      says: 'FT-5, EA-8: three rats attack one, and one is taken off before the draw: two of them draw',
      got: () => {
        const one = enemyActs(
          scene({ encounter: rats(3), heroes: { a: { at: 'I6', ...tough } }, settings: { windows: 'all' } }),
          window,
        );
        one.tap(say({ say: 'enemyGone', who: 'rat2' }));
        return drawn(through(one));
      },
      is: [4],
    },
    {
      says: 'FT-5: two that are no Mob: the first is taken off in its window, and the other one strikes alone',
      got: () => {
        const one = enemyActs(
          scene({
            encounter: rats(2, { mob: false }),
            heroes: { a: { at: 'I6', ...tough } },
            settings: { windows: 'all' },
          }),
          window,
        );
        const question = asked(one);
        one.tap(say({ say: 'enemyGone', who: (question.ask === 'go' && question.about.actor) || '' }));
        return drawn(through(one));
      },
      is: [2],
    },
    {
      says: 'MT-8, FT-15: of three bosses as one Mob each counts by its own icons, the strongest cards go first',
      got: () => {
        const body = single('m', [3, 3], { mob: true, models: 3, might: { black: 1, white: 2 } });
        const one = scene({
          deck: [[seek, { do: 'attack', breaks: ['m0'] }]],
          actors: ['m'],
          encounter: {
            enemies: [single('z'), body],
            placed: [
              { enemy: 'z', at: 'A1' },
              ...['I5', 'H6', 'J6'].map((hex, i) => ({ enemy: 'm', at: hex, number: i + 1 })),
            ],
          },
          heroes: { a: { at: 'I6', ...tough } },
        });
        one.tap(quietly('m1', 'm0', 0), quietly('m2', 'm0', 0), quietly('m3', 'm1', 0));
        const pieces = struckWith(enemyActs(one))[0] ?? [];
        return ['black', 'white'].map(color => pieces.filter(it => it.color === color).length);
      },
      is: [1, 6],
    },
    {
      says: 'MN-2, MN-3: minions that a reaction sent in the turns act again in their own phase',
      got: () => {
        const one = scene({
          deck: [[{ do: 'minions' }]],
          encounter: rats(1),
          heroes: { a: { at: 'I6', ...tough } },
        });
        one.tap(blow('a', ['x'], 12, { die: 'x0' }));
        const before = struck(through(one)).length;
        return [before, struck(enemyActs(one)).length];
      },
      is: [1, 2],
    },
    {
      says: 'TG-5, LS-2: a minion goes for whom it sees, however near another one stands behind a tree',
      got: () =>
        sought(
          enemyActs(
            scene({
              encounter: { ...rats(1), obstacles: tree('I6') },
              heroes: { a: { at: 'I7', ...tough }, b: { at: 'I1', ...tough } },
            }),
          ),
        ).slice(-1),
      is: ['rat1 > b'],
    },
  ]);
});
