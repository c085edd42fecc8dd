import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cites, mutate, patternFor } from '../../scripts/check/mutation';
import type { Mutant } from '../mutants/mutant';

const mutant = (find: string, replace: string): Mutant => ({
  rule: 'ZZ-2',
  file: 'src/a.ts',
  find,
  replace,
  tests: 'tests/a',
});

describe('switching a rule off', () => {
  it('changes the text that is found once, and takes the new text as it is', () => {
    expect(mutate('if (wet) cost = 2;', mutant('cost = 2', "cost = '$&'"))).toEqual({
      text: "if (wet) cost = '$&';",
    });
  });

  it.each([
    { what: 'is found twice', source: 'a(); a();', find: 'a()', replace: 'b()' },
    { what: 'is found nowhere', source: 'a();', find: 'c()', replace: 'b()' },
    { what: 'changes nothing', source: 'a();', find: 'a()', replace: 'a()' },
  ])('refuses a mutant that $what', ({ source, find, replace }) => {
    expect(mutate(source, mutant(find, replace))).toHaveProperty('problem');
  });
});

describe('the tests of a rule', () => {
  const source = `
    test('ZZ-1: walks', () => {});
    test('ZZ-2, ZZ-3: stops', () => {});
    test('ZZ-10 to ZZ-12: away (really)', () => {});
    test.each(cases)('ZZ-4: $what happens', () => {});
    test('HISTORY-1: goes back', () => {});
    test('says ZZ-1 only in passing', () => {});
  `;
  it.each([
    { rule: 'ZZ-1', pattern: 'ZZ-1: walks' },
    { rule: 'ZZ-3', pattern: 'ZZ-2, ZZ-3: stops' },
    { rule: 'ZZ-11', pattern: 'ZZ-10 to ZZ-12: away \\(really\\)' },
    { rule: 'ZZ-4', pattern: 'ZZ-4: ' },
    { rule: 'HISTORY-1', pattern: 'HISTORY-1: goes back' },
    { rule: 'ZZ-5', pattern: undefined },
    { rule: 'HISTORY-10', pattern: undefined },
  ])('are those that cite exactly $rule', ({ rule, pattern }) => {
    expect(patternFor(rule, [source])).toBe(pattern);
  });

  it('are known by their own name or that of a group they stand in', () => {
    expect(cites('ZZ-1', ['walking', 'ZZ-1: on'])).toBe(true);
    expect(cites('ZZ-1', ['ZZ-1: walking', 'on'])).toBe(true);
    expect(cites('ZZ-1', ['ZZ-10: away'])).toBe(false);
  });
});

describe('every mutant that is kept', () => {
  const areas = import.meta.glob<{ mutants: Mutant[] }>(
    ['../mutants/*.ts', '!../mutants/{mutant,equal}.ts'],
    {
      eager: true,
    },
  );
  it.each(Object.entries(areas))('%s still fits the source', (_, { mutants }) => {
    const misfits = mutants.flatMap(one => {
      const mutated = mutate(readFileSync(one.file, 'utf8'), one);
      return 'problem' in mutated ? [`${one.rule} in ${one.file}: ${mutated.problem}: ${one.find}`] : [];
    });
    expect(misfits).toEqual([]);
  });
});
