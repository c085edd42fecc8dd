import type { Setup } from '../../encounter/model/setup';
import { remembered } from '../../packs/edit/taught';
import { deviceStore } from '../../play/store';
import { presetId } from '../setup/draft';
import { groupPackId, packKind } from './kind';
import { allDone } from './turns';

/** A boss set up by hand brings the cards that this table taught it before, if it did. */
export async function withMemory(setup: Setup): Promise<Setup> {
  if (setup.encounter.id !== presetId) return setup;
  await allDone();
  const loaded = await (await deviceStore()).load(packKind, groupPackId);
  if (!loaded.ok || !loaded.value) return setup;
  return { ...setup, encounter: remembered(loaded.value.pack, setup.encounter) };
}
