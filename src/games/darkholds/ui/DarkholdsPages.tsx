import { lazy } from '../../../ui/parts/lazy';
import type { PageProps } from '../../game';

const DarkholdsLobby = lazy(async () => (await import('./DarkholdsLobby')).DarkholdsLobby);
const LevelPage = lazy(async () => (await import('./LevelPage')).LevelPage);
const DarkholdsBox = lazy(async () => (await import('./box/DarkholdsBox')).DarkholdsBox);
const CampaignPage = lazy(async () => (await import('./campaign/CampaignPage')).CampaignPage);
const NewCampaign = lazy(async () => (await import('./campaign/NewCampaign')).NewCampaign);

/** The pages below #/darkholds. */
export function DarkholdsPages({ rest: [page, id] }: PageProps) {
  if (page === 'level' && id !== undefined) return <LevelPage key={id} id={id} />;
  if (page === 'campaign' && id !== undefined) return <CampaignPage key={id} id={id} />;
  if (page === 'box') return <DarkholdsBox />;
  if (page === 'pack' && id !== undefined) return <DarkholdsBox key={id} code={id} />;
  if (page === 'campaign') return <NewCampaign />;
  return <DarkholdsLobby />;
}
