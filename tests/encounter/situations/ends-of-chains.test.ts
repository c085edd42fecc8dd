import { describe } from 'vitest';
import { ability, asked, of, pick, play } from '../support/scripted-fight';
import {
  at,
  attack,
  duel,
  enemyActs,
  faints,
  flower,
  hold,
  maiden,
  raise,
  rat,
  scene,
  seek,
  seekThe,
  sentinels,
  single,
  struck,
  token,
  tough,
} from './scene';

const chain = (range: number, max: number, more = {}) =>
  attack({ area: { area: 'chain', range, max }, ...more });
const shove = { effect: 'knockback', hexes: 1 } as const;
const total = { do: 'answer', answer: { answer: 'total', damage: 2 } } as const;
const leap = (more = {}) => ability('leap', [{ effect: 'attack', chain: { range: 2, max: 2 }, ...more }]);

describe('chains of the enemy', () => {
  hold([
    {
      says: 'SE-10, PS-3: it is placed when all are struck: who is knocked back goes away from where it stood before',
      got: () =>
        at(
          enemyActs(
            duel('I6', [seekThe('a'), chain(3, 1, { hit: [shove] })], {
              heroes: { a: { at: 'I5', ...tough } },
            }),
          ),
          'a',
          'x',
        ),
      is: ['I4', 'I3'],
    },
    {
      says: 'SE-10, FT-5: with nobody left to strike before the draw it stays where it was',
      got: () => {
        const one = duel('I6', [seekThe('a'), chain(9, 2)], {
          heroes: { a: { at: 'I4' } },
          settings: { windows: 'all' },
        });
        enemyActs(one, it => {
          const question = asked(it);
          return question.ask === 'go' && question.window === 'beforeDamage';
        });
        one.tap(faints('a'));
        return at(one, 'x');
      },
      is: ['I6'],
    },
    {
      says: 'SE-10: it stands next to the last one, and its own hex counts as free',
      got: () =>
        at(
          enemyActs(
            duel('I3', [seekThe('a'), chain(3, 2)], {
              heroes: { a: { at: 'I4', ...tough }, b: { at: 'I7', ...tough } },
            }),
          ),
          'x',
        ),
      is: ['I6'],
    },
    {
      says: 'OWN-331: of a last one that fell the free hex nearest to where it stood is its own',
      got: () => {
        const one = enemyActs(
          duel('I5', [seekThe('a'), chain(3, 2, { might: { black: 9 } })], {
            heroes: { a: { at: 'I6', defense: 1 }, b: { at: 'I8', defense: 1 } },
          }),
        );
        return [of(one, 'b').presence, ...at(one, 'x')];
      },
      is: ['unconscious', 'I8'],
    },
    {
      says: 'OWN-331: a large one stands next to where the last one fell, not upon it',
      got: () => {
        const one = enemyActs(
          scene({
            deck: [[seekThe('a'), chain(3, 1, { might: { black: 9 } })]],
            encounter: { placed: [{ enemy: 'boss', at: 'I5', facing: 'S' }] },
            heroes: { a: { at: 'I7', defense: 1 } },
          }),
        );
        return at(one, 'boss');
      },
      is: ['I5'],
    },
    {
      says: 'FT-10, FT-1: it goes on to the Guardian, and treads on a Sentinel where it ends',
      got: () => {
        const one = duel('I3', [seekThe('b'), chain(3, 2)], {
          heroes: { a: { at: 'A9', ...maiden }, b: { at: 'I4', ...tough } },
        });
        const guardian = one.state.friends.find(it => it.role === 'guardian')?.id ?? '';
        one.tap({ do: 'say', correction: { say: 'stands', who: guardian, at: 'I7', facing: 'N' } });
        enemyActs(raise(one, 'I6'));
        return [struck(one), at(one, 'x'), sentinels(one)];
      },
      is: [['b', 'guardian'], ['I6'], []],
    },
    ...([false, true] as const).map(ranged => ({
      says: `ST-4, OWN-333: crippled it follows no chain, ranged ${ranged}: struck are ${ranged ? 'both' : 'none'}`,
      got: () => {
        const one = duel('I4', [seek, attack({ area: { area: 'chain', range: 2, max: 2, ranged } })], {
          heroes: { a: { at: 'I5', ...tough }, b: { at: 'I7', ...tough } },
        });
        one.tap(token('x', 'crippled'));
        enemyActs(one);
        return [struck(one), at(one, 'x')];
      },
      is: [ranged ? ['a', 'b'] : [], ['I4']],
    })),
    {
      says: 'ST-4, OWN-333: crippled it does not charge',
      got: () => {
        const one = duel(
          'I3',
          [seek, { do: 'turn', to: 'target' }, attack({ area: { area: 'charge', hexes: 3 } })],
          { heroes: { a: { at: 'I5', ...tough } } },
        );
        one.tap(token('x', 'crippled'));
        enemyActs(one);
        return [struck(one), at(one, 'x')];
      },
      is: [[], ['I3']],
    },
    {
      says: 'TG-2, OWN-333: crippled it reaches whom it reaches from where it stands',
      got: () => {
        const one = duel('I4', [seekThe('a'), { do: 'move', way: 'toward', hexes: 5 }, attack()], {
          heroes: { a: { at: 'I7', ...tough }, b: { at: 'I5', ...tough } },
        });
        one.tap(token('x', 'crippled'));
        return struck(enemyActs(one));
      },
      is: ['b'],
    },
  ]);
});

describe('chains of the company', () => {
  const rats = {
    enemies: [single('x'), rat({ hp: 9 })],
    placed: [
      { enemy: 'x', at: 'A1' },
      { enemy: 'rat', at: 'I6', number: 1 },
    ],
  };
  const hexes = (one: ReturnType<typeof scene>): readonly string[] => {
    const question = asked(one);
    return question.ask === 'place' ? [...(question.hexes ?? [])].sort() : [question.ask];
  };
  hold([
    {
      says: 'OWN-331, SE-10: next to the last one where it now stands, knocked back or not',
      got: () => {
        const one = scene({
          settings: { might: 'physical' },
          encounter: rats,
          heroes: {
            a: { at: 'I7', cards: [leap({ hit: [{ effect: 'knockback', hexes: 2 }] })] },
            b: { at: 'C9' },
          },
        });
        one.tap(play('a', 'leap'), pick('rat1'), total);
        return [at(one, 'rat1'), hexes(one)];
      },
      is: [['I4'], ['H4', 'H5', 'I3', 'I5', 'J4', 'J5']],
    },
    {
      says: 'OWN-331, SE-10: next to a large one by any hex of its body',
      got: () => {
        const one = scene({
          settings: { might: 'physical' },
          encounter: {
            enemies: [flower, rat({ hp: 9 })],
            placed: [
              { enemy: 'boss', at: 'F6', facing: 'N' },
              { enemy: 'rat', at: 'I7', number: 1 },
            ],
          },
          heroes: { a: { at: 'I8', cards: [leap()] } },
        });
        one.tap(play('a', 'leap'), pick('rat1'), pick('boss@G6'), total);
        const found = hexes(one);
        return [found.length, found.includes('D6'), found.includes('H6')];
      },
      is: [12, true, true],
    },
  ]);
});
