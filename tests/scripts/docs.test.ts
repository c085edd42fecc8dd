import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ranks } from '../../scripts/check/layers';
import { rooms } from '../../scripts/check/rooms';
import { citedIn, parseRules } from '../support/rules';

const pages = [
  'README.md',
  ...readdirSync('docs').flatMap(name =>
    name.endsWith('.md') && name !== 'RENAMES.md' ? [`docs/${name}`] : [],
  ),
];
const architecture = readFileSync('docs/ARCHITECTURE.md', 'utf8');

/** Paths in a page that begin at the project's root; those with a game's name left open are patterns. */
const pathsIn = (page: string): readonly string[] =>
  [...page.matchAll(/`((?:src|tests|scripts|public)\/[^`*<>\s]*)`/g)].map(([, path = '']) => path);

/** Typical changes, each with a row in the table of files to edit. */
const changes = [
  'Add a combat token kind',
  'Add a stage-card step',
  'Add a UI language',
  'Rename a saved field',
  'Add a sixth game',
  'Add a device setting',
  'Change the relay protocol',
  'Add a class',
  "Fix a rule of Korrem's meetings",
  'Change a button label',
  'Add a chart',
  'Allow longer names',
  'Add a correction',
  'Add a keyboard shortcut',
  'Add a fourth theme',
  'Add a stronger opponent',
  'Print a page',
  'Change when an update may be applied',
  'Add a statistic',
  'Add a document kind to a game',
];

describe('the docs', () => {
  it.each(pages)('%s names only files that are there', page => {
    expect(pathsIn(readFileSync(page, 'utf8')).filter(path => !existsSync(path))).toEqual([]);
  });

  it('docs/RENAMES.md says where files are that exist', () => {
    // Its first column and its list of deleted files name old paths.
    const rows = [...readFileSync('docs/RENAMES.md', 'utf8').matchAll(/^\| `src\/.+?` \| (.+) \|$/gm)];
    const now = rows.flatMap(([, files = '']) => pathsIn(files));
    expect(now).not.toEqual([]);
    expect(now.filter(path => !existsSync(path))).toEqual([]);
  });

  it('say which files to edit for each of twenty changes', () => {
    const section = architecture.slice(architecture.indexOf('\n## Where to make a change\n') + 1);
    expect(section.indexOf('\n## '), 'the table ends the page').toBe(-1);
    const rows = [...section.matchAll(/^\| (.+?) \| (.+) \|$/gm)].filter(([, change]) => change !== 'change');
    expect(rows.map(([, change]) => change)).toEqual(changes);
    for (const [, change = '', files = ''] of rows) expect(pathsIn(files), change).not.toEqual([]);
    const filesOf = new Map(rows.map(([, change = '', files = '']) => [change, pathsIn(files)]));
    expect(filesOf.get('Add a combat token kind')?.length).toBeLessThanOrEqual(9);
    expect(filesOf.get('Rename a saved field')?.length).toBeLessThanOrEqual(13);
    expect(filesOf.get('Add a sixth game')).toEqual(['src/games/all.ts']);
  });

  it.each(Object.entries(rooms))('have a line for every room of src/%s, in their order', (folder, all) => {
    const table = architecture.slice(architecture.indexOf(`| \`src/${folder}/\` |`)).split('\n\n')[0] ?? '';
    const told = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, room = '']) => room);
    expect(told).toEqual(all.filter(room => !room.endsWith('.ts')));
    const here = readdirSync(`src/${folder}`, { withFileTypes: true });
    expect(told.toSorted()).toEqual(here.flatMap(one => (one.isDirectory() ? [one.name] : [])).toSorted());
  });

  it('tell the layers in the order that is checked', () => {
    const line = /^ {4}basics > [^\n]+\n(?: +>[^\n]+\n)*/m.exec(architecture)?.[0] ?? '';
    const told = line.split('>').map(rank => rank.split(',').map(folder => folder.trim()));
    expect(told).toEqual(ranks.map(rank => rank.filter(folder => folder !== 'games/game.ts')));
  });

  it("have a newcomer's exercise whose rules exist and are cited by the files it names", () => {
    const { rules } = parseRules(readFileSync('docs/RULES.md', 'utf8'));
    const known = new Set(rules.map(rule => rule.id));
    const rows = [...architecture.matchAll(/^\| .+ \| .+ \| ([A-Z]{2,3}-\d+) \| `(.+)` \|$/gm)];
    expect(rows).not.toEqual([]);
    for (const [, rule = '', file = ''] of rows) {
      expect(known.has(rule), rule).toBe(true);
      expect(citedIn(readFileSync(file, 'utf8')), file).toContain(rule);
    }
  });
});
