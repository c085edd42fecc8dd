import './home.css';
import { useEffect, useState } from 'preact/hooks';
import type { Running, Shelved } from '../../games/game';
import type { Device } from '../../offline/device';
import { GoOn, GoOnWay, useGoingOn, usePlayed } from '../oathsworn/news/GoingOn';
import { PlaceNews } from '../parts/documents/PlaceNews';
import { Forest } from '../parts/frame/Forest';
import { FullScreen } from '../parts/frame/FullScreen';
import { Icon, Stroke } from '../parts/frame/Icon';
import { banner, book, campfire, cards, flame, knapsack, swords } from '../parts/frame/icons-home.gen';
import { WayInside } from '../parts/frame/WayInside';
import { words } from '../words';
import type { DeviceLine } from './DeviceLine';
import { hrefTo } from './router';

const key = 'northwest.last-tables';

const isRunning = (one: unknown): one is Running =>
  typeof one === 'object' &&
  one !== null &&
  'game' in one &&
  typeof one.game === 'string' &&
  'name' in one &&
  typeof one.name === 'string' &&
  'to' in one &&
  Array.isArray(one.to) &&
  one.to.every(part => typeof part === 'string');

/** The tables of other games as the first page showed them last: nothing jumps when the disk has answered. */
const lastTables = {
  read(): readonly Running[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isRunning) : [];
    } catch {
      return [];
    }
  },
  keep(tables: readonly Running[]): void {
    try {
      if (tables.length > 0) localStorage.setItem(key, JSON.stringify(tables));
      else localStorage.removeItem(key);
    } catch {
      // Where storage is forbidden, the list comes a moment later.
    }
  },
};

/** First letters of its first and its last word: two names may begin alike. */
const initials = (name: string): string => name.replace(/^(.).* (.).*$/, '$1$2');

/** The other games, below the one that the app is named for. */
function Shelf({ games }: { games: readonly Shelved[] }) {
  if (games.length === 0) return null;
  return (
    <section class="home-shelf">
      <h2>{words.home.shelf}</h2>
      <nav class="home-ways" aria-label={words.home.shelf}>
        {games.map(({ id, name, note }) => (
          <a key={id} class="way panel" href={hrefTo(id)}>
            <b class="initial" aria-hidden="true" data-of={initials(name)} />
            <WayInside name={name} note={note} />
          </a>
        ))}
      </nav>
    </section>
  );
}

const w = words.home;

interface Props {
  readonly device: Device | undefined;
  readonly games: readonly Shelved[];
  readonly running: () => Promise<readonly Running[]>;
}

export function Home({ device, games, running }: Props) {
  const played = usePlayed();
  const going = useGoingOn(played);
  const Line = useLine(played !== undefined);
  const first = <Way to="demo" icon={campfire} name={w.demo} note={w.demoNote} main={going.fresh} />;
  return (
    <main class="home">
      <header class="home-hero">
        <Forest />
        <div class="home-tools">
          <FullScreen />
        </div>
        <div class="home-title">
          <h1>{words.app.name}</h1>
          <p>{words.app.tagline}</p>
        </div>
      </header>
      <div class="home-body">
        {device ? <PlaceNews device={device} /> : null}
        {played ? <played.SavesSay /> : null}
        <nav class="home-first" aria-label={w.first}>
          <GoOn {...going} />
          <OtherTables running={running} />
          {going.fresh ? first : null}
        </nav>
        <nav class="home-ways" aria-label={words.app.name}>
          <Way to="new" icon={swords} name={w.newFight} note={w.newFightNote} />
          <Way to="company" icon={banner} name={w.campaigns} note={w.campaignsNote} />
          <Way to="might" icon={cards} name={w.might} note={w.mightNote} />
          <Way to="packs" icon={knapsack} name={w.packs} note={w.packsNote} />
          <Way to="rules" icon={book} name={w.rules} note={w.rulesNote} />
          {going.fresh ? null : first}
        </nav>
        {played ? <played.Fought /> : null}
        <Shelf games={games} />
      </div>
      <div class="home-low">
        {device && Line ? <Line device={device} played={!going.fresh} /> : null}
        <footer class="home-foot">
          <a class="btn quiet" href={hrefTo('settings')}>
            <Stroke of="gear" />
            {w.settings}
          </a>
          <a class="btn quiet" href={hrefTo('about')}>
            <Stroke of="why" />
            {w.about}
          </a>
          <p class="soft">{words.app.unofficial}</p>
        </footer>
      </div>
    </main>
  );
}

/** What the device has to say comes after the lists of what was played, or by itself where those do not come. */
function useLine(listed: boolean): typeof DeviceLine | undefined {
  const [line, setLine] = useState<{ readonly of: typeof DeviceLine } | undefined>(undefined);
  useEffect(() => {
    const load = (): void =>
      void import('./DeviceLine').then(({ DeviceLine }) => setLine({ of: DeviceLine }), console.error);
    const timer = setTimeout(load, listed ? 0 : 3000);
    return () => clearTimeout(timer);
  }, [listed]);
  return line?.of;
}

/** Tables of other games that go on, after those of Oathsworn. */
function OtherTables({ running }: Pick<Props, 'running'>) {
  const [tables, setTables] = useState(lastTables.read);
  useEffect(() => {
    running().then(found => {
      lastTables.keep(found);
      setTables(found);
    }, console.error);
  }, []);
  return (
    <>
      {tables.map(({ game, name, to }) => (
        <GoOnWay key={game} to={to} icon={flame} name={w.goOn(game)} note={[name]} />
      ))}
    </>
  );
}

function Way(props: { to: string; icon: string; name: string; note: string; main?: boolean }) {
  return (
    <a class={props.main ? 'way panel main' : 'way panel'} href={hrefTo(props.to)}>
      <Icon of={props.icon} />
      <WayInside name={props.name} note={props.note} />
    </a>
  );
}
