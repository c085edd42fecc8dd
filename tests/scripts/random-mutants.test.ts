import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changed, changesIn, linesOf } from '../../scripts/mutants/random/changes';
import { importers, testsOf } from '../../scripts/mutants/random/related';
import { equals } from '../mutants/equal';

const all = (source: string): readonly string[] =>
  changesIn('a.ts', source)
    .flat()
    .map(change => changed(source, change));

describe('random changes of a source', () => {
  it.each([
    { source: 'a < b;', made: ['a <= b;', 'a > b;'] },
    { source: 'a === b;', made: ['a !== b;'] },
    { source: 'a && b;', made: ['a || b;'] },
    { source: 'a ?? b;', made: ['(b);'] },
    { source: 'x = !a;', made: ['x = a;'] },
    { source: 'x = 2;', made: ['x = 3;', 'x = 1;'] },
    { source: 'x = 0;', made: ['x = 1;', 'x = (-1);'] },
    { source: 'x = true;', made: ['x = false;'] },
    { source: 'x = a ? b : c;', made: ['x = !(a) ? b : c;'] },
    { source: 'if (a) b();', made: ['if (!(a)) b();', 'if (a) ;'] },
    { source: 'x = a.some(b);', made: ['x = a.every(b);'] },
    { source: 'x = a.filter(b);', made: ['x = a;'] },
    { source: 'x = a - b;', made: ['x = a + b;'] },
  ])('are made of $source', ({ source, made }) => expect(all(source)).toEqual(made));

  it.each([
    "import { a } from './b';",
    'type A = 1 | 2;',
    "x = 'a < b';",
    'const f = (a: 1) => a;',
    '// a < b',
  ])('are none of %s', source => expect(all(source)).toEqual([]));

  it('are known by their line, however that is laid out', () => {
    const source = 'if (\n  a < b\n) c();\n  d   =  e + 1;\n';
    const lines = changesIn('a.ts', source)
      .flat()
      .map(change => linesOf(source, change));
    expect(lines).toContainEqual({ before: 'd = e + 1;', after: 'd = e - 1;' });
    expect(lines).toContainEqual({ before: 'a < b', after: 'a <= b' });
  });
});

describe('the tests that a source is under', () => {
  const by = importers();
  it.each([
    { file: 'src/might/outcome.ts', first: 'tests/might/', also: 'tests/encounter/whole/fuzz.test.ts' },
    { file: 'src/storage/migrate.ts', first: 'tests/storage/', also: 'tests/table/saves/frozen.test.ts' },
  ])('$file: those of its own folder first, all others after them', ({ file, first, also }) => {
    const tests = testsOf(file, by).map(test => test.replaceAll('\\', '/'));
    expect(tests[0]?.startsWith(first)).toBe(true);
    expect(tests).toContain(also);
    expect(tests.some(test => test.startsWith('tests/browser/'))).toBe(false);
  });
});

describe('changes that are equal in effect', () => {
  it('can still be made where they are named', () => {
    const isThere = ({ file, before, after }: (typeof equals)[number]): boolean => {
      const source = readFileSync(file, 'utf8');
      return changesIn(file, source)
        .flat()
        .map(change => linesOf(source, change))
        .some(lines => lines.before === before && lines.after === after);
    };
    expect(equals.filter(one => !isThere(one))).toEqual([]);
  });
});
