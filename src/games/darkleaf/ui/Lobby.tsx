import './lobby.css';
import { useEffect } from 'preact/hooks';
import { KeptDocuments } from '../../../ui/parts/documents/KeptDocuments';
import { KeptNowhere } from '../../../ui/parts/documents/KeptNowhere';
import { Page } from '../../../ui/parts/frame/Page';
import { WayInside } from '../../../ui/parts/frame/WayInside';
import { hrefTo } from '../../../ui/shell/router';
import { lessonIds } from '../sample/lesson-ids';
import { duels } from '../table/duels';
import { doors } from '../words/doors';
import { lessons } from '../words/lessons';
import { ui } from '../words/ui';

const w = doors.lobby;

/** The doors of Darkleaf Gambit, with a duel under way on top. */
export function Lobby() {
  useEffect(() => {
    duels.read().catch(console.error);
  }, []);
  const here = duels.here.value ?? [];
  const first = here.find(one => one.end === '');
  return (
    <Page title={ui.title} back={[]}>
      <KeptNowhere />
      <div class="dl-lobby">
        {first ? (
          <a class="way panel main dl-wide" href={hrefTo('darkleaf', 'duel', first.id)}>
            <WayInside name={w.goOn(first.name)} note={w.line(first.turns, first.end)} />
          </a>
        ) : null}
        <a class={first ? 'way panel' : 'way panel main'} href={hrefTo('darkleaf', 'new', 'two')}>
          <WayInside name={w.two} note={w.twoNote} />
        </a>
        <a class="way panel" href={hrefTo('darkleaf', 'new', 'wood')}>
          <WayInside name={w.wood} note={w.woodNote} />
        </a>
        {lessonIds.map(id => (
          <a key={id} class="way panel" href={hrefTo('darkleaf', 'lesson', id)}>
            <WayInside name={lessons[id].title} note={lessons[id].note} />
          </a>
        ))}
        <a class="way panel" href={hrefTo('darkleaf', 'ask')}>
          <WayInside name={w.ask} note={w.askNote} />
        </a>
        <a class="way panel" href={hrefTo('darkleaf', 'books')}>
          <WayInside name={w.books} note={w.booksNote} />
        </a>
        <a class="way panel" href={hrefTo('darkleaf', 'clans')}>
          <WayInside name={w.clans} note={w.clansNote} />
        </a>
        <a class="way panel" href={hrefTo('rules', 'darkleaf')}>
          <WayInside name={w.rules} note={w.rulesNote} />
        </a>
        {here.length > 0 || duels.removed.value.length > 0 ? (
          <section class="dl-wide stack" aria-label={w.duels}>
            <h2>{w.duels}</h2>
            <ul class="bare stack">
              <KeptDocuments
                of={duels}
                page={['darkleaf', 'duel']}
                lineOf={one => w.line(one.turns, one.end)}
                words={w}
              />
            </ul>
          </section>
        ) : null}
        <p class="soft dl-wide">{w.unofficial}</p>
      </div>
    </Page>
  );
}
