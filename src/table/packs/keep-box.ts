import type { Refusal, Result } from '../../basics/result';
import type { Setup } from '../../encounter/model/setup';
import { boxedEncounter } from '../../packs/edit/taught';
import { presetId } from '../setup/draft';
import { changeOnce, groupPack } from './open';

/** A boss that was set up by hand is an encounter of the group's own pack from its first fight on. */
export async function keepBox(setup: Setup, packName: string): Promise<Result<void, Refusal> | undefined> {
  if (setup.encounter.id !== presetId) return undefined;
  const id = await groupPack(packName);
  if (!id.ok) return id;
  return changeOnce(id.value, setup.encounter.name, pack => [
    { edit: 'put', encounter: boxedEncounter(pack, setup.encounter) },
  ]);
}
