import { OpenTable } from '../../../../ui/parts/OpenTable';
import { soloSitting } from '../../table/solo';
import { ui } from '../../words/ui';
import { SoloScreen } from './SoloScreen';

export const SoloPage = ({ id }: { id: string }) => (
  <OpenTable key={id} sitting={soloSitting} id={id} title={ui.alone} back={['harrow']}>
    {table => <SoloScreen table={table} />}
  </OpenTable>
);
