import type { Event } from '../../encounter/event';
import { taughtEncounter } from '../../packs/edit/taught';
import type { Encounter } from '../../stage/encounter';
import { presetId } from '../draft';
import { changeOnce, groupPack } from './open';

const packName = 'Our table';

let last: Promise<void> = Promise.resolve();

/** Cards that a fight has been taught go into the group's own pack, one after the other; undo leaves them there. */
export function keepTaught(fight: string, encounter: Encounter, events: readonly Event[]): Promise<void> {
  for (const event of events) {
    if (event.type !== 'taught') continue;
    const { card } = event;
    last = last.then(async () => {
      const id = await groupPack(packName);
      if (!id.ok) return;
      const lesson = { fight, encounter, preset: encounter.id === presetId, card };
      await changeOnce(id.value, card.label, pack => ({
        edit: 'put',
        encounter: taughtEncounter(pack, lesson),
      }));
    });
  }
  return last;
}
