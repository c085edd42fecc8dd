import type { Game } from '../game';

export const game: Game = {
  id: 'darkleaf',
  async kinds() {
    const [{ knownKind }, { duelKind }, { booksKind }] = await Promise.all([
      import('../../storage/known'),
      import('./door/duel'),
      import('./door/books'),
    ]);
    return [knownKind(duelKind), knownKind(booksKind)];
  },
  pages: async () => (await import('./ui/DarkleafPages')).DarkleafPages,
  book: async () => (await import('../../../docs/darkleaf/RULES.md?raw')).default,
  busy: ([page, id]) => page === 'duel' && id !== undefined,
  unfinished: ({ kind, about }) => kind === 'darkleaf/duel' && about.end === '',
};
