import { knownKind } from '../../storage/known';
import type { Game } from '../game';

export const game: Game = {
  id: 'darkleaf',
  kinds: async () => [
    knownKind((await import('./door/duel')).duelKind),
    knownKind((await import('./door/books')).booksKind),
  ],
  pages: async () => (await import('./ui/DarkleafPages')).DarkleafPages,
  words: () => import('./words/learn'),
  book: async () => (await import('../../../docs/darkleaf/RULES.md?raw')).default,
  busy: ([page, id]) => page === 'duel' && id !== undefined,
  unfinished: ({ kind, about }) => kind === 'darkleaf/duel' && about.end === '',
};
