import { readFileSync } from 'node:fs';
import { readPack as readHarrowPack } from '../src/games/harrow/door/box';
import '../src/games/harrow/words/learn';
import '../src/ui/words/said/shared/learn-door';
import { readPack } from '../src/packs/door';
import { harrowJsonSchema, packJsonSchema } from './pack-schema';
import { say } from './words';

const [what, ...files] = process.argv.slice(2);

/** The same for a pack of Harrow County's. */
function checkHarrow(file: string, source: string): boolean {
  const read = readHarrowPack(source);
  if (read.ok) {
    console.log(`${file}: a pack for Harrow County that can be taken over.`);
    return true;
  }
  for (const p of read.error) console.log(`${file}: error ${p.at || 'file'}: ${say(p.message)} [${p.code}]`);
  return false;
}

/** One line for each thing found: `error encounters[0].cards[3].steps: ...`. Exit code 1 if a file cannot be played. */
function check(file: string): boolean {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    console.log(`${file}: error file: It cannot be read. [unreadable]`);
    return false;
  }
  if (/"northwest"\s*:\s*"harrow-pack"/.test(source)) return checkHarrow(file, source);
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
  process.stdout.write(files[0] === 'harrow' ? harrowJsonSchema() : packJsonSchema());
} else if (what === 'check' && files.length > 0) {
  process.exitCode = files.map(check).every(Boolean) ? 0 : 1;
} else {
  console.error('usage: npm run pack -- check FILE...   or   npm run pack -- schema [harrow]');
  process.exitCode = 2;
}
