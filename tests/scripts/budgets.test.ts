import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  budgetsOf,
  firstScripts,
  neighbourBudgetsOf,
  pageScripts,
  phonesAddOf,
  phonesBudgetOf,
  precached,
} from '../../scripts/check/budgets';
import { filesOf } from '../../scripts/check/files';

let folder: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northwest-build-'));
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
afterEach(() => rmSync(folder, { recursive: true }));

describe('weighing a build', () => {
  it('counts as the first screen what is loaded at once, not what is loaded lazily', () => {
    expect(firstScripts(folder)).toEqual([
      'assets/deep.js',
      'assets/early.js',
      'assets/main.js',
      'assets/part.js',
      'assets/side.js',
    ]);
  });

  it('reads what the service worker keeps', () => {
    expect(precached(folder)).toEqual(['assets/main.js', 'index.html']);
    const [, whole] = budgetsOf(folder, {});
    const size = (file: string): number => statSync(join(folder, file)).size;
    expect(whole?.bytes).toBe(size('index.html') + size('assets/main.js'));
  });

  it('finds what phones take on a table that nobody shares, and a build without phones', () => {
    write('assets/Fight-a1.js', 'import"./part.js";const l=()=>import("./lazy.js");');
    const phones = () => phonesBudgetOf(folder, ['Fight'], {});
    expect(phones).toThrow('no phones');
    write('assets/lazy.js', '`expand 32-byte k`');
    expect(phones().bytes).toBe(0);
    write('assets/deep.js', '`expand 32-byte k`');
    expect(phones().bytes).toBeGreaterThan(phones().limit);
  });

  it('weighs what phones add when they are asked for: of the house, and of a game beyond that', () => {
    for (const part of ['PhonesSheet', 'JoinPage', 'sign'])
      write(`assets/${part}-a1.js`, 'import"./deep.js";');
    write('assets/Game-a1.js', 'import"./part.js";');
    write('assets/Hand-a1.js', 'import"./part.js";import"./deep.js";import"./lazy.js";');
    const [house, game] = phonesAddOf(folder, { Game: ['Hand'] }, 'Game');
    const packed = (...files: string[]): number =>
      files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, `assets/${file}`))).length, 0);
    expect(house?.bytes).toBe(packed('PhonesSheet-a1.js', 'JoinPage-a1.js', 'sign-a1.js'));
    // What the page and the house have loaded is not counted twice.
    expect(game?.bytes).toBe(packed('Hand-a1.js', 'lazy.js'));
  });

  it('weighs a page with all that it imports, and refuses one that the build does not have', () => {
    write('assets/Fight-a1.js', 'import"./part.js";const l=()=>import("./lazy.js");');
    expect(pageScripts(folder, 'Fight')).toEqual(['assets/Fight-a1.js', 'assets/deep.js', 'assets/part.js']);
    const [, , fight] = budgetsOf(folder, { Fight: 1 });
    expect(fight).toMatchObject({ what: 'Fight, scripts, gzip', limit: 1 });
    expect(fight?.bytes).toBeGreaterThan(1);
    expect(() => budgetsOf(folder, { Might: 1 })).toThrow('no page Might');
  });

  it('weighs a page together with the one that opens it, what both load once', () => {
    write('assets/FightPage-a1.js', 'import"./part.js";');
    write('assets/Table-a1.js', 'import"./lazy.js";import"./part.js";');
    write('assets/Level-a1.js', 'import"./lazy.js";');
    const of = { Table: 1, Level: 1, 'Table Level': 1 };
    const [table, level, both] = neighbourBudgetsOf(folder, of).map(({ bytes }) => bytes);
    const lazy = gzipSync('lazy'.repeat(10)).length;
    expect(both).toBe((table ?? 0) + (level ?? 0) - lazy);
  });

  it('lists the files of a folder, those in folders too', () => {
    expect(filesOf(folder)).toContain('assets/lazy.js');
    expect(filesOf(folder)).toHaveLength(8);
  });
});
