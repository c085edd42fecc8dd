import { describe } from 'vitest';
import type { HeroSetup } from '../../../src/encounter/model/setup';
import type { Effect, Step } from '../../../src/stage/steps';
import { ability, asked, type Fight, foe, of, pick, play } from '../support/scripted-fight';
import {
  at,
  attack,
  blow,
  breaks,
  diceOf,
  enemyActs,
  faints,
  flower,
  guardianOf,
  hold,
  hpIs,
  hpOf,
  maiden,
  quietly,
  rat,
  resolved,
  say,
  scene,
  sentinels,
  single,
  sought,
  struck,
  through,
  token,
  tough,
} from './scene';

const first = { who: 'firstPlayer' } as const;
const swallow = (slot: string, each: readonly Effect[] = []): Step => ({
  do: 'consume',
  whom: first,
  slot,
  each,
});
/** A body with its core over all of it, with so many dice. */
const wide = (...dice: readonly number[]) => ({
  ...flower,
  slots: [
    { id: 'core', name: 'core', hexes: [[], ['N'], ['S'], ['NW'], ['SW'], ['NE'], ['SE']] as const, dice },
  ],
});
/** The first of the four is swallowed in the first round; a card that comes then looks for somebody. */
const inside = (
  a: Partial<HeroSetup> = {},
  more: Parameters<typeof scene>[0] = {},
  each: readonly Effect[] = [],
): Fight =>
  enemyActs(
    scene({
      deck: [
        [swallow('core', each)],
        ...Array.from({ length: 14 }, (): Step[] => [{ do: 'target', rules: [] }]),
      ],
      ...more,
      heroes: { a: { at: 'I7', maxAnimus: 12, regen: 8, ...a }, ...more.heroes },
    }),
  );
const strikesOut = (damage: number) =>
  ({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage } } }) as const;
const die = (one: Fight, nth = 0): string => foe(one, 'boss').dice[nth]?.id ?? '';
const eaten = (slot: string, more: Parameters<typeof scene>[0] = {}): Fight =>
  scene({ deck: [[swallow(slot)]], heroes: { a: { at: 'I6' } }, ...more });
const two = {
  enemies: [single('x', [2]), single('y', [6])],
  placed: [
    { enemy: 'x', at: 'I5' },
    { enemy: 'y', at: 'A5' },
  ],
};

describe('swallowed', () => {
  hold([
    {
      says: 'SE-17, DM-5: whose own blow breaks the place is out before the reaction, which goes for it',
      got: () => {
        const one = inside();
        one.tap(strikesOut(12));
        through(one);
        return [of(one, 'a').presence, of(one, 'a').animus.available, sought(one).slice(-1)];
      },
      is: ['standing', 0, ['boss > a']],
    },
    {
      says: 'SE-14, TG-8: one of two dice of the place breaks: it stays in, and the reaction goes for another',
      got: () => {
        const one = inside({}, { encounter: { enemies: [wide(3, 6), rat()] }, heroes: { b: { at: 'I8' } } });
        one.tap(strikesOut(6));
        through(one);
        return [of(one, 'a').presence, resolved(one).slice(-1), sought(one).slice(-1), diceOf(one, 'boss')];
      },
      is: ['consumed', ['reaction boss by a'], ['boss > b'], [0, 6]],
    },
    {
      says: 'SE-17: six HP off any dice of the place set it free',
      got: () => {
        const one = inside({}, { encounter: { enemies: [wide(6, 6), rat()] }, heroes: { b: { at: 'I7' } } });
        for (const nth of [0, 1]) {
          one.tap(blow('b', ['boss'], 6, { die: die(one, nth) }));
          through(one);
        }
        return [of(one, 'a').presence, diceOf(one, 'boss')];
      },
      is: ['standing', [3, 3]],
    },
    {
      says: 'SE-17, DM-2: what goes beyond a die does not count for it',
      got: () => {
        const one = inside({}, { encounter: { enemies: [wide(2, 6), rat()] } });
        one.tap(blow('b', ['boss'], 40, { die: die(one) }));
        through(one);
        return [of(one, 'a').presence, of(one, 'a').consumed?.lost];
      },
      is: ['consumed', 2],
    },
    {
      says: 'SE-17: what the place lost counts although it is healed',
      got: () => {
        const one = inside();
        one.tap(blow('b', ['boss'], 8, { die: 'core' }));
        through(one);
        one.tap(quietly('boss', 'core', 6), blow('b', ['boss'], 4, { die: 'core' }));
        through(one);
        return of(one, 'a').presence;
      },
      is: 'standing',
    },
    {
      says: 'OWN-330, SE-17, SE-18: swallowed into a place without a die it is out again at once',
      got: () => {
        const one = eaten('core', { heroes: { a: { at: 'I7' } } });
        one.tap(quietly('boss', 'core', 0));
        enemyActs(one);
        return [of(one, 'a').presence, of(one, 'a').consumed];
      },
      is: ['standing', null],
    },
    {
      says: 'SE-16, EN-2: what it suffers in there may be the end: three down and the last one swallowed',
      got: () => {
        const one = inside({}, {}, [{ effect: 'lose', hp: 1 }]);
        const before = hpOf(one, 'a');
        one.tap(faints('b'), faints('c'), faints('d'));
        const goesOn = one.state.outcome;
        one.tap(hpIs('a', 1));
        enemyActs(one);
        return [before, goesOn, one.state.outcome];
      },
      is: [[5], null, 'defeat'],
    },
    {
      says: 'FT-10, SE-18: set free onto a Sentinel it treads that down',
      got: () => {
        const one = inside();
        one.tap({ do: 'sentinel', of: 'b', at: 'I3', anyway: true });
        one.tap(blow('c', ['boss'], 12, { die: 'core' }));
        through(one);
        return [at(one, 'a'), sentinels(one)];
      },
      is: [['I3'], []],
    },
    {
      says: 'SE-17: the boss that holds it falls and another one lives: it is out where that stood',
      got: () => {
        const one = enemyActs(eaten('x0', { encounter: two, actors: ['x'] }));
        one.tap(blow('b', ['x'], 4));
        through(one);
        return [of(one, 'a').presence, ...at(one, 'a')];
      },
      is: ['standing', 'I5'],
    },
    {
      says: 'FT-12: the table takes that boss off: it is out too',
      got: () => {
        const one = enemyActs(eaten('x0', { encounter: two, actors: ['x'] }));
        one.tap(say({ say: 'enemyGone', who: 'x' }));
        return of(one, 'a').presence;
      },
      is: 'standing',
    },
    {
      says: 'UC-1, SE-18: whoever fell in there does not come out',
      got: () => {
        const one = inside();
        one.tap(hpIs('a', 0), blow('b', ['boss'], 12, { die: 'core' }));
        through(one);
        return [of(one, 'a').presence, of(one, 'a').consumed];
      },
      is: ['unconscious', null],
    },
    {
      says: 'SE-15: from inside it pays 3 animus, a companion 1',
      got: () =>
        (['full', 'companion'] as const).map(kind => {
          const one = inside({ kind });
          const before = of(one, 'a').animus.available;
          one.tap(strikesOut(2));
          through(one);
          return before - of(one, 'a').animus.available;
        }),
      is: [3, 1],
    },
    {
      says: 'FT-11: in there it walks, plays, taunts and sends a falcon in vain, and may spend a token',
      got: () => {
        const one = inside({ class: 'huntress' });
        one.tap(token('a', 'animus'));
        return [
          one.refused({ do: 'move', who: 'a', to: 'A2', animus: 1 }),
          one.refused(play('a', 'idle')),
          one.refused({ do: 'taunt', who: 'a' }),
          one.refused({ do: 'falcon', of: 'a', falcon: 0, to: 'b' }),
          one.refused({ do: 'spend', who: 'a', token: 'animus' }),
        ];
      },
      is: ['consumed', 'consumed', 'consumed', 'consumed', 'taken'],
    },
    {
      says: 'SE-14: an attack on the whole company does not strike it',
      got: () =>
        struck(enemyActs(inside({}, { deck: [[swallow('core')], [attack({ at: { who: 'company' } })]] }))),
      is: ['b', 'c', 'd'],
    },
    {
      says: 'OWN-245, SE-7: swallowed out of a cage it leaves the card of the cage to the discard',
      got: () => {
        const one = scene({
          deck: [
            [{ do: 'cage', whom: first, difficulty: 3, fail: [{ effect: 'lose', hp: 2 }] }],
            [swallow('core')],
          ],
          heroes: { a: { at: 'I7' } },
        });
        for (let i = 0; i < 3; i++) enemyActs(one);
        return [of(one, 'a').caged, ...hpOf(one, 'a'), one.state.stage.kept];
      },
      is: [null, 6, []],
    },
    {
      says: 'FT-1, GM-5: a swallowed Guardian is not brought back, and comes out with its animus in the reserve',
      got: () => {
        const one = scene({
          deck: [[{ do: 'consume', whom: { who: 'players' }, slot: 'core', each: [] }]],
          heroes: { a: { at: 'I7', ...maiden } },
        });
        const guardian = guardianOf(one);
        one.tap({ do: 'endTurns' }, pick(guardian));
        through(one);
        const again = one.refused({ do: 'rejuvenate', of: 'a', at: 'I8' });
        one.tap(blow('b', ['boss'], 12, { die: 'core' }));
        through(one);
        return [again, of(one, guardian).presence, of(one, guardian).animus];
      },
      is: ['still-there', 'standing', { available: 0, reserve: 2 }],
    },
    {
      says: 'GM-4, FT-11: of a swallowed Grove Maiden the Guardian goes on and spends her tokens, her Sentinels do not strike',
      got: () => {
        const one = inside({ ...maiden });
        one.tap(token('a', 'defense'));
        const guardian = guardianOf(one);
        return [
          one.refused({ do: 'turn', who: guardian, facing: 'S' }),
          one.refused({ do: 'spend', who: guardian, token: 'defense' }),
          one.refused({ do: 'sentinel', of: 'a', at: 'C3' }),
        ];
      },
      is: ['taken', 'taken', 'consumed'],
    },
  ]);
});

const cage = (fail: readonly Effect[] = [{ effect: 'lose', hp: 2 }]): Step => ({
  do: 'cage',
  whom: first,
  difficulty: 3,
  fail,
});
const caged = (more: Partial<HeroSetup> = {}, next: readonly Step[] = []): Fight =>
  enemyActs(scene({ deck: [[cage()], next], heroes: { a: { at: 'I7', maxAnimus: 9, regen: 9, ...more } } }));
const held = (one: Fight): boolean => of(one, 'a').caged !== null;

describe('caged', () => {
  hold([
    {
      says: 'SE-6: caged in one round it is held to the end of the next, and suffers then',
      got: () => {
        const one = caged();
        const now = held(one);
        enemyActs(one);
        return [now, held(one), ...hpOf(one, 'a'), one.state.stage.kept];
      },
      is: [true, false, 4, []],
    },
    {
      says: 'SE-3: caged by a reaction in the turns of a round it is held to the end of the next as well',
      got: () => {
        const one = scene({ deck: [[cage()]], heroes: { b: { at: 'I7' } } });
        one.tap(breaks('boss', 'front', 'b'));
        through(one);
        const seen = [held(one)];
        enemyActs(one);
        seen.push(held(one));
        enemyActs(one);
        return [...seen, held(one)];
      },
      is: [true, true, false],
    },
    {
      says: 'SE-5, SE-6: a failed try costs what the card says, and the end of the round once more',
      got: () => {
        const one = caged();
        one.tap({ do: 'escape', who: 'a', success: false });
        const now = [held(one), ...hpOf(one, 'a')];
        enemyActs(one);
        return [now, ...hpOf(one, 'a')];
      },
      is: [[true, 4], 2],
    },
    {
      says: 'SE-5: whoever escapes acts as usual in the same turn',
      got: () => {
        const one = caged();
        one.tap({ do: 'escape', who: 'a', success: true });
        return [one.refused({ do: 'move', who: 'a', to: 'I8', animus: 1 }), one.refused(play('a', 'idle'))];
      },
      is: ['taken', 'taken'],
    },
    {
      says: 'FT-11: no card, move, injury, attack or taunt in there, but a token',
      got: () => {
        const one = caged({ injuries: [{ id: 'limp', name: 'Limp', cooldown: 1, text: '' }] });
        one.tap(token('a', 'animus'));
        return [
          one.refused(play('a', 'idle')),
          one.refused({ do: 'move', who: 'a', to: 'I8', animus: 1 }),
          one.refused({ do: 'injury', who: 'a', card: 'limp' }),
          one.refused({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 1 } } }),
          one.refused({ do: 'taunt', who: 'a' }),
          one.refused({ do: 'spend', who: 'a', token: 'animus' }),
        ];
      },
      is: ['caged', 'caged', 'caged', 'caged', 'caged', 'taken'],
    },
    {
      says: 'FT-11, EA-4: attacked in there it may play a card for its defense and spend Defense tokens',
      got: () => {
        const one = caged({ cards: [ability('guard', [], undefined, 3)] }, [
          { do: 'target', rules: [{ rule: 'firstPlayer' }] },
          attack({ might: { black: 9 }, range: 'any', noSight: true }),
        ]);
        one.tap(
          token('a', 'defense'),
          { do: 'endTurns' },
          { do: 'answer', answer: { answer: 'defend', with: [{ who: 'a', card: 'guard' }] } },
        );
        const question = asked(one);
        return question.ask === 'soak' ? question.defenders.map(it => it.tokens) : question.ask;
      },
      is: [1],
    },
    {
      says: 'PS-3: a blow knocks it back all the same',
      got: () => {
        const one = caged(tough, [
          { do: 'target', rules: [{ rule: 'firstPlayer' }] },
          attack({ hit: [{ effect: 'knockback', hexes: 1 }] }),
        ]);
        return at(enemyActs(one), 'a');
      },
      is: ['I8'],
    },
    {
      says: 'UC-1, SE-7: whoever falls in there is out of it, and its card is discarded',
      got: () => {
        const one = caged();
        one.tap(hpIs('a', 0));
        return [held(one), one.state.stage.kept];
      },
      is: [false, []],
    },
    {
      says: 'EN-2, SE-6: what the cage costs at the end may be the end of all',
      got: () => {
        const one = caged();
        one.tap(hpIs('a', 2), faints('b'), faints('c'), faints('d'));
        enemyActs(one);
        return one.state.outcome;
      },
      is: 'defeat',
    },
    {
      says: 'SE-7: caged a second time it keeps the second card',
      got: () => {
        const one = caged({}, [{ do: 'cage', whom: first, difficulty: 4, fail: [] }]);
        enemyActs(one);
        return [of(one, 'a').caged?.difficulty, one.state.stage.kept];
      },
      is: [4, ['c2']],
    },
  ]);
});
