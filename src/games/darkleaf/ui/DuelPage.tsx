import { OpenTable } from '../../../ui/parts/frame/OpenTable';
import { duelDocument } from '../table/duels';
import { ui } from '../words/ui';
import { DuelScreen } from './duel/DuelScreen';

/** A saved duel. */
export const DuelPage = ({ id }: { id: string }) => (
  <OpenTable sitting={duelDocument} id={id} title={ui.title} back={['darkleaf']}>
    {table => <DuelScreen table={table} kept={table} />}
  </OpenTable>
);
