import type { SavedSettings } from '../../storage/file/to-text';
import { type PrefName, prefs, prefValues } from './prefs';

const names = Object.keys(prefs) as readonly PrefName[];

/** How the app looks and sounds here, to take along. */
export const prefsToTake = (): SavedSettings =>
  Object.fromEntries(names.map(name => [name, prefs[name].value]));

function take<K extends PrefName>(name: K, brought: string | undefined): boolean {
  const value = prefValues(name).find(one => one === brought);
  if (value === undefined || value === prefs[name].value) return false;
  prefs[name].value = value;
  return true;
}

/** Whether any of these is otherwise here; what nobody knows any more counts for nothing. */
export const prefsDiffer = (brought: SavedSettings): boolean =>
  names.some(name => {
    const value = brought[name];
    return value !== prefs[name].value && prefValues(name).some(one => one === value);
  });

export function takePrefs(brought: SavedSettings): void {
  for (const name of names) take(name, brought[name]);
}
