import { lazy } from '../../../ui/parts/lazy';
import { OpenTable } from '../../../ui/parts/OpenTable';
import type { PageProps } from '../../game';
import { type LevelTable, levelSitting } from '../table/levels';
import { ui } from '../words/ui';
import { Lobby } from './Lobby';
import { LevelScreen } from './level/LevelScreen';

const SettingScreen = lazy(async () => (await import('./setting/SettingScreen')).SettingScreen);

/** A level is drawn until it begins. */
const Opened = ({ table }: { table: LevelTable }) =>
  table.state.value.phase === 'setup' ? <SettingScreen table={table} /> : <LevelScreen table={table} />;

/** The pages below #/darkholds. */
export function DarkholdsPages({ rest: [page, id] }: PageProps) {
  if (page === 'level' && id !== undefined)
    return (
      <OpenTable key={id} sitting={levelSitting} id={id} title={ui.sample} back={['darkholds']}>
        {table => <Opened table={table} />}
      </OpenTable>
    );
  return <Lobby />;
}
