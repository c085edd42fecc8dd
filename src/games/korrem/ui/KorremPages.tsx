import { lazy } from '../../../ui/parts/lazy';
import { OpenTable } from '../../../ui/parts/OpenTable';
import type { PageProps } from '../../game';
import { battleSitting } from '../table/battles';
import { ui } from '../words/ui';
import { BattleScreen } from './battle/BattleScreen';
import { Lobby } from './Lobby';

const WorldPage = lazy(async () => (await import('./world/WorldPage')).WorldPage);
const BoxPage = lazy(async () => (await import('./world/BoxPage')).BoxPage);
const NewGame = lazy(async () => (await import('./world/NewGame')).NewGame);
const Meeting = lazy(async () => (await import('./Meeting')).Meeting);

/** The pages below #/korrem. */
export function KorremPages({ rest: [page, id] }: PageProps) {
  if (page === 'battle' && id !== undefined)
    return (
      <OpenTable key={id} sitting={battleSitting} id={id} title={ui.title} back={['korrem']}>
        {table => <BattleScreen table={table} />}
      </OpenTable>
    );
  if (page === 'world' && id !== undefined) return <WorldPage id={id} />;
  if (page === 'box') return <BoxPage />;
  if (page === 'new') return <NewGame />;
  if (page === 'meeting') return <Meeting />;
  return <Lobby />;
}
