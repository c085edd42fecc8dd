// Which rules of a game's book does no test of that game cite? `--game harrow` looks at one game alone; `--gate MV,TG`
// fails if one of those groups' rules is cited by no test, or by no source where it is decided; `--gate ALL` looks at
// every group that is not still being built. A rule whose sentence ends "(For the table alone.)" has no code. A test
// that cites a rule that does not exist, or a fault of the book itself, always fails.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedIn, idsIn, namesIn, parseRules } from '../tests/support/rules.ts';
import { filesOf } from './check/files';
import { bookFile, gamesHere, ground, openGroups, sourcesOf, testsOf } from './check/games';

const argument = (name: string): string | undefined =>
  process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? '') : undefined;
const named = (argument('--gate') ?? '').split(',').filter(Boolean);
const asked = argument('--game');

/** Prints what is cited, and gives what is wrong. */
function look(game: string): string[] {
  const book = bookFile(game);
  const { rules, faults } = parseRules(readFileSync(book, 'utf8'));
  const known = new Set(rules.map(rule => rule.id));
  const groups = [...new Set(rules.map(rule => rule.group))];
  const open = openGroups(game);
  const gate = named.includes('ALL') ? groups.filter(group => !open.includes(group)) : named;

  const cited = new Set<string>();
  const wrong = faults.map(fault => `${book}: ${fault}`);
  for (const entry of testsOf(game)) {
    // The names in tests/support are examples for the reader of names itself.
    if (entry.startsWith('support')) continue;
    const file = join('tests', entry);
    for (const name of namesIn(readFileSync(file, 'utf8'))) {
      for (const id of idsIn(name)) {
        if (known.has(id)) cited.add(id);
        else if (groups.includes(id.split('-')[0]!)) wrong.push(`no such rule: ${id} in ${file}: ${name}`);
      }
    }
  }

  // A few rules answer only questions of scenario files, such as the order in which all minions will move.
  const answers = join('scripts', 'scenario', game);
  const decidedIn = [
    ...sourcesOf(game).map(file => join('src', file)),
    ...(existsSync(answers) ? filesOf(answers).map(file => join(answers, file)) : []),
  ];
  const decided = new Set(decidedIn.flatMap(file => citedIn(readFileSync(file, 'utf8'))));

  console.log(`${game}:`);
  for (const group of groups) {
    const all = rules.filter(rule => rule.group === group);
    const missing = all.filter(rule => !cited.has(rule.id));
    const list = missing.length > 0 ? `  not yet: ${missing.map(rule => rule.id).join(' ')}` : '';
    const counted = String(all.length - missing.length).padStart(3);
    console.log(
      `${group.padEnd(4)} ${counted} of ${all.length} cited${list}${open.includes(group) ? '  (open)' : ''}`,
    );
    if (open.includes(group) && missing.length === 0)
      wrong.push(`${game}: all of ${group} is cited: it need not stand among the open groups`);
  }
  console.log(`${cited.size} of ${rules.length} rules are cited by a test.`);

  for (const rule of rules) {
    if (rule.tableAlone && decided.has(rule.id))
      wrong.push(`${rule.id} of ${game} is said to be for the table alone, and src cites it`);
    if (!gate.includes(rule.group)) continue;
    if (!cited.has(rule.id)) wrong.push(`no test of ${game} cites ${rule.id}: ${rule.text}`);
    if (!rule.tableAlone && !decided.has(rule.id))
      wrong.push(`no code cites ${rule.id} of ${game} where it is decided: ${rule.text}`);
  }
  for (const group of [...gate, ...open])
    if (!groups.includes(group)) wrong.push(`no such group in ${book}: ${group}`);
  return wrong;
}

const games = gamesHere().filter(game => existsSync(bookFile(game)));
const chosen = asked !== undefined ? [asked] : named.length > 0 && !named.includes('ALL') ? [ground] : games;
const wrong = chosen.flatMap(game => (games.includes(game) ? look(game) : [`${game} has no book of rules`]));
for (const line of wrong) console.log(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
