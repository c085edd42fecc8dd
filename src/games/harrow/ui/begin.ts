import { go } from '../../../ui/shell/router';
import type { Level, SoloGame } from '../rules/solo/model';
import type { Observation } from '../rules/tree';
import { sampleSolo } from '../sample/solo';
import { beginBox } from '../table/box';
import { beginLone } from '../table/lone';
import { beginSolo } from '../table/solo';
import { doors } from '../words/doors-ui';

/** A seed of chance: the only place of this game where the device's own is asked. */
export const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** A new solo game is kept and opened. */
export async function openNewSolo(name: string, state: SoloGame): Promise<string | undefined> {
  const begun = await beginSolo(name, state);
  if (!begun.ok) return begun.error.code;
  go('harrow', 'solo', begun.value);
  return undefined;
}

/** TR-3: what is known of the Tree on the table goes into the next game; of the app's own nothing is to be known. */
export const knownTree = async (tree: 'app' | 'box', box = ''): Promise<readonly Observation[]> =>
  tree === 'app' ? [] : (await import('../table/remembered')).rememberedOf(box);

export const openSample = async (
  name: string,
  level: Level,
  tree: 'app' | 'box',
  own?: { readonly cards: number; readonly terrain: number },
) => openNewSolo(name, sampleSolo(newSeed(), level, tree, await knownTree(tree), own));

export async function openLone(): Promise<void> {
  const begun = await beginLone(doors.lone.title, 'box', newSeed(), await knownTree('box'));
  if (begun.ok) go('harrow', 'tree', begun.value);
}

export async function openBox(): Promise<void> {
  const begun = await beginBox(doors.box.title);
  if (begun.ok) go('harrow', 'box', begun.value);
}
