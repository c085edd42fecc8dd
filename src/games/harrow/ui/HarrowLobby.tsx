import './lobby.css';
import { useEffect } from 'preact/hooks';
import { KeptDocuments } from '../../../ui/parts/documents/KeptDocuments';
import { KeptNowhere } from '../../../ui/parts/documents/KeptNowhere';
import { Icon } from '../../../ui/parts/frame/Icon';
import { banner, book } from '../../../ui/parts/frame/icons-home.gen';
import { Page } from '../../../ui/parts/frame/Page';
import { WayInside } from '../../../ui/parts/frame/WayInside';
import { go, hrefTo } from '../../../ui/shell/router';
import { loneTrees, ownBoxes, type PairLine, pairGames, type SoloLine, soloGames } from '../table/lists';
import { doors } from '../words/doors-ui';
import { SideName } from '../words/names';
import { ui } from '../words/ui';
import { crown, fire, forest, path, person, tree, witch } from './icons.gen';

const w = doors.lobby;

const soloLine = (one: SoloLine): string =>
  [w.over[one.over] ?? '', w.line(one.round, one.level, one.spaces, one.protectors, one.family)]
    .filter(Boolean)
    .join(' · ');

const pairLine = (one: PairLine): string =>
  [
    one.over === '' ? '' : w.won(SideName(one.over)),
    ui.bar.round(one.round),
    one.sides.map((side, i) => `${SideName(side)} ${one.points[i] ?? 0}`).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');

/** The doors of Harrow County, with a game under way on top. */
export function HarrowLobby() {
  useEffect(() => {
    Promise.all([soloGames.read(), pairGames.read(), ownBoxes.read(), loneTrees.read()]).catch(console.error);
  }, []);
  const solo = (soloGames.here.value ?? []).map(one => ({ ...one, page: 'solo', line: soloLine(one) }));
  const pair = (pairGames.here.value ?? []).map(one => ({ ...one, page: 'table', line: pairLine(one) }));
  const games = [...solo, ...pair].sort((a, b) => b.played - a.played);
  const first = games.find(one => one.over === '');
  const kept =
    games.length + (ownBoxes.here.value?.length ?? 0) + (loneTrees.here.value?.length ?? 0) > 0 ||
    soloGames.removed.value.length + pairGames.removed.value.length > 0;
  return (
    <Page title={ui.title} back={[]}>
      <KeptNowhere />
      <div class="hc-lobby">
        {first ? (
          <a class="way panel main hc-go-on" href={hrefTo('harrow', first.page, first.id)}>
            <Icon of={path} />
            <WayInside name={w.goOn(first.name)} note={first.line} />
          </a>
        ) : null}
        <Door
          icon={fire}
          name={w.show}
          note={w.showNote}
          main={!first}
          onOpen={async () => (await import('./begin')).openSample(doors.setup.sample, 1, 'app')}
        />
        <Door
          icon={witch}
          name={w.alone}
          note={w.aloneNote}
          onOpen={async () => go('harrow', 'solo', 'new')}
        />
        <Door
          icon={crown}
          name={w.table}
          note={w.tableNote}
          onOpen={async () => go('harrow', 'table', 'new')}
        />
        <Door
          icon={tree}
          name={w.tree}
          note={w.treeNote}
          onOpen={async () => {
            await (await import('./begin')).openLone();
          }}
        />
        <Door icon={person} name={w.doubt} note={w.doubtNote} onOpen={async () => go('harrow', 'doubt')} />
        <Door
          icon={forest}
          name={w.box}
          note={w.boxNote}
          onOpen={async () => {
            const [own] = ownBoxes.here.value ?? [];
            if (own) go('harrow', 'box', own.id);
            else await (await import('./begin')).openBox();
          }}
        />
        <Door
          icon={banner}
          name={w.records}
          note={w.recordsNote}
          onOpen={async () => go('harrow', 'records')}
        />
        <Door icon={book} name={w.rules} note={w.rulesNote} onOpen={async () => go('rules', 'harrow')} />
        {kept ? (
          <section class="hc-kept" aria-label={w.games}>
            <h2>{w.games}</h2>
            <ul class="bare stack">
              <KeptDocuments of={soloGames} page={['harrow', 'solo']} lineOf={soloLine} words={w} />
              <KeptDocuments of={pairGames} page={['harrow', 'table']} lineOf={pairLine} words={w} />
              <KeptDocuments
                words={w}
                of={loneTrees}
                page={['harrow', 'tree']}
                lineOf={one => doors.lone.drops(one.drops)}
              />
              <KeptDocuments
                words={w}
                of={ownBoxes}
                page={['harrow', 'box']}
                lineOf={one => doors.box.cards(one.cards)}
              />
            </ul>
          </section>
        ) : null}
        <p class="soft">{w.unofficial}</p>
      </div>
    </Page>
  );
}

interface DoorProps {
  readonly icon: string;
  readonly name: string;
  readonly note: string;
  readonly main?: boolean;
  readonly onOpen: () => Promise<unknown>;
}

const Door = ({ icon, name, note, main, onOpen }: DoorProps) => (
  <button
    type="button"
    class={main ? 'way panel main' : 'way panel'}
    onClick={() => {
      onOpen().catch(console.error);
    }}
  >
    <Icon of={icon} />
    <WayInside name={name} note={note} />
  </button>
);
