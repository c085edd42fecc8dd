import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerCase, answerFile } from '../../scripts/answers/answer';
import { findScenario } from '../../scripts/answers/find';
import { scenario } from '../../scripts/scenario/oathsworn';
import { isRecord } from '../../src/basics/reading';

const folder = join('tests', 'scenarios');

/** Expected fields are exact; numbers of chances may differ in the ninth place. */
function compare(answer: unknown, expected: unknown): void {
  if (typeof expected === 'number') expect(answer).toBeCloseTo(expected, 9);
  else if (isRecord(expected)) {
    expect(isRecord(answer) && Object.keys(answer).sort()).toEqual(Object.keys(expected).sort());
    for (const [key, value] of Object.entries(expected)) compare(isRecord(answer) && answer[key], value);
  } else expect(answer).toEqual(expected);
}

for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
  describe(file, () => {
    const { cases }: { cases: Record<string, unknown>[] } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    for (const [index, question] of cases.entries()) {
      test(String(question.id), () => {
        const answer: Record<string, unknown> = { ...answerCase(scenario, question, `cases[${index}]`) };
        expect(answer.error).toBeUndefined();
        expect(isRecord(question.expect)).toBe(true);
        const expected = isRecord(question.expect) ? question.expect : {};
        for (const [field, value] of Object.entries(expected)) compare(answer[field], value);
      });
    }
  });
}

describe('scenario files', () => {
  const errorOf = (question: unknown) => {
    const answer: Record<string, unknown> = { ...answerCase(scenario, question, 'cases[3]') };
    return [
      answer.id,
      isRecord(answer.error) && answer.error.code,
      isRecord(answer.error) && answer.error.at,
    ];
  };
  const board = {
    characters: [
      { id: 'boss', side: 'enemy', at: 'I5', size: 'flower' },
      { id: 'a', side: 'oathsworn', at: 'A1' },
      { id: 's', side: 'sentinel', at: 'A2' },
    ],
  };

  const bad: [string, unknown, [unknown, string, string]][] = [
    ['no object', 7, [null, 'not-an-object', 'cases[3]']],
    ['an unknown question', { id: 'x', do: 'dance' }, ['x', 'unknown-question', 'cases[3].do']],
    [
      'the name of no question of ours',
      { id: 'x', do: 'toString' },
      ['x', 'unknown-question', 'cases[3].do'],
    ],
    ['no board', { id: 'x', do: 'sight' }, ['x', 'not-an-object', 'cases[3].board']],
    [
      'a board that cannot be',
      { do: 'sight', board: { characters: [{}] } },
      [null, 'not-a-text', 'cases[3].board.characters[0].id'],
    ],
    ['an unknown hex', { do: 'sight', from: 'A1', to: 'Z1', board }, [null, 'unknown-hex', 'cases[3].to']],
    [
      'an unknown actor',
      { do: 'activate', actor: 'b', move: 1, board },
      [null, 'unknown-character', 'cases[3].actor'],
    ],
    [
      'an actor of the wrong side',
      { do: 'activate', actor: 'a', move: 1, board },
      [null, 'wrong-side', 'cases[3].actor'],
    ],
    [
      'a way without end',
      { do: 'compass', actor: 'boss', direction: 'N', move: 1e9, board },
      [null, 'not-a-count', 'cases[3].move'],
    ],
    ['no movement', { do: 'activate', actor: 'boss', board }, [null, 'not-a-count', 'cases[3].move']],
    [
      'half a step',
      { do: 'activate', actor: 'boss', move: 1.5, board },
      [null, 'not-a-count', 'cases[3].move'],
    ],
    [
      'somebody unknown in a list',
      { do: 'activate', actor: 'boss', move: 1, named: ['a', 'q'], board },
      [null, 'unknown-character', 'cases[3].named[1]'],
    ],
    [
      'a list that is none',
      { do: 'activate', actor: 'boss', move: 1, excluded: 'a', board },
      [null, 'not-a-list', 'cases[3].excluded'],
    ],
    [
      'an attack that is no flag',
      { do: 'activate', actor: 'boss', move: 1, attack: 1, board },
      [null, 'not-a-flag', 'cases[3].attack'],
    ],
    [
      'itself as a target',
      { do: 'reach', actor: 'boss', target: 'boss', board },
      [null, 'own-target', 'cases[3].target'],
    ],
    [
      'a direction that is none',
      { do: 'compass', actor: 'boss', direction: 'E', move: 1, board },
      [null, 'unknown-direction', 'cases[3].direction'],
    ],
    [
      'a Sentinel that moves',
      { do: 'compass', actor: 's', direction: 'N', move: 1, board },
      [null, 'wrong-side', 'cases[3].actor'],
    ],
    [
      'a target knocked back twice',
      { do: 'knockback', source: 'boss', targets: ['a', 'a'], hexes: 1, board },
      [null, 'same-id', 'cases[3].targets'],
    ],
    [
      'nobody knocked back',
      { do: 'knockback', source: 'boss', hexes: 1, board },
      [null, 'not-a-list', 'cases[3].targets'],
    ],
    [
      'an unknown area',
      { do: 'area', actor: 'boss', area: 'ring', board },
      [null, 'unknown-word', 'cases[3].area'],
    ],
    [
      'a target without slots',
      { do: 'strike', actor: 'a', target: 's', range: 1, board },
      [null, 'no-slots', 'cases[3].target'],
    ],
    [
      'an unknown slot',
      { do: 'strike', actor: 'a', target: 'boss', range: 1, broken: ['tail'], board },
      [null, 'unknown-word', 'cases[3].broken[0]'],
    ],
  ];
  test.each(bad)('refused with its place: %s', (_, question, expected) => {
    expect(errorOf(question)).toEqual(expected);
  });

  const answers = (text: string | undefined) => answerFile(text, 'x.json', findScenario);

  test('a file that is none is one error, a bad case does not cost the others', async () => {
    expect(await answers(undefined)).toMatchObject([{ id: null, error: { code: 'no-file', at: 'x.json' } }]);
    expect(await answers('{')).toMatchObject([{ error: { code: 'not-json' } }]);
    expect(await answers('[]')).toMatchObject([{ error: { code: 'no-cases' } }]);
    const cases = [
      { id: 1, do: 'distance', from: 'A1', to: 'A9', board: {} },
      { id: 2 },
      { id: 3, do: 'sight' },
    ];
    expect(await answers(JSON.stringify({ cases }))).toMatchObject([
      { id: 1, distance: 8 },
      { id: 2, error: { at: 'cases[1].do' } },
      { id: 3, error: { at: 'cases[2].board' } },
    ]);
  });

  test.each(['tic-tac-toe', '../answers/answer', 'toString', '', 7, null, ['oathsworn'], {}])(
    'a file of %j, which is no game, is one error that names it',
    async game => {
      const [one, ...more] = await answers(JSON.stringify({ game, cases: [{ id: 1 }, { id: 2 }] }));
      expect(more).toEqual([]);
      expect(one).toMatchObject({ id: null, error: { code: 'unknown-game', at: 'game' } });
      expect(JSON.stringify(one)).toContain(JSON.stringify(JSON.stringify(game)).slice(1, -1));
    },
  );

  test('a file that names the first game is answered as one that names none', async () => {
    const cases = [{ id: 1, do: 'distance', from: 'A1', to: 'B5', board: {} }];
    expect(await answers(JSON.stringify({ game: 'oathsworn', cases }))).toEqual(
      await answers(JSON.stringify({ cases })),
    );
  });

  const run = (input: string, ...files: string[]) => {
    const script = ['scripts/run.mjs', 'scripts/scenario.ts', ...files];
    const { status, stdout } = spawnSync(process.execPath, script, { input, encoding: 'utf8' });
    return { status, stdout };
  };

  test('the command reads files and standard input, prints one object and tells by its exit code', () => {
    const good = JSON.stringify({ cases: [{ id: 'a', do: 'distance', from: 'A1', to: 'A2', board: {} }] });
    const bad = JSON.stringify({ cases: [{ id: 'b', do: 'distance', from: 'A1', board: {} }] });
    const file = join(folder, 'dm-2-broken.json');
    const fine = run(good, '-', file);
    expect(fine.status).toBe(0);
    expect(JSON.parse(fine.stdout)).toMatchObject({
      results: [{ id: 'a', distance: 1 }, { slots: ['core', 'right'] }],
    });
    const wrong = run(bad, '-');
    expect(wrong.status).toBe(1);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ results: [{ id: 'b', error: { at: 'cases[0].to' } }] });
    expect(run('')).toEqual({ status: 2, stdout: '' });
    expect(run(good, '--draw', '-').stdout).toContain('17 x 9,10\n    A   B   C ');
  });
});
