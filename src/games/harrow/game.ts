import { knownKind } from '../../storage/known';
import type { Game } from '../game';

export const game: Game = {
  id: 'harrow',
  kinds: async () => [knownKind((await import('./door/solo')).soloKind)],
  pages: async () => (await import('./ui/HarrowPages')).HarrowPages,
  words: () => import('./words/learn'),
  book: async () => (await import('../../../docs/harrow/RULES.md?raw')).default,
  busy: ([page, id]) => id !== undefined && id !== 'new' && page !== 'maps',
};
