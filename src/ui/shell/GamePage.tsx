import type { PageProps, Shelved } from '../../games/game';
import { lazy } from '../parts/frame/lazy';
import { openGame } from './open-games';

const pagesOf = (shelved: Shelved) => lazy<PageProps>(async () => (await openGame(shelved)).pages());

/** The component is made once for each game, so that loaded code stays. */
const made = new Map<string, ReturnType<typeof pagesOf>>();

/** The pages of a game of the shelf, loaded when they are first asked for. */
export function GamePage({ of, rest }: PageProps & { of: Shelved }) {
  const Pages = made.get(of.id) ?? pagesOf(of);
  made.set(of.id, Pages);
  return <Pages rest={rest} />;
}
