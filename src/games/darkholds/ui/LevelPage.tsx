import { OpenTable } from '../../../ui/parts/frame/OpenTable';
import { levelDocument } from '../table/levels';
import { ui } from '../words/ui';
import { OpenedLevel } from './OpenedLevel';

/** A level by itself. */
export const LevelPage = ({ id }: { id: string }) => (
  <OpenTable sitting={levelDocument} id={id} title={ui.title} back={['darkholds']}>
    {table => <OpenedLevel table={table} />}
  </OpenTable>
);
