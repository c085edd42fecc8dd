import './lobby.css';
import { useEffect } from 'preact/hooks';
import { KeptDocuments } from '../../../ui/parts/KeptDocuments';
import { Page } from '../../../ui/parts/Page';
import { WayInside } from '../../../ui/parts/WayInside';
import { hrefTo } from '../../../ui/shell/router';
import { battles } from '../table/battles';
import { ui } from '../words/ui';
import { openOwn, openSample } from './begin';

const w = ui.lobby;

/** The doors of Heart of Korrem, with a battle under way on top. */
export function Lobby() {
  useEffect(() => {
    battles.read().catch(console.error);
  }, []);
  const here = battles.here.value ?? [];
  const first = here.find(one => one.end === '');
  return (
    <Page title={ui.title} back={[]}>
      <div class="ko-lobby">
        {first ? (
          <a class="way panel main ko-wide" href={hrefTo('korrem', 'battle', first.id)}>
            <WayInside name={w.goOn(first.name)} note={w.line(first.phase, first.end)} />
          </a>
        ) : null}
        <button
          type="button"
          class={first ? 'way panel' : 'way panel main'}
          onClick={() => {
            openSample().catch(console.error);
          }}
        >
          <WayInside name={w.show} note={w.showNote} />
        </button>
        <button
          type="button"
          class="way panel"
          onClick={() => {
            openOwn().catch(console.error);
          }}
        >
          <WayInside name={w.own} note={w.ownNote} />
        </button>
        <a class="way panel" href={hrefTo('korrem', 'meeting')}>
          <WayInside name={w.meet} note={w.meetNote} />
        </a>
        <a class="way panel" href={hrefTo('rules', 'korrem')}>
          <WayInside name={w.rules} note={w.rulesNote} />
        </a>
        {here.length > 0 || battles.removed.value.length > 0 ? (
          <section class="ko-wide stack" aria-label={w.battles}>
            <h2>{w.battles}</h2>
            <ul class="bare stack">
              <KeptDocuments
                of={battles}
                page={['korrem', 'battle']}
                lineOf={one => w.line(one.phase, one.end)}
                words={w}
              />
            </ul>
          </section>
        ) : null}
        <p class="soft ko-wide">{w.unofficial}</p>
      </div>
    </Page>
  );
}
