import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citedIn, idsIn, namesIn, parseRules } from './rules';

test('the page of rules is without faults, and every group is numbered from 1', () => {
  const { rules, faults } = parseRules(readFileSync('docs/RULES.md', 'utf8'));
  expect(faults).toEqual([]);
  const numbers = new Map<string, number[]>();
  for (const { id, group } of rules) {
    numbers.set(group, [...(numbers.get(group) ?? []), Number(id.slice(group.length + 1))]);
  }
  expect(numbers.size).toBeGreaterThan(30);
  for (const [group, found] of numbers) {
    if (group !== 'OWN') expect(found, group).toEqual(found.map((_, i) => i + 1));
  }
});

test('faults of a page are found: an ID twice, one under a foreign heading, an item without an ID', () => {
  const page = [
    '## First (AA)',
    '- **AA-1** One.',
    '- **AA-1** Again.',
    '- **BB-1** Lost.',
    '- **Bold** Odd.',
  ];
  expect(parseRules(page.join('\n')).faults).toHaveLength(3);
});

test.each([
  ['MV-2: stops before water', ['MV-2']],
  ['MV-2, MV-3: stops', ['MV-2', 'MV-3']],
  ['DM-3 to DM-7: reactions', ['DM-3', 'DM-4', 'DM-5', 'DM-6', 'DM-7']],
  ['DM-3 to 5: reactions', ['DM-3', 'DM-4', 'DM-5']],
  ['TG-3 (4), 6 and PS-1: mixed', ['TG-3', 'TG-6', 'PS-1']],
  ['TG-3, 2 rats are equally near', ['TG-3']],
  ['MV-1, MV-2 in one walk', ['MV-1', 'MV-2']],
  ['UTF-8 is read', ['UTF-8']],
  ['says nothing of MV-2', []],
])('the IDs of %j', (name, ids) => {
  expect(idsIn(name)).toEqual(ids);
});

test('names of tests and of cases are found, bare IDs in the code are not', () => {
  const source = `test('MV-2: two words', () => expect(why).toBe('MV-2'));\nconst c = [{ name: "TG-1 least way", rule: 'TG-1' }];`;
  expect(namesIn(source)).toEqual(['MV-2: two words', 'TG-1 least way']);
});

test('a source cites the rules that it names outright, and of a range its two ends', () => {
  expect(citedIn('/** MV-2, TG-1 to TG-4: walks (PS-6). */ const MV_3 = "HX";')).toEqual([
    'MV-2',
    'TG-1',
    'TG-4',
    'PS-6',
  ]);
});

test('a rule of the table alone says so in its last words', () => {
  const page = ['## Movement (MV)', '- **MV-1** Walk.', '- **MV-2** Be kind. (For the table alone.)'];
  expect(parseRules(page.join('\n')).rules.map(rule => rule.tableAlone)).toEqual([false, true]);
});
