import { go } from '../../../ui/shell/router';
import { emptyLevel } from '../rules/play/setting';
import { underColdMere } from '../sample/under-cold-mere';
import { beginLevel } from '../table/levels';
import { ui } from '../words/ui';

const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** The sample is kept and opened. Its seed is the only chance that comes from the device. */
export async function openSample(dice: 'app' | 'table'): Promise<void> {
  const begun = await beginLevel(ui.sample, underColdMere(newSeed(), dice));
  if (begun.ok) go('darkholds', 'level', begun.value);
}

/** As wide and high as a table has room for. */
const canvas = { wide: 16, high: 14 };

/** An empty canvas of the group's own. */
export async function openCanvas(): Promise<void> {
  const name = ui.lobby.ownLevel;
  const begun = await beginLevel(name, emptyLevel(name, newSeed(), canvas.wide, canvas.high));
  if (begun.ok) go('darkholds', 'level', begun.value);
}
