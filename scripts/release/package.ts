import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { joined, licenceOf, ownLicence } from '../build/licences';

/** The package that a module came from. */
const packageIn = (module: string): string | undefined =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(module)?.[1]?.replace('\\', '/');

/**
 * The server: one file to serve the app, and one beside it that makes certificates, loaded where https is asked for.
 * Everything that they use is in them, so they need Node and nothing else; the licences of it come along.
 */
async function writeServer(folder: string): Promise<string[]> {
  const bundle = await rolldown({
    input: { northwest: 'scripts/release/serve-here.ts' },
    platform: 'node',
    // A home has one relay: what joins several stays outside, and is never asked for. So are two builds of ws for speed.
    external: id => id.startsWith('node:') || ['@redis/client', 'bufferutil', 'utf-8-validate'].includes(id),
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({
    ...{ format: 'esm', minify: true, entryFileNames: '[name].mjs', chunkFileNames: 'northwest-[name].mjs' },
  });
  const chunks = output.filter(one => one.type === 'chunk');
  for (const { fileName, code, isEntry } of chunks)
    writeFileSync(join(folder, fileName), isEntry ? `#!/usr/bin/env node\n${code}` : code, {
      mode: isEntry ? 0o755 : 0o644,
    });
  const used = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(id => packageIn(id) ?? [])));
  writeFileSync(join(folder, 'licences.txt'), joined([ownLicence(), ...[...used].sort().map(licenceOf)]));
  return [...chunks.map(({ fileName }) => fileName), 'licences.txt'];
}

/** The package of `npx northwest`: the built app and the small server, nothing else, and no install script. */
export async function writePackage(site: string, folder: string): Promise<void> {
  const { name, version, description, license, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  mkdirSync(folder, { recursive: true });
  cpSync(site, join(folder, 'site'), { recursive: true });
  const served = await writeServer(folder);
  cpSync('LICENSE', join(folder, 'LICENSE'));
  const files = [...served, 'site', 'LICENSE'];
  const about = { name, version, description, license, type: 'module', engines, bin: 'northwest.mjs', files };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(
    join(folder, 'README.md'),
    `# Northwest

    npx northwest            serves the app on this machine and, to try it out, in the local network
    npx northwest --https    serves it by https: tablets can keep it

With \`--https\` a certificate authority of your own is made on your machine and never leaves it; a page leads each
tablet through trusting it, says what that means and how to undo it. \`npx northwest --help\` tells the rest.
`,
  );
}
