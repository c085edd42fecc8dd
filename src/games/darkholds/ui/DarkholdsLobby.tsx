import './lobby.css';
import { useEffect } from 'preact/hooks';
import { KeptDocuments } from '../../../ui/parts/documents/KeptDocuments';
import { KeptNowhere } from '../../../ui/parts/documents/KeptNowhere';
import { Page } from '../../../ui/parts/frame/Page';
import { WayInside } from '../../../ui/parts/frame/WayInside';
import { hrefTo } from '../../../ui/shell/router';
import { campaigns } from '../table/campaign-list';
import { levels } from '../table/level-list';
import { lobby as w } from '../words/lobby';
import { ui } from '../words/ui';
import { openCanvas, openLight, openSample } from './begin';

/** The doors of Darkholds, with a level under way on top. */
export function DarkholdsLobby() {
  useEffect(() => {
    levels.read().catch(console.error);
    campaigns.read().catch(console.error);
  }, []);
  const here = levels.here.value ?? [];
  const first = here.find(one => one.end === '') ?? here[0];
  const begin = (dice: 'app' | 'table') => () => {
    openSample(dice).catch(console.error);
  };
  return (
    <Page title={ui.title} back={[]}>
      <KeptNowhere />
      <div class="dh-lobby">
        {first ? (
          <a
            class={first.end === '' ? 'way panel main dh-wide' : 'way panel dh-wide'}
            href={hrefTo('darkholds', 'level', first.id)}
          >
            <WayInside
              name={first.end === '' ? w.goOn(first.name) : w.lookBack(first.name)}
              note={w.line(first.turn, first.end)}
            />
          </a>
        ) : null}
        <button type="button" class={first ? 'way panel' : 'way panel main'} onClick={begin('app')}>
          <WayInside name={w.show} note={w.showNote} />
        </button>
        <button type="button" class="way panel" onClick={begin('table')}>
          <WayInside name={w.tableDice} note={w.tableDiceNote} />
        </button>
        <button
          type="button"
          class="way panel"
          onClick={() => {
            openCanvas().catch(console.error);
          }}
        >
          <WayInside name={w.draw} note={w.drawNote} />
        </button>
        <button
          type="button"
          class="way panel"
          onClick={() => {
            openLight().catch(console.error);
          }}
        >
          <WayInside name={w.light} note={w.lightNote} />
        </button>
        <a class="way panel" href={hrefTo('darkholds', 'campaign')}>
          <WayInside name={w.campaign} note={w.campaignNote} />
        </a>
        <a class="way panel" href={hrefTo('darkholds', 'box')}>
          <WayInside name={w.box} note={w.boxNote} />
        </a>
        <a class="way panel" href={hrefTo('rules', 'darkholds')}>
          <WayInside name={w.rules} note={w.rulesNote} />
        </a>
        {(campaigns.here.value ?? []).length > 0 || campaigns.removed.value.length > 0 ? (
          <section class="dh-wide stack" aria-label={w.campaigns}>
            <h2>{w.campaigns}</h2>
            <ul class="bare stack">
              <KeptDocuments
                of={campaigns}
                page={['darkholds', 'campaign']}
                lineOf={one => w.campaignLine(one.at, one.of, one.end)}
                words={w}
              />
            </ul>
          </section>
        ) : null}
        {here.length > 0 || levels.removed.value.length > 0 ? (
          <section class="dh-wide stack" aria-label={w.levels}>
            <h2>{w.levels}</h2>
            <ul class="bare stack">
              <KeptDocuments
                of={levels}
                page={['darkholds', 'level']}
                lineOf={one => w.line(one.turn, one.end)}
                words={w}
              />
            </ul>
          </section>
        ) : null}
        <p class="soft dh-wide">{w.unofficial}</p>
      </div>
    </Page>
  );
}
