import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../../scripts/check/files';
import { guards } from '../../../scripts/serve';
import { built, openTablet, untilOffline } from '../../support/browser/browser';
import { kept } from '../../support/browser/kept';
import { deploy, hostKinds, type Release, type Serving } from '../../support/network/hosts';
import { inSoak, samples } from '../../support/samples';
import { type Builds, openBuilds } from '../../support/versions';
import { four, handsOf } from '../campaign/campaign-hands';

let folder: string;
let builds: Builds;
let older: Release;
let newer: Release;

/** The project with companies of a version that the one here does not know yet. */
function laterProject(): string {
  mkdirSync('.cache', { recursive: true });
  const copy = mkdtempSync(resolve('.cache', 'later-'));
  for (const name of ['src', 'docs', 'scripts', 'index.html', 'package.json'])
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  const kind = join(copy, 'src', 'table', 'campaign', 'kind.ts');
  const text = readFileSync(kind, 'utf8');
  const later = text
    .replace('version: 2,', 'version: 3,')
    .replace('[saidAsData]', "[saidAsData, { ...saidAsData, name: 'a-later-step', to: 3 }]");
  if (later === text) throw new Error('the kind of companies reads otherwise');
  writeFileSync(kind, later);
  return copy;
}

function release(dist: string, name: string): Release {
  const to = join(folder, name);
  const env = { ...process.env, NORTHWEST_DIST: dist, NORTHWEST_RELEASE: to };
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/release.ts'], { env, stdio: 'pipe' });
  return { folder: to };
}

let copy: string | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northwest-hosts-'));
  builds = await openBuilds();
  older = release(built(), 'older');
  if (!inSoak) return;
  copy = laterProject();
  newer = release(await builds.make('later', copy), 'newer');
}, 300_000);
afterAll(async () => {
  await builds.remove();
  for (const one of [folder, copy])
    if (one !== undefined) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
}, 300_000);

/** What a host says of its files, as one that this app was put on. */
async function headersOf(base: string, guarded: boolean, site: string): Promise<void> {
  const files = filesOf(site);
  const one = (end: string): string => files.find(file => file.endsWith(end)) ?? end;
  const types: readonly (readonly [string, RegExp])[] = [
    ['index.html', /^text\/html/],
    ['sw.js', /^(?:text|application)\/javascript/],
    ['news.json', /^application\/json/],
    ['northwest.webmanifest', guarded ? /^application\/manifest\+json/ : /./],
    [one('.woff2'), /^font\/woff2/],
    [files.find(file => /^assets\/.*\.js$/.test(file)) ?? '', /^(?:text|application)\/javascript/],
    [files.find(file => /^assets\/.*\.css$/.test(file)) ?? '', /^text\/css/],
    ['icon.svg', /^image\/svg\+xml/],
  ];
  for (const [file, type] of [['', /^text\/html/] as const, ...types]) {
    const answer = await fetch(base + file);
    expect([file, answer.status]).toEqual([file, 200]);
    expect([file, answer.headers.get('content-type')]).toEqual([file, expect.stringMatching(type)]);
    if (!guarded) continue;
    for (const [name, value] of Object.entries(guards))
      expect([file, name, answer.headers.get(name)]).toEqual([file, name, value]);
    const kept = answer.headers.get('cache-control');
    expect([file, kept]).toEqual([
      file,
      expect.stringMatching(/^assets\//.test(file) ? /immutable/ : /^no-cache$/),
    ]);
  }
  for (const lost of ['nothing', 'assets/nothing.js'])
    expect([lost, (await fetch(base + lost)).status]).toEqual([lost, 404]);
  // A folder's files are listed to nobody, where the host can be told so.
  if (guarded) expect((await fetch(`${base}assets/`)).status).toBeGreaterThanOrEqual(403);
}

/** The rows of companies as they lie in the database, to the letter. */
const rowsIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('northwest');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    const tables = ['documents', 'records', 'snapshots'];
    const reading = db.transaction(tables);
    const all = await Promise.all(
      tables.map(
        table =>
          new Promise((done, failed) => {
            const asked = reading.objectStore(table).getAll();
            asked.onsuccess = () => done(asked.result);
            asked.onerror = () => failed(asked.error);
          }),
      ),
    );
    db.close();
    return JSON.stringify(all);
  });

/** A whole version comes first, four hundred files, however busy the machine is. */
const coming = { timeout: 110_000 };

async function letIn(page: Page, base: string, version: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(base);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await page.getByRole('button', { name: 'Use it now' }).click(coming);
  await page.locator(`html[data-version="${version}"]`).waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1, name: 'Northwest' }).waitFor();
}

const places = ['', 'games/northwest/'];
/** In a soak every host in every place; `npm test` installs and updates from its own host (shell/shell.test.ts). */
const tried = hostKinds.flatMap(host => places.map(place => [host.name, place, host] as const));

describe.runIf(inSoak)('from the zip', () => {
  it.each(samples([], tried))(
    '%s in the folder "/%s": install, offline, update, rollback',
    async (name, place, host) => {
      if (!host.here()) return;
      const root = join(folder, `${name}-${place}`.replace(/\W+/g, '-'));
      mkdirSync(root, { recursive: true });
      const site = join(root, place);
      if (place !== '')
        writeFileSync(join(root, 'index.html'), '<!doctype html><title>Somebody else</title>');
      deploy(older, site);
      let serving: Serving = await host.serve(root, older);
      const port = Number(new URL(serving.url).port);
      const base = serving.url + place;
      const tablet = await openTablet();
      const { page } = tablet;
      const sees5HP = async (): Promise<void> => {
        await page.getByRole('link', { name: 'Company', exact: true }).click();
        await page.getByRole('img', { name: '5 HP' }).waitFor();
      };
      try {
        await page.goto(base);
        await untilOffline(page);
        const { installabilityErrors } = await (await tablet.devtools()).send('Page.getInstallabilityErrors');
        expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
        // Offline: the server is gone.
        await serving.stop();
        await page.reload();
        const hands = handsOf(tablet, { url: base });
        await hands.found(four);
        serving = await host.serve(root, older, port);

        deploy(newer, site);
        await letIn(page, base, 'later');
        await hands.open('company');
        await hands.link(/^Free Company/);
        await hands.tap('Begin chapter 1');
        await kept(page, () => hands.tap('HP of Witch: −1'));
        await sees5HP();
        await page.goto(base);
        await page.getByRole('link', { name: /Free Company/ }).waitFor();
        const before = await rowsIn(page);
        expect(before).toContain('Free Company');

        // Back to the older one: it leaves alone what it does not know, and says so.
        deploy(older, site);
        await letIn(page, base, JSON.parse(readFileSync(join(built(), 'news.json'), 'utf8')).version);
        await hands.open('company');
        await hands.link(/^Free Company/);
        await page.getByText('This was saved by a newer version of the app').waitFor();
        expect(await rowsIn(page)).toBe(before);

        deploy(newer, site);
        await letIn(page, base, 'later');
        await hands.open('company');
        await hands.link(/^Free Company/);
        await sees5HP();
      } finally {
        await tablet.close();
        await serving.stop();
      }
    },
  );
});

it.each(hostKinds.map(host => [host.name, host] as const))(
  '%s gives each file its headers',
  async (name, host) => {
    if (!host.here()) return;
    const root = join(folder, `headers-${name}`.replace(/\W+/g, '-'));
    deploy(older, join(root, 'games'));
    const serving = await host.serve(root, older);
    await headersOf(`${serving.url}games/`, host.guards, join(root, 'games'));
    await serving.stop();
  },
);
