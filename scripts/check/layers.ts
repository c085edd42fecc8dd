import { dirname, join, normalize, sep } from 'node:path';
import { gameProblem, pureName, roomOf, strangeRoom } from './game-layers';
import { roomProblem, strayProblem } from './rooms';

/** From the ground up: a folder may import what stands before it, never what stands after. */
export const ranks: readonly (readonly string[])[] = [
  ['basics'],
  ['hex', 'square', 'chances', 'decks', 'history', 'hands', 'library'],
  ['might', 'board', 'stage'],
  ['encounter'],
  ['packs', 'campaign', 'foresight'],
  ['storage'],
  ['session', 'offline'],
  ['play', 'games/game.ts'],
  ['share'],
  ['table'],
  ['ui'],
  ['games'],
  ['main.tsx', 'headless.ts'],
];

/** Folders of one rank do not know each other, but for these: why stands in docs/ARCHITECTURE.md. */
const beside = new Set(['stage > board', 'stage > might']);

/** They know nothing of one game's rules, so that another game's companion may use them. */
const neutral = new Set([
  ...['basics', 'hex', 'square', 'chances', 'decks', 'history', 'hands', 'library'],
  ...['storage', 'session', 'offline', 'play', 'share'],
]);
const rulesOfTheGame = new Set(['might', 'board', 'stage', 'encounter', 'packs', 'campaign', 'foresight']);

const pureFolders = new Set([
  ...['basics', 'hex', 'square', 'chances', 'decks', 'history', 'hands', 'library'],
  ...rulesOfTheGame,
]);
const purePackages = new Set(['pure-rand', 'valibot']);
/** Packages that only one folder may know. */
const keepers: Readonly<Record<string, string>> = {
  idb: 'storage',
  'workbox-window': 'offline',
  '@noble/ciphers': 'share',
  '@noble/hashes': 'share',
};
const impure = /\b(?:Math\.random|Date\.now|new Date|performance\.now|setTimeout|console\.\w+)\b/;

/**
 * How the rules keep their place while something is resolved. Screens are given questions and the public view, which
 * carry what is to be shown of it.
 */
const stack = new Set(['encounter/model/frame.ts', 'encounter/stack/dispatch.ts']);

/** Source text by path below src, with / between folders. */
export type Sources = ReadonlyMap<string, string>;

/** What a game must provide is known to the screens that show any game; the games themselves stand above those. */
const folderOf = (file: string): string => (file === 'games/game.ts' ? file : (file.split('/')[0] ?? file));
const isPure = (file: string): boolean => pureFolders.has(folderOf(file)) || roomOf(file)?.room === 'rules';
const rankOf = (folder: string): number => ranks.findIndex(rank => rank.includes(folder));

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** The word `from` in quotes is a value, no import. */
const imports = /(?:(?<!['"])\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)(['"])([^'"\n]+)\1/g;

const importsOf = (source: string): string[] => [...source.matchAll(imports)].map(([, , name = '']) => name);

/** The file of ours that a relative import names, as the bundler finds it. */
function target(sources: Sources, from: string, name: string): string | undefined {
  const path = normalize(join(dirname(from), name))
    .split(sep)
    .join('/');
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(one => sources.has(one));
}

function importProblem(from: string, to: string): string | undefined {
  const [above, below] = [folderOf(from), folderOf(to)];
  const inGame = gameProblem(from, to);
  if (inGame) return inGame;
  if (above === below) return roomProblem(from, to);
  if (above === 'ui' && stack.has(to)) return `${from} imports ${to}: no screen reads the stack`;
  const [high, low] = [rankOf(above), rankOf(below)];
  if (low > high) return `${from} imports ${to}: ${below} stands above ${above}`;
  if (low === high && !beside.has(`${above} > ${below}`))
    return `${from} imports ${to}: ${below} stands beside ${above}`;
  if (neutral.has(above) && rulesOfTheGame.has(below))
    return `${from} imports ${to}: ${above} knows no game's rules`;
  return undefined;
}

function packageProblem(from: string, name: string): string | undefined {
  const folder = folderOf(from);
  const parts = name.split('/');
  const bare = name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name);
  const keeper = keepers[bare];
  if (keeper && keeper !== folder) return `${from} imports ${bare}: only ${keeper} may`;
  if (isPure(from) && !purePackages.has(bare)) return `${from} imports ${bare}: ${pureName(from)} is pure`;
  return undefined;
}

/** One cycle among files that import each other, if there is any. */
function cycleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | undefined => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return undefined;
}

export function layerProblems(sources: Sources): string[] {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [file, text] of sources) {
    const source = text.replace(comments, '');
    const known: string[] = [];
    if (rankOf(folderOf(file)) < 0) problems.push(`${file}: ${folderOf(file)} has no place among the layers`);
    const stray = strayProblem(file);
    if (stray) problems.push(stray);
    for (const name of importsOf(source)) {
      const own = name.startsWith('.') ? target(sources, file, name) : undefined;
      if (own) known.push(own);
      const problem = own
        ? importProblem(file, own)
        : name.startsWith('.')
          ? undefined
          : packageProblem(file, name);
      if (problem) problems.push(problem);
    }
    const breach = isPure(file) ? source.match(impure)?.[0] : undefined;
    if (breach) problems.push(`${file} uses ${breach}: ${pureName(file)} is pure`);
    const strange = strangeRoom(file);
    if (strange) problems.push(strange);
    graph.set(file, known);
  }
  const cycle = cycleIn(graph);
  if (cycle) problems.push(`a cycle: ${cycle.join(' > ')}`);
  return problems;
}
