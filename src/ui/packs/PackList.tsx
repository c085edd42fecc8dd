import { useEffect, useState } from 'preact/hooks';
import { blankEncounter, idFrom } from '../../packs/edit/blank';
import { bringBackPack, listPacks, packs, packsRefused, removedPacks } from '../../table/packs/list';
import { changeOnce, groupPack } from '../../table/packs/open';
import { Icon, Stroke } from '../parts/Icon';
import { book } from '../parts/icons-home.gen';
import { Page } from '../parts/Page';
import { go } from '../router';
import { words } from '../words';
import { packWords as w } from '../words/packs';
import { BringIn } from './BringIn';
import { PackLine } from './PackLine';

/** A new encounter in the group's own pack, opened in the editor. */
async function write(): Promise<string | undefined> {
  const made = await groupPack(w.own);
  if (!made.ok) return made.error.message;
  let id = '';
  const done = await changeOnce(made.value, w.edit.did.added(w.unnamed), pack => {
    id = idFrom(
      w.unnamed,
      pack.encounters.map(one => one.id),
    );
    return { edit: 'put', encounter: blankEncounter(id, w.unnamed) };
  });
  if (!done.ok) return done.error.message;
  go('packs', made.value, id, 'board');
  return undefined;
}

export function PackList() {
  const [refused, setRefused] = useState<string | undefined>(undefined);
  useEffect(() => {
    listPacks().catch(console.error);
  }, []);
  const problem = refused ?? packsRefused.value;
  return (
    <Page title={w.title}>
      <p class="soft">{w.note}</p>
      {problem ? <p role="alert">{problem}</p> : null}
      <button
        type="button"
        class="way panel main"
        onClick={() => {
          write().then(setRefused, console.error);
        }}
      >
        <Icon of={book} />
        <span class="grow">
          <span class="way-name">{w.write}</span>
          <span class="way-note">{w.writeNote}</span>
        </span>
        <Stroke of="next" />
      </button>
      {packs.value ? (
        <ul class="bare stack packs">
          {packs.value.map(one => (
            <PackLine key={one.id} listed={one} onRefused={setRefused} />
          ))}
        </ul>
      ) : (
        <p class="soft">{words.app.loading}</p>
      )}
      <BringIn />
      {removedPacks.value.length > 0 ? (
        <ul class="bare stack">
          {removedPacks.value.map(one => (
            <li key={one.id} class="row">
              <span class="grow soft">{w.removed(one.name)}</span>
              <button
                type="button"
                class="btn"
                onClick={() => {
                  bringBackPack(one.id).then(
                    done => setRefused(done.ok ? undefined : done.error.message),
                    console.error,
                  );
                }}
              >
                {w.bringBack}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Page>
  );
}
