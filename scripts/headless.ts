// `npm run headless -- FILE`: the rules of all games as one ES module without dependencies (docs/HEADLESS.md).
import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundle } from './bundle.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run headless -- FILE.mjs');
  process.exitCode = 2;
} else {
  // Named from where the user is; npm itself runs in the project.
  const target = resolve(process.env.INIT_CWD ?? '.', file);
  copyFileSync(await bundle(resolve('.'), 'src/headless.ts', { withPackages: true }), target);
  console.log(`Written: ${target}`);
}
