import { describe, expect, it } from 'vitest';
import { type Locked, lockProblems, movingProblems, systemProblems } from '../../scripts/check/lock';

const entry = { version: '1.0.0', integrity: 'sha512-x' };
const binding = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, '1.0.0']));

describe('the lockfile', () => {
  it('is well when every name has an entry, in its own folder or in one above', () => {
    const locked: Locked = {
      '': { dependencies: binding('a') },
      'node_modules/a': { ...entry, dependencies: binding('b', 'c') },
      'node_modules/a/node_modules/b': { ...entry, dependencies: binding('c') },
      'node_modules/c': entry,
    };
    expect(lockProblems(locked)).toEqual([]);
  });

  it.each<{ what: string; locked: Locked; says: string }>([
    {
      what: 'a binary of another system left out',
      locked: {
        'node_modules/r': { ...entry, optionalDependencies: binding('@r/darwin-arm64') },
      },
      says: 'node_modules/r needs @r/darwin-arm64, which has no entry',
    },
    {
      what: 'a dependency that lies in a stranger’s folder',
      locked: {
        'node_modules/a': { ...entry, dependencies: binding('b') },
        'node_modules/z/node_modules/b': entry,
      },
      says: 'node_modules/a needs b, which has no entry',
    },
    {
      what: 'an address',
      locked: { 'node_modules/a': { ...entry, resolved: 'https://example.org/a.tgz' } },
      says: 'node_modules/a names a host: https://example.org/a.tgz',
    },
    {
      what: 'an install script',
      locked: { 'node_modules/a': { ...entry, hasInstallScript: true } },
      says: 'node_modules/a has an install script',
    },
    {
      what: 'a package without its hash',
      locked: { 'node_modules/a': { version: '1.0.0' } },
      says: 'node_modules/a has no integrity',
    },
  ])('is refused with $what', ({ locked, says }) => {
    expect(lockProblems(locked)).toEqual([says]);
  });

  it('is refused when a compiled tool has nothing for one of the three systems', () => {
    const names = ['@r/linux-x64-gnu', '@r/darwin-arm64', '@r/darwin-x64'];
    const locked: Locked = { 'node_modules/r': { ...entry, optionalDependencies: binding(...names) } };
    expect(systemProblems(locked)).toEqual(['node_modules/r has no binary for win32']);
  });

  it('is refused when a dependency moves by itself and nothing holds it', () => {
    const locked: Locked = {
      'node_modules/a': { ...entry, dependencies: { b: 'latest', c: '^1.0.0', d: '*' } },
    };
    expect(movingProblems(locked, {})).toEqual(['node_modules/a needs b@latest, which moves: override it']);
    expect(movingProblems(locked, { b: '1.0.0' })).toEqual([]);
  });
});
