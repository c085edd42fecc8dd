import { knownKind } from '../../storage/known';
import type { Game } from '../game';

export const game: Game = {
  id: 'korrem',
  kinds: async () => [
    knownKind((await import('./door/battle')).battleKind),
    knownKind((await import('./door/world')).worldKind),
    knownKind((await import('./door/box')).boxKind),
  ],
  pages: async () => (await import('./ui/KorremPages')).KorremPages,
  words: () => import('./words/learn'),
  book: async () => (await import('../../../docs/korrem/RULES.md?raw')).default,
  busy: ([page, id]) => (page === 'battle' || page === 'world') && id !== undefined,
  unfinished: ({ kind, about }) => (kind === 'korrem/battle' || kind === 'korrem/world') && about.end === '',
};
