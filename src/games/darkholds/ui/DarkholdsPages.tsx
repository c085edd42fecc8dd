import { lazy } from '../../../ui/parts/lazy';
import type { PageProps } from '../../game';

const Lobby = lazy(async () => (await import('./Lobby')).Lobby);
const LevelPage = lazy(async () => (await import('./LevelPage')).LevelPage);
const CampaignPage = lazy(async () => (await import('./campaign/CampaignPage')).CampaignPage);
const NewCampaign = lazy(async () => (await import('./campaign/NewCampaign')).NewCampaign);

/** The pages below #/darkholds. */
export function DarkholdsPages({ rest: [page, id] }: PageProps) {
  if (page === 'level' && id !== undefined) return <LevelPage key={id} id={id} />;
  if (page === 'campaign' && id !== undefined) return <CampaignPage key={id} id={id} />;
  if (page === 'campaign') return <NewCampaign />;
  return <Lobby />;
}
