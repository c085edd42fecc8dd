import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** One file that serves the app, with everything of ours in it: it needs Node and nothing else. */
export async function writeServer(to: string): Promise<void> {
  const bundle = await rolldown({
    input: 'scripts/release/serve-here.ts',
    platform: 'node',
    external: id => id.startsWith('node:'),
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: true });
  writeFileSync(to, `#!/usr/bin/env node\n${output[0].code}`, { mode: 0o755 });
}

/** The package of `npx northwest`: the built app and the small server, nothing else, and no install script. */
export async function writePackage(site: string, folder: string): Promise<void> {
  const { name, version, description, license, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  mkdirSync(folder, { recursive: true });
  cpSync(site, join(folder, 'site'), { recursive: true });
  await writeServer(join(folder, 'northwest.mjs'));
  cpSync('LICENSE', join(folder, 'LICENSE'));
  const files = ['northwest.mjs', 'site', 'LICENSE'];
  const about = { name, version, description, license, type: 'module', engines, bin: 'northwest.mjs', files };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(
    join(folder, 'README.md'),
    '# Northwest\n\n    npx northwest\n\nserves the app on this machine and in the local network. PORT chooses the port.\n',
  );
}
