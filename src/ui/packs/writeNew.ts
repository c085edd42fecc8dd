import { blankEncounter, idFrom } from '../../packs/edit/blank';
import { changeOnce, groupPack } from '../../table/packs/open';
import { go } from '../router';
import { packWords as w } from '../words/packs';
import { say } from '../words/say';

/** A new encounter in the group's own pack, opened in the editor. */
export async function writeNew(): Promise<string | undefined> {
  const made = await groupPack(w.own);
  if (!made.ok) return say(made.error.message);
  let id = '';
  const done = await changeOnce(made.value, w.edit.did.added(w.unnamed), pack => {
    id = idFrom(
      w.unnamed,
      pack.encounters.map(one => one.id),
    );
    return [{ edit: 'put', encounter: blankEncounter(id, w.unnamed, w.edit.enemy.newCore) }];
  });
  if (!done.ok) return say(done.error.message);
  go('packs', made.value, id, 'board');
  return undefined;
}
