import { OpenTable } from '../../../../ui/parts/OpenTable';
import { pairSitting } from '../../table/pair';
import { ui } from '../../words/ui';
import { PairScreen } from './PairScreen';

export const PairPage = ({ id }: { id: string }) => (
  <OpenTable key={id} sitting={pairSitting} id={id} title={ui.pair.title} back={['harrow']}>
    {table => <PairScreen table={table} />}
  </OpenTable>
);
