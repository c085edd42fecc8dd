import { lazy } from '../../../ui/parts/lazy';
import { OpenTable } from '../../../ui/parts/OpenTable';
import type { PageProps } from '../../game';
import { soloSitting } from '../table/solo';
import { ui } from '../words/ui';
import { Lobby } from './Lobby';
import { SoloScreen } from './solo/SoloScreen';

const NewSolo = lazy(async () => (await import('./NewSolo')).NewSolo);

/** The pages below #/harrow. */
export function HarrowPages({ rest: [page, id] }: PageProps) {
  if (page === 'solo' && id === 'new') return <NewSolo />;
  if (page === 'solo' && id !== undefined)
    return (
      <OpenTable key={id} sitting={soloSitting} id={id} title={ui.lobby.alone} back={['harrow']}>
        {table => <SoloScreen table={table} />}
      </OpenTable>
    );
  return <Lobby />;
}
