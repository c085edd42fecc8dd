import type { Refusal, Result } from '../../basics/result';
import type { Said } from '../../basics/said';
import type { Setup } from '../../encounter/model/setup';
import { boxedEncounter } from '../../packs/edit/taught';
import { presetId } from '../setup/draft';
import { changeOnce, groupPack } from './open';
import { say } from './says';
import { asRead } from './taught';

/** A boss that was set up by hand is an encounter of the group's own pack from its first fight on. */
export async function keepBox(
  setup: Setup,
  word: (said: Said) => string,
): Promise<Result<void, Refusal> | undefined> {
  if (setup.encounter.id !== presetId) return undefined;
  const id = await groupPack(word(say('shelf.own')));
  if (!id.ok) return id;
  return changeOnce(id.value, setup.encounter.name, pack => [
    { edit: 'put', encounter: boxedEncounter(pack, asRead(setup.encounter, word)) },
  ]);
}
