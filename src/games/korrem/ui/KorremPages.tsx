import { lazy } from '../../../ui/parts/lazy';
import type { PageProps } from '../../game';
import { Lobby } from './Lobby';

const KorremBattle = lazy(async () => (await import('./battle/KorremBattle')).KorremBattle);
const WorldPage = lazy(async () => (await import('./world/WorldPage')).WorldPage);
const BoxPage = lazy(async () => (await import('./world/BoxPage')).BoxPage);
const NewGame = lazy(async () => (await import('./world/NewGame')).NewGame);
const RecordsPage = lazy(async () => (await import('./RecordsPage')).RecordsPage);
const LedgerPage = lazy(async () => (await import('./world/LedgerPage')).LedgerPage);
const Meeting = lazy(async () => (await import('./Meeting')).Meeting);

/** The pages below #/korrem. */
export function KorremPages({ rest: [page, id] }: PageProps) {
  if (page === 'battle' && id !== undefined) return <KorremBattle id={id} />;
  if (page === 'world' && id !== undefined) return <WorldPage id={id} />;
  if (page === 'box') return <BoxPage />;
  if (page === 'pack' && id !== undefined) return <BoxPage key={id} code={id} />;
  if (page === 'ledger' && id !== undefined) return <LedgerPage key={id} code={id} />;
  if (page === 'games') return <RecordsPage />;
  if (page === 'new') return <NewGame />;
  if (page === 'meeting') return <Meeting />;
  return <Lobby />;
}
