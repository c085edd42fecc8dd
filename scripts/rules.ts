import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn, namesIn, parseRules } from '../tests/support/rules.ts';

// Which rules of docs/RULES.md does no test cite? `--gate MV,TG` fails if one of those groups' rules is uncited,
// `--gate ALL` if any is; a test that cites a rule that does not exist, or a fault of the page itself, always fails.
const named = process.argv.includes('--gate')
  ? (process.argv[process.argv.indexOf('--gate') + 1] ?? '').split(',').filter(Boolean)
  : [];

const { rules, faults } = parseRules(readFileSync('docs/RULES.md', 'utf8'));
const known = new Set(rules.map(rule => rule.id));
const groups = [...new Set(rules.map(rule => rule.group))];
const gate = named.includes('ALL') ? groups : named;

const cited = new Set<string>();
const unknown: string[] = [];
for (const entry of readdirSync('tests', { recursive: true, encoding: 'utf8' })) {
  // The names in tests/support are examples for the reader of names itself.
  if (!/\.test\.tsx?$/.test(entry) || entry.startsWith('support')) continue;
  const file = join('tests', entry);
  for (const name of namesIn(readFileSync(file, 'utf8'))) {
    for (const id of idsIn(name)) {
      if (known.has(id)) cited.add(id);
      else if (groups.includes(id.split('-')[0]!)) unknown.push(`${id} in ${file}: ${name}`);
    }
  }
}

for (const group of groups) {
  const all = rules.filter(rule => rule.group === group);
  const missing = all.filter(rule => !cited.has(rule.id));
  const list = missing.length > 0 ? `  not yet: ${missing.map(rule => rule.id).join(' ')}` : '';
  console.log(
    `${group.padEnd(4)} ${String(all.length - missing.length).padStart(3)} of ${all.length} cited${list}`,
  );
}
console.log(`${cited.size} of ${rules.length} rules are cited by a test.`);

const gaps = rules.filter(rule => gate.includes(rule.group) && !cited.has(rule.id));
const strange = gate.filter(group => !groups.includes(group));
for (const fault of faults) console.log(`docs/RULES.md: ${fault}`);
for (const line of unknown) console.log(`no such rule: ${line}`);
for (const rule of gaps) console.log(`no test cites ${rule.id}: ${rule.text}`);
for (const group of strange) console.log(`no such group: ${group}`);
process.exitCode = faults.length + unknown.length + gaps.length + strange.length > 0 ? 1 : 0;
