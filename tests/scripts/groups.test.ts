import { describe, expect, it } from 'vitest';
import { groupPaths } from '../../scripts/build/groups';
import { filesOf } from '../../scripts/check/files';

/** Each way of reading a path that leaves something open: `a/(?:b|c)` is a/b and a/c. */
const readings = (path: string): readonly string[] => {
  const open = /\(\?:([^()]*)\)/.exec(path);
  if (!open) return [path];
  return (open[1] ?? '').split('|').flatMap(one => readings(path.replace(open[0], one)));
};

describe('what travels together', () => {
  const files = filesOf('src').map(file => `/src/${file}`);
  for (const { name, paths } of groupPaths)
    it(`${name}: each path that it names leads to a file`, () => {
      const lost = paths
        .flatMap(readings)
        .filter(path => !files.some(file => new RegExp(`^/src/(?:${path})[./]`).test(file)));
      expect(lost).toEqual([]);
    });
});
