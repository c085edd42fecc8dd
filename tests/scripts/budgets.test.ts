import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PageFiles, pageFilesPath } from '../../scripts/build/page-files';
import {
  firstScripts,
  growthProblems,
  limitsOf,
  pagesLoadingCipher,
  pagesOf,
  precached,
} from '../../scripts/check/budgets';
import { filesOf } from '../../scripts/check/files';

let root: string;
let folder: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const packed = (...texts: string[]): number => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'northwest-build-'));
  folder = join(root, 'dist');
  write(
    'index.html',
    '<script type="module" crossorigin src="./assets/main.js"></script><link rel="modulepreload" crossorigin href="./assets/early.js">',
  );
  write('assets/main.js', 'import{a}from"./part.js";import"./side.js";const l=()=>import("./lazy.js");');
  write('assets/part.js', 'export*from"./deep.js";');
  for (const name of ['early', 'side', 'deep', 'lazy']) write(`assets/${name}.js`, name.repeat(10));
  write(
    'sw.js',
    'x.precacheAndRoute([{url:"index.html",revision:"1",integrity:"s"},{url:"assets/main.js",revision:"2",integrity:"s"}],{})',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the limits of a build', () => {
  it('count as the first screen what is loaded at once, not what is loaded lazily', () => {
    expect(firstScripts(folder)).toEqual([
      'assets/deep.js',
      'assets/early.js',
      'assets/main.js',
      'assets/part.js',
      'assets/side.js',
    ]);
  });

  it('read from the service worker what is kept offline', () => {
    expect(precached(folder)).toEqual(['assets/main.js', 'index.html']);
    const size = (file: string): number => statSync(join(folder, file)).size;
    const limits = limitsOf(folder);
    const valueFor = (what: string) => limits.find(one => one.what === what)?.value;
    expect(valueFor('files in the precache')).toBe(2);
    expect(valueFor('whole precache')).toBe(size('index.html') + size('assets/main.js'));
  });

  it('add up all scripts, the lazy ones too', () => {
    const all = limitsOf(folder).find(({ what }) => what === 'all scripts, gzip');
    const first = limitsOf(folder).find(({ what }) => what === 'first screen, scripts, gzip');
    expect((all?.value ?? 0) - (first?.value ?? 0)).toBe(packed('lazy'.repeat(10)));
  });

  it('list the files of a folder, those in folders too', () => {
    expect(filesOf(folder)).toContain('assets/lazy.js');
    expect(filesOf(folder)).toHaveLength(8);
  });
});

const page = (name: string, bytes: number, files: readonly string[] = []): PageFiles => ({
  page: name,
  bytes,
  files,
});

describe('the bytes of a page', () => {
  it('are read from the record beside the build', () => {
    expect(() => pagesOf(folder)).toThrow('build the app anew');
    writeFileSync(pageFilesPath(folder), JSON.stringify([page('Fight', 1)]));
    expect(pagesOf(folder)).toEqual([page('Fight', 1)]);
  });

  it.each([
    ['by less than 5 kB', 40_000, 44_900, false],
    ['by less than 5 %', 200_000, 209_900, false],
    ['by more than both', 100_000, 105_100, true],
    ['not at all', 100_000, 60_000, false],
  ])('may grow %s: %d to %d bytes', (_, before, now, isTooMuch) => {
    expect(growthProblems([page('Fight', now)], { Fight: before })).toHaveLength(isTooMuch ? 1 : 0);
  });

  it('must be recorded for a new page, and forgotten with a page that is gone', () => {
    expect(growthProblems([page('Fight', 5)], {})).toEqual(['Fight is new: record "Fight": 5']);
    expect(growthProblems([], { Fight: 5 })).toEqual(['Fight is recorded, but no page of the build']);
  });
});

describe('the cipher', () => {
  it('is loaded by no page but the one that joins a table', () => {
    const pages = [
      page('Fight', 1, ['assets/part.js', 'assets/lazy.js']),
      page('Rules', 1, ['assets/part.js']),
      page('ui/hands/JoinPage', 1, ['assets/lazy.js']),
    ];
    expect(() => pagesLoadingCipher(folder, pages)).toThrow('holds the cipher');
    write('assets/lazy.js', '`expand 32-byte k`');
    expect(pagesLoadingCipher(folder, pages)).toEqual(['Fight']);
  });
});
