import { go } from '../../../ui/shell/router';
import type { OwnBox } from '../rules/box/model';
import type { Play } from '../rules/play/model';
import { emptyLevel, lightLevel, redrawn } from '../rules/play/new-level';
import { lobby } from '../words/lobby';
import { ui } from '../words/ui';

async function openNew(name: string, level: Play): Promise<void> {
  const { beginLevel } = await import('../table/levels');
  const begun = await beginLevel(name, level);
  if (begun.ok) go('darkholds', 'level', begun.value);
}

/** What was taught comes along; a level does not wait for ever for a box that cannot be opened. */
async function taught(level: Play, seed: number): Promise<Play> {
  const [{ lookIntoBox }, { withBox }] = await Promise.all([
    import('../table/box'),
    import('../rules/box/level-of'),
  ]);
  return withBox(level, await lookIntoBox(), seed);
}

/** A level of the group's own box, as it was drawn; the company is put onto it. */
export async function openOwn(name: string, box: OwnBox): Promise<void> {
  const { playOf } = await import('../rules/box/level-of');
  const level = box.levels[name];
  if (level) await openNew(name, playOf(level, box, newSeed()));
}

export const newSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** The sample is kept and opened. Its seed is the only chance that comes from the device. */
export async function openSample(dice: 'app' | 'table'): Promise<void> {
  const { underColdMere } = await import('../sample/under-cold-mere');
  await openNew(ui.sample, underColdMere(newSeed(), dice));
}

/** As wide and high as a table has room for. */
export const canvas = { wide: 16, high: 14 };

/** An empty canvas of the group's own. */
export async function openCanvas(): Promise<void> {
  const name = lobby.ownLevel;
  const seed = newSeed();
  await openNew(name, await taught(emptyLevel(name, seed, canvas.wide, canvas.high), seed));
}

/** A level without a board: who is there is said, where they stand is seen on the table. */
export async function openLight(): Promise<void> {
  const name = lobby.light;
  const seed = newSeed();
  await openNew(name, await taught(lightLevel(name, seed), seed));
}

/** A level that was drawn before, without those who stood there. */
export async function drawnBefore(id: string, seed: number): Promise<Play | undefined> {
  const { drawnLevel } = await import('../table/levels');
  const found = await drawnLevel(id);
  return found && redrawn(found, seed);
}
