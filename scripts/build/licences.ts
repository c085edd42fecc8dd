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

export function licenceOf(name: string): string {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = existsSync(folder) ? readdirSync(folder).find(one => licenceFile.test(one)) : undefined;
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  return `${name} ${version}: ${license}${text}\n`;
}

export const ownLicence = (): string => `Northwest: MIT\n\n${readFileSync('LICENSE', 'utf8').trim()}\n`;

export const joined = (all: readonly string[]): string => all.join(`\n${'-'.repeat(72)}\n\n`);

/** The licences of everything that the app ships, as one text. */
function licences(): string {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = [...Object.keys(dependencies), ...alsoShipped].sort();
  return joined([ownLicence(), ...names.map(licenceOf)]);
}

/** Puts them beside the app. */
export const licencesFile = (): Plugin => ({
  name: 'northwest-licences',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences() });
  },
});
