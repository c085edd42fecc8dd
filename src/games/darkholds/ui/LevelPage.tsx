import { OpenTable } from '../../../ui/parts/OpenTable';
import { levelSitting } from '../table/levels';
import { ui } from '../words/ui';
import { OpenedLevel } from './OpenedLevel';

/** A level by itself. */
export const LevelPage = ({ id }: { id: string }) => (
  <OpenTable sitting={levelSitting} id={id} title={ui.title} back={['darkholds']}>
    {table => <OpenedLevel table={table} />}
  </OpenTable>
);
