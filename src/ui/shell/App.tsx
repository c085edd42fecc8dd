import '../style/fonts.css';
import '../style/tokens.css';
import '../style/base.css';
import '../style/controls.css';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps, Running, Shelved } from '../../games/game';
import type { Device } from '../../offline/device';
import { held } from '../../storage/file/held';
import { Guard } from '../parts/frame/Guard';
import { lazy } from '../parts/frame/lazy';
import { useAppKeys } from '../parts/frame/useAppKeys';
import { followFieldLimits } from '../parts/input/fieldLimits';
import { Home } from './Home';
import { openGame } from './open-games';
import { followPrefs } from './prefs';
import { followHash, route } from './router';

const pagesOf = (shelved: Shelved) => lazy<PageProps>(async () => (await openGame(shelved)).pages());

/** The component is made once for each game, so that loaded code stays. */
const made = new Map<string, ReturnType<typeof pagesOf>>();

/** The pages of a game of the shelf, loaded when they are first asked for. */
function GamePage({ of, rest }: PageProps & { of: Shelved }) {
  const Pages = made.get(of.id) ?? pagesOf(of);
  made.set(of.id, Pages);
  return <Pages rest={rest} />;
}

const Settings = lazy(async () => (await import('./Settings')).Settings);
const Safe = lazy(async () => (await import('./Safe')).Safe);
const DevicePage = lazy(async () => (await import('./DevicePage')).DevicePage);
const Moving = lazy(async () => (await import('./Moving')).Moving);
// Small, but seldom needed: the first screen is drawn without them.
const HeldBack = lazy(async () => (await import('../parts/documents/HeldBack')).HeldBack);
const KeysSheet = lazy(async () => (await import('../parts/frame/Keys')).KeysSheet);
const About = lazy(async () => (await import('./About')).About);
const Rules = lazy(async () => (await import('./Rules')).Rules);
const JoinPage = lazy(async () => (await import('../hands/JoinPage')).JoinPage);
const GameRules = lazy(async () => (await import('./GameRules')).GameRules);
interface Props {
  readonly device?: Device;
  /** The page of the ground floor at an address without a prefix, if it has one there. */
  readonly ground: (page: string | undefined, rest: readonly string[]) => VNode | undefined;
  /** The games of the shelf. */
  readonly games: readonly Shelved[];
  /** Open tables of those games. */
  readonly running: () => Promise<readonly Running[]>;
}

export function App(props: Props) {
  useEffect(() => {
    const stopPrefs = followPrefs();
    const stopHash = followHash();
    followFieldLimits(document);
    return () => {
      stopPrefs();
      stopHash();
    };
  }, []);
  const [keys, closeKeys] = useAppKeys();
  const [page, ...rest] = route.value;
  return (
    <>
      <Guard key={page}>{screenOf(page, rest, props)}</Guard>
      {held.value ? <HeldBack held={held.value} /> : null}
      {keys ? <KeysSheet onClose={closeKeys} /> : null}
    </>
  );
}

function settingsOf(part: string | undefined, device: Device | undefined) {
  switch (part) {
    case 'safe':
      return <Safe />;
    case 'device':
      return <DevicePage device={device} />;
    default:
      return <Settings device={device} />;
  }
}

function screenOf(
  page: string | undefined,
  rest: readonly string[],
  { device, ground, games, running }: Props,
) {
  switch (page) {
    case 'join':
    case 'look':
      return <JoinPage key={rest[0]} way={page} secret={rest[0] ?? ''} />;
    case 'about':
      return <About />;
    case 'rules': {
      const of = games.find(({ id }) => id === rest[0]);
      return of ? (
        <GameRules key={rest.join('/')} of={of} first={rest[1]} />
      ) : (
        <Rules key={rest[0]} first={rest[0]} />
      );
    }
    case 'moving':
      return <Moving key={rest[0]} code={rest[0]} />;
    case 'settings':
      return settingsOf(rest[0], device);
    default: {
      const game = games.find(({ id }) => id === page);
      if (game) return <GamePage of={game} rest={rest} />;
      return ground(page, rest) ?? <Home device={device} games={games} running={running} />;
    }
  }
}
