import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Area, AttackStep, Step } from '../../../src/stage/steps';
import { cards, encounterOf, flowerSlots } from '../support/least-fixture';
import { asked, course, type Fight, foe, go, hits, nobody, of, pick } from '../support/scripted-fight';

/** How the attack strikes those whom it means. */
type Shape = 'one' | 'all named' | Area['area'];
/** When somebody leaves the board. */
type Moment = 'before the draw' | 'face down' | 'turned up';
/** Who leaves: whoever attacks, the one it goes for, another one whom it strikes as well, both of them. */
type Leaves = 'attacker' | 'target' | 'other' | 'both';
/** How: by its HP, or off the board for another reason. */
type How = 'falls' | 'is taken off';

/** FT-5: who is struck. Only until its draw does an attack need its attacker. */
const struck = (shape: Shape, moment: Moment, leaves: Leaves | null): readonly string[] => {
  const meant = shape === 'one' ? ['a'] : ['a', 'b'];
  switch (leaves) {
    case 'attacker':
      return moment === 'before the draw' ? [] : meant;
    case 'target':
      return meant.filter(id => id !== 'a');
    case 'other':
      return meant.filter(id => id !== 'b');
    case 'both':
      return [];
    case null:
      return meant;
  }
};

const attack = (more: Partial<AttackStep>): AttackStep => ({
  do: 'attack',
  might: { black: 4, white: 2 },
  range: 'any',
  noSight: true,
  hit: [{ effect: 'token', token: 'struck', count: 1 }],
  ...more,
});
const shapes: { readonly [S in Shape]: AttackStep } = {
  one: attack({}),
  'all named': attack({ at: { who: 'hasToken', token: 'meant' } }),
  adjacent: attack({ area: { area: 'adjacent' } }),
  circle: attack({ area: { area: 'circle' } }),
  cone: attack({ area: { area: 'cone', range: 2 } }),
  wave: attack({ area: { area: 'wave' } }),
  charge: attack({ area: { area: 'charge', hexes: 3 } }),
  chain: attack({ area: { area: 'chain', range: 2, max: 3, ranged: true } }),
  custom: attack({
    area: { area: 'custom', hexes: [['N'], ['N', 'N'], ['N', 'NE'], ['N', 'NW'], ['NE'], ['NW']] },
  }),
};
const moments: readonly Moment[] = ['before the draw', 'face down', 'turned up'];
const leavers: readonly Leaves[] = ['attacker', 'target', 'other', 'both'];

function scene(shape: Shape): Fight {
  const plain = encounterOf();
  const [boss] = plain.enemies;
  if (!boss) throw new Error('no boss');
  const body = { footprint: 'single', slots: flowerSlots(4).slice(0, 1) } as const;
  const steps: readonly Step[] = [{ do: 'target', rules: [{ rule: 'class', class: 'a' }] }, shapes[shape]];
  const one = course(
    steps,
    { a: { at: 'I6' }, b: { at: shape === 'charge' ? 'I7' : 'J6' }, c: { at: 'Q9' } },
    {
      enemies: [
        { ...boss, ...body },
        { ...boss, ...body, id: 'idle', name: 'Idle' },
      ],
      cards: cards(steps).map(card => ({ ...card, actors: ['boss'] })),
      placed: [
        { enemy: 'boss', at: 'I5', facing: 'S' },
        { enemy: 'idle', at: 'A5' },
      ],
    },
    { windows: 'all' },
  );
  for (const who of ['a', 'b']) {
    one.tap({ do: 'say', correction: { say: 'token', who, token: 'meant', count: 1 } });
    one.tap({ do: 'say', correction: { say: 'maxHp', who, hp: 60 } });
    one.tap({ do: 'say', correction: { say: 'hp', who, hp: 60 } });
  }
  one.tap({ do: 'endTurns' });
  return one;
}

const isMoment = (one: Fight, moment: Moment): boolean => {
  const question = asked(one);
  switch (moment) {
    case 'before the draw':
      return question.ask === 'go' && question.window === 'beforeDamage';
    case 'face down':
      return question.ask === 'defend' && question.draw.step === 'hidden';
    case 'turned up':
      return question.ask === 'soak';
  }
};

function onward(one: Fight): void {
  const question = asked(one);
  if (question.ask === 'defend') one.tap(nobody);
  else if (question.ask === 'pick')
    one.tap(pick(...question.options.slice(0, question.min).map(it => it.id)));
  else one.tap(go);
}

const offBoard = (id: string, how: How): readonly Command[] =>
  how === 'falls'
    ? [{ do: 'say', correction: { say: 'hp', who: id, hp: 0 } }]
    : [{ do: 'say', correction: { say: 'presence', who: id, presence: 'gone' } }];

const attackerGoes: Readonly<Record<How, Command>> = {
  falls: { do: 'say', correction: { say: 'die', enemy: 'boss', die: 'front', hp: 0, quiet: true } },
  'is taken off': { do: 'say', correction: { say: 'enemyGone', who: 'boss' } },
};

function leave(one: Fight, who: Leaves, how: How): void {
  if (who === 'attacker') one.tap(attackerGoes[how]);
  else
    for (const id of who === 'both' ? ['a', 'b'] : [who === 'target' ? 'a' : 'b'])
      one.tap(...offBoard(id, how));
}

/** The damage of the attack on each whom it strikes. */
function dealt(shape: Shape, moment: Moment, who: Leaves | null, how: How): Readonly<Record<string, number>> {
  const one = scene(shape);
  for (let i = 0; i < 20 && !isMoment(one, moment); i++) onward(one);
  expect([shape, moment, isMoment(one, moment)]).toEqual([shape, moment, true]);
  if (who !== null) leave(one, who, how);
  const { round } = one.state;
  for (let i = 0; i < 20 && one.state.round === round && questionOf(one.state); i++) onward(one);
  expect(foe(one, 'idle').present).toBe(true);
  const there = ['a', 'b'].filter(id => of(one, id).tokens.struck);
  return Object.fromEntries(
    hits(one).flatMap(it => (there.includes(it.target) ? [[it.target, it.damage]] : [])),
  );
}

describe('who leaves in a window of an attack of that shape', () => {
  for (const shape of Object.keys(shapes) as Shape[])
    for (const moment of moments)
      it(`FT-5, AE-5, OWN-247: ${shape}, ${moment}: those who are left are struck, as hard as they would have been`, () => {
        const all = dealt(shape, moment, null, 'falls');
        expect(Object.keys(all).sort()).toEqual(struck(shape, moment, null));
        for (const who of leavers)
          for (const how of ['falls', 'is taken off'] as const) {
            const meant = struck(shape, moment, who);
            expect
              .soft([who, how, dealt(shape, moment, who, how)])
              .toEqual([who, how, Object.fromEntries(meant.map(id => [id, all[id]]))]);
          }
      });
});
