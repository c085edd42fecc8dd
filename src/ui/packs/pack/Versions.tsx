import { useEffect, useState } from 'preact/hooks';
import { handOutPack } from '../../../table/packs/export';
import { type FightBegun, fightsBegun } from '../../../table/packs/fights';
import type { Workshop } from '../../../table/packs/open';
import type { Version } from '../../../table/packs/versions';
import { hrefTo } from '../../shell/router';
import { packWords } from '../../words/packs';

const w = packWords.versions;
const atOnce = 12;

/** What a pack was before: each version by its hash, what it changed, and the fights that began with it. */
export function Versions({ shop }: { shop: Workshop }) {
  const [fights, setFights] = useState<readonly FightBegun[]>([]);
  const [shown, setShown] = useState(atOnce);
  useEffect(() => {
    fightsBegun().then(setFights, console.error);
  }, []);
  // Read, so that a change makes the list anew.
  const current = shop.pack.value;
  const all = shop.versions(fights);
  return (
    <>
      <ol class="bare stack versions">
        {all.slice(0, shown).map(one => (
          <Line key={one.mark} shop={shop} version={one} name={current.name} />
        ))}
      </ol>
      {all.length > shown ? (
        <button type="button" class="btn" onClick={() => setShown(shown + atOnce)}>
          {w.more(all.length - shown)}
        </button>
      ) : null}
    </>
  );
}

function Line({ shop, version, name }: { shop: Workshop; version: Version; name: string }) {
  const { hash, title, changes, usedIn, now, mark } = version;
  const called = packWords.version(hash);
  return (
    <li class="panel pack-line version">
      <p>
        <b>{title || w.first}</b> {now ? w.now : ''}
      </p>
      <p class="soft">
        {changes.map(one => w.change(one.what, one.how, one.name)).join(', ')} <small>{called}</small>
      </p>
      {usedIn.length > 0 ? (
        <p class="pack-facts">
          {w.began}{' '}
          {usedIn.map(fight => (
            <a key={fight.id} class="pack-use" href={hrefTo('fight', fight.id)}>
              {fight.name}
            </a>
          ))}
        </p>
      ) : null}
      <div class="row">
        <button
          type="button"
          class="btn"
          aria-label={w.exportOf(name, called)}
          onClick={() => {
            const pack = shop.at(mark);
            if (pack) handOutPack(pack).catch(console.error);
          }}
        >
          {packWords.export}
        </button>
        {now ? null : (
          <button
            type="button"
            class="btn"
            aria-label={w.backTo(called)}
            onClick={() => shop.backTo(mark, w.mark(hash))}
          >
            {w.back}
          </button>
        )}
      </div>
    </li>
  );
}
