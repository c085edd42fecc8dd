import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * In the page, before anything of the app: what it complains of is kept for the flow to read, the same cards are dealt
 * every time, what leaves as a file is kept, and storage fails where a flow wants it to. No protocol of the engines can
 * do all of it in all of them.
 */
const watcher = `
  const said = JSON.parse(sessionStorage.getItem('said') ?? '[]');
  const say = text => { said.push(text); sessionStorage.setItem('said', JSON.stringify(said)); };
  addEventListener('error', event => say('error: ' + event.message));
  addEventListener('unhandledrejection', event => say('rejection: ' + event.reason));
  document.addEventListener('securitypolicyviolation', event =>
    say('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  const told = console.error;
  console.error = (...what) => { say('console: ' + what.join(' ')); told.apply(console, what); };
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = array => {
    if (!(array instanceof Int32Array) || array.length !== 1) return random(array);
    array[0] = 2026;
    return array;
  };
  window.files = [];
  navigator.canShare = () => false;
  const address = URL.createObjectURL.bind(URL);
  URL.createObjectURL = blob => { window.files.push(blob); return address(blob); };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () { if (!this.download) click.call(this); };
  const fails = sessionStorage.getItem('fails');
  if (fails === 'opening') IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };
  if (fails === 'writing') {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...row) {
      if (sessionStorage.getItem('fails') === 'writing') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, row);
    };
  }
`;

const sha = (kind: 'sha384' | 'md5', text: string | Buffer, as: 'base64' | 'hex'): string =>
  createHash(kind).update(text).digest(as);

const entryOf = (url: string, file: string | Buffer): string =>
  `{url:"${url}",revision:"${sha('md5', file, 'hex')}",integrity:"sha384-${sha('sha384', file, 'base64')}"}`;

/**
 * The build of a version to come: fights and companies store what is of one version more, so that this one must leave
 * it alone. Its files have other names, as those of every build have: what an engine still remembers of a name is what
 * was there before.
 */
export function newerBuild(build: string, folder: string): string {
  cpSync(build, folder, { recursive: true });
  const assets = join(folder, 'assets');
  let raised = 0;
  let worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  for (const name of readdirSync(assets).filter(one => one.endsWith('.js'))) {
    const before = readFileSync(join(assets, name), 'utf8');
    const after = before.replaceAll(
      /version:(\d+),migrations:\[([\w$]+(?:,[\w$]+)*)\]/g,
      (_, version: string, migrations: string) => {
        raised++;
        const next = Number(version) + 1;
        return `version:${next},migrations:[${migrations},{name:'next',to:${next},state:e=>e,event:e=>e}]`;
      },
    );
    if (after === before) continue;
    writeFileSync(join(assets, name), after);
    worker = worker.replace(entryOf(`assets/${name}`, before), entryOf(`assets/${name}`, after));
  }
  if (raised !== 2) throw new Error(`${raised} kinds of documents look as they did, and not 2`);
  const [moved, page] = [join(folder, 'moved'), join(folder, 'index.html')];
  renameSync(assets, moved);
  mkdirSync(assets);
  renameSync(moved, join(assets, 'next'));
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('./assets/', './assets/next/'));
  writeFileSync(join(folder, 'sw.js'), worker.replaceAll('url:"assets/', 'url:"assets/next/'));
  return folder;
}

/**
 * The build as it is, but that its page loads the watcher first, with what else is to be watched, and says which edition
 * it is; all of it kept offline.
 */
export function watchedBuild(build: string, folder: string, edition: string, more = ''): string {
  const watching = watcher + more;
  cpSync(build, folder, { recursive: true });
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    '</title>',
    `</title><meta name="edition" content="${edition}"><script src="./watcher.js"></script>`,
  );
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8').replace(
    /\{url:"index\.html",[^}]*\}/,
    () => `${entryOf('watcher.js', watching)},${entryOf('index.html', page)}`,
  );
  if (!worker.includes('watcher.js')) throw new Error('the service worker does not name the page as it did');
  writeFileSync(join(folder, 'watcher.js'), watching);
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'sw.js'), worker);
  writeFileSync(join(folder, 'elsewhere.html'), '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>');
  return folder;
}
