import { knownKind } from '../../storage/known';
import type { Game } from '../game';

export const game: Game = {
  id: 'darkholds',
  kinds: async () => [
    knownKind((await import('./door/play')).playKind),
    knownKind((await import('./door/campaign')).campaignKind),
    knownKind((await import('./door/box')).boxKind),
  ],
  pages: async () => (await import('./ui/DarkholdsPages')).DarkholdsPages,
  words: () => import('./words/learn'),
  book: async () => (await import('../../../docs/darkholds/RULES.md?raw')).default,
  busy: ([page, id]) => (page === 'level' || page === 'campaign') && id !== undefined,
  unfinished: ({ kind, about }) =>
    (kind === 'darkholds/level' && about.end === '') ||
    (kind === 'darkholds/campaign' && about.playing === 1),
};
