import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ManifestTransform } from 'workbox-build';

/**
 * Gives every precached file its hash. A browser then refuses a file that arrived cut short or altered, the whole
 * new version is not installed, and the one that works stays.
 */
export function precacheIntegrity(): { plugin: Plugin; transform: ManifestTransform } {
  let folder = 'dist';
  return {
    plugin: {
      name: 'northwest-integrity',
      configResolved: config => {
        folder = resolve(config.root, config.build.outDir);
      },
    },
    transform: entries => ({
      manifest: entries.map(entry => ({
        ...entry,
        integrity: `sha384-${createHash('sha384')
          .update(readFileSync(join(folder, entry.url)))
          .digest('base64')}`,
      })),
      warnings: [],
    }),
  };
}
