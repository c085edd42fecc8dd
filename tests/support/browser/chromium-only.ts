/** The other engine that the browser tests can run in: `ENGINE=firefox npx vitest run --project browser FILE`. */
export const inFirefox = process.env.ENGINE === 'firefox';

interface Marked {
  readonly file: string;
  /** Of these tests alone; nothing: of the whole file. */
  readonly tests?: readonly string[];
  readonly why: string;
}

const devtools = 'the DevTools protocol';

/** What only Chromium can show, and why; with ENGINE=firefox it is left out, and said. */
export const chromiumOnly: readonly Marked[] = [
  { file: 'fight/board-hands', why: `two fingers at once are sent by ${devtools}` },
  { file: 'fight/phone-hands', why: `a finger that stays is sent by ${devtools}` },
  { file: 'fight/long-play', why: `what the page holds is measured by ${devtools}` },
  {
    file: 'games/harrow/table',
    tests: ['TM-6: on a phone the finger that stayed'],
    why: `a finger that stays is sent by ${devtools}`,
  },
  { file: 'share/phones', why: `a finger that strokes is sent by ${devtools}` },
  {
    file: 'shell/shell',
    tests: ['makes an app of its own of it'],
    why: `what an app needs to be installed is asked of ${devtools}`,
  },
  {
    file: 'storage/storage-copy',
    tests: ['COPY-1: the database is damaged'],
    why: 'a record is spoilt where Chromium lays it in its log',
  },
  {
    file: 'storage/storage-device',
    tests: ['DEVICE-1: the real quota'],
    why: `a quota is set by ${devtools}`,
  },
  {
    file: 'storage/storage-device',
    tests: ['TABS-4: of three tabs the one that writes freezes'],
    why: 'a page of Firefox that waits for its host goes on answering, so it is not frozen',
  },
  {
    file: 'offline/broken-updates',
    tests: ['is got rid of at the next start'],
    why: 'the worker in charge stays in Firefox while the window does, so the empty file never comes in',
  },
  { file: 'offline/https', why: 'it goes its way in Firefox by itself' },
  { file: 'offline/servers', why: `what an app needs to be installed is asked of ${devtools}` },
];

/** The files that stay out of a run in Firefox. */
export const filesLeftOut = (): string[] =>
  chromiumOnly.flatMap(({ file, tests }) =>
    inFirefox && tests === undefined ? [`tests/browser/${file}.test.ts`] : [],
  );

/** Names of the tests that stay in. */
export const namesLeftIn = (): RegExp | undefined =>
  inFirefox
    ? new RegExp(`^(?!.*(?:${chromiumOnly.flatMap(({ tests }) => tests ?? []).join('|')}))`)
    : undefined;
