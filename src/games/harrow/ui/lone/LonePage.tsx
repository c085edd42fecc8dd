import { OpenTable } from '../../../../ui/parts/OpenTable';
import { loneSitting } from '../../table/lone';
import { ui } from '../../words/ui';
import { LoneScreen } from './LoneScreen';

export const LonePage = ({ id }: { id: string }) => (
  <OpenTable key={id} sitting={loneSitting} id={id} title={ui.lone.title} back={['harrow']}>
    {table => <LoneScreen table={table} />}
  </OpenTable>
);
