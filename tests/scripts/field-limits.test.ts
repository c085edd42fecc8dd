import { expect, test } from 'vitest';
import { fieldLimitProblems } from '../../scripts/check/field-limits';

const problems = (source: string): string[] => fieldLimitProblems(new Map([['ui/Form.tsx', source]]));

test('a text field takes its limit from a constant', () => {
  expect(problems('<input class="input" maxLength={NAME_LENGTH} />')).toEqual([]);
  expect(problems('<input maxLength={shape.most} />')).toEqual([]);
});

test.each(['<input maxLength={80} />', '<textarea maxLength={2_000} />', '<input maxLength="40" />'])(
  '%s has a limit of its own',
  source => expect(problems(source)).toHaveLength(1),
);
