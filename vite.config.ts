import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { cspMeta, relayOf } from './scripts/build/csp.ts';
import { groups } from './scripts/build/groups.ts';
import { precacheIntegrity } from './scripts/build/integrity.ts';
import { licencesFile } from './scripts/build/licences.ts';
import { manifest } from './scripts/build/manifest.ts';
import { newsFile } from './scripts/build/news.ts';
import { pageFilesFile } from './scripts/build/page-files.ts';
import { releasesIn } from './scripts/release/changelog.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const [newest] = releasesIn(readFileSync('CHANGELOG.md', 'utf8'));
const integrity = precacheIntegrity();

export default defineConfig({
  base: './',
  publicDir: resolve('public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: {
    __VERSION__: JSON.stringify(process.env.NORTHWEST_VERSION ?? version),
    __RELAY__: JSON.stringify(relayOf(process.env.NORTHWEST_RELAY)),
    __DATE__: JSON.stringify(newest?.date ?? ''),
  },
  // The package's main file is for old browsers and nearly twice as large.
  resolve: { alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
  worker: { format: 'es' },
  plugins: [
    cspMeta(relayOf(process.env.NORTHWEST_RELAY)),
    licencesFile(),
    newsFile(process.env.NORTHWEST_VERSION ?? version),
    pageFilesFile(),
    integrity.plugin,
    VitePWA({
      mode: 'production',
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      manifestFilename: 'northwest.webmanifest',
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*'],
        // The web manifest is added by the plugin itself.
        globIgnores: ['**/*.map', '**/*.webmanifest'],
        maximumFileSizeToCacheInBytes: 3_000_000,
        // Fetched past the HTTP cache, hashed names too: a spoilt copy there would bar every later try.
        dontCacheBustURLsMatching: /(?!)/,
        cleanupOutdatedCaches: true,
        // The first visit is served from the cache at once, so that a lazy chunk is there when the network goes.
        clientsClaim: true,
        skipWaiting: false,
        inlineWorkboxRuntime: true,
        importScripts: ['no-update-in-fight.js', 'right-types.js'],
        sourcemap: false,
        navigateFallback: 'index.html',
        manifestTransforms: [integrity.transform],
      },
    }),
  ],
});
