import './lobby.css';
import { useEffect } from 'preact/hooks';
import { Stroke } from '../../../ui/parts/Icon';
import { Page } from '../../../ui/parts/Page';
import { TakeAlong } from '../../../ui/parts/TakeAlong';
import { hrefTo } from '../../../ui/shell/router';
import { battles } from '../table/battles';
import { ui } from '../words/ui';
import { openOwn, openSample } from './begin';

const w = ui.lobby;

const Inside = ({ name, note }: { name: string; note: string }) => (
  <>
    <span class="grow">
      <span class="way-name">{name}</span>
      <span class="way-note">{note}</span>
    </span>
    <Stroke of="next" />
  </>
);

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
            <Inside name={w.goOn(first.name)} note={w.line(first.phase, first.end)} />
          </a>
        ) : null}
        <button
          type="button"
          class={first ? 'way panel' : 'way panel main'}
          onClick={() => {
            openSample().catch(console.error);
          }}
        >
          <Inside name={w.show} note={w.showNote} />
        </button>
        <button
          type="button"
          class="way panel"
          onClick={() => {
            openOwn().catch(console.error);
          }}
        >
          <Inside name={w.own} note={w.ownNote} />
        </button>
        <a class="way panel" href={hrefTo('korrem', 'meeting')}>
          <Inside name={w.meet} note={w.meetNote} />
        </a>
        <a class="way panel" href={hrefTo('rules', 'korrem')}>
          <Inside name={w.rules} note={w.rulesNote} />
        </a>
        {here.length > 0 || battles.removed.value.length > 0 ? (
          <section class="ko-wide stack" aria-label={w.battles}>
            <h2>{w.battles}</h2>
            <ul class="bare stack">
              {here.map(one => (
                <li key={one.id} class="row">
                  <a class="btn grow" href={hrefTo('korrem', 'battle', one.id)}>
                    {one.name} <span class="soft">{w.line(one.phase, one.end)}</span>
                  </a>
                  <TakeAlong id={one.id} name={one.name} />
                  <button
                    type="button"
                    class="btn square"
                    aria-label={w.put(one.name)}
                    onClick={() => {
                      battles.remove(one.id).catch(console.error);
                    }}
                  >
                    <Stroke of="close" />
                  </button>
                </li>
              ))}
              {battles.removed.value.map(one => (
                <li key={one.id} class="row">
                  <span class="grow soft">{w.removed(one.name)}</span>
                  <button
                    type="button"
                    class="btn"
                    onClick={() => {
                      battles.bringBack(one.id).catch(console.error);
                    }}
                  >
                    {w.back}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p class="soft ko-wide">{w.unofficial}</p>
      </div>
    </Page>
  );
}
