import type { VNode } from 'preact';
import type { PageProps } from '../../../games/game';
import { lazy } from '../../parts/frame/lazy';

/** Opens the database while the rules and the screens of a fight, by far the largest files, are still loading. */
function openSaves(): void {
  import('../../../play/store')
    .then(({ deviceStore }) => deviceStore())
    // The page says what is wrong when it opens its fight.
    .catch(() => undefined);
}

const Begin = lazy(async () => (await import('./Begin')).Begin);
const Demo = lazy(async () => (await import('./Demo')).Demo);
const FightPage = lazy(async () => {
  openSaves();
  return (await import('./FightPage')).FightPage;
});
const MightAlone = lazy(async () => (await import('./MightAlone')).MightAlone);
const Companies = lazy(async () => (await import('../../campaign/pages/Companies')).Companies);
const Found = lazy(async () => (await import('../../campaign/pages/Found')).Found);
const CompanyPage = lazy(async () => (await import('../../campaign/pages/CompanyPage')).CompanyPage);
const PackList = lazy(async () => (await import('../../packs/list/PackList')).PackList);
const PackPage = lazy(async () => (await import('../../packs/pages/PackPage')).PackPage);
const PlayPage = lazy(async () => (await import('../../packs/pages/PlayPage')).PlayPage);
// For those who work on the parts; not in the built app.
const Gallery = import.meta.env.DEV ? lazy(async () => (await import('./Gallery')).Gallery) : undefined;
const GalleryFight = import.meta.env.DEV
  ? lazy(async () => (await import('./GalleryFight')).GalleryFight)
  : undefined;

/** `#/company`, `#/company/new`, `#/company/<id>/<part>/<who>`. */
function companyPage([id, part, who]: readonly string[]): VNode {
  if (!id) return <Companies />;
  if (id === 'new') return <Found />;
  return <CompanyPage id={id} part={part} who={who} />;
}

/** `#/packs`, `#/packs/<pack>`, `#/packs/<pack>/<encounter>/<part>`. */
function packsPage([id, encounter, part]: readonly string[]): VNode {
  if (!id) return <PackList />;
  if (encounter && part === 'play') return <PlayPage id={id} encounter={encounter} />;
  return <PackPage id={id} encounter={encounter} part={part} />;
}

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
      return companyPage(rest);
    case 'packs':
      return packsPage(rest);
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
