import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from '../../check/files';

const imports = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)(['"])(\.[^'"\n]+)\1/g;
const globs = /import\.meta\.glob/;

/** The file that a relative import names, as the bundler finds it. */
const target = (from: string, name: string): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts']
    .map(end => join(dirname(from), name) + end)
    .find(path => existsSync(path) && statSync(path).isFile());

const isTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) && !file.startsWith(join('tests', 'browser'));

/** Who imports whom, turned round: from a source the way to the tests that have it under them. */
export function importers(): ReadonlyMap<string, readonly string[]> {
  const by = new Map<string, string[]>();
  const all = ['src', 'tests', 'scripts'].flatMap(folder => filesOf(folder).map(file => join(folder, file)));
  for (const file of all.filter(name => /\.tsx?$/.test(name))) {
    const source = readFileSync(file, 'utf8');
    if (globs.test(source)) continue;
    for (const [, , name = ''] of source.matchAll(imports)) {
      const path = target(file, name);
      if (path) by.set(path, [...(by.get(path) ?? []), file]);
    }
  }
  return by;
}

/** The tests that a source is under, those that are nearest to it first. */
export function testsOf(file: string, by: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const seen = new Set([file]);
  let edge = [file];
  const found: string[] = [];
  while (edge.length > 0) {
    edge = edge.flatMap(one => by.get(one) ?? []).filter(one => !seen.has(one) && seen.add(one));
    found.push(...edge.filter(isTest).toSorted());
  }
  const folder = dirname(file).replace(/^src/, 'tests');
  const own = (test: string): number =>
    test.startsWith(folder) ? 0 : test.startsWith(dirname(folder)) ? 1 : 2;
  // Of equally far ones those that lie where the source lies; a folder's own tests before all others.
  return found.toSorted((a, b) => own(a) - own(b));
}
