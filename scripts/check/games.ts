import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './files';

/** The ground floor: its rooms, tests and book lie beside the folders of the other games. */
export const ground = 'oathsworn';

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** Whatever has a folder among the games, in src or in tests. */
export const gamesHere = (): string[] => [
  ground,
  ...[...new Set([...foldersIn(join('src', 'games')), ...foldersIn(join('tests', 'games'))])].sort(),
];

/** A game's own book of rules. */
export const bookFile = (game: string): string =>
  game === ground ? join('docs', 'RULES.md') : join('docs', game, 'RULES.md');

const ownFolders = (game: string): string[] => [`games/${game}/`, `browser/games/${game}/`];

/** Which game a file below tests belongs to; whatever lies outside their folders is the ground floor's. */
export const gameOf = (test: string): string =>
  gamesHere().find(game => ownFolders(game).some(folder => test.startsWith(folder))) ?? ground;

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The test files of a game, below tests. */
export const testsOf = (game: string): string[] =>
  filesOf('tests').filter(file => isTest(file) && gameOf(file) === game);

/** Sentences for the screens name rules too, but decide nothing. */
const words = 'ui/words/';

/** The sources of a game, below src; whatever lies outside the folders of the others is the ground floor's. */
export const sourcesOf = (game: string): string[] =>
  filesOf('src').filter(
    file =>
      /\.tsx?$/.test(file) &&
      !file.startsWith(words) &&
      (game === ground ? !file.startsWith('games/') : file.startsWith(`games/${game}/`)),
  );

/** The scenario files of a game, from the project's root. A game of the tests alone brings its own to its own copy. */
export function scenariosOf(game: string): string[] {
  if (game !== ground && !foldersIn(join('src', 'games')).includes(game)) return [];
  const folder = game === ground ? join('tests', 'scenarios') : join('tests', 'games', game, 'scenarios');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => join(folder, name));
}

/** Groups of a game's rules that are still being built: tests/games/<game>/open-groups.json, gone at the end. */
export function openGroups(game: string): readonly string[] {
  const file = join('tests', 'games', game, 'open-groups.json');
  if (!existsSync(file)) return [];
  const groups: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (Array.isArray(groups) && groups.every((one): one is string => typeof one === 'string')) return groups;
  throw new Error(`${file} is a list of groups: ["MK", "LS"]`);
}
