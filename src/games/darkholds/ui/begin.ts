import { go } from '../../../ui/shell/router';
import { underColdMere } from '../sample/under-cold-mere';
import { beginLevel } from '../table/levels';
import { ui } from '../words/ui';

/** The sample is kept and opened. Its seed is the only chance that comes from the device. */
export async function openSample(dice: 'app' | 'table'): Promise<void> {
  const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 1;
  const begun = await beginLevel(ui.sample, underColdMere(seed, dice));
  if (begun.ok) go('darkholds', 'level', begun.value);
}
