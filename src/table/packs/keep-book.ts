import type { Said } from '../../basics/said';
import type { EncounterChange } from '../../encounter/model/command';
import { type BookChange, rewritten } from '../../packs/edit/taught';
import type { Pack } from '../../packs/pack';
import { deviceStore } from '../../play/store';
import type { Encounter } from '../../stage/encounter';
import { groupPackId, packKind } from './kind';
import { changeOnce } from './open';
import { asRead } from './taught';
import { allDone } from './turns';
import { untaught } from './untaught';

async function ownPack(): Promise<Pack | undefined> {
  await allDone();
  const loaded = await (await deviceStore()).load(packKind, groupPackId);
  return loaded.ok ? loaded.value?.pack : undefined;
}

/** Whether the group's own pack has this encounter, so that its book can be put right there too. */
export async function isInOwnPack(encounter: Encounter): Promise<boolean> {
  const pack = await ownPack();
  return pack !== undefined && rewritten(pack, encounter, {}) !== undefined;
}

/** OWN-250: what a fight has put right in the encounter's book is so in the group's own pack from now on. */
export async function keepBook(
  encounter: Encounter,
  change: EncounterChange,
  word: (said: Said) => string,
): Promise<void> {
  const { reminders } = change;
  const read: BookChange = {
    ...change,
    ...(reminders ? { reminders: asRead({ ...encounter, reminders }, word).reminders } : {}),
  };
  const kept = await changeOnce(groupPackId, encounter.name, pack => {
    const next = rewritten(pack, encounter, read);
    return next ? [{ edit: 'put', encounter: next }] : [];
  });
  if (kept.ok) return;
  const again = () => {
    keepBook(encounter, change, word).catch(console.error);
  };
  untaught.value = { cards: [encounter.name], why: kept.error.message, again };
}
