import { lazy } from '../../../ui/parts/lazy';
import type { LevelTable } from '../table/levels';
import { LevelScreen } from './level/LevelScreen';

const SettingScreen = lazy(async () => (await import('./setting/SettingScreen')).SettingScreen);

/** A level is drawn until it begins. */
export const OpenedLevel = ({ table }: { table: LevelTable }) =>
  table.state.value.phase === 'setup' ? <SettingScreen table={table} /> : <LevelScreen table={table} />;
