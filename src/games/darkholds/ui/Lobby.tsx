import './lobby.css';
import { useEffect } from 'preact/hooks';
import { Stroke } from '../../../ui/parts/Icon';
import { KeptDocuments } from '../../../ui/parts/KeptDocuments';
import { Page } from '../../../ui/parts/Page';
import { hrefTo } from '../../../ui/shell/router';
import { levels } from '../table/levels';
import { ui } from '../words/ui';
import { openCanvas, openSample } from './begin';

const w = ui.lobby;

interface Way {
  readonly name: string;
  readonly note: string;
  readonly main?: boolean;
}

const Inside = ({ name, note }: Way) => (
  <>
    <span class="grow">
      <span class="way-name">{name}</span>
      <span class="way-note">{note}</span>
    </span>
    <Stroke of="next" />
  </>
);

/** The doors of Darkholds, with a level under way on top. */
export function Lobby() {
  useEffect(() => {
    levels.read().catch(console.error);
  }, []);
  const here = levels.here.value ?? [];
  const first = here.find(one => one.end === '') ?? here[0];
  const begin = (dice: 'app' | 'table') => () => {
    openSample(dice).catch(console.error);
  };
  return (
    <Page title={ui.title} back={[]}>
      <div class="dh-lobby">
        {first ? (
          <a
            class={first.end === '' ? 'way panel main dh-wide' : 'way panel dh-wide'}
            href={hrefTo('darkholds', 'level', first.id)}
          >
            <Inside
              name={first.end === '' ? w.goOn(first.name) : w.lookBack(first.name)}
              note={w.line(first.turn, first.end)}
            />
          </a>
        ) : null}
        <button type="button" class={first ? 'way panel' : 'way panel main'} onClick={begin('app')}>
          <Inside name={w.show} note={w.showNote} />
        </button>
        <button type="button" class="way panel" onClick={begin('table')}>
          <Inside name={w.tableDice} note={w.tableDiceNote} />
        </button>
        <button
          type="button"
          class="way panel"
          onClick={() => {
            openCanvas().catch(console.error);
          }}
        >
          <Inside name={w.draw} note={w.drawNote} />
        </button>
        <a class="way panel" href={hrefTo('rules', 'darkholds')}>
          <Inside name={w.rules} note={w.rulesNote} />
        </a>
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
