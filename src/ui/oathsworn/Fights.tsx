import { useEffect, useState } from 'preact/hooks';
import type * as Documents from '../../play/documents';
import type * as Store from '../../play/store';
import type * as Saves from '../../table/saves/saves';
import { Icon, Stroke } from '../parts/Icon';
import { flame } from '../parts/icons-home.gen';
import { SavesNews } from '../parts/SavesNews';
import { TakeAlong } from '../parts/TakeAlong';
import { hrefTo } from '../shell/router';
import { words } from '../words';
import { say } from '../words/say';
import '../words/said/learn-storage';
import { type LastFight, lastFight, rememberLast } from './lastFight';

const w = words.home;

type Loaded = typeof Saves & typeof Documents & typeof Store;

/** The lists come with the storage, after the first paint. */
async function load(): Promise<Loaded> {
  const [saves, documents, store] = await Promise.all([
    import('../../table/saves/saves'),
    import('../../play/documents'),
    import('../../play/store'),
  ]);
  return { ...saves, ...documents, ...store };
}

/** What was played here before: read after the first paint; until then the fight that was shown last time. */
export function Fights() {
  const [saves, setSaves] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    load().then(
      loaded => {
        setSaves(loaded);
        loaded.savedFights.read().catch(console.error);
      },
      () => undefined,
    );
  }, []);
  const listed = saves?.savedFights.here.value;
  const [known] = useState(lastFight);
  const first = listed ? foremost(listed) : known;
  useEffect(() => {
    if (listed) rememberLast(foremost(listed));
  }, [listed]);
  return (
    <>
      {first ? <GoOn fight={first} /> : null}
      {saves ? <List saves={saves} /> : null}
    </>
  );
}

/** What is still being fought, else what was fought last. */
const foremost = <T extends LastFight>(all: readonly T[]): T | undefined =>
  all.find(one => one.phase !== 'over') ?? all[0];

function GoOn({ fight }: { fight: LastFight }) {
  const over = fight.phase === 'over';
  return (
    <a class={over ? 'way panel' : 'way panel main go-on'} href={hrefTo('fight', fight.id)}>
      <Icon of={flame} />
      <span class="grow">
        <span class="way-name">{over ? w.lookBack(fight.name) : w.goOn(fight.name)}</span>
        <span class="way-note">{line(fight)}</span>
      </span>
      <Stroke of="next" />
    </a>
  );
}

function List({ saves }: { saves: Loaded }) {
  const fights = saves.savedFights.here.value ?? [];
  const removed = saves.savedFights.removed.value;
  const nowhere = saves.keptNowhere.value;
  const first = foremost(fights);
  const others = fights.filter(one => one !== first);
  return (
    <>
      {nowhere ? (
        <p class="refusal" role="status">
          {say(nowhere)}
        </p>
      ) : null}
      <SavesNews rescued={saves.broughtBack.value} due={saves.fileDue.value} />
      {others.length > 0 || removed.length > 0 ? (
        <details class="hero-more unfolds">
          <summary>{w.otherFights(others.length)}</summary>
          <ul class="bare stack">
            {[...(first ? [first] : []), ...others].map(fight => (
              <li key={fight.id} class="row">
                <a class="btn grow saved" href={hrefTo('fight', fight.id)}>
                  {fight.name} <span class="soft">{line(fight)}</span>
                </a>
                <TakeAlong id={fight.id} name={fight.name} />
                <button
                  type="button"
                  class="btn square"
                  aria-label={w.remove(fight.name)}
                  onClick={() => {
                    saves.savedFights.remove(fight.id).catch(console.error);
                  }}
                >
                  <Stroke of="close" />
                </button>
              </li>
            ))}
            {removed.map(fight => (
              <li key={fight.id} class="row">
                <span class="grow soft">{w.removed(fight.name)}</span>
                <button
                  type="button"
                  class="btn"
                  onClick={() => {
                    saves.savedFights.bringBack(fight.id).catch(console.error);
                  }}
                >
                  {w.bringBack}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function line(fight: LastFight): string {
  const phases: Record<string, string> = words.phases;
  const when = new Date(fight.played).toLocaleDateString();
  return [fight.round > 0 ? w.round(fight.round) : '', phases[fight.phase] ?? '', when]
    .filter(Boolean)
    .join(' · ');
}
