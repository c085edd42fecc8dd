import { OpenTable } from '../../../ui/parts/OpenTable';
import type { PageProps } from '../../game';
import { levelSitting } from '../table/levels';
import { ui } from '../words/ui';
import { Lobby } from './Lobby';
import { LevelScreen } from './level/LevelScreen';

/** The pages below #/darkholds. */
export function DarkholdsPages({ rest: [page, id] }: PageProps) {
  if (page === 'level' && id !== undefined)
    return (
      <OpenTable key={id} sitting={levelSitting} id={id} title={ui.sample} back={['darkholds']}>
        {table => <LevelScreen table={table} />}
      </OpenTable>
    );
  return <Lobby />;
}
