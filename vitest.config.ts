import { defineConfig } from 'vitest/config';
import { chromiumOnly, filesLeftOut, inFirefox, namesLeftIn } from './tests/support/browser/chromium-only.ts';

// A soak repeats the same tests at full counts, for hours if need be.
const hour = 3_600_000;
const soak = process.env.SOAK === '1';
// ENGINE=firefox: the browser tests in another engine, but for those that are marked.
const names = namesLeftIn();
if (inFirefox)
  for (const { file, tests, why } of chromiumOnly)
    console.log(`Chromium's: ${file}${tests ? ` (${tests.join(', ')})` : ''}: ${why}`);
// Pages that are made slower are waited for so much longer (tests/support/browser/tablet.ts).
const slowness = Number(process.env.NORTHWEST_SLOW ?? 1);

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: {
    __VERSION__: JSON.stringify('test'),
    __RELAY__: JSON.stringify(''),
    __DATE__: JSON.stringify('2026-01-01'),
  },
  test: {
    // What a page or a program comes to is waited for as long as a busy machine takes.
    expect: { poll: { timeout: 30_000 * slowness } },
    // What was found is named in the message, not only how much.
    chaiConfig: { truncateThreshold: 600 },
    ...(names ? { testNamePattern: names } : {}),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/browser/**'],
          isolate: false,
          setupFiles: ['tests/support/new-device.ts'],
          testTimeout: soak ? 12 * hour : 60_000,
          hookTimeout: soak ? 12 * hour : 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // What takes minutes by its nature is no part of a run that everybody waits for.
          exclude: [...(soak ? [] : ['tests/browser/**/*.soak.test.ts']), ...filesLeftOut()],
          globalSetup: ['tests/support/browser/build-once.ts'],
          isolate: false,
          setupFiles: ['tests/support/browser/close-borrowed.ts'],
          testTimeout: soak ? 12 * hour : 120_000 * slowness,
          hookTimeout: 120_000 * slowness,
        },
      },
    ],
  },
});
