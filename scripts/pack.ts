import { readFileSync } from 'node:fs';
import { readPack } from '../src/packs/door';
import { packJsonSchema } from './pack-schema';
import { say } from './words';

const [what, ...files] = process.argv.slice(2);

/** One line for each thing found: `error encounters[0].cards[3].steps: ...`. Exit code 1 if a file cannot be played. */
function check(file: string): boolean {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    console.log(`${file}: error file: It cannot be read. [unreadable]`);
    return false;
  }
  const opened = readPack(source);
  if (!opened.ok) {
    for (const p of opened.error)
      console.log(`${file}: error ${p.at || 'file'}: ${say(p.message)} [${p.code}]`);
    return false;
  }
  const { pack, warnings } = opened.value;
  for (const w of warnings) console.log(`${file}: warning ${w.at}: ${say(w.message)} [${w.code}]`);
  const fights = pack.encounters.length;
  console.log(
    `${file}: “${pack.name}” can be played: ${fights} ${fights === 1 ? 'encounter' : 'encounters'}.`,
  );
  return true;
}

if (what === 'schema') {
  process.stdout.write(packJsonSchema());
} else if (what === 'check' && files.length > 0) {
  process.exitCode = files.map(check).every(Boolean) ? 0 : 1;
} else {
  console.error('usage: npm run pack -- check FILE...   or   npm run pack -- schema');
  process.exitCode = 2;
}
