import { OpenTable } from '../../../../ui/parts/frame/OpenTable';
import { boxDocument } from '../../table/box';
import { doors } from '../../words/doors-ui';
import { BoxScreen } from './BoxScreen';

export const BoxPage = ({ id }: { id: string }) => (
  <OpenTable key={id} sitting={boxDocument} id={id} title={doors.box.title} back={['harrow']}>
    {table => <BoxScreen table={table} />}
  </OpenTable>
);
