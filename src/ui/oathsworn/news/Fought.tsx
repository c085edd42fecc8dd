import { fileDue } from '../../../play/documents';
import { broughtBack } from '../../../play/store';
import { type SavedFight, savedFights } from '../../../table/saves/saves';
import { KeptNowhere } from '../../parts/documents/KeptNowhere';
import { SavesNews } from '../../parts/documents/SavesNews';
import { TakeAlong } from '../../parts/documents/TakeAlong';
import { Stroke } from '../../parts/frame/Icon';
import { hrefTo } from '../../shell/router';
import { words } from '../../words';
import { foremost } from './last';

const w = words.home;

/** What the saves have to say: it stands above all that is played. */
export function SavesSay() {
  return (
    <>
      <KeptNowhere />
      <SavesNews rescued={broughtBack.value} due={fileDue.value} />
    </>
  );
}

/** The fights of this device: the last one to look back on, and all of them in a list. */
export function Fought() {
  const fights = savedFights.here.value ?? [];
  const removed = savedFights.removed.value;
  const last = foremost(fights);
  const listed = fights.length > 1 || removed.length > 0;
  if (!last && !listed) return null;
  return (
    <section class="stack home-fought" aria-label={w.fights}>
      {last?.phase === 'over' ? (
        <a class="way panel" href={hrefTo('fight', last.id)}>
          <span class="grow">
            <span class="way-name">{w.lookBack(last.name)}</span>
            <span class="way-note">{lineOf(last)}</span>
          </span>
          <Stroke of="next" />
        </a>
      ) : null}
      {listed ? (
        <details class="hero-more unfolds">
          <summary>{w.allFights(fights.length)}</summary>
          <ul class="bare stack">
            {fights.map(fight => (
              <li key={fight.id} class="row">
                <a class="btn grow saved" href={hrefTo('fight', fight.id)}>
                  {fight.name} <span class="soft">{lineOf(fight)}</span>
                </a>
                <TakeAlong id={fight.id} name={fight.name} />
                <button
                  type="button"
                  class="btn square"
                  aria-label={w.remove(fight.name)}
                  onClick={() => {
                    savedFights.remove(fight.id).catch(console.error);
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
                    savedFights.bringBack(fight.id).catch(console.error);
                  }}
                >
                  {w.bringBack}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

function lineOf(fight: SavedFight): string {
  const phases: Record<string, string> = words.phases;
  const when = new Date(fight.played).toLocaleDateString();
  return [fight.round > 0 ? w.round(fight.round) : '', phases[fight.phase] ?? '', when]
    .filter(Boolean)
    .join(' · ');
}
