import { OpenTable } from '../../../../ui/parts/frame/OpenTable';
import { soloDocument } from '../../table/solo';
import { ui } from '../../words/ui';
import { SoloScreen } from './SoloScreen';

export const SoloPage = ({ id }: { id: string }) => (
  <OpenTable key={id} sitting={soloDocument} id={id} title={ui.alone} back={['harrow']}>
    {table => <SoloScreen table={table} />}
  </OpenTable>
);
