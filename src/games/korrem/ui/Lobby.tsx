import { lobbyWords } from '../words/lobby';
import './lobby.css';
import { useEffect } from 'preact/hooks';
import { KeptDocuments } from '../../../ui/parts/documents/KeptDocuments';
import { KeptNowhere } from '../../../ui/parts/documents/KeptNowhere';
import { Page } from '../../../ui/parts/frame/Page';
import { WayInside } from '../../../ui/parts/frame/WayInside';
import { hrefTo } from '../../../ui/shell/router';
import { battles } from '../table/battles';
import { worlds } from '../table/world-list';
import { ui } from '../words/ui';
import { openOwn, openSample } from './begin';

const w = lobbyWords.lobby;

/** A whole game brings its map and its cards along; they are loaded when it begins. */
const begins = (how: (begin: typeof import('./begin-world')) => Promise<void>): void => {
  import('./begin-world').then(how).catch(console.error);
};

/** The doors of Heart of Korrem, with a battle under way on top. */
export function Lobby() {
  useEffect(() => {
    Promise.all([battles.read(), worlds.read()]).catch(console.error);
  }, []);
  const here = battles.here.value ?? [];
  const games = worlds.here.value ?? [];
  const first = here.find(one => one.end === '');
  const game = games.find(one => one.end === '');
  return (
    <Page title={ui.title} back={[]}>
      <KeptNowhere />
      <div class="ko-lobby">
        {game ? (
          <a class="way panel main ko-wide" href={hrefTo('korrem', 'world', game.id)}>
            <WayInside name={w.goOn(game.name)} note={w.gameLine(game.turn, game.points)} />
          </a>
        ) : null}
        {first ? (
          <a class="way panel main ko-wide" href={hrefTo('korrem', 'battle', first.id)}>
            <WayInside name={w.goOn(first.name)} note={w.line(first.phase, first.end)} />
          </a>
        ) : null}
        <button
          type="button"
          class={first || game ? 'way panel' : 'way panel main'}
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
            begins(begin => begin.openShortGame());
          }}
        >
          <WayInside name={w.short} note={w.shortNote} />
        </button>
        <button
          type="button"
          class="way panel"
          onClick={() => {
            begins(begin => begin.openLongGame());
          }}
        >
          <WayInside name={w.long} note={w.longNote} />
        </button>
        <a class="way panel" href={hrefTo('korrem', 'new')}>
          <WayInside name={w.game} note={w.gameNote} />
        </a>
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
        <a class="way panel" href={hrefTo('korrem', 'box')}>
          <WayInside name={w.box} note={w.boxNote} />
        </a>
        {games.length > 0 ? (
          <a class="way panel" href={hrefTo('korrem', 'games')}>
            <WayInside name={w.records} note={w.recordsNote} />
          </a>
        ) : null}
        <a class="way panel" href={hrefTo('rules', 'korrem')}>
          <WayInside name={w.rules} note={w.rulesNote} />
        </a>
        {games.length > 0 || worlds.removed.value.length > 0 ? (
          <section class="ko-wide stack" aria-label={w.games}>
            <h2>{w.games}</h2>
            <ul class="bare stack">
              <KeptDocuments
                of={worlds}
                page={['korrem', 'world']}
                lineOf={one => w.gameLine(one.turn, one.points)}
                words={w}
              />
            </ul>
          </section>
        ) : null}
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
