import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { releasesIn } from '../release/changelog';

/** What is new in this version, beside the app: an older one reads it before it lets this one in. */
export const newsFile = (version: string): Plugin => ({
  name: 'northwest-news',
  apply: 'build',
  generateBundle() {
    const [newest] = releasesIn(readFileSync('CHANGELOG.md', 'utf8'));
    const told = { version, date: newest?.date ?? '', news: newest?.news ?? [] };
    this.emitFile({ type: 'asset', fileName: 'news.json', source: `${JSON.stringify(told, null, 2)}\n` });
  },
});
