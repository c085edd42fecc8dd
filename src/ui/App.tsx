import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { useEffect } from 'preact/hooks';
import type { Device } from '../offline/device';
import { Guard } from './parts/Guard';
import { lazy } from './parts/lazy';
import { useAppKeys } from './parts/useAppKeys';
import { followPrefs } from './prefs';
import { followHash, route } from './router';
import { Home } from './screens/Home';

const Settings = lazy(async () => (await import('./screens/Settings')).Settings);
const Begin = lazy(async () => (await import('./screens/Begin')).Begin);
const Demo = lazy(async () => (await import('./screens/Begin')).Demo);
const FightPage = lazy(async () => (await import('./screens/FightPage')).FightPage);
const MightAlone = lazy(async () => (await import('./screens/MightAlone')).MightAlone);
const CompanyRoutes = lazy(async () => {
  // The page that is asked for comes along with the way to it, not after it.
  if (route.value[1] === 'new') import('./campaign/Found').catch(() => undefined);
  else if (route.value[1]) import('./campaign/CompanyPage').catch(() => undefined);
  return (await import('./campaign/CompanyRoutes')).CompanyRoutes;
});
const KeysSheet = lazy(async () => (await import('./parts/Keys')).KeysSheet);
const About = lazy(async () => (await import('./screens/About')).About);
const Rules = lazy(async () => (await import('./screens/Rules')).Rules);
const PacksRoutes = lazy(async () => {
  // What the list reads comes along with the page, not after it.
  if (route.value[1] === undefined) import('./packs/PackLines').catch(() => undefined);
  return (await import('./packs/PacksRoutes')).PacksRoutes;
});
// For those who work on the parts; not in the built app.
const Gallery = import.meta.env.DEV
  ? lazy(async () => (await import('./screens/Gallery')).Gallery)
  : undefined;
const GalleryFight = import.meta.env.DEV
  ? lazy(async () => (await import('./screens/GalleryFight')).GalleryFight)
  : undefined;

export function App({ device }: { device?: Device }) {
  useEffect(() => {
    const stopPrefs = followPrefs();
    const stopHash = followHash();
    return () => {
      stopPrefs();
      stopHash();
    };
  }, []);
  const [keys, closeKeys] = useAppKeys();
  const [page, ...rest] = route.value;
  return (
    <>
      <Guard key={page}>{screenOf(page, rest, device)}</Guard>
      {keys ? <KeysSheet onClose={closeKeys} /> : null}
    </>
  );
}

function screenOf(page: string | undefined, rest: readonly string[], device: Device | undefined) {
  switch (page) {
    case 'new':
      return <Begin which={rest[0]} />;
    case 'demo':
      return <Demo />;
    case 'fight':
      return <FightPage id={rest[0] ?? ''} />;
    case 'might':
      return <MightAlone />;
    case 'company':
      return <CompanyRoutes rest={rest} />;
    case 'about':
      return <About />;
    case 'rules':
      return <Rules key={rest[0]} first={rest[0]} />;
    case 'settings':
      return <Settings device={device} />;
    case 'packs':
      return <PacksRoutes rest={rest} />;
    case 'gallery':
      if (GalleryFight && rest[0] === 'fight') return <GalleryFight which={rest[1]} />;
      return Gallery ? <Gallery /> : <Home device={device} />;
    default:
      return <Home device={device} />;
  }
}
