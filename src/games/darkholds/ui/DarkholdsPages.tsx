import { lazyPages } from '../../../ui/parts/frame/lazyPages';
import type { PageProps } from '../../game';

const lazyPage = lazyPages(() => import('../words/learn'));
const DarkholdsLobby = lazyPage(async () => (await import('./DarkholdsLobby')).DarkholdsLobby);
const LevelPage = lazyPage(async () => (await import('./LevelPage')).LevelPage);
const DarkholdsBox = lazyPage(async () => (await import('./box/DarkholdsBox')).DarkholdsBox);
const CampaignPage = lazyPage(async () => (await import('./campaign/CampaignPage')).CampaignPage);
const NewCampaign = lazyPage(async () => (await import('./campaign/NewCampaign')).NewCampaign);

/** The pages below #/darkholds. */
export function DarkholdsPages({ rest: [page, id] }: PageProps) {
  if (page === 'level' && id !== undefined) return <LevelPage key={id} id={id} />;
  if (page === 'campaign' && id !== undefined) return <CampaignPage key={id} id={id} />;
  if (page === 'box') return <DarkholdsBox />;
  if (page === 'pack' && id !== undefined) return <DarkholdsBox key={id} code={id} />;
  if (page === 'campaign') return <NewCampaign />;
  return <DarkholdsLobby />;
}
