import { describe, expect, test } from 'vitest';
import { ask } from './ask';

const attack = (weapon: object, target: object, rolls: number[]) => ask('attack', { weapon, target, rolls });
const blade = { dice: 3, hit: 5, damage: 1 };

describe('attacks', () => {
  test.each([
    [0, [0, 0, 0], 3],
    [-1, [0, 0, 0], 3],
    [10, [9, 9, 9], 0],
    [5, [4, 5, 9], 2],
  ])('AT-1: at value %i of %j succeed %i', (hit, rolls, strikes) => {
    expect(attack({ ...blade, hit }, { left: 9 }, rolls)).toMatchObject({ strikes, wounds: strikes });
  });

  test('AT-2: strikes, a parry for each success, damage, tough for each wound', () => {
    const rolled = attack({ ...blade, damage: 2 }, { parry: 6, tough: 7, left: 3 }, [5, 6, 1, 6, 5, 7, 2]);
    expect(rolled).toEqual({ strikes: 2, parried: 1, wounds: 1, left: 2, falls: false, used: 7 });
  });

  test.each([
    [null, 3],
    [10, 3],
    [11, 3],
    [9, 6],
    [0, 6],
  ])('AT-3: a parry of %s takes so many digits in all: %i', (parry, used) => {
    const rolled = attack(blade, { parry, left: 9 }, [9, 9, 9, 1, 1, 1]);
    expect(rolled).toMatchObject({ used, parried: parry === 0 ? 3 : 0 });
  });

  test('AT-4: tough is rolled for each wound, not for each hit', () => {
    expect(attack({ dice: 1, hit: 0, damage: 3 }, { tough: 5, left: 3 }, [0, 5, 5, 4])).toMatchObject({
      wounds: 1,
      left: 2,
    });
  });

  test('AT-2: what is not rolled yet is waited for alone', () => {
    expect(attack(blade, { left: 1 }, [9])).toEqual({ awaits: { kind: 'strike', count: 3 } });
    expect(attack(blade, { parry: 5, left: 1 }, [9, 9, 1, 3])).toEqual({
      awaits: { kind: 'parry', count: 2 },
    });
  });

  test('AT-6: exact chances of several attacks, and of falling', () => {
    const odds = (more: object) =>
      ask('odds', {
        weapon: { dice: 1, hit: 5, damage: 2 },
        target: { parry: 5, tough: 5, left: 2 },
        ...more,
      });
    const { pmf, expected, falls } = odds({}) as {
      pmf: Record<string, number>;
      expected: number;
      falls: number;
    };
    expect(pmf['0']).toBeCloseTo(0.75 + 0.25 * 0.25, 9);
    expect(pmf['1']).toBeCloseTo(0.125, 9);
    expect([expected, falls]).toEqual([expect.closeTo(0.25, 9), expect.closeTo(0.0625, 9)]);
    expect(odds({ attacks: 4 }).expected).toBeCloseTo(1, 9);
  });
});
