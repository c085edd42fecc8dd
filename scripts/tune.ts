// What a change of Hedgerow does to the match-ups, measured: node scripts/run.mjs scripts/tune.ts [--games N] [--seed N]
// [--minutes N] [--keep FILE] [--from 'CHANGE; CHANGE'] CHANGE ...
// A change is 'murg assassin 4-5 6 E', 'murg bone 8', 'murg pawn a/*' or, for the squares, 'murg pawn at a2 c2'. Every
// change is played on the same seeds as the books without it, and only against the five rivals of its clan. What was
// measured stands in the file of --keep and is not played again: a change of the rules or the bot wants a new file.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Clan, clans, kinds } from '../src/games/darkleaf/rules/board/position';
import { fight } from '../src/games/darkleaf/rules/bot/fight';
import type { Book } from '../src/games/darkleaf/rules/duel/model';
import { hedgerow, row, squares, unit } from '../src/games/darkleaf/sample/hedgerow';

type Books = Readonly<Record<Clan, Book>>;

/** One of the words that a change may begin with. */
function one<T extends string>(all: readonly T[], word: string | undefined): T {
  const found = all.find(name => name === word);
  if (found === undefined) throw new Error(`${word} is none of ${all.join(', ')}`);
  return found;
}

function changedBook(book: Book, what: string, rest: readonly string[]): Book {
  const text = rest.join(' ');
  if (what === 'bone') return { ...book, bone: Number(text) };
  const old = book.rows.find(({ id }) => id === what);
  if (old) {
    const places = text.match(/ :(\d)/)?.[1];
    const next = row(old.id, text.replace(/ :\d/, ''), places ? Number(places) : old.places);
    return { ...book, rows: book.rows.map(each => (each === old ? next : each)) };
  }
  const kind = one(kinds, what);
  if (rest[0] !== 'at')
    return { ...book, units: { ...book.units, [kind]: unit(text, book.units[kind]?.hex) } };
  const start = squares(rest.slice(1).join(' ')).map(at => ({ at, kind }));
  return { ...book, start: [...book.start.filter(each => each.kind !== kind), ...start] };
}

function changed(books: Books, change: string): Books {
  const [name, what = '', ...rest] = change.trim().split(/ +/);
  const clan = one(clans, name);
  return { ...books, [clan]: changedBook(books[clan], what, rest) };
}

const changesOf = (list: string): string[] => list.split(';').flatMap(part => part.trim() || []);
const clansOf = (list: string): readonly string[] =>
  changesOf(list).map(change => change.split(' ')[0] ?? '');

const options = new Map<string, string>();
const lists: string[] = [];
for (let i = 2; i < process.argv.length; i++) {
  const word = process.argv[i] ?? '';
  if (word.startsWith('--')) options.set(word.slice(2), process.argv[++i] ?? '');
  else lists.push(word);
}
const number = (name: string, usual: number): number => Number(options.get(name) ?? usual);
const [games, seed, minutes] = [
  number('games', 48),
  number('seed', 1),
  number('minutes', Number.POSITIVE_INFINITY),
];
const keep = options.get('keep');
const before = options.get('from') ?? '';
const start = changesOf(before).reduce(changed, hedgerow);
const books = JSON.stringify(Object.values(start));

interface Measured {
  readonly books: string;
  readonly list: string;
  readonly pair: string;
  readonly games: number;
  readonly seed: number;
  readonly won: number;
  readonly decided: number;
}
const known: Measured[] =
  keep !== undefined && existsSync(keep)
    ? readFileSync(keep, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
    : [];
const until = performance.now() + minutes * 60_000;

function measured(all: Books, list: string, a: Clan, b: Clan): Measured | undefined {
  const pair = `${a}, ${b}`;
  const same = known.find(
    each =>
      each.books === books &&
      each.list === list &&
      each.pair === pair &&
      each.games === games &&
      each.seed === seed,
  );
  if (same) return same;
  let [won, decided] = [0, 0];
  for (let i = 0; i < games; i++) {
    if (performance.now() > until) return undefined;
    const { winner } = fight(
      { book: all[a], strength: 'seedling' },
      { book: all[b], strength: 'seedling' },
      seed + i,
    );
    if (winner !== undefined) decided += 1;
    if (winner === a) won += 1;
  }
  const now = { books, list, pair, games, seed, won, decided };
  known.push(now);
  if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(now)}\n`);
  return now;
}

const pairs = clans.flatMap((a, i) => clans.slice(i + 1).map(b => [a, b] as const));
/** In hundredths, how often the first clan of a pair wins. */
const share = (one: Measured | undefined): number | undefined =>
  one && one.decided > 0 ? (100 * one.won) / one.decided : undefined;

for (const list of lists.length > 0 ? lists : ['']) {
  const all = changesOf(list).reduce(changed, start);
  const touched = clansOf(list);
  const line = pairs
    .filter(([a, b]) => touched.length === 0 || touched.includes(a) || touched.includes(b))
    .map(([a, b]) => {
      const now = share(measured(all, list, a, b));
      const then = share(measured(start, '', a, b));
      const by = list && now !== undefined && then !== undefined ? ` (${(now - then).toFixed(0)})` : '';
      return `${a.slice(0, 2)}-${b.slice(0, 2)} ${now?.toFixed(0) ?? '?'}${by}`;
    });
  console.log(`${list || 'as it stands'}: ${line.join('  ')}`);
}
