import { handOutPack } from '../../../table/packs/export';
import { freshPack, type ListedPack, removePack, type UsedIn } from '../../../table/packs/list';
import { Stroke } from '../../parts/frame/Icon';
import { hrefTo } from '../../shell/router';
import { packWords as w } from '../../words/packs';
import { say } from '../../words/say';
import { Emblem } from '../parts/Emblem';

interface Props {
  listed: ListedPack;
  /** The fights that it is in. */
  uses: readonly UsedIn[];
  onRefused: (why: string | undefined) => void;
}

/** One pack: who wrote it, under which licence, how large it is, and which fights came out of it. */
export function PackLine({ listed, uses, onRefused }: Props) {
  const { pack, origin } = listed;
  const taught = pack.encounters.reduce((sum, one) => sum + one.cards.filter(c => c.taught).length, 0);
  return (
    <li class="panel pack-line">
      <a class="pack-name" href={hrefTo('packs', listed.id)}>
        {pack.name}
        <Stroke of="next" />
      </a>
      <div class="pack-emblems">
        {pack.encounters.slice(0, 8).map(one => (
          <Emblem key={one.id} pack={pack} encounter={one.id} />
        ))}
      </div>
      <p class="soft pack-facts">
        {[
          w.origins[origin],
          pack.author ? w.by(pack.author) : '',
          pack.licence ?? w.noLicence,
          w.encounters(pack.encounters.length),
          taught > 0 ? w.taughtCards(taught) : '',
          w.size(listed.bytes),
        ]
          .filter(Boolean)
          .join(' · ')}{' '}
        <small>{w.version(listed.version)}</small>
      </p>
      <p class="pack-facts">
        <b>{w.usedIn}: </b>
        {uses.length === 0 ? <span class="soft">{w.unused}</span> : null}
        {uses.slice(0, 6).map(use => (
          <a key={use.fight} class="pack-use" href={hrefTo('fight', use.fight)}>
            {w.fight(use.name, use.older)}
          </a>
        ))}
      </p>
      <div class="row">
        <button
          type="button"
          class="btn"
          aria-label={w.exportOf(pack.name)}
          onClick={() => {
            freshPack(listed).then(handOutPack).catch(console.error);
          }}
        >
          {w.export}
        </button>
        {origin === 'builtin' ? null : (
          <button
            type="button"
            class="btn square"
            aria-label={w.remove(pack.name)}
            onClick={() => {
              removePack(listed.id).then(
                done => onRefused(done.ok ? undefined : say(done.error.message)),
                console.error,
              );
            }}
          >
            <Stroke of="close" />
          </button>
        )}
        <span class="soft">
          {listed.problems > 0
            ? w.unready(listed.problems)
            : listed.warnings > 0
              ? w.warnings(listed.warnings)
              : ''}
        </span>
      </div>
    </li>
  );
}
