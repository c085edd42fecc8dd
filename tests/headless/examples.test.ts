import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerFile } from '../../scripts/answers/answer';
import { findScenario } from '../../scripts/answers/find';

const examples = [...readFileSync('docs/HEADLESS.md', 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text = '']) => text,
);
const gameOf = (text: string): string => JSON.parse(text).game;

test('docs/HEADLESS.md has an example for each game', () => {
  expect(examples.map(gameOf).toSorted()).toEqual(['darkholds', 'darkleaf', 'harrow', 'korrem', 'oathsworn']);
});

test.each(examples.map(text => [gameOf(text), text]))(
  'the example of %s gives what it says',
  async (_, text) => {
    const { cases }: { readonly cases: readonly { readonly expect: object }[] } = JSON.parse(text);
    const answers = await answerFile(text, 'docs/HEADLESS.md', findScenario);
    expect(answers).toHaveLength(cases.length);
    for (const [i, one] of cases.entries()) expect(answers[i]).toMatchObject(one.expect);
  },
);

const answered = (asked: object) =>
  answerFile(
    JSON.stringify({ game: 'darkleaf', cases: [{ id: 'x', do: 'play', ...asked }] }),
    'x',
    findScenario,
  );
const duel = {
  kind: 'darkleaf/duel',
  setup: {
    seed: 7,
    players: [
      { name: 'Ida', clan: 'murg' },
      { name: 'Jo', clan: 'huldra' },
    ],
  },
};
test.each([
  ['an unknown kind', { kind: 'chess' }, 'unknown-kind', 'cases[0].kind'],
  ['a wrong setup', { ...duel, setup: { seed: -1 } }, 'number', 'cases[0].setup.seed'],
  ['a refused command', { ...duel, commands: [{ do: 'roll', bone: 99 }] }, 'bone', 'cases[0].commands[0]'],
  ['an unknown part', { ...duel, print: ['secrets'] }, 'unknown-part', 'cases[0].print'],
])('%s ends the case with its code and its place', async (_, asked, code, at) => {
  expect(await answered(asked)).toMatchObject([{ id: 'x', error: { code, at } }]);
});
