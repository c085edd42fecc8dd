import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citedIn, parseRules } from '../support/rules';

const pages = [
  'README.md',
  ...readdirSync('docs').flatMap(name => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const architecture = readFileSync('docs/ARCHITECTURE.md', 'utf8');

/** Paths in a page that begin at the project's root; those with a game's name left open are patterns. */
const pathsIn = (page: string): readonly string[] =>
  [...page.matchAll(/`((?:src|tests|scripts|public)\/[^`*<>\s]*)`/g)].map(([, path = '']) => path);

describe('the docs', () => {
  it.each(pages)('%s names only files that are there', page => {
    expect(pathsIn(readFileSync(page, 'utf8')).filter(path => !existsSync(path))).toEqual([]);
  });

  it.each(['src/encounter', 'src/board', 'src/table', 'src/ui/fight'])(
    'have a line for every room of %s',
    folder => {
      const rooms = readdirSync(folder, { withFileTypes: true }).flatMap(one =>
        one.isDirectory() ? [one.name] : [],
      );
      const table =
        architecture.slice(architecture.indexOf(`| \`${folder}/\` | holds |`)).split('\n\n')[0] ?? '';
      const told = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, room = '']) => room);
      expect(told.toSorted()).toEqual(rooms.toSorted());
    },
  );

  it("have a newcomer's exercise of 20 sentences, each with the file that cites its rule", () => {
    const { rules } = parseRules(readFileSync('docs/RULES.md', 'utf8'));
    const known = new Set(rules.map(rule => rule.id));
    const rows = [...architecture.matchAll(/^\| .+ \| .+ \| ([A-Z]{2,3}-\d+) \| `(.+)` \|$/gm)];
    expect(rows).toHaveLength(20);
    for (const [, rule = '', file = ''] of rows) {
      expect(known.has(rule), rule).toBe(true);
      expect(citedIn(readFileSync(file, 'utf8')), file).toContain(rule);
    }
  });

  it('explain 30 words', () => {
    const glossary = architecture.slice(architecture.indexOf('## Glossary')).split('\n\n')[0] ?? '';
    expect(
      glossary
        .split('\n')
        .filter(line => line.startsWith('| '))
        .slice(1),
    ).toHaveLength(30);
  });
});
