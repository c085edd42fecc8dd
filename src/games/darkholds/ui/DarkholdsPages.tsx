import { lazy } from '../../../ui/parts/lazy';
import { OpenTable } from '../../../ui/parts/OpenTable';
import type { PageProps } from '../../game';
import { levelSitting } from '../table/levels';
import { ui } from '../words/ui';
import { Lobby } from './Lobby';
import { OpenedLevel } from './OpenedLevel';

const CampaignPage = lazy(async () => (await import('./campaign/CampaignPage')).CampaignPage);
const NewCampaign = lazy(async () => (await import('./campaign/NewCampaign')).NewCampaign);

/** The pages below #/darkholds. */
export function DarkholdsPages({ rest: [page, id] }: PageProps) {
  if (page === 'level' && id !== undefined)
    return (
      <OpenTable key={id} sitting={levelSitting} id={id} title={ui.sample} back={['darkholds']}>
        {table => <OpenedLevel table={table} />}
      </OpenTable>
    );
  if (page === 'campaign' && id !== undefined) return <CampaignPage key={id} id={id} />;
  if (page === 'campaign') return <NewCampaign />;
  return <Lobby />;
}
