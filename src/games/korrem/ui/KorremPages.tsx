import { lazyPages } from '../../../ui/parts/frame/lazyPages';
import type { PageProps } from '../../game';

const lazyPage = lazyPages(() => import('../words/learn'));
const Lobby = lazyPage(async () => (await import('./Lobby')).Lobby);
const KorremBattle = lazyPage(async () => (await import('./battle/KorremBattle')).KorremBattle);
const WorldPage = lazyPage(async () => (await import('./world/WorldPage')).WorldPage);
const BoxPage = lazyPage(async () => (await import('./world/library/BoxPage')).BoxPage);
const NewGame = lazyPage(async () => (await import('./world/NewGame')).NewGame);
const RecordsPage = lazyPage(async () => (await import('./RecordsPage')).RecordsPage);
const LedgerPage = lazyPage(async () => (await import('./world/sheets/LedgerPage')).LedgerPage);
const Meeting = lazyPage(async () => (await import('./Meeting')).Meeting);

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
