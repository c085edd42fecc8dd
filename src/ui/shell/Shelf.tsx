import type { Shelved } from '../../games/game';
import { WayInside } from '../parts/frame/WayInside';
import { words } from '../words';
import { hrefTo } from './router';

/** First letters of its first and its last word: two names may begin alike. */
const initials = (name: string): string => name.replace(/^(.).* (.).*$/, '$1$2');

/** The other games, below the one that the app is named for. */
export function Shelf({ games }: { games: readonly Shelved[] }) {
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
