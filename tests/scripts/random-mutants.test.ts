import { describe, expect, it } from 'vitest';
import { changed, changesIn, linesOf } from '../../scripts/mutants/random/changes';
import { importers, testsOf } from '../../scripts/mutants/random/related';
import { withSwitches } from '../../scripts/mutants/random/switches';
import { boundsOf, holdToRecord } from '../../scripts/mutants/ratchet';

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
    {
      source: 'x = a.find(b => b > 1);',
      made: [
        'x = a.findLast(b => b > 1);',
        'x = a.find(b => b >= 1);',
        'x = a.find(b => b < 1);',
        'x = a.find(b => b > 2);',
        'x = a.find(b => b > 0);',
      ],
    },
    { source: 'x = a.find(b => b.id === c);', made: ['x = a.find(b => b.id !== c);'] },
    { source: 'x = a - b;', made: ['x = a + b;'] },
  ])('are made of $source', ({ source, made }) => expect(all(source)).toEqual(made));

  it.each([
    "import { a } from './b';",
    'type A = 1 | 2;',
    "x = 'a < b';",
    'x = a.toString();',
    'x = a.constructor(b);',
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

/** What a source comes to whose result is called `out`; a throw is a result too. */
function run(source: string, on: number): unknown {
  Object.assign(globalThis, { __northwestOn: (n: number) => n === on });
  try {
    return Function(`${source}; return out;`)();
  } catch (problem) {
    return `${problem}`;
  } finally {
    Reflect.deleteProperty(globalThis, '__northwestOn');
  }
}

describe('all changes of a source as switches in one tree', () => {
  it.each([
    'const out = [1, 2, 3].filter(x => x > 1 && x < 3).map(x => x * 2);',
    'let out = 0; for (let i = 0; i < 4; i++) out += i % 2 === 0 ? i + 1 : -i;',
    'const a = undefined; const out = [a?.b.filter(x => x > 1).map(x => x + 1), a ?? 5];',
    'const a = { b: [3, 1] }; const out = a?.b.toSorted((x, y) => x - y).slice(1)?.[0];',
    'const out = []; if (!out.length) out.push(1); else out.push(2);',
    'const out = []; if (out.length > 0) if (out[0] === 1) out.push(3); else out.push(4);',
    'const table = { 1: true, 2: false }; const out = [table[1], table[2], table[0]];',
    'const out = [[1], [2, 3]].flat().some(x => Math.max(x, 2) - 1 > 1);',
    "const out = 'ab'.startsWith('a') ? [!true, !!1] : Math.floor(7 / 2);",
    'const f = (n = 2) => { switch (n) { case 1: return 3; default: return n < 3 && n; } }; const out = f();',
  ])('each does what the change by itself does: %s', source => {
    const changes = changesIn('a.ts', source).flat();
    const switched = withSwitches(
      source,
      changes.map((change, number) => ({ change, number })),
    );
    expect(run(switched, -1)).toEqual(run(source, -1));
    for (const [number, change] of changes.entries())
      expect([change.to, run(switched, number)]).toEqual([change.to, run(changed(source, change), -1)]);
  });

  it('keep the numbers of the lines', () => {
    const source = 'const a = 1;\nconst out = a < 2;\n';
    const changes = changesIn('a.ts', source).flat();
    const switched = withSwitches(
      source,
      changes.map((change, number) => ({ change, number })),
    );
    expect(switched.split('\n')).toHaveLength(3);
    expect(withSwitches(source, [])).toBe(source);
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

describe('the share of changes that is caught', () => {
  it('may lie below the record by chance, but not clearly', () => {
    expect(holdToRecord(386, 500, 0.772).ok).toBe(true);
    expect(holdToRecord(370, 500, 0.772).ok).toBe(true);
    expect(holdToRecord(350, 500, 0.772)).toMatchObject({
      ok: false,
      message: expect.stringContaining('350 of 500'),
    });
    expect(holdToRecord(0, 0, 0.772).ok).toBe(false);
  });

  it('asks for a new record when it lies clearly above', () => {
    expect(holdToRecord(386, 500, 0.772).message).not.toContain('raised');
    expect(holdToRecord(430, 500, 0.772)).toMatchObject({
      ok: true,
      message: expect.stringContaining('can be raised'),
    });
  });

  it('is bounded more closely by a larger sample', () => {
    const [small, large] = [boundsOf(77, 100), boundsOf(7700, 10_000)];
    expect(small.low).toBeLessThan(large.low);
    expect(large.low).toBeLessThan(0.77);
    expect(large.high).toBeGreaterThan(0.77);
    expect(small.high).toBeGreaterThan(large.high);
  });
});
