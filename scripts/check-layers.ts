// Sees that imports only go down, that only screens word anything, that no folder styles another's page, that no
// link leads out of an app on a home screen, and that text fields and schemas share their limits (docs/ARCHITECTURE.md),
// in src or in the folder named.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldLimitProblems } from './check/field-limits';
import { filesOf } from './check/files';
import { layerProblems } from './check/layers';
import { messageKeyProblems } from './check/message-keys';
import { styleProblems } from './check/styles';
import { wayOutProblems } from './check/ways-out';
import { wordProblems } from './check/words';

const folder = process.argv[2] ?? 'src';
const read = (wanted: (file: string) => boolean): Map<string, string> =>
  new Map(
    filesOf(folder)
      .filter(wanted)
      .map(file => [file, readFileSync(join(folder, file), 'utf8')]),
  );
const sources = read(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const sheets = read(file => file.endsWith('.css'));
const problems = [
  ...layerProblems(sources),
  ...wordProblems(sources),
  ...messageKeyProblems(sources),
  ...styleProblems(sheets),
  ...wayOutProblems(sources),
  ...fieldLimitProblems(sources),
];
console.log(
  problems.length > 0
    ? problems.join('\n')
    : `${sources.size} files keep to their layers, only the screens word anything, nothing decides by a message key, and ${sheets.size} sheets style their own folders.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
