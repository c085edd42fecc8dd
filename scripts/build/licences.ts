import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Packages of which something is in the built app, beside those that it depends on. */
const alsoShipped = [
  '@fontsource/grenze-gotisch',
  '@fontsource/atkinson-hyperlegible',
  '@iconify-json/game-icons',
];

const licenceFile = /^licen[cs]e(?:\.\w+)?$/i;

function licenceOf(name: string): string {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = existsSync(folder) ? readdirSync(folder).find(one => licenceFile.test(one)) : undefined;
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  return `${name} ${version}: ${license}${text}\n`;
}

/** The licences of everything that the app ships, as one text. */
export function licences(): string {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const own = `Northwest: MIT\n\n${readFileSync('LICENSE', 'utf8').trim()}\n`;
  const names = [...Object.keys(dependencies), ...alsoShipped].sort();
  return [own, ...names.map(licenceOf)].join(`\n${'-'.repeat(72)}\n\n`);
}

/** Puts them beside the app. */
export const licencesFile = (): Plugin => ({
  name: 'northwest-licences',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences() });
  },
});
