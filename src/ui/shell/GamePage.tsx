import type { PageProps, Shelved } from '../../games/game';
import { lazy } from '../parts/lazy';
import { openGame } from './open-games';

/** Sentences that any document in play may say. */
const sharedWords = () =>
  Promise.all([import('../words/said/shared/learn-history'), import('../words/said/shared/learn-saves')]);

const pagesOf = (shelved: Shelved) =>
  lazy<PageProps>(async () => {
    const game = await openGame(shelved);
    const [pages] = await Promise.all([game.pages(), game.words(), sharedWords()]);
    return pages;
  });

/** The component is made once for each game, so that loaded code stays. */
const made = new Map<string, ReturnType<typeof pagesOf>>();

/** The pages of a game of the shelf, loaded when they are first asked for. */
export function GamePage({ of, rest }: PageProps & { of: Shelved }) {
  const Pages = made.get(of.id) ?? pagesOf(of);
  made.set(of.id, Pages);
  return <Pages rest={rest} />;
}
