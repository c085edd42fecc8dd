import { lazy } from '../../../ui/parts/lazy';
import type { PageProps } from '../../game';

const HarrowLobby = lazy(async () => (await import('./HarrowLobby')).HarrowLobby);
const NewSolo = lazy(async () => (await import('./NewSolo')).NewSolo);
const NewPair = lazy(async () => (await import('./NewPair')).NewPair);
const SoloPage = lazy(async () => (await import('./solo/SoloPage')).SoloPage);
const PairPage = lazy(async () => (await import('./pair/PairPage')).PairPage);
const LonePage = lazy(async () => (await import('./lone/LonePage')).LonePage);
const RecordsPage = lazy(async () => (await import('./RecordsPage')).RecordsPage);
const PackPage = lazy(async () => (await import('./box/PackPage')).PackPage);
const DoubtPage = lazy(async () => (await import('./DoubtPage')).DoubtPage);
const BoxPage = lazy(async () => (await import('./box/BoxPage')).BoxPage);

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
