import { blankBoss, blankEncounter, idFrom } from '../../../packs/edit/blank';
import { changeOnce, groupPack } from '../../../table/packs/open';
import { go } from '../../shell/router';
import { packWords as w } from '../../words/packs';
import { editWords } from '../../words/packs-edit';
import { say } from '../../words/say';

/** A new encounter in the group's own pack, opened in the editor. */
export async function writeNew(): Promise<string | undefined> {
  const made = await groupPack(w.own);
  if (!made.ok) return say(made.error.message);
  let id = '';
  const done = await changeOnce(made.value, editWords.did.added(w.unnamed), pack => {
    id = idFrom(
      w.unnamed,
      pack.encounters.map(one => one.id),
    );
    const { newBoss, newCore } = editWords.enemy;
    const blank = blankEncounter(id, w.unnamed, newCore);
    const enemies = blank.enemies.map(enemy => blankBoss(enemy.id, newBoss, newCore));
    return [{ edit: 'put', encounter: { ...blank, enemies } }];
  });
  if (!done.ok) return say(done.error.message);
  go('packs', made.value, id, 'board');
  return undefined;
}
