import './packs.css';
import { PackList } from './PackList';
import { PackPage } from './PackPage';
import { PlayPage } from './PlayPage';

/** All pages of packs, one chunk: `#/packs`, `#/packs/<pack>`, `#/packs/<pack>/<encounter>/<part>`. */
export function PacksRoutes({ rest }: { rest: readonly string[] }) {
  const [id, encounter, part] = rest;
  if (!id) return <PackList />;
  if (encounter && part === 'play') return <PlayPage id={id} encounter={encounter} />;
  return <PackPage id={id} encounter={encounter} part={part} />;
}
