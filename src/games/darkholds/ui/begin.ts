import { go } from '../../../ui/shell/router';
import type { Play } from '../rules/play/model';
import { emptyLevel, lightLevel, redrawn } from '../rules/play/setting';
import { beginLevel, drawnLevel } from '../table/levels';
import { ui } from '../words/ui';

export const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** The sample is kept and opened. Its seed is the only chance that comes from the device. */
export async function openSample(dice: 'app' | 'table'): Promise<void> {
  const { underColdMere } = await import('../sample/under-cold-mere');
  const begun = await beginLevel(ui.sample, underColdMere(newSeed(), dice));
  if (begun.ok) go('darkholds', 'level', begun.value);
}

/** As wide and high as a table has room for. */
export const canvas = { wide: 16, high: 14 };

/** An empty canvas of the group's own. */
export async function openCanvas(): Promise<void> {
  const name = ui.lobby.ownLevel;
  const begun = await beginLevel(name, emptyLevel(name, newSeed(), canvas.wide, canvas.high));
  if (begun.ok) go('darkholds', 'level', begun.value);
}

/** A level without a board: who is there is said, where they stand is seen on the table. */
export async function openLight(): Promise<void> {
  const name = ui.lobby.light;
  const begun = await beginLevel(name, lightLevel(name, newSeed()));
  if (begun.ok) go('darkholds', 'level', begun.value);
}

/** A level that was drawn before, without those who stood there. */
export async function drawnBefore(id: string, seed: number): Promise<Play | undefined> {
  const found = await drawnLevel(id);
  return found && redrawn(found, seed);
}
