import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { PageFiles } from '../../scripts/build/page-files';
import { preloadScript, routes } from '../../scripts/build/preload';

/** Each page with a script of its own and a style sheet of all. */
const pages: readonly PageFiles[] = [...new Set(routes.map(([, page]) => page))].map(page => ({
  page,
  files: [`assets/${page.replaceAll('/', '-')}.js`, 'assets/styles.css'],
  bytes: 1,
}));

interface Link {
  rel: string;
  href: string;
}

function requestedAt(hash: string, of = pages): Link[] {
  const links: Link[] = [];
  const document = {
    createElement: () => ({ rel: '', href: '' }),
    head: { append: (link: Link) => links.push({ rel: link.rel, href: link.href }) },
  };
  runInNewContext(preloadScript(of), { document, location: { hash } });
  return links;
}
const scriptAt = (hash: string): string | undefined =>
  requestedAt(hash).find(({ rel }) => rel === 'modulepreload')?.href;

describe('what is requested while the first screen loads', () => {
  it.each([
    ['#/demo', 'ui-oathsworn-pages-Demo'],
    ['#/fight/a1', 'ui-oathsworn-pages-FightPage'],
    ['#/company', 'ui-campaign-pages-Companies'],
    ['#/company/new', 'ui-campaign-pages-Found'],
    ['#/company/a1/sheet', 'ui-campaign-pages-CompanyPage'],
    ['#/packs/a1/ford/play', 'ui-packs-pages-PlayPage'],
    ['#/packs/a1/ford/board', 'ui-packs-pages-PackPage'],
    ['#/rules/harrow', 'ui-shell-GameRules'],
    ['#/rules/TG-2', 'ui-shell-Rules'],
    ['#/harrow', 'games-harrow-ui-HarrowLobby'],
    ['#/harrow/solo/new', 'games-harrow-ui-NewSolo'],
    ['#/harrow/solo/a1', 'games-harrow-ui-solo-SoloPage'],
    ['#/darkleaf/books', 'games-darkleaf-ui-books-BooksPage'],
    ['#/darkleaf/book/a1', 'games-darkleaf-ui-books-BookPage'],
  ])('%s: the files of its page', (hash, page) => {
    expect(scriptAt(hash)).toBe(`./assets/${page}.js`);
    expect(requestedAt(hash)).toContainEqual({ rel: 'preload', href: './assets/styles.css' });
  });

  it.each(['', '#/', '#/nowhere'])('nothing more on the first screen: "%s"', hash => {
    expect(requestedAt(hash)).toEqual([]);
  });

  it('is refused by the build when a page has no address, or an address no page', () => {
    expect(() => preloadScript([...pages, { page: 'ui/New', files: [], bytes: 0 }])).toThrow('ui/New');
    expect(() => preloadScript(pages.slice(1))).toThrow(pages[0]?.page);
  });
});
