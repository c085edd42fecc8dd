import { useEffect } from 'preact/hooks';
import { bringBackPack, listPacks, packs, packsRefused, removedPacks } from '../../../table/packs/list';
import { words } from '../../words';
import { packWords as w } from '../../words/packs';
import { say } from '../../words/say';
import '../../words/said/shared/learn-saves';
import { BringIn } from './BringIn';
import { useFightsBegun, usesOf } from './begun';
import { PackLine } from './PackLine';

/** The packs on this device, and where another one comes in. */
export function PackLines({ setRefused }: { setRefused: (why: string | undefined) => void }) {
  useEffect(() => {
    listPacks().catch(console.error);
  }, []);
  const fights = useFightsBegun(packs.value);
  if (!packs.value) return <p class="soft">{words.app.loading}</p>;
  return (
    <>
      {packsRefused.value ? <p role="alert">{say(packsRefused.value)}</p> : null}
      <ul class="bare stack packs">
        {packs.value.map(one => (
          <PackLine key={one.id} listed={one} uses={usesOf(one, fights)} onRefused={setRefused} />
        ))}
      </ul>
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
                    done => setRefused(done.ok ? undefined : say(done.error.message)),
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
    </>
  );
}
