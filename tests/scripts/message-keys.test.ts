import { expect, test } from 'vitest';
import { messageKeyProblems } from '../../scripts/check/message-keys';

const problems = (text: string, file = 'games/korrem/rules/play/records/points.ts'): string[] =>
  messageKeyProblems(new Map([[file, text]]));

test.each([
  ["if (text.say === 'korrem.w-joins') count();"],
  ['switch (entry.text.say) {}'],
  ['loud.has(text.say)'],
  ['const { say, ...facts } = text;'],
])('a decision by a message key is found: %s', text => {
  expect(problems(text)).toHaveLength(1);
});

test.each([
  ["run.log({ type: 'moved' }, 'MV-1')"],
  ["table.say('korrem.t-begin')"],
  ['// text.say would be a message key'],
  ["refuse('code', 'refuse.say-whom')"],
  ["import { say } from './says';"],
])('anything else is not: %s', text => {
  expect(problems(text)).toEqual([]);
});

test('an exception that is no longer needed is reported', () => {
  expect(problems('export const text = 1;', 'ui/words/say.ts')).toHaveLength(1);
  expect(problems('known.get(said.say)', 'ui/words/say.ts')).toEqual([]);
});
