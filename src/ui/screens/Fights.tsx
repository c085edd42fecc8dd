import { useEffect, useState } from 'preact/hooks';
import type * as Saves from '../../table/saves';
import { Icon, Stroke } from '../parts/Icon';
import { flame } from '../parts/icons-home.gen';
import { SavesNews } from '../parts/SavesNews';
import { hrefTo } from '../router';
import { words } from '../words';

const w = words.home;

/** What was played here before: read after the first paint, so that nothing waits for the disk. */
export function Fights() {
  const [saves, setSaves] = useState<typeof Saves | undefined>(undefined);
  useEffect(() => {
    import('../../table/saves').then(
      loaded => {
        setSaves(loaded);
        loaded.listFights().catch(console.error);
      },
      () => undefined,
    );
  }, []);
  return saves ? <List saves={saves} /> : null;
}

function List({ saves }: { saves: typeof Saves }) {
  const fights = saves.savedFights.value ?? [];
  const removed = saves.removedFights.value;
  const nowhere = saves.keptNowhere.value;
  const [first, ...others] = fights;
  return (
    <>
      {nowhere ? (
        <p class="refusal" role="status">
          {nowhere}
        </p>
      ) : null}
      <SavesNews rescued={saves.broughtBack.value} due={saves.fileDue.value} />
      {first ? (
        <a class="way panel main go-on" href={hrefTo('fight', first.id)}>
          <Icon of={flame} />
          <span class="grow">
            <span class="way-name">{w.goOn(first.name)}</span>
            <span class="way-note">{line(first)}</span>
          </span>
          <Stroke of="next" />
        </a>
      ) : null}
      {others.length > 0 || removed.length > 0 ? (
        <details class="hero-more">
          <summary>{w.otherFights(others.length)}</summary>
          <ul class="bare stack">
            {fights.map(fight => (
              <li key={fight.id} class="row">
                <a class="btn grow saved" href={hrefTo('fight', fight.id)}>
                  {fight.name} <span class="soft">{line(fight)}</span>
                </a>
                <button
                  type="button"
                  class="btn square"
                  aria-label={w.remove(fight.name)}
                  onClick={() => {
                    saves.removeFight(fight.id).catch(console.error);
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
                    saves.bringBackFight(fight.id).catch(console.error);
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

function line(fight: Saves.SavedFight): string {
  const phases: Record<string, string> = words.fight.phases;
  const when = new Date(fight.played).toLocaleDateString();
  return [fight.round > 0 ? w.round(fight.round) : '', phases[fight.phase] ?? '', when]
    .filter(Boolean)
    .join(' · ');
}
