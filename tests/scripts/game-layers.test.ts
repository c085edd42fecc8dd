import { describe, expect, test } from 'vitest';
import { layerProblems } from '../../scripts/check/layers';
import { wordProblems } from '../../scripts/check/words';

const problems = (files: Readonly<Record<string, string>>): string[] =>
  layerProblems(new Map(Object.entries(files)));
const from = (path: string) => `import { one } from '${path}';`;

/** A neighbour and what it may know. */
const neighbour = {
  'basics/result.ts': '',
  'square/grid.ts': '',
  'play/document.ts': '',
  'ui/parts/frame/Page.tsx': '',
  'games/game.ts': '',
  'games/harrow/rules/decide.ts': `${from('../../../basics/result')}\n${from('../../../square/grid')}`,
  'games/harrow/door.ts': from('./rules/decide'),
  'games/harrow/sample/map.ts': from('../door'),
  'games/harrow/table.ts': `${from('./door')}\n${from('../../play/document')}`,
  'games/harrow/words/en.ts': from('../rules/decide'),
  'games/harrow/ui/Page.tsx': `${from('../table')}\n${from('../../../ui/parts/Page')}`,
  'games/harrow/game.ts': `${from('../game')}\nconst pages = () => import('./ui/Page');`,
  'games/all.ts': "import type { Shelved } from './game';\nconst load = () => import('./harrow/game');",
  'main.tsx': from('./games/all'),
};

describe('the games beside each other', () => {
  test('a game may know what is neutral and its own rooms below', () => {
    expect(problems(neighbour)).toEqual([]);
  });

  test.each([
    ['another game', 'games/korrem/rules/move.ts', '../../harrow/rules/decide', /korrem knows no other game/],
    ['another game by a type', 'games/korrem/ui/A.tsx', '../../harrow/ui/Page', /korrem knows no other game/],
    [
      "Oathsworn's rules",
      'games/harrow/rules/a.ts',
      '../../../might/cards',
      /harrow knows nothing of Oathsworn/,
    ],
    [
      "Oathsworn's table",
      'games/harrow/table/a.ts',
      '../../../table/fight/play',
      /harrow knows nothing of Oathsworn/,
    ],
    [
      "Oathsworn's screens",
      'games/harrow/ui/A.tsx',
      '../../../ui/fight/ask/Ask',
      /harrow knows nothing of Oathsworn/,
    ],
    ["Oathsworn's record", 'games/harrow/game.ts', '../oathsworn', /harrow knows nothing of Oathsworn/],
    ['its door from its rules', 'games/harrow/rules/a.ts', '../door', /door stands above rules/],
    ['its table from its door', 'games/harrow/door.ts', './table', /table stands above door/],
    ['its screens from its table', 'games/harrow/table.ts', './ui/Page', /ui stands above table/],
    ['its record from its screens', 'games/harrow/ui/A.tsx', '../game', /game stands above ui/],
    ['the list of all games', 'games/harrow/ui/A.tsx', '../../all', /only main\.tsx knows all games/],
    [
      'a game from the shell',
      'ui/shell/App.tsx',
      '../../games/harrow/game',
      /only all\.ts knows the game harrow/,
    ],
    ['a room of a game from the list', 'games/all.ts', './harrow/ui/Page', /known by its record/],
    ['a game from the entry', 'main.tsx', './games/harrow/table', /only all\.ts knows the game harrow/],
    [
      'a neighbour from the ground floor',
      'games/oathsworn.ts',
      './harrow/game',
      /only all\.ts knows the game/,
    ],
  ])('refuses %s', (_, file, path, says) => {
    const others = {
      ...neighbour,
      'might/cards.ts': '',
      'table/fight/play.ts': '',
      'ui/fight/ask/Ask.tsx': '',
      'games/oathsworn.ts': '',
    };
    const found = problems({ ...others, [file]: from(path) });
    expect(found.filter(one => !one.startsWith('a cycle'))).toHaveLength(1);
    expect(found[0]).toMatch(says);
  });

  test('rules of a game are pure: no clock, no chance, no package of the page', () => {
    expect(problems({ 'games/harrow/rules/a.ts': 'export const roll = () => Math.random();' })).toEqual([
      'games/harrow/rules/a.ts uses Math.random: games/harrow/rules is pure',
    ]);
    expect(problems({ 'games/harrow/rules/a.ts': "import { signal } from '@preact/signals';" })).toEqual([
      'games/harrow/rules/a.ts imports @preact/signals: games/harrow/rules is pure',
    ]);
    expect(problems({ 'games/harrow/table.ts': "import { signal } from '@preact/signals';" })).toEqual([]);
  });

  test('a game has its rooms and no others', () => {
    expect(problems({ 'games/harrow/helpers/a.ts': '' })).toEqual([
      'games/harrow/helpers/a.ts: helpers is no room of a game (rules > door > sample > table > words > ui > game > headless)',
    ]);
  });

  test('a game words things in its screens, words and samples, and nowhere else', () => {
    const text = "'That is too far.'";
    const said = (file: string) => wordProblems(new Map([[file, text]]));
    for (const file of ['ui/Page.tsx', 'words/en.ts', 'words.ts', 'sample/map.ts'])
      expect(said(`games/harrow/${file}`)).toEqual([]);
    for (const file of ['rules/decide.ts', 'door.ts', 'table.ts'])
      expect(said(`games/harrow/${file}`)).toHaveLength(1);
  });
});
