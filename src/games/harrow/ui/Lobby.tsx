import './lobby.css';
import { useEffect } from 'preact/hooks';
import { Icon, Stroke } from '../../../ui/parts/Icon';
import { Page } from '../../../ui/parts/Page';
import { TakeAlong } from '../../../ui/parts/TakeAlong';
import { hrefTo } from '../../../ui/shell/router';
import { type SoloLine, soloGames } from '../table/solo';
import { ui } from '../words/ui';
import { openSample } from './begin';
import { fire, tree, witch } from './icons.gen';

const w = ui.lobby;

const lineOf = (one: SoloLine): string =>
  [w.over[one.over] ?? '', w.line(one.round, one.level, one.spaces, one.protectors, one.family)]
    .filter(Boolean)
    .join(' · ');

/** The doors of Harrow County, with a game under way on top. */
export function Lobby() {
  useEffect(() => {
    soloGames.read().catch(console.error);
  }, []);
  const games = soloGames.here.value ?? [];
  const first = games.find(one => one.over === '') ?? games[0];
  return (
    <Page title={ui.title} back={[]}>
      <div class="hc-lobby">
        {first ? (
          <a
            class={first.over === '' ? 'way panel main hc-go-on' : 'way panel hc-go-on'}
            href={hrefTo('harrow', 'solo', first.id)}
          >
            <Icon of={fire} />
            <span class="grow">
              <span class="way-name">{first.over === '' ? w.goOn(first.name) : w.lookBack(first.name)}</span>
              <span class="way-note">{lineOf(first)}</span>
            </span>
            <Stroke of="next" />
          </a>
        ) : null}
        <button
          type="button"
          class={first ? 'way panel' : 'way panel main'}
          onClick={() => {
            openSample(ui.setup.sample, 1, 'app').catch(console.error);
          }}
        >
          <Icon of={fire} />
          <span class="grow">
            <span class="way-name">{w.show}</span>
            <span class="way-note">{w.showNote}</span>
          </span>
          <Stroke of="next" />
        </button>
        <a class="way panel" href={hrefTo('harrow', 'solo', 'new')}>
          <Icon of={witch} />
          <span class="grow">
            <span class="way-name">{w.alone}</span>
            <span class="way-note">{w.aloneNote}</span>
          </span>
          <Stroke of="next" />
        </a>
        <a class="way panel" href={hrefTo('rules', 'harrow')}>
          <Icon of={tree} />
          <span class="grow">
            <span class="way-name">{w.rules}</span>
            <span class="way-note">{w.rulesNote}</span>
          </span>
          <Stroke of="next" />
        </a>
        {games.length > 0 || soloGames.removed.value.length > 0 ? (
          <section class="hc-kept" aria-label={w.games}>
            <h2>{w.games}</h2>
            <ul class="bare stack">
              {games.map(one => (
                <li key={one.id} class="row">
                  <a class="btn grow" href={hrefTo('harrow', 'solo', one.id)}>
                    {one.name} <span class="soft">{lineOf(one)}</span>
                  </a>
                  <TakeAlong id={one.id} name={one.name} />
                  <button
                    type="button"
                    class="btn square"
                    aria-label={w.put(one.name)}
                    onClick={() => {
                      soloGames.remove(one.id).catch(console.error);
                    }}
                  >
                    <Stroke of="close" />
                  </button>
                </li>
              ))}
              {soloGames.removed.value.map(one => (
                <li key={one.id} class="row">
                  <span class="grow soft">{w.removed(one.name)}</span>
                  <button
                    type="button"
                    class="btn"
                    onClick={() => {
                      soloGames.bringBack(one.id).catch(console.error);
                    }}
                  >
                    {w.back}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p class="soft">{w.unofficial}</p>
      </div>
    </Page>
  );
}
