import { OpenTable } from '../../../../ui/parts/frame/OpenTable';
import { type CampaignTable, campaignDocument, levelIn } from '../../table/campaigns';
import { ui } from '../../words/ui';
import { OpenedLevel } from '../OpenedLevel';
import { Camp } from './Camp';

/** CA-1: the camp between levels, or the level in play. */
const Opened = ({ table }: { table: CampaignTable }) =>
  table.state.value.level ? <OpenedLevel table={levelIn(table)} /> : <Camp table={table} />;

export const CampaignPage = ({ id }: { id: string }) => (
  <OpenTable sitting={campaignDocument} id={id} title={ui.title} back={['darkholds']}>
    {table => <Opened table={table} />}
  </OpenTable>
);
