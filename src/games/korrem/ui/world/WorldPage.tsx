import { OpenTable } from '../../../../ui/parts/frame/OpenTable';
import { worldDocument } from '../../table/worlds';
import { ui } from '../../words/ui';
import { WorldScreen } from './WorldScreen';

/** A game that is kept, opened. */
export const WorldPage = ({ id }: { id: string }) => (
  <OpenTable key={id} sitting={worldDocument} id={id} title={ui.title} back={['korrem']}>
    {table => <WorldScreen table={table} />}
  </OpenTable>
);
