import type { Game } from '../../../src/games/game';
import { knownKind } from '../../../src/storage/known';
import { lazyPages } from '../../../src/ui/parts/frame/lazyPages';

export const game: Game = {
  id: 'counter',
  kinds: async () => [knownKind((await import('./door')).countKind)],
  pages: async () => lazyPages(() => import('./words'))(async () => (await import('./ui/Page')).CounterPages),
  book: async () => (await import('./RULES.md?raw')).default,
  busy: ([id]) => id !== undefined,
  unfinished: ({ about }) => Number(about.total) < 100,
};
