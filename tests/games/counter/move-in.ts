import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesOf } from '../../../scripts/check/files';

const here = join('tests', 'games', 'counter');
const rooms = /^(?:rules\/|ui\/|(?:door|table|words|game)\.tsx?$)/;

/** The one line of src/games/all.ts. */
const list = 'export const neighbours: readonly Shelved[] = [';
export const line =
  "  { id: 'counter', name: 'The Counter', note: 'It counts', load: () => import('./counter/game') },";

export interface House {
  readonly folder: string;
  /** Files of src that were there and are not as they were, with all that is new in them but space. */
  readonly changed: Readonly<Record<string, string>>;
  /** Adds to a file of the copy, or makes it. */
  readonly append: (path: string, text: string) => void;
  readonly remove: () => void;
}

const bare = (text: string): string => text.replace(/\s/g, '');

/** What stands between the beginning and the end that two texts share; all of it where something is gone. */
function insertedIn(was: string, is: string): string {
  const [before, after] = [bare(was), bare(is)];
  // Lines of other games begin alike: what stands between what is shared would begin within one of them.
  if (after.replace(bare(line), '') === before) return bare(line);
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  const end = before.length - start;
  return after.endsWith(before.slice(start)) ? after.slice(start, after.length - end) : after;
}

/** A copy of the project in which this game has its folders and its one line, as any game has. */
export function moveIn(): House {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache', 'neighbour-'));
  for (const name of ['src', 'docs', 'scripts', 'index.html', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true });
  for (const name of ['base', 'pure', 'app'])
    cpSync(`tsconfig.${name}.json`, join(folder, `tsconfig.${name}.json`));
  cpSync(join('tests', 'support'), join(folder, 'tests', 'support'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const file of filesOf(here)) {
    const text = readFileSync(join(here, file), 'utf8');
    if (rooms.test(file))
      write(
        `src/games/counter/${file}`,
        text
          .replaceAll('../../../src/', '../../')
          .replace("'./RULES.md?raw'", "'../../../docs/counter/RULES.md?raw'"),
      );
    else if (file === 'RULES.md') write('docs/counter/RULES.md', text);
    else if (file === 'scenario.ts')
      write(
        'scripts/scenario/counter.ts',
        text
          .replace('../../../scripts/', '../')
          .replaceAll('../../../src/', '../../src/')
          .replaceAll("'./", "'../../src/games/counter/"),
      );
    else write(`tests/games/counter/${file}`, text);
  }

  const all = join('src', 'games', 'all.ts');
  const before = readFileSync(all, 'utf8');
  writeFileSync(join(folder, all), before.replace(list, `${list}\n${line}\n`));
  const changed: Record<string, string> = {};
  for (const file of filesOf('src').map(one => join('src', one))) {
    const [was, is] = [readFileSync(file, 'utf8'), readFileSync(join(folder, file), 'utf8')];
    if (was !== is) changed[file] = insertedIn(was, is);
  }
  return {
    folder,
    changed,
    append: (path, text) => appendFileSync(join(folder, path), text),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
