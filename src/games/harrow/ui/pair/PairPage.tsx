import { OpenTable } from '../../../../ui/parts/frame/OpenTable';
import { pairDocument } from '../../table/pair';
import { tableUi } from '../../words/table-ui';
import { PairScreen } from './PairScreen';

export const PairPage = ({ id }: { id: string }) => (
  <OpenTable key={id} sitting={pairDocument} id={id} title={tableUi.title} back={['harrow']}>
    {table => <PairScreen table={table} />}
  </OpenTable>
);
