// Sees that imports only go down and that only screens word anything (docs/ARCHITECTURE.md), in src or in the folder named.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './check/files';
import { layerProblems } from './check/layers';
import { wordProblems } from './check/words';

const folder = process.argv[2] ?? 'src';
const sources = new Map(
  filesOf(folder)
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map(file => [file, readFileSync(join(folder, file), 'utf8')]),
);
const problems = [...layerProblems(sources), ...wordProblems(sources)];
console.log(
  problems.length > 0
    ? problems.join('\n')
    : `${sources.size} files keep to their layers, and only the screens word anything.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
