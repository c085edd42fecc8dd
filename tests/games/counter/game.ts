import type { Game } from '../../../src/games/game';
import { knownKind } from '../../../src/storage/known';

export const game: Game = {
  id: 'counter',
  kinds: async () => [knownKind((await import('./door')).countKind)],
  pages: async () => (await import('./ui/Page')).CounterPages,
  words: () => import('./words'),
  book: async () => (await import('./RULES.md?raw')).default,
  busy: ([id]) => id !== undefined,
  unfinished: ({ about }) => Number(about.total) < 100,
};
