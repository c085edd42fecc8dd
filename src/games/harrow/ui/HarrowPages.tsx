import { lazyPages } from '../../../ui/parts/frame/lazyPages';
import type { PageProps } from '../../game';

const lazyPage = lazyPages(() => import('../words/learn'));
const HarrowLobby = lazyPage(async () => (await import('./HarrowLobby')).HarrowLobby);
const NewSolo = lazyPage(async () => (await import('./NewSolo')).NewSolo);
const NewPair = lazyPage(async () => (await import('./NewPair')).NewPair);
const SoloPage = lazyPage(async () => (await import('./solo/SoloPage')).SoloPage);
const PairPage = lazyPage(async () => (await import('./pair/PairPage')).PairPage);
const LonePage = lazyPage(async () => (await import('./lone/LonePage')).LonePage);
const RecordsPage = lazyPage(async () => (await import('./RecordsPage')).RecordsPage);
const PackPage = lazyPage(async () => (await import('./box/PackPage')).PackPage);
const DoubtPage = lazyPage(async () => (await import('./DoubtPage')).DoubtPage);
const BoxPage = lazyPage(async () => (await import('./box/BoxPage')).BoxPage);

/** The pages below #/harrow. */
export function HarrowPages({ rest: [page, id] }: PageProps) {
  if (page === 'records') return <RecordsPage />;
  if (page === 'doubt') return <DoubtPage />;
  if (id === undefined) return <HarrowLobby />;
  switch (page) {
    case 'solo':
      return id === 'new' ? <NewSolo /> : <SoloPage id={id} />;
    case 'table':
      return id === 'new' ? <NewPair /> : <PairPage id={id} />;
    case 'tree':
      return <LonePage id={id} />;
    case 'pack':
      return <PackPage code={id} />;
    case 'box':
      return <BoxPage id={id} />;
    default:
      return <HarrowLobby />;
  }
}
