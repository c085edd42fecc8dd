import { lazy } from '../../../ui/parts/frame/lazy';
import { moreOf } from '../rules/play/kit';
import type { LevelTable } from '../table/levels';
import { LevelScreen } from './level/LevelScreen';

const SettingScreen = lazy(async () => (await import('./setting/SettingScreen')).SettingScreen);
const LightScreen = lazy(async () => (await import('./light/LightScreen')).LightScreen);

/** A level is drawn until it begins; without a board it is neither drawn nor shown. */
export function OpenedLevel({ table }: { table: LevelTable }) {
  const play = table.state.value;
  if (moreOf(play).settings.light) return <LightScreen table={table} />;
  return play.phase === 'setup' ? <SettingScreen table={table} /> : <LevelScreen table={table} />;
}
