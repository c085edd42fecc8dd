import { useEffect } from 'preact/hooks';
import { listPacks, packs } from '../../../table/packs/list';
import { Stroke } from '../../parts/frame/Icon';
import { hrefTo } from '../../shell/router';
import { packWords as w } from '../../words/packs';
import { Emblem } from '../parts/Emblem';

/** The encounters of the packs on this device, where a new fight is chosen. */
export function PackWays() {
  useEffect(() => {
    listPacks().catch(console.error);
  }, []);
  const kept = (packs.value ?? []).filter(one => one.origin !== 'builtin' && one.pack.encounters.length > 0);
  if (kept.length === 0) return null;
  return (
    <>
      <h2>{w.ours}</h2>
      {kept.flatMap(({ id, pack }) =>
        pack.encounters.map(encounter => (
          <a key={`${id} ${encounter.id}`} class="way panel" href={hrefTo('packs', id, encounter.id, 'play')}>
            <Emblem pack={pack} encounter={encounter.id} />
            <span class="grow">
              <span class="way-name">{encounter.name}</span>
              <span class="way-note">{encounter.flavour ?? pack.name}</span>
            </span>
            <Stroke of="next" />
          </a>
        )),
      )}
    </>
  );
}
