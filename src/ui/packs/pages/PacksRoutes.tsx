import '../parts/packs.css';
import { lazy } from '../../parts/lazy';
import { PackList } from '../list/PackList';

// The list needs neither the editor nor the engine of a fight.
const PackPage = lazy(async () => (await import('./PackPage')).PackPage);
const PlayPage = lazy(async () => (await import('./PlayPage')).PlayPage);

/** All pages of packs: `#/packs`, `#/packs/<pack>`, `#/packs/<pack>/<encounter>/<part>`. */
export function PacksRoutes({ rest }: { rest: readonly string[] }) {
  const [id, encounter, part] = rest;
  if (!id) return <PackList />;
  if (encounter && part === 'play') return <PlayPage id={id} encounter={encounter} />;
  return <PackPage id={id} encounter={encounter} part={part} />;
}
