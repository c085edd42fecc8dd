import { OpenTable } from '../../../../ui/parts/frame/OpenTable';
import { loneDocument } from '../../table/lone';
import { doors } from '../../words/doors-ui';
import { LoneScreen } from './LoneScreen';

export const LonePage = ({ id }: { id: string }) => (
  <OpenTable key={id} sitting={loneDocument} id={id} title={doors.lone.title} back={['harrow']}>
    {table => <LoneScreen table={table} />}
  </OpenTable>
);
