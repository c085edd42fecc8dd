import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { questions } from '../../scripts/scenario/oathsworn/might';

const FOLDER = 'tests/scenarios';

interface Case {
  readonly id: string;
  readonly do: string;
  readonly expect: object;
}

const casesOf = (file: string): Case[] => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')).cases;

const files = readdirSync(FOLDER).filter(name => /^(mt-|dm-1).*\.json$/.test(name));

/** Every number that the case expects, to nine places; what it does not mention may be anything. */
function agrees(found: unknown, expected: unknown, path: string): void {
  if (typeof expected === 'number') expect(found, path).toBeCloseTo(expected, 9);
  else if (typeof expected === 'object' && expected !== null)
    for (const [key, value] of Object.entries(expected))
      agrees(
        typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
        value,
        `${path}.${key}`,
      );
  else expect(found, path).toBe(expected);
}

const answer = (question: Record<string, unknown>) => questions[String(question.do)]?.(question, 'cases[2]');

const places = (question: Record<string, unknown>) => {
  const found = answer(question);
  return found && !found.ok ? found.error.map(problem => `${problem.at} ${problem.code}`) : found;
};

describe.each(files)('scenario file %s', file => {
  test.each(casesOf(file).map(one => [one.id, one] as const))('%s', (_, one) => {
    const found = answer({ ...one });
    expect(found?.ok).toBe(true);
    if (found?.ok) agrees(found.value, one.expect, one.id);
  });
});

describe('questions', () => {
  const attack = { do: 'attack', draws: [], pool: 0, defense: 1 };
  const odds = { do: 'odds', pool: { white: 1 }, redraws: 0, defense: 1 };

  test('a pool as drawn names only the colours that are drawn', () => {
    expect(answer({ do: 'enemyAttack', pool: { red: 1, white: 1, yellow: 0 }, broken: 1 })).toEqual({
      ok: true,
      value: { pool: { white: 1 } },
    });
  });

  test('a colour that a deck does not name is fresh', () => {
    const whole = { white: { blank: 6, values: { 1: 6, 2: 3 }, crits: { 2: 3 } } };
    const pool = { white: 2, red: 2 };
    expect(answer({ ...odds, pool, deck: whole })).toEqual(answer({ ...odds, pool }));
  });

  test('dice come on top of the cards of the pool', () => {
    const found = answer({ ...odds, dice: { white: 1 } });
    expect(found?.ok && found.value).toMatchObject({ miss: expect.closeTo(1 / 9, 12) });
  });

  test('critical marks may be left out where they do not matter', () => {
    const draws = [{ color: 'red', value: 4 }];
    expect(answer({ ...attack, draws, pool: 1 })).toMatchObject({ ok: true, value: { damage: 4 } });
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'nothing said',
      { do: 'attack' },
      ['cases[2].pool missing', 'cases[2].draws missing', 'cases[2].defense missing'],
    ],
    ['no list', { ...attack, draws: 3 }, ['cases[2].draws not-a-list']],
    [
      'no card',
      { ...attack, draws: [7] },
      ['cases[2].draws[0] not-an-object', 'cases[2].draws[0].color unknown-color'],
    ],
    [
      'a colour',
      { ...attack, draws: [{ color: 'blue', value: 1 }] },
      ['cases[2].draws[0].color unknown-color'],
    ],
    ['a card', { ...attack, draws: [{ color: 'white', value: 3 }] }, ['cases[2].draws[0] no-such-card']],
    [
      'a critical',
      { ...attack, draws: [{ color: 'white', value: 1, crit: true }] },
      ['cases[2].draws[0] no-such-card'],
    ],
    [
      'a mark',
      { ...attack, draws: [{ color: 'white', value: 1, crit: 1 }] },
      ['cases[2].draws[0].crit not-a-boolean'],
    ],
    ['defense', { ...attack, defense: 0 }, ['cases[2].defense not-a-number']],
    ['fraction', { ...attack, ignoreLowest: 0.5 }, ['cases[2].ignoreLowest not-a-number']],
    ['enemy', { do: 'enemyAttack', pool: { pink: 1 } }, ['cases[2].pool.pink unknown-color']],
    ['enemy draws', { do: 'enemyAttack', pool: {}, draws: [] }, ['cases[2].defense missing']],
    ['no pool', { do: 'odds', defense: 1 }, ['cases[2].pool missing']],
    ['dice', { ...odds, dice: { red: -1 } }, ['cases[2].dice.red not-a-number']],
    ['very many dice', { ...odds, dice: { red: 30, white: 31 } }, ['cases[2].dice too-many-dice']],
    ['redraws', { ...odds, redraws: '2' }, ['cases[2].redraws not-a-number']],
    ['deck', { ...odds, deck: { white: { blank: 'six' } } }, ['cases[2].deck.white.blank not-a-number']],
    [
      'deck values',
      { ...odds, deck: { white: { values: { one: 1 } } } },
      ['cases[2].deck.white.values.one not-a-value'],
    ],
    ['big deck', { ...odds, deck: { white: { blank: 61 } } }, ['cases[2].deck.white too-many-cards']],
    [
      'deck colour',
      { do: 'enemyOdds', pool: {}, defense: 1, deck: { green: {} } },
      ['cases[2].deck.green unknown-color'],
    ],
  ])('a case that cannot be read says where: %s', (_, question, problems) => {
    expect(places(question)).toEqual(problems);
  });
});
