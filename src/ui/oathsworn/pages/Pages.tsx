import type { VNode } from 'preact';
import type { PageProps } from '../../../games/game';
import { lazy } from '../../parts/lazy';
import { route } from '../../shell/router';

const Begin = lazy(async () => (await import('./Begin')).Begin);
const Demo = lazy(async () => (await import('./Begin')).Demo);
const FightPage = lazy(async () => (await import('./FightPage')).FightPage);
const MightAlone = lazy(async () => (await import('./MightAlone')).MightAlone);
const CompanyRoutes = lazy(async () => {
  // The page that is asked for comes along with the way to it, not after it.
  if (route.value[1] === 'new') import('../../campaign/pages/Found').catch(() => undefined);
  else if (route.value[1]) import('../../campaign/pages/CompanyPage').catch(() => undefined);
  return (await import('../../campaign/pages/CompanyRoutes')).CompanyRoutes;
});
const PacksRoutes = lazy(async () => {
  // What the list reads comes along with the page, not after it.
  if (route.value[1] === undefined) import('../../packs/list/PackLines').catch(() => undefined);
  return (await import('../../packs/pages/PacksRoutes')).PacksRoutes;
});
// For those who work on the parts; not in the built app.
const Gallery = import.meta.env.DEV ? lazy(async () => (await import('./Gallery')).Gallery) : undefined;
const GalleryFight = import.meta.env.DEV
  ? lazy(async () => (await import('./GalleryFight')).GalleryFight)
  : undefined;

/** Its page of an address without a prefix; nothing where it has none. */
export function pageOf(page: string | undefined, rest: readonly string[]): VNode | undefined {
  switch (page) {
    case 'new':
      return <Begin which={rest[0]} />;
    case 'demo':
      return <Demo />;
    case 'fight':
      return <FightPage id={rest[0] ?? ''} />;
    case 'might':
      return <MightAlone />;
    case 'company':
      return <CompanyRoutes rest={rest} />;
    case 'packs':
      return <PacksRoutes rest={rest} />;
    case 'gallery':
      if (GalleryFight && rest[0] === 'fight') return <GalleryFight which={rest[1]} />;
      return Gallery ? <Gallery /> : undefined;
    default:
      return undefined;
  }
}

/** All of them, for the record of the game. */
export function Pages({ rest: [page, ...rest] }: PageProps) {
  return pageOf(page, rest) ?? null;
}
