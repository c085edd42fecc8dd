import { OpenTable } from '../../../../ui/parts/OpenTable';
import { loneSitting } from '../../table/lone';
import { doors } from '../../words/doors-ui';
import { LoneScreen } from './LoneScreen';

export const LonePage = ({ id }: { id: string }) => (
  <OpenTable key={id} sitting={loneSitting} id={id} title={doors.lone.title} back={['harrow']}>
    {table => <LoneScreen table={table} />}
  </OpenTable>
);
